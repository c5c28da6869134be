// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dealing/performer.h"

#include <algorithm>

namespace mz {

namespace {

constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(seat - 1); }

} // namespace

bool Performer::openingDeck() const {
    return m_hand.dealerShuffles && m_state.gathers == 0 && m_state.cardsDealt == 0 &&
           m_state.table.size(Zones::deck) == cardCount;
}

void Performer::mix(Cards& topFirst) {
    m_state.table.arrangeDeck(topFirst.all());
    for (const CardId card : topFirst)
        m_state.table.turn(card, false);
}

void Performer::give(Seat seat, int deckPosition, bool faceUp) {
    const PitchOrder order = pitchOrder(seat);
    const CardId card = m_state.table.lay(Zones::deck, deckPosition, Zone::hole(seat), faceUp);
    if (faceUp)
        m_state.strays |= maskOf(card);
    const bool ofTheDeal = order == PitchOrder::due || order == PitchOrder::outOfTurn;
    if (ofTheDeal) {
        if (m_state.cardsDealt < m_state.firstCards.size())
            m_state.firstCards[m_state.cardsDealt] = card;
        ++m_state.cardsDealt;
    }
    m_events.add({.kind = EventKind::moved,
                  .from = Zones::deck,
                  .to = Zone::hole(seat),
                  .cards = maskOf(card)});
    m_events.add({.kind = EventKind::pitched,
                  .seat = static_cast<std::uint8_t>(seat),
                  .order = order,
                  .flag = faceUp,
                  .cards = maskOf(card)});
    if (!isTaken(seat))
        return;
    m_state.lastPitched = static_cast<std::uint8_t>(seat);
    if (ofTheDeal)
        ++m_state.dealt[at(seat)];
    finishDeal();
}

PitchOrder Performer::pitchOrder(Seat seat) const {
    if (m_state.dealComplete)
        return PitchOrder::afterDeal;
    const Structure& structure = m_hand.structure;
    if (seat == m_state.dueSeat(structure))
        return PitchOrder::due;
    const auto hand = m_state.table.pile(Zone::hole(seat));
    const bool exposed =
        std::ranges::any_of(hand, [&](CardId card) { return m_state.table.faceUp(card); });
    return exposed ? PitchOrder::replacement : PitchOrder::outOfTurn;
}

void Performer::finishDeal() {
    if (m_state.dealComplete)
        return;
    for (Seat seat = 1; seat <= m_hand.structure.seats; ++seat)
        if (isTaken(seat) && m_state.dealt[at(seat)] < 2)
            return;
    m_state.dealComplete = true;
    m_events.add({.kind = EventKind::dealFinished});
    openRound(Street::preflop);
}

void Performer::burn(int deckPosition) {
    const CardId card = m_state.table.lay(Zones::deck, deckPosition, Zones::burns, false);
    m_events.add(
        {.kind = EventKind::moved, .from = Zones::deck, .to = Zones::burns, .cards = maskOf(card)});
    m_events.add({.kind = EventKind::burned, .cards = maskOf(card)});
}

void Performer::boardGrew(CardMask cards, Zone from) {
    const bool early = m_state.playersYetToAct();
    const Street before = m_state.onBoard;
    const int count = m_state.boardCount();
    const Street belongsTo = before == Street::river ? Street::river : next(before);
    if (before != Street::preflop || count >= 3)
        m_state.onBoard = belongsTo;
    m_state.boardUpTo[static_cast<std::size_t>(m_state.onBoard)] = static_cast<std::uint8_t>(count);
    m_events.add({.kind = EventKind::moved, .from = from, .to = Zones::board, .cards = cards});
    if (from == Zones::deck)
        m_events.add(
            {.kind = EventKind::boardDealt, .street = belongsTo, .flag = early, .cards = cards});
    if (m_state.onBoard == before)
        return;
    m_events.add(
        {.kind = EventKind::streetDealt, .from = from, .street = m_state.onBoard, .flag = early});
    if (!early && !m_state.betting.oneLeft())
        openRound(m_state.onBoard);
}

// A street whose cards are taken away again takes its betting round with it.
void Performer::boardShrank() {
    const int count = m_state.boardCount();
    auto& upTo = m_state.boardUpTo;
    int street = static_cast<int>(m_state.onBoard);
    while (street > 0 && count <= upTo[static_cast<std::size_t>(street - 1)])
        --street;
    m_state.onBoard = static_cast<Street>(street);
    upTo[static_cast<std::size_t>(street)] = static_cast<std::uint8_t>(count);
    Betting& betting = m_state.betting;
    if (betting.street <= m_state.onBoard || m_state.onBoard == Street::river)
        return;
    betting.street = m_state.onBoard;
    betting.round = Round::finished;
    betting.toAct = 0;
    betting.tabled = 0;
}

Performer::Done Performer::carry(const Cards& cards, const act::Move& move) {
    if (move.from == Zones::deck && move.to != Zones::deck)
        return carryFromDeck(cards, move.to);
    const bool wasWhole = m_state.table.size(Zones::deck) == cardCount;
    const bool onTop = move.to == Zones::deck && move.end == End::top;
    CardMask moved = 0;
    for (int i = 0; i < cards.size(); ++i) {
        const CardId card = cards[onTop ? cards.size() - 1 - i : i];
        const auto pile = m_state.table.pile(move.from);
        const auto place = static_cast<int>(std::ranges::find(pile, card) - pile.begin());
        m_state.table.lay(move.from, place, move.to, move.to.liesFaceUp(), move.end);
        moved |= maskOf(card);
    }
    leaveHand(move, cards.size());
    if (move.to == Zones::board && move.from != Zones::board) {
        boardGrew(moved, move.from);
        return {};
    }
    m_events.add({.kind = EventKind::moved, .from = move.from, .to = move.to, .cards = moved});
    if (move.from == Zones::board)
        boardShrank();
    if (!wasWhole && m_state.table.size(Zones::deck) == cardCount)
        startAnew(true);
    return {};
}

Performer::Done Performer::carryFromDeck(const Cards& cards, Zone to) {
    if (to == Zones::board) {
        CardMask moved = 0;
        for (const CardId card : cards)
            moved |= maskOf(m_state.table.lay(Zones::deck, deckPlace(card), to, true));
        boardGrew(moved, Zones::deck);
    } else if (cards.size() == 1 && to.isHole()) {
        give(to.seat(), deckPlace(cards[0]), false);
    } else if (cards.size() == 1 && to == Zones::burns) {
        burn(deckPlace(cards[0]));
    } else {
        CardMask moved = 0;
        for (const CardId card : cards)
            moved |= maskOf(m_state.table.lay(Zones::deck, deckPlace(card), to, to.liesFaceUp()));
        m_events.add({.kind = EventKind::moved, .from = Zones::deck, .to = to, .cards = moved});
        if (to == Zones::burns)
            m_events.add({.kind = EventKind::burned, .cards = moved});
    }
    return {};
}

int Performer::deckPlace(CardId card) const {
    const auto pile = m_state.table.pile(Zones::deck);
    return static_cast<int>(std::ranges::find(pile, card) - pile.begin());
}

// A card that goes back to the stub or on to another seat during the deal was not dealt there.
void Performer::leaveHand(const act::Move& move, int count) {
    if (m_state.dealComplete)
        return;
    const bool undone = move.to == Zones::deck || move.to.isHole();
    const auto shift = [&](Zone zone, int by) {
        if (!zone.isHole() || !isTaken(zone.seat()))
            return;
        std::uint8_t& dealt = m_state.dealt[at(zone.seat())];
        dealt = static_cast<std::uint8_t>(std::max(0, dealt + by));
    };
    if (undone)
        shift(move.from, -count);
    if (move.from.isHole())
        shift(move.to, count);
    if (move.from.isHole() && move.to.isHole())
        finishDeal();
}

void Performer::startAnew(bool anythingOut) {
    m_state.betting = post(m_hand.structure);
    m_state.dealt = {};
    m_state.cardsDealt = 0;
    m_state.lastPitched = 0;
    m_state.dealComplete = false;
    m_state.onBoard = Street::preflop;
    m_state.boardUpTo = {};
    m_state.strays = 0;
    m_state.playsBoard = 0;
    ++m_state.gathers;
    m_events.add({.kind = EventKind::gathered, .flag = anythingOut});
}

// A card that is no part of the hand stays where it lies until the dealer takes it.
void Performer::throwCards(Seat seat) {
    CardMask cards = 0;
    for (int place = 0; place < m_state.table.size(Zone::hole(seat));) {
        const CardId card = m_state.table.at(Zone::hole(seat), place);
        if ((m_state.strays & maskOf(card)) != 0)
            ++place;
        else
            cards |= maskOf(m_state.table.lay(Zone::hole(seat), place, Zones::muck, false));
    }
    m_events.add(
        {.kind = EventKind::moved, .from = Zone::hole(seat), .to = Zones::muck, .cards = cards});
}

Performer::Done Performer::speakAtShowdown(Word word) {
    Betting& betting = m_state.betting;
    const Seat seat = betting.toAct;
    if (seat == 0)
        return Stop(Obstacle::notLegal);
    const auto number = static_cast<std::uint8_t>(seat);
    if (word.kind == Word::Kind::show) {
        for (const CardId card : m_state.table.pile(Zone::hole(seat)))
            m_state.table.turn(card, true);
        m_events.add({.kind = EventKind::tabled, .seat = number});
    } else if (word.kind == Word::Kind::declare) {
        m_state.playsBoard = static_cast<SeatMask>(m_state.playsBoard | maskOf(seat));
        throwCards(seat);
        m_events.add({.kind = EventKind::declared, .seat = number});
    } else if (word.kind == Word::Kind::muck) {
        betting.live = static_cast<SeatMask>(betting.live & ~maskOf(seat));
        throwCards(seat);
        m_events.add({.kind = EventKind::thrownAway, .seat = number});
    } else {
        return Stop(Obstacle::notLegal);
    }
    betting.tabled = static_cast<SeatMask>(betting.tabled | maskOf(seat));
    passShowdownTurn(m_hand.structure, betting);
    return {};
}

void Performer::openRound(Street street) {
    mz::openRound(m_hand.structure, m_state.betting, street);
    m_events.add({.kind = EventKind::roundOpened, .street = street});
    if (m_state.betting.round == Round::finished)
        roundFinished();
}

void Performer::roundFinished() {
    Betting& betting = m_state.betting;
    m_events.add({.kind = EventKind::roundFinished, .street = betting.street});
    // A river that came early and stays has no betting of its own: the hands are shown at once.
    if (m_state.onBoard == Street::river && !betting.oneLeft())
        openShowdown(m_hand.structure, betting);
}

} // namespace mz
