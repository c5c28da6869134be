// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dealing/perform.h"

#include "core/random/random.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <span>

namespace mz {

namespace {

constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(seat - 1); }

using Stop = tl::unexpected<Obstacle>;
using Done = tl::expected<void, Obstacle>;

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

// Cards taken up together, in an order.
class Cards {
public:
    Cards() = default;
    explicit Cards(std::span<const CardId> cards) : m_size(static_cast<int>(cards.size())) {
        std::ranges::copy(cards, m_cards.begin());
    }
    void add(CardId card) { m_cards[static_cast<std::size_t>(m_size++)] = card; }
    [[nodiscard]] int size() const { return m_size; }
    [[nodiscard]] CardId operator[](int place) const {
        return m_cards[static_cast<std::size_t>(place)];
    }
    [[nodiscard]] CardId* begin() { return m_cards.data(); }
    [[nodiscard]] CardId* end() { return m_cards.data() + m_size; }
    [[nodiscard]] const CardId* begin() const { return m_cards.data(); }
    [[nodiscard]] const CardId* end() const { return m_cards.data() + m_size; }
    [[nodiscard]] std::span<CardId> all() { return {begin(), end()}; }

private:
    std::array<CardId, cardCount> m_cards;
    int m_size = 0;
};

class Performer {
public:
    Performer(const Hand& hand, State& state, Events& events)
        : m_hand(hand), m_state(state), m_events(events) {}

    Done operator()(const act::Shuffle&) {
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

    Done operator()(const act::Cut&) {
        Cards cards(m_state.table.pile(Zones::deck));
        ++m_state.cuts;
        const int depth = cutDepth(m_hand, m_state.cuts, cards.size());
        std::rotate(cards.begin(), cards.begin() + depth, cards.end());
        mix(cards);
        m_events.add({.kind = EventKind::cutDeck});
        return {};
    }

    Done operator()(const act::Pitch& pitch) {
        if (!isSeat(pitch.seat))
            return Stop(Obstacle::noSuchSeat);
        if (m_state.table.size(Zones::deck) == 0)
            return Stop(Obstacle::deckTooSmall);
        give(pitch.seat, 0, pitch.faceUp);
        return {};
    }

    Done operator()(const act::Burn&) {
        if (m_state.table.size(Zones::deck) == 0)
            return Stop(Obstacle::deckTooSmall);
        burn(0);
        return {};
    }

    Done operator()(const act::Board& board) {
        if (board.count < 1 || board.count > m_state.table.size(Zones::deck))
            return Stop(Obstacle::deckTooSmall);
        CardMask cards = 0;
        for (int i = 0; i < board.count; ++i)
            cards |= maskOf(m_state.table.lay(Zones::deck, 0, Zones::board, true));
        boardGrew(cards, Zones::deck);
        return {};
    }

    Done operator()(const act::Move& move) {
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

    Done operator()(const act::Gather&) {
        const bool anythingOut = m_state.table.size(Zones::deck) < cardCount;
        for (int zone = 0; zone < Zones::deck.index(); ++zone)
            for (const Zone from = Zone::fromIndex(zone); m_state.table.size(from) > 0;)
                m_state.table.lay(from, 0, Zones::deck, false, End::bottom);
        startAnew(anythingOut);
        return {};
    }

    Done operator()(const act::Flip& flip) {
        if (flip.zone.isHole() && !isSeat(flip.zone.seat()))
            return Stop(Obstacle::noSuchSeat);
        if (flip.card < 0 || flip.card >= m_state.table.size(flip.zone))
            return Stop(Obstacle::noSuchCard);
        const CardId card = m_state.table.at(flip.zone, flip.card);
        const bool up = !m_state.table.faceUp(card);
        m_state.table.turn(card, up);
        if (up && flip.zone.isHole() && m_state.onBoard == Street::preflop)
            m_state.strays |= maskOf(card);
        m_events.add(
            {.kind = EventKind::turned, .from = flip.zone, .flag = up, .cards = maskOf(card)});
        return {};
    }

    Done operator()(const act::Collect&) {
        collect(m_state.betting);
        m_events.add({.kind = EventKind::collected});
        return {};
    }

    Done operator()(const act::Return&) {
        const bool bets = m_state.betting.betsInFront() > noChips;
        giveBack(m_state.betting);
        m_events.add({.kind = EventKind::returned, .flag = bets});
        return {};
    }

    Done operator()(const act::Announce& announce) {
        m_events.add(
            {.kind = EventKind::called, .number = static_cast<std::uint8_t>(announce.call)});
        return {};
    }

    Done operator()(const act::MoveButton& button) {
        if (!isSeat(button.seat))
            return Stop(Obstacle::noSuchSeat);
        m_state.button = static_cast<std::uint8_t>(button.seat);
        m_events.add({.kind = EventKind::buttonMoved, .seat = m_state.button});
        return {};
    }

    Done operator()(const act::Award& award) {
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

    Done operator()(const act::Speak& speak) {
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

    Done operator()(const act::Expose& expose) {
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

private:
    [[nodiscard]] bool isSeat(Seat seat) const {
        return seat >= 1 && seat <= m_hand.structure.seats;
    }
    [[nodiscard]] bool isTaken(Seat seat) const { return holds(m_hand.structure.occupied, seat); }
    [[nodiscard]] bool openingDeck() const {
        return m_hand.dealerShuffles && m_state.gathers == 0 && m_state.cardsDealt == 0 &&
               m_state.table.size(Zones::deck) == cardCount;
    }

    void mix(Cards& topFirst) {
        m_state.table.arrangeDeck(topFirst.all());
        for (const CardId card : topFirst)
            m_state.table.turn(card, false);
    }

    // --- the deal

    void give(Seat seat, int deckPosition, bool faceUp) {
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

    [[nodiscard]] PitchOrder pitchOrder(Seat seat) const {
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

    void finishDeal() {
        if (m_state.dealComplete)
            return;
        for (Seat seat = 1; seat <= m_hand.structure.seats; ++seat)
            if (isTaken(seat) && m_state.dealt[at(seat)] < 2)
                return;
        m_state.dealComplete = true;
        m_events.add({.kind = EventKind::dealFinished});
        openRound(Street::preflop);
    }

    // --- burns and board

    void burn(int deckPosition) {
        const CardId card = m_state.table.lay(Zones::deck, deckPosition, Zones::burns, false);
        m_events.add({.kind = EventKind::moved,
                      .from = Zones::deck,
                      .to = Zones::burns,
                      .cards = maskOf(card)});
        m_events.add({.kind = EventKind::burned, .cards = maskOf(card)});
    }

    void boardGrew(CardMask cards, Zone from) {
        const bool early = m_state.playersYetToAct();
        const Street before = m_state.onBoard;
        const int count = m_state.boardCount();
        const Street belongsTo = before == Street::river ? Street::river : next(before);
        if (before != Street::preflop || count >= 3)
            m_state.onBoard = belongsTo;
        m_state.boardUpTo[static_cast<std::size_t>(m_state.onBoard)] =
            static_cast<std::uint8_t>(count);
        m_events.add({.kind = EventKind::moved, .from = from, .to = Zones::board, .cards = cards});
        if (from == Zones::deck)
            m_events.add({.kind = EventKind::boardDealt,
                          .street = belongsTo,
                          .flag = early,
                          .cards = cards});
        if (m_state.onBoard == before)
            return;
        m_events.add({.kind = EventKind::streetDealt,
                      .from = from,
                      .street = m_state.onBoard,
                      .flag = early});
        if (!early && !m_state.betting.oneLeft())
            openRound(m_state.onBoard);
    }

    // A street whose cards are taken away again takes its betting round with it.
    void boardShrank() {
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

    // --- cards by hand

    Done carry(const Cards& cards, const act::Move& move) {
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

    Done carryFromDeck(const Cards& cards, Zone to) {
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
                moved |=
                    maskOf(m_state.table.lay(Zones::deck, deckPlace(card), to, to.liesFaceUp()));
            m_events.add({.kind = EventKind::moved, .from = Zones::deck, .to = to, .cards = moved});
            if (to == Zones::burns)
                m_events.add({.kind = EventKind::burned, .cards = moved});
        }
        return {};
    }

    [[nodiscard]] int deckPlace(CardId card) const {
        const auto pile = m_state.table.pile(Zones::deck);
        return static_cast<int>(std::ranges::find(pile, card) - pile.begin());
    }

    // A card that goes back to the stub or on to another seat during the deal was not dealt there.
    void leaveHand(const act::Move& move, int count) {
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

    void startAnew(bool anythingOut) {
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

    // --- the players

    // A card that is no part of the hand stays where it lies until the dealer takes it.
    void throwCards(Seat seat) {
        CardMask cards = 0;
        for (int place = 0; place < m_state.table.size(Zone::hole(seat));) {
            const CardId card = m_state.table.at(Zone::hole(seat), place);
            if ((m_state.strays & maskOf(card)) != 0)
                ++place;
            else
                cards |= maskOf(m_state.table.lay(Zone::hole(seat), place, Zones::muck, false));
        }
        m_events.add({.kind = EventKind::moved,
                      .from = Zone::hole(seat),
                      .to = Zones::muck,
                      .cards = cards});
    }

    Done speakAtShowdown(Word word) {
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

    void openRound(Street street) {
        mz::openRound(m_hand.structure, m_state.betting, street);
        m_events.add({.kind = EventKind::roundOpened, .street = street});
        if (m_state.betting.round == Round::finished)
            roundFinished();
    }

    void roundFinished() {
        Betting& betting = m_state.betting;
        m_events.add({.kind = EventKind::roundFinished, .street = betting.street});
        // A river that came early and stays has no betting of its own: the hands are shown at once.
        if (m_state.onBoard == Street::river && !betting.oneLeft())
            openShowdown(m_hand.structure, betting);
    }

    const Hand& m_hand;
    State& m_state;
    Events& m_events;
};

} // namespace

std::string_view code(Obstacle obstacle) {
    constexpr std::array<std::string_view, 6> names{"no-such-card", "empty-pile",  "deck-too-small",
                                                    "no-such-seat", "no-such-pot", "not-legal"};
    return names[static_cast<std::size_t>(obstacle)];
}

tl::expected<void, Obstacle> perform(const Hand& hand, State& state, const Action& action,
                                     Events& events) {
    const Done done = std::visit(Performer(hand, state, events), action);
    // A card or a chip that is lost is a fault of this program and never of the trainee.
    if (!state.holds(hand.structure.chipsInPlay()))
        std::abort();
    return done;
}

tl::expected<Performed, Obstacle> perform(const Hand& hand, State state, const Action& action) {
    tl::expected<Performed, Obstacle> result(Performed{state, {}});
    if (const Done done = perform(hand, result->state, action, result->events); !done)
        return Stop(done.error());
    return result;
}

} // namespace mz
