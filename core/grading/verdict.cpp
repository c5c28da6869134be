// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grading/verdict.h"

#include <algorithm>
#include <utility>

namespace mz {

int costOf(Fault fault, Severity severity) {
    if (fault == Fault::stepMissed)
        return 0; // it costs its step
    switch (severity) {
    case Severity::critical:
        return 40;
    case Severity::major:
        return 15;
    case Severity::minor:
        return 5;
    }
    return 0;
}

namespace {

int costOf(const std::vector<FaultFinding>& faults) {
    int cost = 0;
    for (const FaultFinding& fault : faults)
        cost = std::min(cost + mz::costOf(fault.fault, fault.severity), 1'000'000);
    return cost;
}

bool anyCritical(const std::vector<FaultFinding>& faults) {
    return std::ranges::any_of(
        faults, [](const FaultFinding& f) { return f.severity == Severity::critical; });
}

IncidentVerdict gradeIncident(const Incident& incident, bool oneLeft, Judging judging) {
    IncidentFinding finding = judge(incident, oneLeft, judging);
    IncidentVerdict verdict;
    verdict.kind = incident.kind;
    verdict.rule = incident.procedure->rule;
    verdict.cause = incident.cause;
    verdict.opened = incident.opened;
    verdict.closed = incident.closed;
    verdict.procedure = incident.procedure;
    if (incident.firstActAt)
        verdict.reactionMs = *incident.firstActAt - incident.opened.t;
    const auto owed = static_cast<int>(finding.steps.size());
    const auto done = static_cast<int>(std::ranges::count_if(finding.steps, &StepFinding::done));
    if (done == owed && finding.faults.empty()) {
        verdict.outcome = Outcome::correct;
        verdict.score = 100;
    } else {
        const bool nothingDone = owed > 0 && done == 0;
        verdict.outcome =
            anyCritical(finding.faults) || nothingDone ? Outcome::wrong : Outcome::partial;
        const int steps = owed == 0 ? 100 : 100 * done / owed;
        verdict.score = std::clamp(steps - costOf(finding.faults), 0, 99);
    }
    verdict.steps = std::move(finding.steps);
    verdict.faults = std::move(finding.faults);
    return verdict;
}

int sessionScore(const Verdict& verdict, const Evidence& evidence) {
    std::int64_t sum = 0;
    for (const IncidentVerdict& incident : verdict.incidents)
        sum += incident.score;
    std::int64_t parts = std::ssize(verdict.incidents) +
                         static_cast<std::int64_t>(evidence.irregularities - evidence.happened);
    if (parts == 0) {
        parts = 1;
        sum = verdict.finished ? 100 : 0;
    }
    std::int64_t cost = costOf(verdict.faults);
    for (const Help& help : verdict.help)
        cost += help.cost;
    const std::int64_t left = sum - cost * parts;
    return left <= 0 ? 0 : static_cast<int>(left / parts);
}

} // namespace

Verdict grade(const Evidence& evidence, Judging judging) {
    Verdict verdict;
    verdict.finished = evidence.finished;
    verdict.help.assign(evidence.help.begin(), evidence.help.end());
    for (const Incident& incident : evidence.watch.incidents)
        verdict.incidents.push_back(gradeIncident(incident, evidence.oneLeft, judging));
    for (const FoundFault& fault : evidence.watch.faults)
        verdict.faults.push_back({fault.fault, fault.severity, fault.line, nullptr});
    if (judging == Judging::final && evidence.watch.shortFlopLine)
        verdict.faults.push_back({Fault::wrongCount, severityOf(Fault::wrongCount),
                                  evidence.watch.shortFlopLine, nullptr});
    sortFaults(verdict.faults);
    verdict.score = sessionScore(verdict, evidence);
    const bool critical =
        anyCritical(verdict.faults) ||
        std::ranges::any_of(verdict.incidents, [](const IncidentVerdict& incident) {
            return anyCritical(incident.faults);
        });
    verdict.passed = verdict.finished && verdict.score >= evidence.pass && !critical;
    return verdict;
}

std::string_view code(Outcome outcome) {
    constexpr std::array<std::string_view, 3> names{"correct", "partial", "wrong"};
    return names[static_cast<std::size_t>(outcome)];
}

std::string_view code(Cause cause) { return cause == Cause::injected ? "injected" : "dealer"; }

std::string_view code(Help::Kind kind) { return kind == Help::Kind::hint ? "hint" : "back"; }

} // namespace mz
