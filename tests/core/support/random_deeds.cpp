// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/random_deeds.h"

#include "core/session/next.h"

namespace mz::testing {

namespace {

class Chooser {
public:
    explicit Chooser(Stream& draw) : m_draw(draw) {}

    Deed choose() {
        switch (below(14)) {
        case 0:
            return act::Shuffle{};
        case 1:
            return act::Cut{};
        case 2:
            return act::Pitch{seat(), false};
        case 3:
            return act::Burn{};
        case 4:
            return act::Board{below(8) == 0 ? 1 + below(52) : 1 + below(4)};
        case 5:
        case 6:
        case 7:
            return move();
        case 8:
            return act::Flip{zone(), below(3)};
        case 9:
            return act::Collect{};
        case 10:
            return rarely();
        case 11:
            return act::Award{below(3), static_cast<SeatMask>((1 + below(1023)) << 1)};
        default:
            return deed::Wait{below(2) == 0};
        }
    }

private:
    int below(int n) { return static_cast<int>(m_draw.below(static_cast<std::uint32_t>(n))); }
    Seat seat() { return 1 + below(maxSeats); }

    // The zones that are used most come most.
    Zone zone() { return Zone::fromIndex(below(2) == 0 ? below(Zone::count) : 10 + below(5)); }

    Deed move() {
        act::Move move{zone(), {}, zone(), below(4) == 0 ? End::bottom : End::top};
        if (below(3) == 0)
            move.cards = Picked::all();
        else if (below(2) == 0)
            for (int i = 0, at = below(4); i < 3; ++i, at += 1 + below(3))
                move.cards.add(at);
        return move;
    }

    Deed rarely() {
        switch (below(4)) {
        case 0:
            return act::Gather{};
        case 1:
            return act::Return{};
        case 2:
            return act::MoveButton{seat()};
        default:
            return act::Announce{static_cast<Call>(below(3))};
        }
    }

    Stream& m_draw;
};

} // namespace

Deed randomDeed(Stream& draw) { return Chooser(draw).choose(); }

Deed likelyDeed(const Session& session, Stream& draw) {
    const auto next = nextDeed(session);
    return next && draw.below(2) == 0 ? next->deed : randomDeed(draw);
}

} // namespace mz::testing
