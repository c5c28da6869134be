// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/json_tree.h"
#include "core/json/write.h"

#include <benchmark/benchmark.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

using namespace mz::json;

namespace {

constexpr std::array<std::string_view, 10> logLines = {
    R"({"t": 1200, "do": "wait", "all": true})",
    R"({"t": 2100, "do": "collect"})",
    R"({"t": 2900, "do": "burn"})",
    R"({"t": 3800, "do": "board", "count": 3})",
    R"({"t": 6100, "do": "move", "from": "board", "cards": "all", "to": "deck"})",
    R"({"t": 7000, "do": "move", "from": "hole:3", "cards": [0, 1], "to": "aside"})",
    R"({"t": 7500, "do": "announce", "say": "floor", "text": "a card too many on the flop"})",
    R"({"t": 8000, "do": "move", "from": "aside", "cards": "all", "to": "deck", "at": "bottom"})",
    R"({"t": 9200, "do": "award", "pot": 0, "seats": [1, 2, 3, 4, 5, 6, 7, 8, 9]})",
    R"({"t": 9900, "event": "acts", "seat": 4, "word": "raise", "to": 40, "all-in": false})",
};

void ParseTenLogLines(benchmark::State& state) {
    for (auto _ : state)
        for (const std::string_view line : logLines)
            benchmark::DoNotOptimize(parse(line));
}

void WriteTenLogLines(benchmark::State& state) {
    for (auto _ : state) {
        Writer writer;
        for (int line = 0; line < 10; ++line) {
            writer.beginObject(Flow::line).field("t", line * 1000).field("do", "move");
            writer.field("from", "board").field("cards", "all").field("to", "deck").endObject();
        }
        benchmark::DoNotOptimize(writer.take());
    }
}

// A megabyte in the shape of a pack.
void ParseMegabyte(benchmark::State& state) {
    std::string text = "[";
    while (text.size() < (std::size_t{1} << 20))
        text += R"(
  {
    "id": "four-card-flop", "title": {"en": "Four cards on the flop", "it": "Quattro carte al flop"},
    "table": {"seats": 9, "button": 3, "blinds": [1, 2], "ante": 0, "stacks": 200, "empty": [5]},
    "cards": {"holes": {"1": ["As", "Kd"]}, "flop": ["Qh", "7s", "7d"], "turn": "2c"}
  },)";
    text += "null]";
    for (auto _ : state)
        benchmark::DoNotOptimize(parse(text));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}

} // namespace

BENCHMARK(ParseTenLogLines)->Unit(benchmark::kMicrosecond);
BENCHMARK(WriteTenLogLines)->Unit(benchmark::kMicrosecond);
BENCHMARK(ParseMegabyte)->Unit(benchmark::kMillisecond);
