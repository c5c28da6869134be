// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulebook/incident.h"

#include <algorithm>

namespace mz {

bool Incident::hasSeenAt(int step) const {
    return (seenSteps >> static_cast<unsigned>(step) & 1U) != 0;
}

bool Incident::hasSeen(Step step) const {
    for (std::size_t i = 0; i < procedure->steps.size(); ++i)
        if (procedure->steps[i].step == step && hasSeenAt(static_cast<int>(i)))
            return true;
    return false;
}

void Incident::see(int step, const Mark& mark) {
    // Nobody does a step as often as this; of a log that says so the last time is kept.
    constexpr int mostSeen = 64;
    if (std::ranges::count(seen, step, &SeenStep::step) == mostSeen)
        std::erase_if(seen, [&, left = mostSeen](const SeenStep& one) mutable {
            return one.step == step && --left == 0;
        });
    seen.push_back({step, mark.line, mark.tick});
    seenSteps |= StepMask{1} << static_cast<unsigned>(step);
    const Step sign = procedure->steps[static_cast<std::size_t>(step)].step;
    if (sign == Step::finishDeal)
        replacements = 0;
    else if (sign == Step::replaceCard)
        ++replacements;
}

bool Incident::awaits(Step step) const { return procedure->asksFor(step) && !hasSeen(step); }

void Incident::forget(int step) {
    std::erase_if(seen, [=](const SeenStep& one) { return one.step == step; });
    seenSteps &= ~(StepMask{1} << static_cast<unsigned>(step));
}

void Incident::add(Fault fault, Severity severity, int line) {
    if (std::ranges::none_of(faults, [=](const FoundFault& one) { return one.fault == fault; }))
        faults.push_back({fault, severity, line});
}

void Incident::countMisplaced() {
    for (const Misplaced& one : misplaced) {
        const ProcedureBan& ban = procedure->never[static_cast<std::size_t>(one.ban)];
        if (ban.ban != Ban::cardLeftOut) // matters only when a street is dealt from that shuffle
            add(ban.fault, ban.severity, one.line);
    }
    misplaced.clear();
}

} // namespace mz
