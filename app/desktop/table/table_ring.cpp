// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/table_ring.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace mz {

TableRing::TableRing(const QRectF& rectangle, double radiusX, double radiusY, double sideways)
    : m_sideways(sideways), m_axis(rectangle.center().x()) {
    constexpr int steps = 16;
    const double rx = std::clamp(radiusX, 1.0, rectangle.width() / 2);
    const double ry = std::clamp(radiusY, 1.0, rectangle.height() / 2);

    const auto corner = [&](const QPointF& middle, double from) {
        for (int step = 0; step <= steps; ++step) {
            const double angle = from + std::numbers::pi / 2 * step / steps;
            const QPointF out(std::cos(angle), std::sin(angle));
            const QPointF normal(-out.x() / rx, -out.y() / ry);
            add(middle + QPointF(out.x() * rx, out.y() * ry),
                normal / std::hypot(normal.x(), normal.y()));
        }
    };
    add({m_axis, rectangle.bottom()}, {0, -1});
    corner({rectangle.left() + rx, rectangle.bottom() - ry}, std::numbers::pi / 2);
    corner({rectangle.left() + rx, rectangle.top() + ry}, std::numbers::pi);
    add({m_axis, rectangle.top()}, {0, 1});
}

void TableRing::add(const QPointF& at, const QPointF& inward) {
    double way = 0;
    if (!m_left.isEmpty()) {
        const QPointF leg = at - m_left.last().point.at;
        way = m_left.last().way + std::hypot(leg.x() * m_sideways, leg.y());
    }
    m_left.append({{at, inward}, way});
}

RingPoint TableRing::onLeft(double way) const {
    const auto after = std::ranges::upper_bound(m_left, way, {}, &Sample::way);
    if (after == m_left.begin())
        return m_left.first().point;
    if (after == m_left.end())
        return m_left.last().point;
    const Sample& next = *after;
    const Sample& last = *(after - 1);
    const double part = (way - last.way) / (next.way - last.way);
    const QPointF inward = last.point.inward * (1 - part) + next.point.inward * part;
    return {last.point.at * (1 - part) + next.point.at * part,
            inward / std::hypot(inward.x(), inward.y())};
}

RingPoint TableRing::mirrored(RingPoint point) const {
    point.at.setX(2 * m_axis - point.at.x());
    point.inward.setX(-point.inward.x());
    return point;
}

QList<RingPoint> TableRing::spread(int seats, double start) const {
    const double half = m_left.last().way;
    QList<RingPoint> points;
    for (int seat = 0; seat < seats; ++seat) {
        const double round = start + (1 - 2 * start) * seat / std::max(1, seats - 1);
        points.append(round > 0.5 ? mirrored(onLeft(2 * half * (1 - round)))
                                  : onLeft(2 * half * round));
    }
    return points;
}

// Where the left half crosses that height; it only ever rises.
double TableRing::leftAt(double height) const {
    double x = m_axis;
    for (qsizetype next = 1; next < m_left.size(); ++next) {
        const QPointF from = m_left[next - 1].point.at;
        const QPointF to = m_left[next].point.at;
        if (height <= from.y() && height >= to.y() && from.y() > to.y())
            x = std::min(x, from.x() +
                                (to.x() - from.x()) * (from.y() - height) / (from.y() - to.y()));
    }
    return x;
}

QList<RingPoint> TableRing::columns(int seats, int column, double margin) const {
    const double bottom = m_left.first().point.at.y();
    const double top = m_left.last().point.at.y();
    QList<RingPoint> left;
    for (int seat = 0; seat < column; ++seat) {
        const double height = bottom - (bottom - top) * (seat + 0.5) / column;
        left.append({{leftAt(height), height}, {1, 0}});
    }
    QList<RingPoint> points = left;
    const int row = seats - 2 * column;
    const double from = leftAt((top + bottom) / 2) + margin;
    const double pitch = row > 0 ? 2 * (m_axis - from) / row : 0;
    for (int seat = 0; seat < row; ++seat)
        points.append({{from + pitch * (seat + 0.5), top}, {0, 1}});
    for (int seat = column - 1; seat >= 0; --seat)
        points.append(mirrored(left[seat]));
    return points;
}

} // namespace mz
