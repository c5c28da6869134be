// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulebook/signs.h"

#include <algorithm>
#include <array>

namespace mz {

namespace {

constexpr std::array<std::string_view, stepCount> steps{"announce-misdeal",
                                                        "gather",
                                                        "shuffle",
                                                        "cut",
                                                        "redeal",
                                                        "finish-deal",
                                                        "replace-card",
                                                        "card-to-burns",
                                                        "extra-to-burns",
                                                        "deal-flop",
                                                        "deal-turn",
                                                        "deal-river",
                                                        "board-to-deck",
                                                        "finish-betting",
                                                        "finish-turn-betting",
                                                        "set-aside",
                                                        "take-back",
                                                        "to-deck",
                                                        "aside-to-deck",
                                                        "burn",
                                                        "award"};

constexpr std::array<std::string_view, banCount> bans{
    "deal-on",           "act-before-replaced", "misdeal",
    "keep-card",         "card-left-on-board",  "street-over-card",
    "pick-extra",        "card-elsewhere",      "take-other-card",
    "burn-before-flop",  "burn-before-turn",    "burn-before-river",
    "burns-in-shuffle",  "muck-in-shuffle",     "card-left-out",
    "award-silent-seat", "leave-out-seat",      "retrieve-hand",
    "replace-card"};

constexpr std::array<std::string_view, 1> facts{"one-left"};

template <typename Value, std::size_t size>
std::optional<Value> among(const std::array<std::string_view, size>& codes, std::string_view text) {
    const auto found = std::ranges::find(codes, text);
    if (found == codes.end())
        return std::nullopt;
    return static_cast<Value>(found - codes.begin());
}

} // namespace

std::string_view code(Step step) { return steps[static_cast<std::size_t>(step)]; }

std::optional<Step> stepFromCode(std::string_view text) { return among<Step>(steps, text); }

std::string_view code(Ban ban) { return bans[static_cast<std::size_t>(ban)]; }

std::optional<Ban> banFromCode(std::string_view text) { return among<Ban>(bans, text); }

std::string_view code(Fact fact) { return facts[static_cast<std::size_t>(fact)]; }

std::optional<Fact> factFromCode(std::string_view text) { return among<Fact>(facts, text); }

} // namespace mz
