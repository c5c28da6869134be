// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/irregularities/scenario.h"

#include <vector>

namespace mz::testing {

// What a generated scenario is made for: where it starts, and none, one or two kinds of what the
// table does.
struct Plan {
    Start start{};
    std::vector<IrregularityKind> kinds; // in the order of the enumeration

    friend auto operator<=>(const Plan&, const Plan&) = default;
};

// Every plan that the format allows: each start with nothing, with each kind that can happen after
// it, and with each pair of kinds that do not exclude each other.
[[nodiscard]] std::vector<Plan> allPlans();

// The plan of a number: a quarter of all have no irregularity, half have one, a quarter two; each
// plan comes again and again.
[[nodiscard]] Plan planOf(int number);

// A scenario that keeps every rule of the format which can be checked without its model answer:
// the betting is simulated, so that every word is legal and every seat that is named has its turn.
// The same number gives the same scenario.
[[nodiscard]] Scenario generatedScenario(int number);

} // namespace mz::testing
