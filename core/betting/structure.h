// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/betting/chips.h"
#include "core/table/zone.h"

#include <array>
#include <cstdint>
#include <span>

namespace mz {

// A set of seats, bit N for Seat N.
using SeatMask = std::uint16_t;

[[nodiscard]] constexpr SeatMask maskOf(Seat seat) {
    return static_cast<SeatMask>(1U << static_cast<unsigned>(seat));
}
[[nodiscard]] constexpr bool holds(SeatMask seats, Seat seat) {
    return (seats & maskOf(seat)) != 0;
}

enum class AnteBy : std::uint8_t { all, bigBlind };

// Who sits where with how much, and what is posted before the deal: all that a hand's money and
// order follow from.
struct Structure {
    int seats = 9;                 // 2 … 10
    SeatMask occupied = 0;         // at least two seats
    Seat button = 1;               // occupied
    std::array<Chips, 4> blinds{}; // small to big
    int blindCount = 0;            // at most 4, and no more than players
    Chips ante{};
    AnteBy anteBy = AnteBy::all;
    std::array<Chips, maxSeats> stacks{}; // by seat - 1

    [[nodiscard]] int players() const;
    // The next seat clockwise among these; the seat itself where there is no other, 0 among nobody.
    [[nodiscard]] Seat nextAfter(Seat seat, SeatMask among) const;
    // The seat that gets the first card: the first occupied one after the button.
    [[nodiscard]] Seat firstSeat() const { return nextAfter(button, occupied); }
    // The seat that posts this blind, counted from 0. Heads-up with two blinds the button posts the
    // small one.
    [[nodiscard]] Seat blindSeat(int blind) const;
    // The second blind, the only one where there is one, 0 without blinds.
    [[nodiscard]] Seat bigBlindSeat() const;
    // Who speaks first before the flop: the seat after the last blind.
    [[nodiscard]] Seat opener() const;
    [[nodiscard]] Chips biggestBlind() const;
    [[nodiscard]] Chips chipsInPlay() const;
};

} // namespace mz
