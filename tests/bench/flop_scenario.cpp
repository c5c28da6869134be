// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/flop_scenario.h"

#include "core/packs/pack.h"
#include "core/rulebook/read.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>

namespace mz {

namespace {

constexpr std::string_view pack = R"({
  "format": "mazziere-pack", "version": 1, "id": "bench", "title": {"en": "b", "it": "b"},
  "rulebook": "ciaffone",
  "scenarios": [{
    "id": "four-card-flop", "title": {"en": "t", "it": "t"}, "brief": {"en": "b", "it": "b"},
    "seed": 7, "table": {"seats": 9, "button": 3},
    "players": {"4": {"preflop": ["fold"]}, "6": {"flop": ["bet 10"]}},
    "start": "preflop", "irregularities": [{"kind": "overdealt-flop", "cards": 4}]
  }]
})";

std::shared_ptr<const Rulebook> rulebook() {
    std::ifstream file(MZ_SOURCE_DIR "/resources/rulebooks/ciaffone.json", std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    auto book = readRulebook(text, [](std::string_view) { return std::optional<std::string>(); });
    if (!book)
        std::abort();
    return std::make_shared<const Rulebook>(std::move(*book));
}

} // namespace

std::shared_ptr<const Case> flopCase() {
    const PackReading reading = readPack(pack);
    auto ready = prepare(reading.pack.scenarios.at(0), rulebook());
    if (!ready)
        std::abort();
    return std::make_shared<const Case>(std::move(*ready));
}

std::string_view flopLog() {
    return R"({"format": "mazziere-log", "version": 1, "pack": "bench", "edition": 1, "scenario": "four-card-flop", "seed": 7, "rulebook": "ciaffone", "rulebook-edition": 1, "mode": "practice", "lang": "it", "trainee": "G. R."}
{"t": 1200, "do": "wait", "all": true}
{"t": 2100, "do": "collect"}
{"t": 2900, "do": "burn"}
{"t": 3800, "do": "board", "count": 3}
{"t": 6100, "do": "move", "from": "board", "cards": "all", "to": "deck"}
{"t": 7000, "do": "shuffle"}
{"t": 8000, "do": "cut"}
{"t": 9200, "do": "board", "count": 3}
)";
}

} // namespace mz
