// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cards/deck.h"
#include "core/table/zone.h"

#include <array>
#include <cstdint>
#include <span>

namespace mz {

// A set of cards, one bit for each CardId.
using CardMask = std::uint64_t;

inline constexpr CardMask wholeDeck = (CardMask{1} << cardCount) - 1;

[[nodiscard]] constexpr CardMask maskOf(CardId card) { return CardMask{1} << card.index(); }

enum class End : std::uint8_t { top, bottom };

// Where each of the 52 cards lies, and which way up.
//
// The piles stand one behind the other in a single row of 52 cards, so that a card in two places,
// or in none, cannot be written down; every change is a rotation of that row.
class Table {
public:
    // Every card face down in the deck, top card first.
    explicit Table(const std::array<CardId, cardCount>& deckTopFirst);

    // The deck from its top card; every other pile in the order in which its cards came.
    [[nodiscard]] std::span<const CardId> pile(Zone zone) const {
        return {m_row.data() + begin(zone), static_cast<std::size_t>(size(zone))};
    }
    [[nodiscard]] int size(Zone zone) const { return m_end[index(zone)] - begin(zone); }
    [[nodiscard]] bool faceUp(CardId card) const { return (m_faceUp & maskOf(card)) != 0; }
    [[nodiscard]] CardMask cardsIn(Zone zone) const;
    [[nodiscard]] Zone zoneOf(CardId card) const;

    // The card at this place of a pile, 0 ≤ position < size(zone).
    [[nodiscard]] CardId at(Zone zone, int position) const {
        return m_row[static_cast<std::size_t>(begin(zone) + position)];
    }

    // Lays the card at `position` of `from` on `to`: on the deck at that end, elsewhere as the
    // last. Returns the card. It lies as `faceUp` says.
    CardId lay(Zone from, int position, Zone to, bool faceUp, End end = End::top);

    void turn(CardId card, bool faceUp);
    // Puts the deck into this order, top card first; exactly the cards of the deck.
    void arrangeDeck(std::span<const CardId> topFirst);

    // Whether each of the 52 cards is there once and the piles follow each other without a gap.
    [[nodiscard]] bool holds() const;

    friend bool operator==(const Table&, const Table&) = default;

private:
    static constexpr std::size_t index(Zone zone) { return static_cast<std::size_t>(zone.index()); }
    [[nodiscard]] int begin(Zone zone) const {
        return zone.index() == 0 ? 0 : m_end[index(zone) - 1];
    }

    std::array<CardId, cardCount> m_row;
    std::array<std::uint8_t, Zone::count> m_end{};
    CardMask m_faceUp = 0;
};

} // namespace mz
