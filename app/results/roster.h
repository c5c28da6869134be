// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/table_fault.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mz {

// A trainee as the school's own list has him. Texts are as they stand there, and not known where
// they are empty.
struct RosterEntry {
    std::string id; // the school's number, any text
    std::string name;
    std::string group;
    std::optional<std::string> language; // "en", "it"
    std::optional<int> textPercent;      // 80 … 200
    std::optional<bool> fourColours;     // of the deck
    std::string note;
    int line = 1; // of the file

    friend bool operator==(const RosterEntry&, const RosterEntry&) = default;
};

// A column that nobody here knows; what stands in it is kept out.
struct UnknownColumn {
    int number = 1; // from the left, from 1
    std::string name;

    friend bool operator==(const UnknownColumn&, const UnknownColumn&) = default;
};

struct RosterReading {
    std::vector<RosterEntry> entries; // those in which nothing is wrong
    std::vector<UnknownColumn> unknownColumns;
    std::vector<int> blankLines; // lines on which nothing stands
    std::vector<TableFault> faults;
    bool moreFaults = false; // than the hundred that are told
};

// Reads a roster in either form, in whatever order its columns are. Every line that holds something
// is an entry or has a fault.
[[nodiscard]] RosterReading readRoster(std::string_view text);

} // namespace mz
