// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/betting/structure.h"

#include <algorithm>
#include <bit>

namespace mz {

int Structure::players() const { return std::popcount(occupied); }

Seat Structure::nextAfter(Seat seat, SeatMask among) const {
    if (among == 0)
        return 0;
    const unsigned above = among & ~((2U << static_cast<unsigned>(seat)) - 1U);
    return std::countr_zero(above != 0 ? above : unsigned{among});
}

Seat Structure::blindSeat(int blind) const {
    const bool buttonIsSmallBlind = players() == 2 && blindCount == 2;
    Seat seat = buttonIsSmallBlind ? button : firstSeat();
    for (int i = 0; i < blind; ++i)
        seat = nextAfter(seat, occupied);
    return seat;
}

Seat Structure::bigBlindSeat() const {
    return blindCount == 0 ? 0 : blindSeat(std::min(blindCount, 2) - 1);
}

Seat Structure::opener() const {
    return blindCount == 0 ? firstSeat() : nextAfter(blindSeat(blindCount - 1), occupied);
}

Chips Structure::biggestBlind() const { return *std::ranges::max_element(blinds); }

Chips Structure::chipsInPlay() const {
    Chips sum;
    for (const Chips stack : stacks)
        sum += stack;
    return sum;
}

} // namespace mz
