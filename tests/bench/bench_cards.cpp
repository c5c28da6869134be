// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cards/hand_rank.h"
#include "core/random/random.h"

#include <benchmark/benchmark.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

using namespace mz;

namespace {

using Counts = std::array<std::int64_t, 9>;

// Adds the hands that have `held`, and `missing` cards below `limit`.
void count(HandSum held, int missing, int limit, Counts& counts) {
    if (missing == 0) {
        ++counts[static_cast<std::size_t>(rank(held).category())];
        return;
    }
    for (int card = missing - 1; card < limit; ++card)
        count(held + HandSum(Face(card)), missing - 1, card, counts);
}

// All 133,784,560 hands of seven, each category as often as combinatorics says.
void AllHandsOfSeven(benchmark::State& state) {
    constexpr Counts expected = {23294460, 58627800, 31433400, 6461620, 6180020,
                                 4047644,  3473184,  224848,   41584};
    for (auto _ : state) {
        Counts counts{};
        count({}, 7, cardCount, counts);
        if (counts != expected)
            state.SkipWithError("a category was counted wrong");
    }
}

using Seven = std::array<Face, 7>;

std::vector<Seven> randomHands(std::size_t size) {
    Stream stream(1, "hands");
    std::vector<CardId> deck;
    deck.reserve(cardCount);
    for (int card = 0; card < cardCount; ++card)
        deck.emplace_back(card);
    std::vector<Seven> hands(size);
    for (Seven& hand : hands) {
        shuffle(deck, stream);
        for (std::size_t i = 0; i < hand.size(); ++i)
            hand[i] = Face(deck[i].index());
    }
    return hands;
}

void RandomHandOfSeven(benchmark::State& state) {
    const std::vector<Seven> hands = randomHands(100'000);
    std::size_t next = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(rankSeven(hands[next]));
        next = next + 1 == hands.size() ? 0 : next + 1;
    }
}

void NewStream(benchmark::State& state, std::string_view name) {
    std::uint64_t seed = 0;
    for (auto _ : state) {
        Stream stream(++seed, name);
        benchmark::DoNotOptimize(stream);
    }
}

void ShuffleDeck(benchmark::State& state) {
    std::array<CardId, cardCount> deck;
    for (std::size_t card = 0; card < deck.size(); ++card)
        deck[card] = CardId(card);
    Stream stream(1, "shuffle/1");
    for (auto _ : state) {
        shuffle(deck, stream);
        benchmark::DoNotOptimize(deck);
    }
}

} // namespace

BENCHMARK(AllHandsOfSeven)->Unit(benchmark::kSecond);
BENCHMARK(RandomHandOfSeven);
BENCHMARK_CAPTURE(NewStream, short, "shuffle/1");
BENCHMARK_CAPTURE(NewStream, long, "choice/scenarios/3/cards/turn");
BENCHMARK(ShuffleDeck);
