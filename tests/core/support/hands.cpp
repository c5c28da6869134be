// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/hands.h"

namespace mz::testing {

Situation situation(IncidentKind kind) {
    const auto scene = [](const std::string& start, const std::string& irregularities) {
        return R"({"table": {"seats": 6, "button": 6}, "finish": "hand", "start": ")" + start +
               R"(", "players": {"5": {"preflop": ["fold"]}}, "irregularities": [)" +
               irregularities + "]}";
    };
    const auto exposed = [&](int seat, int round) {
        return R"({"kind": "exposed-holecard", "seat": )" + std::to_string(seat) +
               R"(, "round": )" + std::to_string(round) + "}";
    };
    using enum IncidentKind;
    switch (kind) {
    case exposedFirstHolecard:
        return {scene("deal", exposed(1, 1)), "deal"};
    case exposedSecondHolecard:
        return {scene("deal", exposed(2, 1)), "deal"};
    case exposedHolecard:
        return {scene("deal", exposed(3, 1)), "deal"};
    case exposedHolecards:
        return {scene("deal", exposed(3, 1) + ", " + exposed(4, 1)), "deal 4"};
    case overdealtFlop:
        return {scene("preflop", R"({"kind": "overdealt-flop", "cards": 4})"), "betting; street"};
    case prematureFlop:
        return {scene("preflop", R"({"kind": "premature-flop", "seat": 6})"), "wait all"};
    case prematureTurn:
        return {scene("flop", R"({"kind": "premature-turn", "seat": 3})"), "wait all"};
    case prematureRiver:
        return {scene("turn", R"({"kind": "premature-river", "seat": 3})"), "wait all"};
    case extraHolecard:
        return {scene("deal", R"({"kind": "extra-holecard", "count": 1})"), "deal"};
    case extraHolecards:
        return {scene("deal", R"({"kind": "extra-holecard", "count": 2})"), "deal"};
    case undeclaredBoard:
        return {scene("showdown", R"({"kind": "undeclared-board", "seat": 2})"), "wait all"};
    case declaredBoard:
        return {scene("showdown", R"({"kind": "declared-board", "seat": 2})"), "wait all"};
    case playerExposesHolecard:
        return {scene("deal", R"({"kind": "player-exposes-holecard", "seat": 3, "round": 1})"),
                "deal; deal 20"};
    }
    return {};
}

void Hands::does(const Deed& deed) {
    ++m_line;
    static_cast<void>(m_session.act(deed, m_line, m_line));
}

void Hands::carry(CardMask cards, Zone to) {
    for (int i = 0; i < Zone::count; ++i) {
        const Zone from = Zone::fromIndex(i);
        Picked picked;
        const auto pile = m_session.state().table.pile(from);
        for (std::size_t place = 0; place < pile.size(); ++place)
            if ((maskOf(pile[place]) & cards) != 0)
                picked.add(static_cast<int>(place));
        if (from != to && !picked.positions().empty())
            does(act::Move{from, picked, to, End::top});
    }
}

void Hands::finishDeal() {
    const Structure& structure = m_session.theCase().hand.structure;
    while (!m_session.state().dealComplete)
        does(act::Pitch{m_session.state().dueSeat(structure), false});
}

// The round before this street.
void Hands::bet(Street before) {
    const Betting& betting = m_session.state().betting;
    while (betting.toAct != 0 && next(betting.street) == before && before != Street::showdown)
        does(deed::Wait{true});
}

// The street, once the players have acted where no step says when they do.
void Hands::deal(Street street) {
    const Procedure& procedure = *incident().procedure;
    if (!procedure.asksFor(Step::finishBetting))
        bet(street);
    if (m_session.state().betting.betsInFront() > noChips)
        does(act::Collect{});
    if (m_session.watch().burned < static_cast<int>(street) && !procedure.asksFor(Step::burn))
        does(act::Burn{});
    does(act::Board{street == Street::flop ? 3 : 1});
}

void Hands::award() {
    while (m_session.state().betting.toAct != 0)
        does(deed::Wait{true});
    does(act::Collect{});
    for (int pot = 0; pot < m_session.state().betting.potCount; ++pot)
        does(act::Award{pot, claims(m_session.theCase().hand, m_session.state(), pot)});
}

void Hands::doStep(const ProcedureStep& step) {
    switch (step.step) {
    case Step::announceMisdeal:
        return does(act::Announce{Call::misdeal});
    case Step::gather:
        return does(act::Gather{});
    case Step::shuffle:
        return does(act::Shuffle{});
    case Step::cut:
        return does(act::Cut{});
    case Step::redeal:
    case Step::finishDeal:
        return finishDeal();
    case Step::replaceCard:
        return does(act::Pitch{incident().seat, false});
    case Step::cardToBurns:
    case Step::extraToBurns:
        return carry(incident().cards, Zones::burns);
    case Step::dealFlop:
        return deal(Street::flop);
    case Step::dealTurn:
        return deal(Street::turn);
    case Step::dealRiver:
        return deal(Street::river);
    case Step::boardToDeck:
    case Step::toDeck:
    case Step::asideToDeck:
        return carry(incident().cards, Zones::deck);
    case Step::finishBetting:
        return bet(incident().street);
    case Step::finishTurnBetting:
        return bet(Street::river);
    case Step::takeBack:
        return carry(incident().cards & m_session.state().table.cardsIn(Zones::board),
                     Zones::aside);
    case Step::setAside:
        return carry(incident().cards, Zones::aside);
    case Step::burn:
        if (m_session.state().betting.betsInFront() > noChips)
            does(act::Collect{});
        return does(act::Burn{});
    case Step::award:
        return award();
    }
}

// Another card of the seat, or of the board.
void Hands::takeOther() {
    const Zone zone = incident().seat != 0 ? Zone::hole(incident().seat) : Zones::board;
    for (const CardId card : m_session.state().table.pile(zone))
        if ((maskOf(card) & incident().cards) == 0)
            return carry(maskOf(card), Zones::muck);
}

void Hands::breakBan(const ProcedureBan& ban) {
    const State& state = m_session.state();
    const CardMask cards = incident().cards;
    switch (ban.ban) {
    case Ban::dealOn:
    case Ban::burnBeforeFlop:
    case Ban::burnBeforeTurn:
    case Ban::burnBeforeRiver:
        return does(act::Burn{});
    case Ban::actBeforeReplaced:
    case Ban::cardLeftOnBoard:
    case Ban::pickExtra:
        return does(deed::Wait{false});
    case Ban::misdeal:
        return does(act::Announce{Call::misdeal});
    case Ban::keepCard:
        return deal(Street::flop);
    case Ban::streetOverCard:
        bet(next(m_session.state().betting.street));
        does(act::Collect{});
        does(act::Burn{});
        return does(act::Board{1});
    case Ban::cardElsewhere:
        return carry(cards, Zones::muck);
    case Ban::takeOtherCard:
        return takeOther();
    case Ban::burnsInShuffle:
        return carry(state.table.cardsIn(Zones::burns), Zones::deck);
    case Ban::muckInShuffle:
        return carry(state.table.cardsIn(Zones::muck) | state.table.cardsIn(Zone::hole(2)),
                     Zones::deck);
    case Ban::cardLeftOut:
        return carry(cards, Zones::aside);
    case Ban::awardSilentSeat:
    case Ban::leaveOutSeat: {
        while (state.betting.toAct != 0)
            does(deed::Wait{true});
        const SeatMask own = maskOf(incident().seat);
        const SeatMask due = claims(m_session.theCase().hand, state, 0);
        return does(act::Award{0, static_cast<SeatMask>(due ^ own)});
    }
    case Ban::retrieveHand:
        return carry(cards, Zone::hole(incident().seat));
    case Ban::replaceCard:
        return does(act::Pitch{incident().seat, false});
    }
}

} // namespace mz::testing
