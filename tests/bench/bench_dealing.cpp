// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dealing/perform.h"
#include "core/session/next.h"
#include "core/session/session.h"
#include "tests/bench/flop_scenario.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <vector>

using namespace mz;

namespace {

// Every event of a nine-handed hand from the first pitch to the award, in order; perform() checks
// after each that 52 cards and all chips are there.
std::vector<Action> wholeHand(const Case& plain) {
    std::vector<Action> actions;
    Session session(std::make_shared<const Case>(plain));
    int line = 2;
    for (auto next = nextDeed(session); next; next = nextDeed(session)) {
        if (!session.act(next->deed, line, line))
            std::abort();
        ++line;
        for (const Happening& happening : session.lastHappenings())
            actions.push_back(happening.action);
    }
    return actions;
}

Case plainCase() {
    Scenario scenario = flopCase()->scenario;
    scenario.start = Start::deal;
    scenario.irregularities.clear();
    scenario.finish = Finish::hand;
    auto plain = prepare(scenario, flopCase()->rulebook);
    if (!plain)
        std::abort();
    return std::move(*plain);
}

void PerformHand(benchmark::State& state) {
    const Case plain = plainCase();
    const std::vector<Action> actions = wholeHand(plain);
    for (auto _ : state) {
        State table = plain.start;
        for (const Action& action : actions) {
            Events events;
            if (!perform(plain.hand, table, action, events))
                std::abort();
            benchmark::DoNotOptimize(&events);
        }
        benchmark::DoNotOptimize(&table);
    }
    state.SetItemsProcessed(state.iterations() * std::ssize(actions));
    state.counters["events"] = static_cast<double>(actions.size());
}

// One event of a kind, performed again and again on a copy of the same table.
void PerformOne(benchmark::State& state, const Action& action) {
    const auto ofCase = flopCase();
    for (auto _ : state) {
        State table = ofCase->start;
        Events events;
        benchmark::DoNotOptimize(perform(ofCase->hand, table, action, events));
        benchmark::DoNotOptimize(&table);
    }
}

void CopyState(benchmark::State& state) {
    const auto ofCase = flopCase();
    for (auto _ : state) {
        State table = ofCase->start;
        benchmark::DoNotOptimize(&table);
    }
}

void CheckInvariants(benchmark::State& state) {
    const auto ofCase = flopCase();
    State table = ofCase->start;
    for (auto _ : state) {
        benchmark::DoNotOptimize(&table);
        benchmark::DoNotOptimize(table.holds(ofCase->hand.structure.chipsInPlay()));
    }
}

} // namespace

BENCHMARK(PerformHand)->Unit(benchmark::kNanosecond);
BENCHMARK(CopyState);
BENCHMARK(CheckInvariants);
BENCHMARK_CAPTURE(PerformOne, pitch, act::Pitch{4, false});
BENCHMARK_CAPTURE(PerformOne, burn, act::Burn{});
BENCHMARK_CAPTURE(PerformOne, flop, act::Board{3});
BENCHMARK_CAPTURE(PerformOne, call, act::Speak{Word{Word::Kind::call, noChips}});
BENCHMARK_CAPTURE(PerformOne, collect, act::Collect{});
BENCHMARK_CAPTURE(PerformOne, move, act::Move{Zone::hole(4), Picked::all(), Zones::deck, End::top});
BENCHMARK_CAPTURE(PerformOne, shuffle, act::Shuffle{});
BENCHMARK_CAPTURE(PerformOne, cut, act::Cut{});
BENCHMARK_CAPTURE(PerformOne, gather, act::Gather{});
