// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/roster.h"
#include "app/results/table_fault.h"
#include "app/words/words.h"

#include <string>

namespace mz {

// What is wrong with a table, without its place.
[[nodiscard]] std::string reason(const Words& words, const TableFault& fault);

// What of a roster was read over although nothing is wrong with it; empty: nothing.
[[nodiscard]] std::vector<std::string> remarks(const Words& words, const RosterReading& roster);

} // namespace mz
