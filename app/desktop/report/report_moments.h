// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/report/report_facts.h"

namespace mz {

// The moments of a hand at which something was missed or wrong, in their order.
[[nodiscard]] std::vector<MomentFacts> momentsToMend(std::size_t hand,
                                                     const std::shared_ptr<const Review>& review);

// The most costly one first. A critical fault goes before all: nobody passes with one.
void sortByCost(std::vector<MomentFacts>& moments);

} // namespace mz
