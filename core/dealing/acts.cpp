// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dealing/performer.h"
#include "core/random/random.h"

#include <algorithm>
#include <charconv>

namespace mz {

namespace {

// The name of the stream for one of several draws of a kind: "shuffle/2".
class DrawName {
public:
    DrawName(std::string_view kind, std::uint32_t number) {
        char* end = std::ranges::copy(kind, m_text.data()).out;
        m_size = static_cast<std::size_t>(
            std::to_chars(end, m_text.data() + m_text.size(), number).ptr - m_text.data());
    }
    [[nodiscard]] std::string_view text() const { return {m_text.data(), m_size}; }

private:
    std::array<char, 24> m_text{};
    std::size_t m_size = 0;
};

// How many cards the N-th cut takes off the top: neither packet is smaller than ten where the deck
// allows it.
int cutDepth(const Hand& hand, std::uint32_t number, int deck) {
    if (deck < 2)
        return 0;
    const int least = std::min(10, deck / 2);
    Stream stream(hand.seed, DrawName("cut/", number).text());
    return least + static_cast<int>(stream.below(static_cast<std::uint32_t>(deck - 2 * least + 1)));
}

} // namespace

Performer::Done Performer::operator()(const act::Shuffle&) {
    Cards cards(m_state.table.pile(Zones::deck));
    ++m_state.shuffles;
    if (openingDeck()) {
        // The opening shuffle leaves the order from which the next cut leads to the natural
        // one.
        const int depth = cutDepth(m_hand, m_state.cuts + 1, cardCount);
        cards = Cards(m_hand.natural);
        std::rotate(cards.begin(), cards.end() - depth, cards.end());
    } else {
        Stream stream(m_hand.seed, DrawName("shuffle/", m_state.shuffles).text());
        shuffle(cards.all(), stream);
    }
    mix(cards);
    m_events.add({.kind = EventKind::shuffled});
    return {};
}

Performer::Done Performer::operator()(const act::Cut&) {
    Cards cards(m_state.table.pile(Zones::deck));
    ++m_state.cuts;
    const int depth = cutDepth(m_hand, m_state.cuts, cards.size());
    std::rotate(cards.begin(), cards.begin() + depth, cards.end());
    mix(cards);
    m_events.add({.kind = EventKind::cutDeck});
    return {};
}

Performer::Done Performer::operator()(const act::Pitch& pitch) {
    if (!isSeat(pitch.seat))
        return Stop(Obstacle::noSuchSeat);
    if (m_state.table.size(Zones::deck) == 0)
        return Stop(Obstacle::deckTooSmall);
    give(pitch.seat, 0, pitch.faceUp);
    return {};
}

Performer::Done Performer::operator()(const act::Burn&) {
    if (m_state.table.size(Zones::deck) == 0)
        return Stop(Obstacle::deckTooSmall);
    burn(0);
    return {};
}

Performer::Done Performer::operator()(const act::Board& board) {
    if (board.count < 1 || board.count > m_state.table.size(Zones::deck))
        return Stop(Obstacle::deckTooSmall);
    CardMask cards = 0;
    for (int i = 0; i < board.count; ++i)
        cards |= maskOf(m_state.table.lay(Zones::deck, 0, Zones::board, true));
    boardGrew(cards, Zones::deck);
    return {};
}

Performer::Done Performer::operator()(const act::Move& move) {
    if ((move.from.isHole() && !isSeat(move.from.seat())) ||
        (move.to.isHole() && !isSeat(move.to.seat())))
        return Stop(Obstacle::noSuchSeat);
    const int size = m_state.table.size(move.from);
    if (size == 0)
        return Stop(Obstacle::emptyPile);
    Cards cards;
    if (move.cards.isAll()) {
        cards = Cards(m_state.table.pile(move.from));
    } else if (move.cards.positions().empty()) {
        cards.add(m_state.table.at(move.from, move.from == Zones::deck ? 0 : size - 1));
    } else {
        for (const std::uint8_t position : move.cards.positions()) {
            if (position >= size)
                return Stop(Obstacle::noSuchCard);
            cards.add(m_state.table.at(move.from, position));
        }
    }
    return carry(cards, move);
}

Performer::Done Performer::operator()(const act::Gather&) {
    const bool anythingOut = m_state.table.size(Zones::deck) < cardCount;
    for (int zone = 0; zone < Zones::deck.index(); ++zone)
        for (const Zone from = Zone::fromIndex(zone); m_state.table.size(from) > 0;)
            m_state.table.lay(from, 0, Zones::deck, false, End::bottom);
    startAnew(anythingOut);
    return {};
}

Performer::Done Performer::operator()(const act::Flip& flip) {
    if (flip.zone.isHole() && !isSeat(flip.zone.seat()))
        return Stop(Obstacle::noSuchSeat);
    if (flip.card < 0 || flip.card >= m_state.table.size(flip.zone))
        return Stop(Obstacle::noSuchCard);
    const CardId card = m_state.table.at(flip.zone, flip.card);
    const bool up = !m_state.table.faceUp(card);
    m_state.table.turn(card, up);
    if (up && flip.zone.isHole() && m_state.onBoard == Street::preflop)
        m_state.strays |= maskOf(card);
    m_events.add({.kind = EventKind::turned, .from = flip.zone, .flag = up, .cards = maskOf(card)});
    return {};
}

Performer::Done Performer::operator()(const act::Collect&) {
    collect(m_state.betting);
    m_events.add({.kind = EventKind::collected});
    return {};
}

Performer::Done Performer::operator()(const act::Return&) {
    const bool bets = m_state.betting.betsInFront() > noChips;
    giveBack(m_state.betting);
    m_events.add({.kind = EventKind::returned, .flag = bets});
    return {};
}

Performer::Done Performer::operator()(const act::Announce& announce) {
    m_events.add({.kind = EventKind::called, .number = static_cast<std::uint8_t>(announce.call)});
    return {};
}

Performer::Done Performer::operator()(const act::MoveButton& button) {
    if (!isSeat(button.seat))
        return Stop(Obstacle::noSuchSeat);
    m_state.button = static_cast<std::uint8_t>(button.seat);
    m_events.add({.kind = EventKind::buttonMoved, .seat = m_state.button});
    return {};
}

Performer::Done Performer::operator()(const act::Award& award) {
    const auto beyond =
        static_cast<SeatMask>(~((2U << static_cast<unsigned>(m_hand.structure.seats)) - 2U));
    if (award.seats == 0 || (award.seats & beyond) != 0)
        return Stop(Obstacle::noSuchSeat);
    collect(m_state.betting); // whoever pushes the pot pushes what lies before it as well
    const Betting& betting = m_state.betting;
    if (award.pot < 0 || award.pot >= betting.potCount ||
        betting.pots[static_cast<std::size_t>(award.pot)].awarded)
        return Stop(Obstacle::noSuchPot);
    const bool rightSeats = claims(m_hand, m_state, award.pot) == award.seats;
    mz::award(m_hand.structure, m_state.betting, award.pot, award.seats);
    m_events.add({.kind = EventKind::awarded,
                  .number = static_cast<std::uint8_t>(award.pot),
                  .flag = !rightSeats,
                  .seats = award.seats});
    return {};
}

Performer::Done Performer::operator()(const act::Speak& speak) {
    if (m_state.betting.street == Street::showdown)
        return speakAtShowdown(speak.word);
    if (!legal(m_hand.structure, m_state.betting, speak.word))
        return Stop(Obstacle::notLegal);
    const Seat seat = m_state.betting.toAct;
    m_events.add({.kind = EventKind::acted,
                  .seat = static_cast<std::uint8_t>(seat),
                  .street = m_state.betting.street});
    if (speak.word.kind == Word::Kind::fold) {
        throwCards(seat);
        m_events.add({.kind = EventKind::folded, .seat = static_cast<std::uint8_t>(seat)});
    }
    mz::speak(m_hand.structure, m_state.betting, speak.word);
    if (m_state.betting.round == Round::finished)
        roundFinished();
    return {};
}

Performer::Done Performer::operator()(const act::Expose& expose) {
    const Zone hand = Zone::hole(expose.seat);
    if (!isSeat(expose.seat) || expose.card < 0 || expose.card >= m_state.table.size(hand))
        return Stop(Obstacle::noSuchCard);
    const CardId card = m_state.table.at(hand, expose.card);
    m_state.table.turn(card, true);
    m_events.add({.kind = EventKind::exposed,
                  .seat = static_cast<std::uint8_t>(expose.seat),
                  .from = hand,
                  .cards = maskOf(card)});
    return {};
}

} // namespace mz
