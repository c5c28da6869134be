// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/debrief/debrief_marks.h"

#include "app/desktop/look/theme.h"

#include <QPainter>
#include <QPolygonF>

namespace mz {

namespace {

// A line through points given as parts of the radius.
QPolygonF around(const QPointF& middle, double radius, std::initializer_list<QPointF> points) {
    QPolygonF polygon;
    for (const QPointF& point : points)
        polygon.append(middle + point * radius);
    return polygon;
}

} // namespace

void paintMark(QPainter& painter, DebriefMark mark, const QPointF& middle, double radius) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QPen stroke(theme::now().panel.stroke, radius * 0.22, Qt::SolidLine, Qt::RoundCap,
                      Qt::RoundJoin);
    painter.setPen(Qt::NoPen);
    switch (mark) {
    case DebriefMark::takenBack:
        painter.setPen(QPen(theme::now().panel.inkQuiet, radius * 0.22));
        painter.setBrush(theme::now().panel.paper);
        painter.drawEllipse(middle, radius * 0.5, radius * 0.5);
        break;
    case DebriefMark::plain:
        painter.setBrush(theme::now().panel.inkQuiet);
        painter.drawEllipse(middle, radius * 0.55, radius * 0.55);
        break;
    case DebriefMark::end:
        painter.setBrush(theme::now().panel.inkQuiet);
        painter.drawRect(QRectF(middle.x() - radius * 0.7, middle.y() - radius * 0.7, radius * 1.4,
                                radius * 1.4));
        break;
    case DebriefMark::help:
        painter.setBrush(theme::now().panel.note);
        painter.drawRoundedRect(
            QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius), radius * 0.5,
            radius * 0.5);
        painter.setPen(stroke);
        painter.drawPolyline(around(middle, radius, {{0, -0.1}, {0, 0.5}}));
        painter.drawPoint(middle - QPointF(0, radius * 0.5));
        break;
    case DebriefMark::done:
        painter.setBrush(theme::now().panel.right);
        painter.drawEllipse(middle, radius, radius);
        painter.setPen(stroke);
        painter.drawPolyline(around(middle, radius, {{-0.45, 0.05}, {-0.13, 0.38}, {0.48, -0.32}}));
        break;
    case DebriefMark::opened: // a triangle
        painter.setBrush(theme::now().panel.due);
        painter.setPen(
            QPen(theme::now().panel.due, radius * 0.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolygon(around(middle, radius, {{0, -1}, {1, 0.8}, {-1, 0.8}}));
        painter.setPen(QPen(theme::now().table.ink, radius * 0.24, Qt::SolidLine, Qt::RoundCap));
        painter.drawPolyline(around(middle, radius, {{0, -0.35}, {0, 0.2}}));
        painter.drawPoint(middle + QPointF(0, radius * 0.58));
        break;
    case DebriefMark::wrong: // an octagon
        painter.setBrush(theme::now().panel.wrong);
        painter.drawPolygon(around(middle, radius * 1.05,
                                   {{-0.4, -1},
                                    {0.4, -1},
                                    {1, -0.4},
                                    {1, 0.4},
                                    {0.4, 1},
                                    {-0.4, 1},
                                    {-1, 0.4},
                                    {-1, -0.4}}));
        painter.setPen(stroke);
        painter.drawPolyline(around(middle, radius, {{-0.38, -0.38}, {0.38, 0.38}}));
        painter.drawPolyline(around(middle, radius, {{0.38, -0.38}, {-0.38, 0.38}}));
        break;
    }
    painter.restore();
}

} // namespace mz
