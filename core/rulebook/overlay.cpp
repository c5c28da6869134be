// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulebook/raw_book.h"

#include <algorithm>

namespace mz {

namespace {

// What came after the step that is taken away comes after its predecessors.
void takeAway(std::vector<RawStep>& steps, const std::string& id) {
    const auto gone = std::ranges::find(steps, id, &RawStep::id);
    if (gone == steps.end())
        return;
    const std::vector<std::string> before = gone->after;
    steps.erase(gone);
    for (RawStep& step : steps)
        if (std::erase(step.after, id) > 0)
            for (const std::string& predecessor : before)
                if (std::ranges::find(step.after, predecessor) == step.after.end())
                    step.after.push_back(predecessor);
}

template <typename Part>
void putOver(std::vector<Part>& parts, const Part& part) {
    const auto same = std::ranges::find(parts, part.id, &Part::id);
    if (same != parts.end())
        *same = part;
    else
        parts.push_back(part);
}

void layOver(RawProcedure& base, const RawProcedure& overlay) {
    for (const RawStep& step : overlay.steps)
        if (step.step)
            putOver(base.steps, step);
        else
            takeAway(base.steps, step.id);
    for (const RawBan& ban : overlay.never)
        if (ban.ban)
            putOver(base.never, ban);
        else
            std::erase_if(base.never, [&](const RawBan& own) { return own.id == ban.id; });
    if (overlay.end)
        base.end = overlay.end;
    if (overlay.why)
        base.why = overlay.why;
    if (overlay.source)
        base.source = overlay.source;
    if (overlay.standing)
        base.standing = overlay.standing;
    base.place = overlay.place;
}

} // namespace

RawBook layOver(RawBook base, const RawBook& overlay, std::vector<Problem>& problems) {
    base.id = overlay.id;
    base.edition = overlay.edition;
    base.title = overlay.title;
    base.place = overlay.place;
    for (const auto& [kind, answer] : overlay.answers)
        base.answers[kind] = answer;
    if (overlay.misdealLimit)
        base.misdealLimit = overlay.misdealLimit;
    if (overlay.skippedLimit)
        base.skippedLimit = overlay.skippedLimit;
    for (const auto& [name, procedure] : overlay.procedures) {
        auto& own = base.procedures[name];
        if (!procedure || procedure->rule || !own) {
            // A whole procedure; one that says only where it differs needs something to differ
            // from.
            if (procedure && !procedure->rule)
                json::Reading(problems).add(procedure->place, Reason::noBase, {name});
            own = procedure;
        } else {
            layOver(*own, *procedure);
        }
    }
    return base;
}

} // namespace mz
