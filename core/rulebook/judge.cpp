// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulebook/judge.h"

#include <algorithm>
#include <array>
#include <climits>
#include <tuple>

namespace mz {

namespace {

constexpr StepMask bit(std::size_t step) { return StepMask{1} << step; }

// Which of its sightings makes a step done.
struct Doing {
    bool done = false;
    bool tooEarly = false; // only ever seen before a step that it must follow
    int line = 0;
    int tick = 0;
};

using Doings = std::array<Doing, maxSteps>;

// A step is done the first time that it is seen after all of its predecessors that were done; seen
// only before one of them, it is done the last time and out of order.
Doings doings(const Incident& incident) {
    Doings all{};
    const auto& steps = incident.procedure->steps;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        int after = 0;
        for (std::size_t p = 0; p < i; ++p)
            if ((steps[i].allAfter & bit(p)) != 0 && all[p].done)
                after = std::max(after, all[p].tick);
        for (const SeenStep& seen : incident.seen) {
            if (seen.step != static_cast<int>(i))
                continue;
            all[i] = {true, seen.tick < after, seen.line, seen.tick};
            if (!all[i].tooEarly)
                break;
        }
    }
    return all;
}

// When all but one have folded, only those steps are owed that were done or had to come before one
// that was done.
StepMask owed(const Procedure& procedure, const Doings& doings, bool oneLeft) {
    StepMask owed = 0;
    for (std::size_t i = 0; i < procedure.steps.size(); ++i) {
        if (!oneLeft || !procedure.steps[i].waivedByOneLeft)
            owed |= bit(i);
        if (doings[i].done)
            owed |= bit(i) | procedure.steps[i].allAfter;
    }
    return owed;
}

} // namespace

IncidentFinding judge(const Incident& watched, bool oneLeft, Judging judging) {
    IncidentFinding finding;
    Incident incident = watched;
    if (judging == Judging::final)
        incident.countMisplaced(); // the log ends with the cards where they lie
    const Procedure& procedure = *incident.procedure;
    const Doings done = doings(incident);
    const StepMask owedSteps = owed(procedure, done, incident.open() ? oneLeft : incident.oneLeft);
    const bool over = !incident.open() || judging == Judging::final;
    for (const FoundFault& fault : incident.faults)
        finding.faults.push_back({fault.fault, fault.severity, fault.line, nullptr});
    for (std::size_t i = 0; i < procedure.steps.size(); ++i) {
        if ((owedSteps & bit(i)) == 0)
            continue;
        const ProcedureStep& step = procedure.steps[i];
        const std::optional<int> line = done[i].done ? std::optional(done[i].line) : std::nullopt;
        finding.steps.push_back({&step, done[i].done, line});
        if (over && !done[i].done)
            finding.faults.push_back(
                {Fault::stepMissed, severityOf(Fault::stepMissed), std::nullopt, &step});
        if (over && done[i].tooEarly)
            finding.faults.push_back(
                {Fault::wrongOrder, severityOf(Fault::wrongOrder), line, &step});
    }
    sortFaults(finding.faults);
    return finding;
}

std::vector<const ProcedureStep*> dueSteps(const Incident& incident, bool oneLeft) {
    std::vector<const ProcedureStep*> due;
    if (!incident.open())
        return due;
    const auto& steps = incident.procedure->steps;
    const Doings done = doings(incident);
    const StepMask owedSteps = owed(*incident.procedure, done, oneLeft);
    StepMask ready = 0;
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (done[i].done && !done[i].tooEarly)
            ready |= bit(i);
    for (std::size_t i = 0; i < steps.size(); ++i)
        if ((owedSteps & bit(i)) != 0 && (ready & bit(i)) == 0 &&
            (steps[i].allAfter & ~ready & owedSteps) == 0)
            due.push_back(&steps[i]);
    return due;
}

void sortFaults(std::vector<FaultFinding>& faults) {
    std::ranges::stable_sort(faults, {}, [](const FaultFinding& fault) {
        return std::tuple(fault.line.value_or(INT_MAX), fault.fault);
    });
}

} // namespace mz
