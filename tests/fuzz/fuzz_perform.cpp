// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/log.h"
#include "core/session/next.h"
#include "tests/fuzz/table.h"

#include <cstddef>
#include <cstdint>
#include <span>

using namespace mz;
using namespace mz::fuzz;

namespace {

// Bytes taken as numbers, zeros at the end.
class Bytes {
public:
    explicit Bytes(std::span<const std::uint8_t> bytes) : m_bytes(bytes) {}

    [[nodiscard]] bool empty() const { return m_bytes.empty(); }
    int below(int n) {
        if (m_bytes.empty())
            return 0;
        const int byte = m_bytes.front();
        m_bytes = m_bytes.subspan(1);
        return byte % n;
    }
    Zone zone() { return Zone::fromIndex(below(Zone::count)); }
    Seat seat() { return 1 + below(maxSeats); }

private:
    std::span<const std::uint8_t> m_bytes;
};

act::Move moveOf(Bytes& bytes) {
    act::Move move{bytes.zone(), {}, bytes.zone(), End::top};
    const int how = bytes.below(8);
    if (how >= 4)
        move.end = End::bottom;
    if (how % 4 == 1)
        move.cards = Picked::all();
    int at = 0;
    for (int i = 1; i < how % 4; ++i, ++at) {
        at += bytes.below(4);
        move.cards.add(at);
    }
    return move;
}

Deed deedOf(const Session& session, Bytes& bytes) {
    switch (bytes.below(20)) {
    case 0:
        return act::Shuffle{};
    case 1:
        return act::Cut{};
    case 2:
        return act::Pitch{bytes.seat(), false};
    case 3:
        return act::Burn{};
    case 4:
        return act::Board{1 + bytes.below(cardCount)};
    case 5:
        return act::Gather{};
    case 6:
        return act::Flip{bytes.zone(), bytes.below(cardCount)};
    case 7:
        return act::Collect{};
    case 8:
        return act::Return{};
    case 9:
        return act::Announce{static_cast<Call>(bytes.below(3))};
    case 10:
        return act::MoveButton{bytes.seat()};
    case 11:
        return act::Award{bytes.below(4), static_cast<SeatMask>((1 + bytes.below(255)) << 1)};
    case 12:
        return deed::Wait{false};
    case 13:
        return deed::Wait{true};
    case 14:
        return deed::Back{1 + bytes.below(6)};
    case 15:
        return deed::Hint{1 + bytes.below(3)};
    case 16:
    case 17:
        return moveOf(bytes);
    default:
        if (const auto next = nextDeed(session))
            return next->deed;
        return act::Collect{};
    }
}

} // namespace

// Any deeds, one after the other, at any table: every card and chip stays, what is refused changes
// nothing, and the log of what was done gives the same table again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes bytes({data, size});
    const auto ofCase = dealt(static_cast<unsigned>(bytes.below(256)), rulebook());
    Session session(ofCase);
    Log log;
    for (int line = 2; !bytes.empty() && !session.finished() && line < 2000; ++line) {
        const State before = session.state();
        const Deed deed = deedOf(session, bytes);
        if (session.act(deed, line, line))
            log.entries.push_back({line, line, deed});
        else
            mustHold(session.state() == before);
    }
    mustBeSound(*ofCase, session);
    const auto again = replay(ofCase, log);
    mustHold(again && again->state() == session.state());
    mustHold(again->verdict(80).score == session.verdict(80).score);
    return 0;
}
