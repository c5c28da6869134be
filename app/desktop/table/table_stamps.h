// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/table/table_layout.h"

#include <QPixmap>

#include <array>
#include <cstdint>

namespace mz {

// What stands on the table several times with the same look, painted once for a layout: copying a
// pixmap is many times cheaper than smooth edges.
class TableStamps {
public:
    enum class Plate : std::uint8_t { live, toAct, folded, empty };

    void forget();
    // With its shadow: to be painted with its middle where the plate's middle is.
    [[nodiscard]] const QPixmap& plate(const TableLayout& table, Plate plate, qreal ratio);
    [[nodiscard]] const QPixmap& boardSlot(const TableLayout& table, qreal ratio);
    [[nodiscard]] const QPixmap& button(const TableLayout& table, qreal ratio);

private:
    qreal m_ratio = 0;
    std::array<QPixmap, 4> m_plates;
    QPixmap m_slot;
    QPixmap m_button;

    void keepFor(qreal ratio);
};

// How wide the button itself is in its place.
[[nodiscard]] double buttonSide(const TableLayout& table);
// The round field for the seat's number in a plate.
[[nodiscard]] QRectF plateDisc(const QRectF& plate);

} // namespace mz
