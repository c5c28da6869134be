// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/scene_maker.h"

#include "app/desktop/sentences/sentences.h"

namespace mz {

namespace {

class Maker {
    Q_DECLARE_TR_FUNCTIONS(TableScene)

public:
    Maker(const TableView& table, const Hands& hands, const QSet<int>& inTheAir)
        : m_table(table), m_hands(hands), m_inTheAir(inTheAir) {}

    TableScene make() const {
        TableScene scene;
        for (const SeatView& who : m_table.seats)
            scene.seats.append(seat(who));
        scene.button = m_table.button;
        scene.board = cards(Zones::board);
        scene.burns = cards(Zones::burns);
        scene.aside = cards(Zones::aside);
        scene.muck = cards(Zones::muck);
        scene.stub = cards(Zones::deck);
        for (std::size_t pot = 0; pot < m_table.pots.size(); ++pot)
            scene.pots.append(this->pot(static_cast<int>(pot)));
        scene.legend = Sentences::legend(m_table);
        scene.burnsLabel = Sentences::zone(Zones::burns);
        scene.stubLabel = Sentences::zone(Zones::deck);
        scene.asideLabel = Sentences::zone(Zones::aside);
        scene.muckLabel = Sentences::zone(Zones::muck);
        scene.dealerLabel = tr("YOU · DEALER");
        scene.buttonLetter = tr("D", "letter on the dealer button");
        return scene;
    }

private:
    [[nodiscard]] QList<SceneCard> cards(Zone zone) const {
        QList<SceneCard> cards;
        int position = 0;
        for (const CardView& card : cardsIn(m_table, zone)) {
            const bool selected = m_hands.isSelected(zone, position++);
            cards.append({card.face, card.sprite, selected, m_inTheAir.contains(card.sprite)});
        }
        return cards;
    }

    [[nodiscard]] SceneSeat seat(const SeatView& who) const {
        SceneSeat seat;
        seat.empty = !who.taken;
        seat.folded = who.taken && !who.live;
        seat.allIn = who.allIn;
        seat.toAct = who.toAct;
        seat.cards = cards(Zone::hole(who.seat));
        if (!who.taken) {
            seat.note = tr("empty", "seat");
            return seat;
        }
        seat.named = !who.name.empty();
        seat.name = Sentences::player(m_table, who.seat);
        seat.stack = QString::number(who.stack.count);
        if (seat.folded)
            seat.note = tr("folded");
        else if (who.playsBoard)
            seat.note = tr("plays the board");
        else if (who.allIn)
            seat.note = tr("all-in");
        seat.bet = who.inFront;
        seat.betText = QString::number(who.inFront.count);
        return seat;
    }

    // An empty place keeps its room, so that the others stay where they are.
    [[nodiscard]] ScenePot pot(int number) const {
        const Pot& pot = m_table.pots[static_cast<std::size_t>(number)];
        if (pot.awarded)
            return {noChips, tr("Pot pushed"), false};
        if (pot.chips == noChips)
            return {};
        const bool chosen =
            m_hands.expects() == Hands::Expects::potSeats && m_hands.pot() == number;
        return {pot.chips, Sentences::pot(m_table, number), chosen};
    }

    const TableView& m_table;
    const Hands& m_hands;
    const QSet<int>& m_inTheAir;
};

} // namespace

TableScene makeScene(const TableView& table, const Hands& hands, const QSet<int>& inTheAir) {
    return Maker(table, hands, inTheAir).make();
}

} // namespace mz
