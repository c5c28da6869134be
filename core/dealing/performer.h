// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dealing/perform.h"

#include <algorithm>
#include <span>

namespace mz {

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

// Does one act to a hand, in place. Its parts stand in two files: acts.cpp (one function for each
// act) and hands.cpp (what several acts have in common).
class Performer {
public:
    using Stop = tl::unexpected<Obstacle>;
    using Done = tl::expected<void, Obstacle>;

    Performer(const Hand& hand, State& state, Events& events)
        : m_hand(hand), m_state(state), m_events(events) {}

    Done operator()(const act::Shuffle&);
    Done operator()(const act::Cut&);
    Done operator()(const act::Pitch& pitch);
    Done operator()(const act::Burn&);
    Done operator()(const act::Board& board);
    Done operator()(const act::Move& move);
    Done operator()(const act::Gather&);
    Done operator()(const act::Flip& flip);
    Done operator()(const act::Collect&);
    Done operator()(const act::Return&);
    Done operator()(const act::Announce& announce);
    Done operator()(const act::MoveButton& button);
    Done operator()(const act::Award& award);
    Done operator()(const act::Speak& speak);
    Done operator()(const act::Expose& expose);

private:
    [[nodiscard]] bool isSeat(Seat seat) const {
        return seat >= 1 && seat <= m_hand.structure.seats;
    }
    [[nodiscard]] bool isTaken(Seat seat) const { return holds(m_hand.structure.occupied, seat); }

    [[nodiscard]] bool openingDeck() const;
    void mix(Cards& topFirst);
    void give(Seat seat, int deckPosition, bool faceUp);
    [[nodiscard]] PitchOrder pitchOrder(Seat seat) const;
    void finishDeal();
    void burn(int deckPosition);
    void boardGrew(CardMask cards, Zone from);
    void boardShrank();
    Done carry(const Cards& cards, const act::Move& move);
    Done carryFromDeck(const Cards& cards, Zone to);
    [[nodiscard]] int deckPlace(CardId card) const;
    void leaveHand(const act::Move& move, int count);
    void startAnew(bool anythingOut);
    void throwCards(Seat seat);
    Done speakAtShowdown(Word word);
    void openRound(Street street);
    void roundFinished();

    const Hand& m_hand;
    State& m_state;
    Events& m_events;
};

} // namespace mz
