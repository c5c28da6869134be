// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/irregularities/scenario.h"
#include "core/json/problem.h"
#include "core/json/reading.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace mz {

// Scenarios in one file.
struct Pack {
    std::string id;
    int edition = 1;
    Text title;
    std::string author;
    std::string rulebook;
    int pass = 80; // the score from which a session is passed
    std::vector<Scenario> scenarios;

    [[nodiscard]] const Scenario* find(std::string_view id) const;
};

// Where a scenario and its parts stand in the file, for what is found wrong only when it is dealt.
struct ScenarioPlaces {
    json::Place scenario;
    // The place of a part below the scenario, the nearest one above it that is there.
    [[nodiscard]] json::Place part(std::initializer_list<std::string_view> path) const;
};

struct PackReading {
    json::Value text;                 // as it stands in the file
    Pack pack;                        // the scenarios that are right in themselves
    std::vector<std::size_t> numbers; // of each of them in the file
    std::vector<Problem> problems;    // by line
    int rulebookLine = 1;

    [[nodiscard]] ScenarioPlaces places(std::size_t scenario) const; // index into pack.scenarios
};

// Reads a pack and finds everything that is wrong with it, except what shows only when a scenario
// is dealt.
[[nodiscard]] PackReading readPack(std::string_view text);

// One scenario as it stands in a pack, without a pack around it: the `case` of a log.
[[nodiscard]] tl::expected<Scenario, std::vector<Problem>> readScenario(const json::Value& value);

// The pack in canonical order: keys as the format describes them, defaults left out.
[[nodiscard]] std::string writePack(const Pack& pack);
[[nodiscard]] json::Value scenarioValue(const Scenario& scenario);

} // namespace mz
