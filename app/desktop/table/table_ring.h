// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointF>
#include <QRectF>

namespace mz {

// A place on the ring and the direction to the middle of the table, of length 1.
struct RingPoint {
    QPointF at;
    QPointF inward;
};

// The line on which the seats sit: a rectangle with elliptic corners, walked clockwise from the
// dealer's place in the middle of its bottom edge. Left and right mirror each other exactly.
class TableRing {
public:
    // `sideways` weighs horizontal distance against vertical: plates are wider than high.
    TableRing(const QRectF& rectangle, double radiusX, double radiusY, double sideways);

    // `seats` points, evenly spaced from `start` to 1 - start of the way round; 0 < start < 0.5.
    [[nodiscard]] QList<RingPoint> spread(int seats, double start) const;

    // `column` points at each side, one above the other over the whole height, the others in a row
    // at the top that leaves `margin` to the columns; 2 * column <= seats.
    [[nodiscard]] QList<RingPoint> columns(int seats, int column, double margin) const;

private:
    struct Sample {
        RingPoint point;
        double way;
    };

    void add(const QPointF& at, const QPointF& inward);
    [[nodiscard]] RingPoint onLeft(double way) const;
    [[nodiscard]] double leftAt(double height) const;
    [[nodiscard]] RingPoint mirrored(RingPoint point) const;

    double m_sideways;
    double m_axis;
    QList<Sample> m_left;
};

} // namespace mz
