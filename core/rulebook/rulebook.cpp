// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulebook/rulebook.h"

#include "core/codes/code_list.h"

#include <algorithm>

namespace mz {

namespace {

constexpr CodeList<5> standings{"text", "derived", "customary", "silent", "disputed"};
constexpr CodeList<3> misdealLimits{"none", "two-acted", "substantial-action"};
constexpr CodeList<3> skippedLimits{"none", "three-acted", "substantial-action"};

} // namespace

bool Procedure::asksFor(Step step) const {
    return std::ranges::any_of(steps, [=](const ProcedureStep& own) { return own.step == step; });
}

std::optional<Answer> Rulebook::answer(IncidentKind kind) const {
    const auto index = static_cast<std::size_t>(kind);
    if (!procedureOf[index])
        return std::nullopt;
    return Answer{kindOf[index], &procedures.find(*procedureOf[index])->second};
}

std::string_view code(Standing standing) { return codeIn(standings, standing); }

std::optional<Standing> standingFromCode(std::string_view text) {
    return valueIn<Standing>(standings, text);
}

std::optional<MisdealLimit> misdealLimitFromCode(std::string_view text) {
    return valueIn<MisdealLimit>(misdealLimits, text);
}

std::optional<SkippedLimit> skippedLimitFromCode(std::string_view text) {
    return valueIn<SkippedLimit>(skippedLimits, text);
}

} // namespace mz
