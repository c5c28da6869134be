// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/irregularities/scenario.h"
#include "core/json/reading.h"

namespace mz {

// Reads one scenario; the whole of it counts only where nothing was added to the problems.
[[nodiscard]] Scenario readScenarioAt(const json::Place& place, std::vector<Problem>& problems);

// A text in both languages, 1 to 2000 characters each.
[[nodiscard]] Text readText(const json::Place& place, json::Reading& reading);

} // namespace mz
