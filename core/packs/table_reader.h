// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/irregularities/scenario.h"
#include "core/json/reading.h"

namespace mz {

// Reads who sits where with how much; false where that remains unknown.
bool readTable(const json::Place& place, Scenario& scenario, std::vector<Problem>& problems);

// "1" … "10", a seat of this table at which somebody sits; without a table any seat.
[[nodiscard]] std::optional<Seat> readSeatKey(const json::Place& place, std::string_view key,
                                              const Structure* table, json::Reading& reading);

} // namespace mz
