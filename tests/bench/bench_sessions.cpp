// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/log.h"
#include "core/session/next.h"
#include "core/session/verdict_json.h"
#include "tests/bench/flop_scenario.h"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

using namespace mz;

namespace {

void mustBeRight(const Verdict& verdict) {
    if (!verdict.finished || verdict.score != 100)
        std::abort();
}

// From the dealer's acts in memory to a verdict; the case is prepared once.
void GradeActs(benchmark::State& state) {
    const auto ofCase = flopCase();
    const auto log = readLog(flopLog());
    for (auto _ : state) {
        Session session(ofCase);
        session.keepHappenings(false);
        for (const Entry& entry : log->entries)
            if (!session.act(entry.deed, entry.line, entry.t))
                std::abort();
        const Verdict verdict = session.verdict(80);
        mustBeRight(verdict);
        benchmark::DoNotOptimize(&verdict);
    }
    state.SetItemsProcessed(state.iterations());
}

// A log file in the system's cache: opened, read, dealt and graded, the verdict written as text.
void GradeLogFile(benchmark::State& state) {
    const auto ofCase = flopCase();
    const auto path = std::filesystem::temp_directory_path() / "mazziere-bench.log.jsonl";
    std::ofstream(path, std::ios::binary) << flopLog();
    for (auto _ : state) {
        std::ifstream file(path, std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        const auto log = readLog(text);
        const auto session = log ? replay(ofCase, *log) : tl::unexpected(log.error());
        if (!session)
            std::abort();
        const Verdict verdict = session->verdict(80);
        mustBeRight(verdict);
        benchmark::DoNotOptimize(writeVerdict("bench", 1, *session, verdict));
    }
    std::filesystem::remove(path);
    state.SetItemsProcessed(state.iterations());
}

// The same from a text in memory, to see what the file costs.
void GradeLogText(benchmark::State& state) {
    const auto ofCase = flopCase();
    for (auto _ : state) {
        const auto log = readLog(flopLog());
        const auto session = log ? replay(ofCase, *log) : tl::unexpected(log.error());
        const Verdict verdict = session->verdict(80);
        mustBeRight(verdict);
        benchmark::DoNotOptimize(writeVerdict("bench", 1, *session, verdict));
    }
    state.SetItemsProcessed(state.iterations());
}

void ReadLog(benchmark::State& state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(readLog(flopLog()));
    state.SetItemsProcessed(state.iterations());
}

void Solve(benchmark::State& state) {
    const auto ofCase = flopCase();
    for (auto _ : state)
        benchmark::DoNotOptimize(solve(ofCase));
    state.SetItemsProcessed(state.iterations());
}

} // namespace

BENCHMARK(GradeActs)->Unit(benchmark::kMicrosecond);
BENCHMARK(GradeLogFile)->Unit(benchmark::kMicrosecond);
BENCHMARK(GradeLogText)->Unit(benchmark::kMicrosecond);
BENCHMARK(ReadLog)->Unit(benchmark::kMicrosecond);
BENCHMARK(Solve)->Unit(benchmark::kMicrosecond);
