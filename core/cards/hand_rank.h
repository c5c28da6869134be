// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cards/card.h"

#include <array>
#include <compare>
#include <cstdint>
#include <span>
#include <string_view>

namespace mz {

// From worst to best. A royal flush is the highest straight flush.
enum class Category : std::uint8_t {
    highCard,
    pair,
    twoPair,
    threeOfAKind,
    straight,
    flush,
    fullHouse,
    fourOfAKind,
    straightFlush
};

// "high-card", "pair", "two-pair", "three-of-a-kind", "straight", "flush", "full-house",
// "four-of-a-kind", "straight-flush".
[[nodiscard]] std::string_view code(Category category);

// The best five cards as one number: the higher wins, equal ones split the pot.
// The category stands above bit 26, then two sets of ranks: those that make the category, then the
// kickers.
struct HandRank {
    std::uint32_t value = 0;

    [[nodiscard]] constexpr Category category() const { return static_cast<Category>(value >> 26); }

    friend constexpr auto operator<=>(HandRank, HandRank) = default;
};

// What people call a hand: its category and the ranks that tell it from others of it, weightiest
// first: two-pair has pair, pair, kicker; full-house trips, pair; a straight its top card (the
// wheel: five); a flush all five.
class HandName {
public:
    explicit HandName(HandRank rank);

    [[nodiscard]] Category category() const { return m_category; }
    [[nodiscard]] std::span<const Rank> ranks() const { return std::span(m_ranks).first(m_count); }

private:
    std::array<Rank, 5> m_ranks{};
    std::uint8_t m_count = 0;
    Category m_category = Category::highCard;
};

// A set of faces that is ranked without being listed: for counting many hands that share cards.
// A face that comes twice counts once.
struct HandSum {
    // Sixteen bits for each suit, in each a bit for every rank.
    std::uint64_t bits = 0;

    constexpr HandSum() = default;
    explicit constexpr HandSum(Face face)
        : bits(std::uint64_t{1} << (static_cast<int>(face.suit()) * 16 +
                                    static_cast<int>(face.rank()))) {}

    friend constexpr HandSum operator+(HandSum left, HandSum right) {
        left.bits |= right.bits;
        return left;
    }
    constexpr HandSum& operator+=(HandSum other) { return *this = *this + other; }

    friend constexpr bool operator==(HandSum, HandSum) = default;
};

// The best five of up to seven cards. Of fewer than five, what already lies there: a pair, trips,
// high cards.
[[nodiscard]] HandRank rank(HandSum hand);
[[nodiscard]] HandRank rankSeven(std::span<const Face> cards);

} // namespace mz
