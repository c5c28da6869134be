// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/random.h"

#include <algorithm>
#include <bit>
#include <cstddef>

// Nothing here may ever change a draw: old logs and packs are graded again by drawing again.
namespace mz {

namespace {

constexpr std::uint64_t goldenStep = 0x9e3779b97f4a7c15;

// The finisher of splitmix64: every bit of the input touches every bit of the result.
constexpr std::uint64_t mixed(std::uint64_t x) {
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
    x = (x ^ x >> 27) * 0x94d049bb133111eb;
    return x ^ x >> 31;
}

// Up to eight letters, the first lowest, on machines of either byte order.
constexpr std::uint64_t word(std::string_view letters) {
    std::uint64_t result = 0;
    for (std::size_t i = 0; i < letters.size(); ++i)
        result |= std::uint64_t{static_cast<unsigned char>(letters[i])} << 8 * i;
    return result;
}

constexpr std::uint64_t hash(std::string_view name, std::uint64_t start) {
    std::uint64_t result = start ^ name.size();
    for (; name.size() > 8; name.remove_prefix(8))
        result = mixed((result + goldenStep) ^ word(name.substr(0, 8)));
    return mixed((result + goldenStep) ^ word(name));
}

// By id. The cards are a set, so that one bit for each is enough; should one come twice, the long
// way keeps them all.
void sort(std::span<CardId> cards) {
    std::uint64_t present = 0;
    for (const CardId card : cards)
        present |= std::uint64_t{1} << card.index();
    if (static_cast<std::size_t>(std::popcount(present)) != cards.size()) {
        std::ranges::sort(cards);
        return;
    }
    for (CardId& card : cards) {
        card = CardId(std::countr_zero(present));
        present &= present - 1;
    }
}

} // namespace

// The seed is mixed before the name comes in, so that near seeds do not give near streams.
Stream::Stream(std::uint64_t seed, std::string_view name) {
    std::uint64_t state = hash(name, mixed(seed + goldenStep));
    for (std::uint64_t& part : m_state)
        part = mixed(state += goldenStep);
}

// xoshiro256**. Its one forbidden state, all zero, is out of reach: mixed() is one to one, so that
// no two of the four parts are the same.
std::uint64_t Stream::next() {
    auto& [a, b, c, d] = m_state;
    const std::uint64_t result = std::rotl(b * 5, 7) * 9;
    const std::uint64_t shifted = b << 17;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = std::rotl(d, 45);
    return result;
}

// The upper half of a draw times n falls into n ranges. Where 2^32 is no multiple of n, some ranges
// get one number more: those few draws are thrown away.
std::uint32_t Stream::below(std::uint32_t n) {
    std::uint64_t product = (next() >> 32) * n;
    if (static_cast<std::uint32_t>(product) < n) {
        const std::uint32_t surplus = (0 - n) % n;
        while (static_cast<std::uint32_t>(product) < surplus)
            product = (next() >> 32) * n;
    }
    return static_cast<std::uint32_t>(product >> 32);
}

void shuffle(std::span<CardId> cards, Stream& stream) {
    sort(cards);
    for (std::size_t left = cards.size(); left > 1; --left) {
        const std::size_t chosen = stream.below(static_cast<std::uint32_t>(left));
        std::swap(cards[left - 1], cards[chosen]);
    }
}

} // namespace mz
