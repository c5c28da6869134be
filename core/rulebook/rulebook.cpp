// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulebook/rulebook.h"

#include <algorithm>

namespace mz {

namespace {

constexpr std::array<std::string_view, 5> standings{"text", "derived", "customary", "silent",
                                                    "disputed"};
constexpr std::array<std::string_view, 3> misdealLimits{"none", "two-acted", "substantial-action"};
constexpr std::array<std::string_view, 3> skippedLimits{"none", "three-acted",
                                                        "substantial-action"};

template <typename Value, std::size_t size>
std::optional<Value> among(const std::array<std::string_view, size>& codes, std::string_view text) {
    const auto found = std::ranges::find(codes, text);
    if (found == codes.end())
        return std::nullopt;
    return static_cast<Value>(found - codes.begin());
}

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

std::string_view code(Standing standing) { return standings[static_cast<std::size_t>(standing)]; }

std::optional<Standing> standingFromCode(std::string_view text) {
    return among<Standing>(standings, text);
}

std::optional<MisdealLimit> misdealLimitFromCode(std::string_view text) {
    return among<MisdealLimit>(misdealLimits, text);
}

std::optional<SkippedLimit> skippedLimitFromCode(std::string_view text) {
    return among<SkippedLimit>(skippedLimits, text);
}

} // namespace mz
