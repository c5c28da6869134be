// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/table_backdrop.h"

#include "app/desktop/look/theme.h"
#include "app/desktop/table/table_ground.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace mz {

namespace {

QPainterPath rounded(const QRectF& rectangle, double radius) {
    QPainterPath path;
    path.addRoundedRect(rectangle, radius, radius);
    return path;
}

// The betting line ends where the dealer's piles begin.
void paintLine(QPainter& painter, const TableLayout& table, const Theme& theme) {
    const double unit = table.unit;
    const QRectF mine = table.burns.united(table.muck)
                            .adjusted(-14 * unit, -14 * unit, 14 * unit, table.area.height());
    QPainterPath free;
    free.addRect(QRectF({}, table.area));
    free.addRect(mine);
    painter.save();
    painter.setClipPath(free);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.table.line, std::max(1.4, 2 * unit) * theme.outline));
    painter.drawPath(rounded(table.line, table.lineRadius));
    painter.restore();
}

void paintWells(QPainter& painter, const TableLayout& table, const Theme& theme) {
    const double unit = table.unit;
    QColor edge = theme.table.print;
    edge.setAlpha(theme.outline > 1 ? 150 : 64);
    painter.setPen(QPen(edge, std::max(1.0, 1.2 * unit) * theme.outline));
    painter.setBrush(theme.table.well);
    for (const QRectF& pile : {table.burns, table.stub, table.aside, table.muck})
        painter.drawPath(rounded(pile.adjusted(0.5, 0.5, -0.5, -0.5 - table.pileLabel), 9 * unit));
}

// A tab that comes up from the dealer's chair.
void paintTab(QPainter& painter, const TableLayout& table, const Theme& theme) {
    const QRectF& tab = table.dealer;
    const double radius = std::min(10 * table.unit, tab.height() / 2);
    painter.setClipRect(tab);
    painter.setPen(QPen(theme.table.plateEdge, 1));
    painter.setBrush(theme.table.tab);
    painter.drawPath(rounded(tab.adjusted(0.5, 0.5, -0.5, 2 * radius), radius));
    painter.setClipping(false);
}

} // namespace

QPixmap paintBackdrop(const TableLayout& table, qreal ratio) {
    const Theme& theme = theme::now();
    QImage ground = paintGround(table, theme.table, ratio);
    QPainter painter(&ground);
    painter.setRenderHint(QPainter::Antialiasing);
    paintLine(painter, table, theme);
    paintWells(painter, table, theme);
    paintTab(painter, table, theme);
    painter.end();
    return QPixmap::fromImage(std::move(ground));
}

} // namespace mz
