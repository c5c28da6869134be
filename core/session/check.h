// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/packs/pack.h"
#include "core/rulebook/read.h"
#include "core/session/case.h"

#include <memory>
#include <vector>

namespace mz {

// Every mistake of a pack with its place: what the reader finds, what shows when a scenario is
// dealt, and a scenario that its own model answer does not finish with 100.
[[nodiscard]] std::vector<Problem> checkPack(const PackReading& reading,
                                             const std::shared_ptr<const Rulebook>& rulebook);

// The mistakes of one scenario that show when it is dealt; the case where there are none.
[[nodiscard]] tl::expected<Case, Problem>
checkScenario(const Scenario& scenario, const ScenarioPlaces& places,
              const std::shared_ptr<const Rulebook>& rulebook);

// The scenario with every choice resolved: all cards and the seed as they were dealt.
[[nodiscard]] Scenario resolved(const Case& ofCase);

} // namespace mz
