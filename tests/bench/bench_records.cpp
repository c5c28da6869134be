// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/class_totals.h"
#include "app/records/progress.h"
#include "app/records/redo_list.h"
#include "app/records/regrade.h"
#include "app/records/session_list.h"
#include "tests/bench/kept_sessions.h"

#include <benchmark/benchmark.h>

#include <cstdlib>

using namespace mz;

namespace {

// Ends the program: what fails quickly is not fast.
template <typename T>
T must(OrTrouble<T> result) {
    if (!result)
        std::abort();
    return std::move(*result);
}

ManySessions& tenThousand() {
    static ManySessions many(1, 10'000);
    return many;
}

// One act of the dealer: one line that survives a power cut.
void DurableAct(benchmark::State& state) {
    const ManySessions some(1, 100);
    const SessionStart start{"running", some.people.front(), "running.log.jsonl", 1,
                             *writtenLogs().front().judgement.header};
    const std::string& log = writtenLogs().front().text;
    if (!beginSession(*some.database, start, {log.substr(0, log.find('\n'))}))
        std::abort();
    int line = 2;
    for (auto _ : state)
        if (!must(addLines(*some.database, start.key, line++, {R"({"t": 12000, "do": "burn"})"})))
            std::abort();
}

void OpenRecords(benchmark::State& state) {
    static_cast<void>(tenThousand());
    for (auto _ : state)
        benchmark::DoNotOptimize(must(Database::open(tenThousand().folder.path())));
}

// What the page of one person asks for.
void ListOfOne(benchmark::State& state) {
    const ManySessions& many = tenThousand();
    const qint64 person = many.people.front();
    for (auto _ : state) {
        if (must(sessionsOf(*many.database, person, 50)).size() != 50)
            std::abort();
        benchmark::DoNotOptimize(must(countSessions(*many.database, person)));
        if (must(attemptsOf(*many.database, person, "holdem.4")).empty())
            std::abort();
    }
}

// The same by a program that has just begun: nothing of the file is in its cache.
void ListOfOneAtFirst(benchmark::State& state) {
    const qint64 person = tenThousand().people.front();
    for (auto _ : state) {
        state.PauseTiming();
        const auto database = must(Database::open(tenThousand().folder.path()));
        state.ResumeTiming();
        benchmark::DoNotOptimize(must(sessionsOf(*database, person, 50)));
        benchmark::DoNotOptimize(must(countSessions(*database, person)));
        benchmark::DoNotOptimize(must(attemptsOf(*database, person, "holdem.4")));
    }
}

void Last50(benchmark::State& state) {
    const ManySessions& many = tenThousand();
    for (auto _ : state)
        benchmark::DoNotOptimize(must(sessionsOf(*many.database, many.people.front(), 50, 9'950)));
}

void AllAttempts(benchmark::State& state) {
    const ManySessions& many = tenThousand();
    for (auto _ : state)
        benchmark::DoNotOptimize(must(attemptsOf(*many.database, many.people.front())));
}

void RegradeTenThousand(benchmark::State& state) {
    static_cast<void>(tenThousand());
    for (auto _ : state)
        if (must(regrade(*tenThousand().database, benchJudges(), 1)).sessions != 10'000)
            std::abort();
}

// All that the page of a person's progress shows.
void ProgressPage(benchmark::State& state) {
    const ManySessions& many = tenThousand();
    const QTimeZone rome("Europe/Rome");
    for (auto _ : state)
        if (must(progressOf(*many.database, many.people.front(), rome)).weeks.size() < 150)
            std::abort();
}

void RedoList(benchmark::State& state) {
    const ManySessions& many = tenThousand();
    for (auto _ : state)
        if (must(redoList(*many.database, many.people.front())).empty())
            std::abort();
}

// A class of thirty with five hundred sessions each: totals by rule, the last five sessions.
void ClassTotals(benchmark::State& state) {
    static const ManySessions aClass(30, 500);
    for (auto _ : state)
        if (must(classTotals(*aClass.database, aClass.people, 5)).size() != 30)
            std::abort();
}

void FillTenThousand(benchmark::State& state) {
    benchmark::DoNotOptimize(&writtenLogs());
    for (auto _ : state)
        ManySessions(1, 10'000);
}

} // namespace

BENCHMARK(DurableAct)->Unit(benchmark::kMicrosecond)->UseRealTime();
BENCHMARK(OpenRecords)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(ListOfOne)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(ListOfOneAtFirst)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(Last50)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(AllAttempts)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(RegradeTenThousand)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(ProgressPage)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(RedoList)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(ClassTotals)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(FillTenThousand)->Unit(benchmark::kMillisecond)->UseRealTime();
