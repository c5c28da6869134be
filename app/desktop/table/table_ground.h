// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/theme.h"
#include "app/desktop/table/table_layout.h"

#include <QImage>

namespace mz {

// Room, rail and cloth in one pass over the pixels, each of which knows how far it is from the two
// edges: soft light and shadows cost nothing more that way, and hard edges are smooth.
[[nodiscard]] QImage paintGround(const TableLayout& table, const TableColours& colours,
                                 qreal ratio);

} // namespace mz
