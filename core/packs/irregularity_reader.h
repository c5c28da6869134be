// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/irregularities/scenario.h"
#include "core/json/reading.h"

namespace mz {

// Reads what the table is to do, and finds what cannot happen or cannot happen together; seats are
// checked where the table is known.
void readIrregularities(const json::Place& place, bool tableKnown, Scenario& scenario,
                        std::vector<Problem>& problems);

} // namespace mz
