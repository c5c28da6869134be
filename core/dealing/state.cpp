// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dealing/state.h"

#include "core/cards/hand_rank.h"
#include "core/random/random.h"

#include <algorithm>
#include <vector>

namespace mz {

bool State::playersYetToAct() const {
    return betting.round != Round::finished && betting.street != Street::showdown &&
           !betting.oneLeft();
}

Seat State::dueSeat(const Structure& structure) const {
    if (dealComplete)
        return 0;
    Seat due = structure.firstSeat();
    Seat seat = due;
    for (int i = 1; i < structure.players(); ++i) {
        seat = structure.nextAfter(seat, structure.occupied);
        if (dealt[static_cast<std::size_t>(seat - 1)] < dealt[static_cast<std::size_t>(due - 1)])
            due = seat;
    }
    return due;
}

State layOut(const Hand& hand) {
    State state{.table = Table(hand.natural), .betting = post(hand.structure)};
    state.button = static_cast<std::uint8_t>(hand.structure.button);
    if (hand.dealerShuffles) {
        auto spread = hand.natural;
        Stream stream(hand.seed, "spread");
        shuffle(spread, stream);
        state.table.arrangeDeck(spread);
    }
    return state;
}

SeatMask claims(const Hand& hand, const State& state, int pot) {
    const Betting& betting = state.betting;
    const auto contending = static_cast<SeatMask>(
        betting.live & betting.pots[static_cast<std::size_t>(pot)].contenders);
    const SeatMask among = contending != 0 ? contending : betting.live;
    if (betting.oneLeft())
        return among;
    if (state.boardCount() < 5)
        return 0;
    std::vector<Face> cards;
    HandRank best{};
    SeatMask winners = 0;
    for (Seat seat = 1; seat <= hand.structure.seats; ++seat) {
        const auto own = state.table.pile(Zone::hole(seat));
        const bool boardOnly = holds(state.playsBoard, seat);
        if (!holds(among, seat) || (own.size() < 2 && !boardOnly))
            continue;
        cards.clear();
        for (const CardId card : state.table.pile(Zones::board).first(5))
            cards.push_back(hand.deck.face(card));
        if (!boardOnly)
            for (const CardId card : own.first(2))
                cards.push_back(hand.deck.face(card));
        const HandRank rank = rankSeven(cards);
        if (winners == 0 || rank > best) {
            best = rank;
            winners = 0;
        }
        if (rank == best)
            winners = static_cast<SeatMask>(winners | maskOf(seat));
    }
    return winners;
}

} // namespace mz
