// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/table/motion.h"

namespace mz {

// Shuffle, cut and gathering are shown with backs that stand for the cards: which of them went
// where nobody may see.
[[nodiscard]] QList<CardFlight> mixed(const TableView& before, const TableView& after,
                                      Mixing mixing, const TableLayout& table);

} // namespace mz
