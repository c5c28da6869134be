// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/report/report_facts.h"

#include "app/desktop/report/report_moments.h"

#include <algorithm>

namespace mz {

namespace {

void addOnce(auto& list, const auto& one) {
    if (std::ranges::find(list, one) == list.end())
        list.push_back(one);
}

int stepsMissed(const std::vector<FaultFinding>& faults) {
    return static_cast<int>(std::ranges::count(faults, Fault::stepMissed, &FaultFinding::fault));
}

class Collector {
public:
    explicit Collector(const ReportDetails& details) : m_details(details) {
        m_facts.name = details.name;
        m_facts.number = details.number;
        m_facts.lastHash = details.lastHash;
        m_facts.startNumber = details.startNumber;
        m_facts.record = details.record;
        m_facts.imported = details.imported;
        m_facts.pass = details.pass.value_or(0);
    }

    void add(const ReportedLog& reported) {
        const DebriefLog& log = reported.log;
        const Review& review = *log.review;
        addHeader(review.log().header);
        if (const auto& sitting = review.log().header.sitting)
            m_planned = std::max(m_planned, static_cast<std::size_t>(sitting->hands));
        addTimes(reported);
        const Rulebook& book = *review.theCase().rulebook;
        addOnce(m_facts.rulebooks, EditionFacts{book.id, book.title, book.edition});
        addOnce(m_facts.packs, EditionFacts{log.pack, log.packTitle.value_or(Text{}), log.edition});
        for (const Lack& lack : log.lacks)
            addLack(lack);
        if (!m_details.pass)
            m_facts.pass = std::max(m_facts.pass, log.pass);
        const auto moments = momentsToMend(m_facts.hands.size(), log.review);
        m_facts.moments.insert(m_facts.moments.end(), moments.begin(), moments.end());
        addVerdict(review.verdict(), review.theCase().scenario);
    }

    ReportFacts facts() {
        m_facts.planned = std::max({m_details.planned, m_planned, m_facts.hands.size()});
        std::int64_t scores = 0;
        bool finished = m_facts.hands.size() == m_facts.planned;
        FaultCounts faults;
        for (const HandFacts& hand : m_facts.hands) {
            scores += hand.score;
            finished = finished && hand.finished;
            faults += hand.faults;
        }
        m_facts.score = static_cast<int>(scores / static_cast<std::int64_t>(m_facts.planned));
        m_facts.result = !finished                      ? ReportResult::notFinished
                         : faults.critical > 0          ? ReportResult::criticalFault
                         : m_facts.score < m_facts.pass ? ReportResult::tooFewPoints
                                                        : ReportResult::passed;
        if (m_facts.name.isEmpty() && m_facts.traineesInLogs.size() == 1)
            m_facts.name = m_facts.traineesInLogs.front();
        if (!m_timesKnown)
            m_facts.startedAt = m_facts.endedAt = std::nullopt;
        std::ranges::sort(m_facts.rules, {}, [](const RuleFacts& rule) {
            return std::tuple(rule.rule == "none", rule.rule, rule.kind);
        });
        sortByCost(m_facts.moments);
        return std::move(m_facts);
    }

private:
    void addHeader(const LogHeader& header) {
        addOnce(m_facts.modes, header.mode);
        if (!header.trainee.empty())
            addOnce(m_facts.traineesInLogs, QString::fromStdString(header.trainee));
        if (!header.program.empty())
            addOnce(m_facts.programs, header.program);
    }

    void addTimes(const ReportedLog& reported) {
        const std::int64_t played = reported.log.review->moments().back().t;
        m_facts.playedMs += played;
        if (!reported.startedAt) {
            m_timesKnown = false;
            return;
        }
        const std::int64_t started = *reported.startedAt;
        const std::int64_t ended = reported.endedAt.value_or(started + played);
        m_facts.startedAt = std::min(m_facts.startedAt.value_or(started), started);
        m_facts.endedAt = std::max(m_facts.endedAt.value_or(ended), ended);
    }

    void addLack(const Lack& lack) {
        const auto same = [&](const Lack& other) {
            return other.kind == lack.kind && other.args == lack.args;
        };
        if (std::ranges::none_of(m_facts.lacks, same))
            m_facts.lacks.push_back(lack);
    }

    void addVerdict(const Verdict& verdict, const Scenario& scenario) {
        HandFacts hand{scenario.id,
                       scenario.title,
                       scenario.seed,
                       verdict.finished,
                       verdict.passed,
                       verdict.score,
                       {},
                       0,
                       {}};
        hand.faults.add(verdict.faults);
        m_facts.ownFaults.add(verdict.faults);
        for (const IncidentVerdict& incident : verdict.incidents) {
            hand.faults.add(incident.faults);
            hand.stepsMissed += stepsMissed(incident.faults);
            hand.reactions.add(incident.reactionMs);
            addIncident(incident);
        }
        for (const Help& help : verdict.help) {
            const bool hint = help.kind == Help::Kind::hint;
            ++(hint ? m_facts.help.hints : m_facts.help.takenBack);
            (hint ? m_facts.help.hintCost : m_facts.help.takenBackCost) += help.cost;
        }
        m_facts.hands.push_back(std::move(hand));
    }

    void addIncident(const IncidentVerdict& incident) {
        auto rule = std::ranges::find_if(m_facts.rules, [&](const RuleFacts& one) {
            return one.rule == incident.rule && one.kind == incident.kind;
        });
        if (rule == m_facts.rules.end()) {
            m_facts.rules.push_back({incident.rule, incident.kind, 0, 0, 0, {}, 0, {}});
            rule = std::prev(m_facts.rules.end());
        }
        ++rule->incidents;
        rule->stepsOwed += static_cast<int>(incident.steps.size());
        rule->stepsDone +=
            static_cast<int>(std::ranges::count_if(incident.steps, &StepFinding::done));
        rule->faults.add(incident.faults);
        rule->scores += incident.score;
        rule->reactions.add(incident.reactionMs);
    }

    const ReportDetails& m_details;
    ReportFacts m_facts;
    bool m_timesKnown = true;
    std::size_t m_planned = 0; // hands of the exam, as its logs say
};

} // namespace

void FaultCounts::add(const std::vector<FaultFinding>& faults) {
    for (const FaultFinding& fault : faults) {
        if (fault.fault == Fault::stepMissed)
            continue;
        switch (fault.severity) {
        case Severity::critical:
            ++critical;
            break;
        case Severity::major:
            ++major;
            break;
        case Severity::minor:
            ++minor;
            break;
        }
    }
}

FaultCounts& FaultCounts::operator+=(const FaultCounts& other) {
    critical += other.critical;
    major += other.major;
    minor += other.minor;
    return *this;
}

void ReactionTimes::add(std::optional<std::int64_t> ms) {
    if (!ms)
        return;
    sum += *ms;
    ++count;
}

ReactionTimes& ReactionTimes::operator+=(const ReactionTimes& other) {
    sum += other.sum;
    count += other.count;
    return *this;
}

std::optional<std::int64_t> ReactionTimes::mean() const {
    return count == 0 ? std::nullopt : std::optional(sum / count);
}

bool ReportFacts::isCertificate() const {
    return isExam() && passed() && record.state != SittingCheck::State::changed;
}

bool ReportFacts::isExam() const { return modes.size() == 1 && modes.front() == Mode::exam; }

ReportFacts reportFacts(const std::vector<ReportedLog>& logs, const ReportDetails& details) {
    Collector collector(details);
    for (const ReportedLog& log : logs)
        collector.add(log);
    return collector.facts();
}

} // namespace mz
