// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulebook/signs.h"

#include "core/codes/code_list.h"

namespace mz {

namespace {

constexpr CodeList<stepCount> steps{"announce-misdeal",
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

constexpr CodeList<banCount> bans{"deal-on",           "act-before-replaced", "misdeal",
                                  "keep-card",         "card-left-on-board",  "street-over-card",
                                  "pick-extra",        "card-elsewhere",      "take-other-card",
                                  "burn-before-flop",  "burn-before-turn",    "burn-before-river",
                                  "burns-in-shuffle",  "muck-in-shuffle",     "card-left-out",
                                  "award-silent-seat", "leave-out-seat",      "retrieve-hand",
                                  "replace-card"};

constexpr CodeList<1> facts{"one-left"};

} // namespace

std::string_view code(Step step) { return codeIn(steps, step); }

std::optional<Step> stepFromCode(std::string_view text) { return valueIn<Step>(steps, text); }

std::string_view code(Ban ban) { return codeIn(bans, ban); }

std::optional<Ban> banFromCode(std::string_view text) { return valueIn<Ban>(bans, text); }

std::string_view code(Fact fact) { return codeIn(facts, fact); }

std::optional<Fact> factFromCode(std::string_view text) { return valueIn<Fact>(facts, text); }

} // namespace mz
