// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/judge.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mz::testing {

// The books of the tests, 80 for every pack.
[[nodiscard]] Judges judges();

// A session of the pack of the six rules as the window writes it: the header with its case, the
// deeds (words of testing::play), what players and table did. A second for each deed.
struct Sitting {
    std::string scenario = "four-card-flop";
    std::string deeds = "as told";
    Mode mode = Mode::practice;
    std::optional<std::uint64_t> seed{}; // nothing: the scenario's own
};
[[nodiscard]] std::string writtenLog(const Sitting& sitting = {});

// The ids of the scenarios of that pack.
[[nodiscard]] std::vector<std::string> scenarioIds();

[[nodiscard]] std::vector<std::string> linesOf(std::string_view text);
// The first lines of a text, line ends included.
[[nodiscard]] std::string firstLines(std::string_view text, std::size_t count);

} // namespace mz::testing
