// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/betting/betting.h"
#include "core/dealing/hand.h"

#include <array>
#include <cstdint>
#include <optional>

namespace mz {

// The table in the middle of a hand: cards, money, and how far the deal has come.
struct State {
    Table table;
    Betting betting;
    std::array<std::uint8_t, maxSeats> dealt{}; // cards of this deal that each seat was given
    std::array<CardId, 2> firstCards{};         // the first two cards of this deal
    std::uint8_t cardsDealt = 0;                // holecards of this deal so far
    std::uint8_t lastPitched = 0;
    bool dealComplete = false;
    Street onBoard = Street::preflop; // the last street whose cards lie there; preflop: none
    // How many cards lay on the board when each street's last card had come; by Street.
    std::array<std::uint8_t, streetCount> boardUpTo{};
    CardMask strays = 0;     // exposed by the dealer: no part of a hand any more
    SeatMask playsBoard = 0; // said at the showdown that they play the board
    std::uint8_t button = 1; // where the button lies
    std::uint32_t shuffles = 0;
    std::uint32_t cuts = 0;
    std::uint32_t gathers = 0;

    [[nodiscard]] int boardCount() const { return table.size(Zones::board); }
    // Whether somebody still has to act before the next street may be dealt.
    [[nodiscard]] bool playersYetToAct() const;
    // The seat to which the next card of the deal belongs, 0 when it is complete.
    [[nodiscard]] Seat dueSeat(const Structure& structure) const;
    // Each card and each chip is in exactly one place.
    [[nodiscard]] bool holds(Chips inPlay) const {
        return table.holds() && betting.sum() == inPlay;
    }

    friend bool operator==(const State&, const State&) = default;
};

// Blinds and antes posted, no card dealt; the deck in its natural order, or in disorder where the
// dealer is to shuffle.
[[nodiscard]] State layOut(const Hand& hand);

// Who has a claim on this pot: the best hand by the cards among its live contenders. Nobody where
// more than one is live and the board is not complete.
[[nodiscard]] SeatMask claims(const Hand& hand, const State& state, int pot);

} // namespace mz
