// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/support/play.h"

#include "core/json/problem.h"

#include <string>

namespace mz::testing {

enum class Lines { left, told };

// A verdict on a line. Of each incident its kind with its faults, or "right"; then the session's
// own faults; then "unfinished". A fault may tell the line on which it was made.
//   "overdealt-flop right"
//   "premature-flop burned-again:7 step-missed/cut; own early-board:3; unfinished"
[[nodiscard]] std::string told(const Verdict& verdict, Lines lines = Lines::left);
[[nodiscard]] inline std::string told(const Played& played, Lines lines = Lines::left) {
    return played.refused.empty() ? told(played.verdict(), lines) : "refused " + played.refused;
}

[[nodiscard]] std::string told(const Problem& problem); // "12 /scenarios/0/id bad-id"
[[nodiscard]] std::string told(const std::vector<Problem>& problems);

// The codes of the cards of a pile: "Ah Kd 2c".
[[nodiscard]] std::string cards(const Session& session, Zone zone);

// What the procedure says must hold at the end of the hand and does not; empty: all holds.
[[nodiscard]] std::string notAsItMustEnd(const Procedure& procedure, const Session& session);

// Whether the hands of all who were dealt in are the cards that they would have had.
[[nodiscard]] std::string handsThatDiffer(const Session& session);

} // namespace mz::testing
