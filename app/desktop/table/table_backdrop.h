// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/table/table_layout.h"

#include <QPixmap>

namespace mz {

// Room, rail, felt, betting line and the wells of the piles: all that changes only with the layout.
[[nodiscard]] QPixmap paintBackdrop(const TableLayout& table, qreal ratio);

} // namespace mz
