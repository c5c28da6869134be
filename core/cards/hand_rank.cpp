// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cards/hand_rank.h"

#include <bit>
#include <cstddef>

namespace mz {

namespace {

// A set of ranks, bit 0 for the two to bit 12 for the ace.
using Ranks = std::uint32_t;

constexpr std::size_t rankSets = std::size_t{1} << rankCount;
constexpr Ranks allRanks = rankSets - 1;

// Of no ranks, none. Without a branch, which std::bit_floor has.
constexpr Ranks highest(Ranks ranks) {
    return ranks & Ranks{1} << 31 >> std::countl_zero(ranks | 1);
}

// The `count` highest of a set, as a table over all sets; where there are fewer, `tooFew` says
// whether the set stands for itself or for nothing.
enum class TooFew { keepAll, giveNone };

consteval std::array<std::uint16_t, rankSets> makeHighest(int count, TooFew tooFew) {
    std::array<std::uint16_t, rankSets> table{};
    for (Ranks ranks = 0; ranks < rankSets; ++ranks) {
        Ranks kept = ranks;
        int size = std::popcount(ranks);
        if (size < count && tooFew == TooFew::giveNone)
            continue;
        for (; size > count; --size)
            kept &= kept - 1;
        table[ranks] = static_cast<std::uint16_t>(kept);
    }
    return table;
}

// Nothing where there are no five: so the four suits are looked up and joined without a branch, and
// what comes out is the flush, if there is one.
constexpr auto flushTable = makeHighest(5, TooFew::giveNone);
constexpr auto threeTable = makeHighest(3, TooFew::keepAll);

Ranks highestFive(Ranks ranks) { return flushTable[ranks]; }

Ranks highestThree(Ranks ranks) { return threeTable[ranks]; }

// The top cards of all straights among the ranks. The ace also stands below the two.
constexpr Ranks straightTops(Ranks ranks) {
    const Ranks withLowAce = ranks << 1 | ranks >> (rankCount - 1);
    const Ranks pairsOfTwo = withLowAce & withLowAce << 1;
    const Ranks tops = pairsOfTwo & pairsOfTwo << 2 & withLowAce << 4;
    return tops >> 1 & allRanks;
}

constexpr HandRank ranked(Category category, Ranks makers, Ranks kickers = 0) {
    return {static_cast<std::uint32_t>(category) << 26 | makers << rankCount | kickers};
}

// `several`: the ranks that come more than once, here all of them twice.
HandRank rankPairs(Ranks several, Ranks present) {
    const Ranks high = highest(several);
    if (several == high)
        return ranked(Category::pair, high, highestThree(present ^ high));
    const Ranks two = high | highest(several ^ high);
    return ranked(Category::twoPair, two, highest(present ^ two));
}

HandRank rankTrips(Ranks trips, Ranks several, Ranks present) {
    if (several != trips)
        return ranked(Category::fullHouse, trips, highest(several ^ trips));
    const Ranks singles = present ^ trips;
    const Ranks kicker = highest(singles);
    return ranked(Category::threeOfAKind, trips, kicker | highest(singles ^ kicker));
}

} // namespace

HandRank rank(HandSum hand) {
    const auto suit = [hand](int index) -> Ranks { return hand.bits >> index * 16 & allRanks; };
    const Ranks a = suit(0);
    const Ranks b = suit(1);
    const Ranks c = suit(2);
    const Ranks d = suit(3);
    const Ranks present = a | b | c | d;

    // Five ranks or five of a suit leave no room for quads or a full house among seven cards.
    const Ranks flush = highestFive(a) | highestFive(b) | highestFive(c) | highestFive(d);
    if (flush != 0) {
        const Ranks tops = straightTops(a) | straightTops(b) | straightTops(c) | straightTops(d);
        return tops != 0 ? ranked(Category::straightFlush, highest(tops))
                         : ranked(Category::flush, flush);
    }
    if (const Ranks tops = straightTops(present); tops != 0)
        return ranked(Category::straight, highest(tops));

    const Ranks several = (a & b) | (c & d) | ((a | b) & (c | d));
    if (several == 0) {
        const Ranks five = highestFive(present);
        return ranked(Category::highCard, 0, five != 0 ? five : present);
    }
    if (const Ranks quads = a & b & c & d; quads != 0)
        return ranked(Category::fourOfAKind, quads, highest(present ^ quads));

    const Ranks trips = several & (a ^ b ^ c ^ d);
    return trips == 0 ? rankPairs(several, present) : rankTrips(highest(trips), several, present);
}

HandRank rankSeven(std::span<const Face> cards) {
    HandSum hand;
    for (const Face face : cards)
        hand += HandSum(face);
    return rank(hand);
}

HandName::HandName(HandRank rank) : m_category(rank.category()) {
    for (Ranks set : {rank.value >> rankCount & allRanks, rank.value & allRanks}) {
        for (; set != 0 && m_count < m_ranks.size(); set ^= highest(set))
            m_ranks[m_count++] = static_cast<Rank>(std::bit_width(set) - 1);
    }
}

std::string_view code(Category category) {
    constexpr std::array<std::string_view, 9> codes = {
        "high-card", "pair",       "two-pair",       "three-of-a-kind", "straight",
        "flush",     "full-house", "four-of-a-kind", "straight-flush"};
    return codes[static_cast<std::size_t>(category)];
}

} // namespace mz
