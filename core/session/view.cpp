// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/view.h"

#include "core/random/random.h"

namespace mz {

namespace {

class Looker {
public:
    Looker(const Case& ofCase, const State& state, Viewer viewer)
        : m_case(ofCase), m_state(state), m_viewer(viewer) {
        std::array<CardId, cardCount> order{};
        for (int i = 0; i < cardCount; ++i)
            order[static_cast<std::size_t>(i)] = CardId(i);
        const auto mixes = state.shuffles + state.cuts + state.gathers;
        Stream stream(ofCase.hand.seed, "sprites/" + std::to_string(mixes));
        shuffle(order, stream);
        for (int i = 0; i < cardCount; ++i)
            m_sprites[order[static_cast<std::size_t>(i)].index()] =
                static_cast<int>(mixes) * cardCount + i;
    }

    [[nodiscard]] std::vector<CardView> cards(Zone zone) const {
        std::vector<CardView> views;
        for (const CardId card : m_state.table.pile(zone)) {
            const bool faceUp = m_state.table.faceUp(card);
            const bool known = faceUp || m_viewer == Viewer::everything;
            views.push_back({m_sprites[card.index()], faceUp,
                             known ? std::optional(m_case.hand.deck.face(card)) : std::nullopt});
        }
        return views;
    }

    [[nodiscard]] SeatView seat(Seat seat) const {
        const Betting& betting = m_state.betting;
        const auto index = static_cast<std::size_t>(seat - 1);
        SeatView view;
        view.seat = seat;
        view.taken = holds(m_case.hand.structure.occupied, seat);
        view.name = m_case.scenario.names[index];
        view.stack = betting.stack[index];
        view.inFront = betting.inFront[index];
        view.live = holds(betting.live, seat);
        view.allIn = view.live && betting.stack[index] == noChips;
        view.toAct = betting.toAct == seat;
        view.playsBoard = holds(m_state.playsBoard, seat);
        view.cards = cards(Zone::hole(seat));
        return view;
    }

private:
    const Case& m_case;
    const State& m_state;
    Viewer m_viewer;
    std::array<int, cardCount> m_sprites{};
};

} // namespace

TableView view(const Case& ofCase, const State& state, Viewer viewer) {
    const Looker looker(ofCase, state, viewer);
    const Structure& structure = ofCase.hand.structure;
    TableView table;
    for (Seat seat = 1; seat <= structure.seats; ++seat)
        table.seats.push_back(looker.seat(seat));
    table.board = looker.cards(Zones::board);
    table.burns = looker.cards(Zones::burns);
    table.muck = looker.cards(Zones::muck);
    table.aside = looker.cards(Zones::aside);
    table.deck = looker.cards(Zones::deck);
    table.pots.assign(state.betting.pots.begin(),
                      state.betting.pots.begin() + state.betting.potCount);
    table.button = state.button;
    table.street = state.betting.street;
    table.onBoard = state.onBoard;
    table.round = state.betting.round;
    table.dealComplete = state.dealComplete;
    table.blinds = structure.blinds;
    table.blindCount = structure.blindCount;
    table.ante = structure.ante;
    return table;
}

} // namespace mz
