// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/table/table_layout.h"

#include <optional>

namespace mz {

// What the search for a layout varies.
struct TableShape {
    enum class Middle { stacked, flat };

    Middle middle = Middle::stacked;
    int column = 0;    // so many seats stand in a column at each side, with their cards below their
                       // plates; 0: all sit round an oval, with their cards before them
    double corner = 1; // 1 makes a stadium of the rail, less a box with round corners
    double sideways = 1; // of an oval: how far apart the seats of a long side sit, see TableRing
    double start = 0.1;  // of an oval: where Seat 1 sits, as a share of the way round
    bool large = false;  // hands and board larger than all else
    double unit = 1;     // see TableLayout
    double text = 14;
};

// The layout of that shape, or nothing where something has no room.
[[nodiscard]] std::optional<TableLayout> tryTable(QSizeF area, int seats, const TableShape& shape);

} // namespace mz
