// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table_backdrop.h"

#include "app/desktop/table_colours.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cstdint>

namespace mz {

namespace {

QPainterPath rounded(const QRectF& rectangle, double radius) {
    QPainterPath path;
    path.addRoundedRect(rectangle, radius, radius);
    return path;
}

// Cloth is never quite even, and a little noise hides the steps of a dark gradient on a projector.
QImage weave() {
    constexpr int side = 128;
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    std::uint32_t state = 20260101;
    for (int y = 0; y < side; ++y) {
        auto* line = reinterpret_cast<std::uint32_t*>(image.scanLine(y));
        for (int x = 0; x < side; ++x) {
            state = state * 1664525 + 1013904223;
            const std::uint32_t alpha = (state >> 24) % 12;
            line[x] = (state & 0x10000U) != 0 ? alpha << 24 : alpha * 0x01010101U;
        }
    }
    return image;
}

void paintRail(QPainter& painter, const TableLayout& table) {
    const double unit = table.unit;
    QPainterPath ring = rounded(table.rail, table.railRadius);
    ring.addRoundedRect(table.felt, table.feltRadius, table.feltRadius);

    QLinearGradient light(table.rail.topLeft(), table.rail.bottomLeft());
    light.setColorAt(0, colours::woodLight);
    light.setColorAt(0.45, colours::wood);
    light.setColorAt(1, colours::woodDark);
    painter.fillPath(ring, light);

    // The grain runs round the table.
    painter.setBrush(Qt::NoBrush);
    const double wide = table.felt.left() - table.rail.left();
    for (int line = 1; line < 6; ++line) {
        const double inset = wide * (line + 0.25 * (line * 7 % 3 - 1)) / 6;
        const QColor colour =
            line == 3 ? QColor(255, 214, 170, 20) : QColor(20, 10, 5, 34 + 16 * (line % 3));
        painter.setPen(QPen(colour, std::max(1.0, unit * (0.8 + 0.6 * (line % 3)))));
        painter.drawPath(rounded(table.rail.adjusted(inset, inset, -inset, -inset),
                                 std::max(1.0, table.railRadius - inset)));
    }

    // An edge of light outside, of shade inside.
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 224, 190, 40), std::max(1.0, 1.4 * unit)));
    const double edge = unit;
    painter.drawPath(
        rounded(table.rail.adjusted(edge, edge, -edge, -edge), table.railRadius - edge));
    painter.setPen(QPen(QColor(10, 5, 2, 150), std::max(1.0, 2.4 * unit)));
    painter.drawPath(rounded(table.felt, table.feltRadius));
}

void paintFelt(QPainter& painter, const TableLayout& table) {
    const QPainterPath felt = rounded(table.felt, table.feltRadius);
    QRadialGradient light(table.felt.center() + QPointF(0, 0.08 * table.felt.height()),
                          0.62 * std::max(table.felt.width(), table.felt.height()));
    light.setColorAt(0, colours::feltMiddle);
    light.setColorAt(1, colours::feltEdge);
    painter.fillPath(felt, light);
    painter.fillPath(felt, QBrush(weave()));

    // The rail throws its shadow on the cloth; the other half of these lines it will cover.
    painter.setBrush(Qt::NoBrush);
    for (const double reach : {7.0, 18.0}) {
        painter.setPen(QPen(QColor(0, 18, 12, 50), reach * table.unit));
        painter.drawPath(felt);
    }
}

void paintMarks(QPainter& painter, const TableLayout& table) {
    const double unit = table.unit;
    // The betting line ends where the dealer's piles begin.
    const QRectF mine =
        table.burns.united(table.muck).adjusted(-10 * unit, -10 * unit, 10 * unit, 0);
    QPainterPath free;
    free.addRect(QRectF({}, table.area));
    free.addRoundedRect(mine, 8 * unit, 8 * unit);
    painter.save();
    painter.setClipPath(free);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours::feltLine, std::max(1.2, 2 * unit)));
    painter.drawPath(rounded(table.line, table.lineRadius));
    painter.restore();

    painter.setPen(QPen(QColor(160, 220, 196, 70), std::max(1.0, 1.3 * unit)));
    painter.setBrush(colours::well);
    for (const QRectF& pile : {table.burns, table.stub, table.aside, table.muck})
        painter.drawPath(rounded(pile.adjusted(0.5, 0.5, -0.5, -0.5 - table.pileLabel), 8 * unit));

    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(22, 26, 32, 235));
    const double radius = 9 * unit;
    painter.drawPath(rounded(table.dealer, std::min(radius, table.dealer.height() / 2)));
}

} // namespace

QPixmap paintBackdrop(const TableLayout& table, qreal ratio) {
    QPixmap pixmap((table.area * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(colours::room);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFelt(painter, table);
    paintRail(painter, table);
    paintMarks(painter, table);
    return pixmap;
}

} // namespace mz
