// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/betting/betting.h"
#include "core/irregularities/scenario.h"
#include "core/random/random.h"

#include <array>

namespace mz::testing {

// How the players of a generated hand behave; 0 … 3, how often.
struct Temper {
    int wild = 0; // bet, raise, all-in
    int folding = 0;
    int scripted = 0;               // say what they would have said anyway
    Street reach = Street::preflop; // to which two of them stay in
};

// What came of it.
struct Course {
    Street reached = Street::preflop; // the last street that was opened
    std::array<std::array<int, maxSeats>, streetCount> turns{};
};

// Plays the hand of the table without irregularities and writes the players' scripts: every word is
// legal when it is said, and a turn without a word is a check or call, or a show.
Course simulate(Scenario& scenario, const Temper& temper, Stream& draw);

} // namespace mz::testing
