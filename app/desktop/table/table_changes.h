// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/table/table_layout.h"
#include "app/desktop/table/table_scene.h"

#include <QRegion>

namespace mz {

// What must be painted anew when one scene follows another, shadows and raised cards included.
[[nodiscard]] QRegion changedPlaces(const TableLayout& table, const TableScene& before,
                                    const TableScene& after);

// What is painted for a place may reach so far beyond it.
[[nodiscard]] int reachOf(const TableLayout& table);

} // namespace mz
