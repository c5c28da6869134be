// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dealing/hand.h"
#include "core/irregularities/scenario.h"

#include <optional>

namespace mz {

// The hand of a scenario with every open card drawn from its seed. Nothing where a board is asked
// for that is the best hand of everybody dealt in, and the fixed cards do not allow one. The fixed
// cards are all different.
[[nodiscard]] std::optional<Hand> handOf(const Scenario& scenario);

} // namespace mz
