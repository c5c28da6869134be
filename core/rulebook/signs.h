// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rulebook/fault.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace mz {

// The steps of the remedies: what is seen at the table when one is done. Values, so that a step can
// be matched, shown, described and read from a file.
enum class Step : std::uint8_t {
    announceMisdeal, // "misdeal" is called
    gather,          // every card has come back into the deck
    shuffle,
    cut,
    redeal,       // everybody has two cards again after the gather
    finishDeal,   // everybody has two cards
    replaceCard,  // the seat of the exposed card gets another one out of its turn
    cardToBurns,  // the exposed card has come to the burncards
    extraToBurns, // the extra card has come to the burncards
    dealFlop,     // a flop has come from the deck
    dealTurn,
    dealRiver,
    boardToDeck,       // all the cards concerned have come into the deck
    finishBetting,     // the round in which the incident happened is over
    finishTurnBetting, // the round on the turn is over
    setAside,          // the early card lies aside
    takeBack,          // the early card is off the board, in the deck or aside
    toDeck,            // the early card has come into the deck
    asideToDeck,       // the same, from where it was set aside
    burn,
    award // every pot is awarded
};
inline constexpr int stepCount = 21;

// What a remedy forbids: what is seen when it is done all the same.
enum class Ban : std::uint8_t {
    dealOn,            // before the gather a card is pitched, burned or turned, or a player acts
    actBeforeReplaced, // a player acts before the card is replaced or taken back
    misdeal,           // a misdeal is called, or all cards are gathered
    keepCard,          // the flop comes while the card lies in the hand
    cardLeftOnBoard,   // a player acts while an early card lies on the board
    streetOverCard,    // the next street comes while early cards lie on the board
    pickExtra,         // a player acts, or the turn comes, on what is left of an overfull flop
    cardElsewhere,     // a board card comes to the muck, the burncards, aside or into a hand
    takeOtherCard,     // another card of the seat is taken
    burnBeforeFlop,
    burnBeforeTurn,
    burnBeforeRiver,
    burnsInShuffle, // the deck that is shuffled holds burncards
    muckInShuffle,  // … discards, or cards of a live hand
    cardLeftOut,    // a card that belongs in the shuffle lies elsewhere
    awardSilentSeat,
    leaveOutSeat,
    retrieveHand, // cards come back from the muck into a hand
    replaceCard   // a card that plays is replaced or taken
};
inline constexpr int banCount = 19;

// A fact that waives a step.
enum class Fact : std::uint8_t { oneLeft };

[[nodiscard]] std::string_view code(Step step);
[[nodiscard]] std::optional<Step> stepFromCode(std::string_view text);
[[nodiscard]] std::string_view code(Ban ban);
[[nodiscard]] std::optional<Ban> banFromCode(std::string_view text);
[[nodiscard]] std::string_view code(Fact fact);
[[nodiscard]] std::optional<Fact> factFromCode(std::string_view text);

} // namespace mz
