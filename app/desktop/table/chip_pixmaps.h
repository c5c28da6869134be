// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/betting/chips.h"

#include <QHash>
#include <QPixmap>
#include <QRectF>

#include <cstdint>
#include <vector>

class QPainter;

namespace mz {

// Stacks of chips. The colours follow the denominations of a card room, but a stack is decoration:
// the number beside it counts, and a very large amount is shown by fewer chips than it has.
class ChipPixmaps {
public:
    // `width` of one chip. The stacks stand on the bottom edge of `place`, in its middle. Returns
    // what they cover.
    QRectF paint(QPainter& painter, const QRectF& place, Chips amount, double width, qreal ratio);

    // The columns, each from the bottom up, the largest chips first: a column for each
    // denomination, or all in one.
    [[nodiscard]] static std::vector<std::vector<std::int64_t>> stacks(Chips amount, int columns);

    static constexpr int tallest = 6;

private:
    const QPixmap& chip(std::size_t denomination, double width, qreal ratio);

    QHash<quint64, QPixmap> m_chips;
};

} // namespace mz
