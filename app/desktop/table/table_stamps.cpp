// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/table_stamps.h"

#include "app/desktop/look/theme.h"
#include "app/desktop/table/card_pixmaps.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mz {

namespace {

struct PlateLook {
    QColor fill, edge, disc;
    double edgeWidth = 1;
    Qt::PenStyle style = Qt::SolidLine;
};

PlateLook look(TableStamps::Plate plate, double unit) {
    const TableColours& colours = theme::now().table;
    const double thin = std::max(1.0, 1.2 * unit) * theme::now().outline;
    switch (plate) {
    case TableStamps::Plate::toAct:
        return {colours.plate, colours.turn, colours.turn,
                std::max(2.5, 3.2 * unit) * theme::now().outline};
    case TableStamps::Plate::folded:
        return {colours.quietPlate, colours.quietEdge, colours.quietEdge, thin};
    case TableStamps::Plate::empty:
        return {colours.quietPlate, colours.quietText, colours.quietEdge, thin, Qt::DashLine};
    case TableStamps::Plate::live:
        break;
    }
    return {colours.plate, colours.plateEdge, colours.plateDisc, thin};
}

QPixmap blank(const QSizeF& size, qreal ratio) {
    QPixmap pixmap((size * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    return pixmap;
}

constexpr double plateAir = 7; // units round a plate, for its shadow

QPixmap renderPlate(const QSizeF& size, double unit, const PlateLook& plate, qreal ratio) {
    const double air = std::ceil(plateAir * unit);
    QPixmap pixmap = blank(size + QSizeF(2 * air, 2 * air), ratio);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(air, air);
    const double inset = 0.5 + plate.edgeWidth / 2;
    const QRectF pill = QRectF({}, size).adjusted(inset, inset, -inset, -inset);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 22));
    for (double reach = 4 * unit; reach > 0; reach -= unit) {
        const QRectF shadow = pill.adjusted(-reach, -reach, reach, reach).translated(0, 2.5 * unit);
        painter.drawRoundedRect(shadow, shadow.height() / 2, shadow.height() / 2);
    }
    painter.setPen(QPen(plate.edge, plate.edgeWidth, plate.style));
    painter.setBrush(plate.fill);
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(plate.disc);
    painter.drawEllipse(plateDisc(QRectF({}, size)));
    return pixmap;
}

} // namespace

QRectF plateDisc(const QRectF& plate) {
    const double inset = std::max(5.0, 0.13 * plate.height());
    const double side = plate.height() - 2 * inset;
    return {plate.left() + inset, plate.top() + inset, side, side};
}

void TableStamps::forget() {
    m_plates = {};
    m_slot = {};
    m_button = {};
}

void TableStamps::keepFor(qreal ratio) {
    if (ratio != m_ratio)
        forget();
    m_ratio = ratio;
}

const QPixmap& TableStamps::plate(const TableLayout& table, Plate plate, qreal ratio) {
    keepFor(ratio);
    QPixmap& pixmap = m_plates[static_cast<std::size_t>(plate)];
    if (pixmap.isNull())
        pixmap = renderPlate(table.seats.first().plate.size(), table.unit, look(plate, table.unit),
                             ratio);
    return pixmap;
}

const QPixmap& TableStamps::boardSlot(const TableLayout& table, qreal ratio) {
    keepFor(ratio);
    if (m_slot.isNull()) {
        m_slot = blank(table.boardCard, ratio);
        QPainter painter(&m_slot);
        painter.setRenderHint(QPainter::Antialiasing);
        const Theme& theme = theme::now();
        painter.setBrush(theme.table.well);
        painter.setPen(
            QPen(theme.table.slot, std::max(1.0, 1.4 * table.unit) * theme.outline, Qt::DashLine));
        const double radius = cardCorner * table.boardCard.width();
        painter.drawRoundedRect(QRectF({}, table.boardCard).adjusted(1.5, 1.5, -1.5, -1.5), radius,
                                radius);
    }
    return m_slot;
}

double buttonSide(const TableLayout& table) {
    return std::min(table.seats.first().button.width() - 4,
                    std::max({30.0, 32 * table.unit, 1.7 * table.text}));
}

// A puck: its edge is seen below its face.
const QPixmap& TableStamps::button(const TableLayout& table, qreal ratio) {
    keepFor(ratio);
    if (m_button.isNull()) {
        const TableColours& colours = theme::now().table;
        const double side = buttonSide(table);
        const double air = std::ceil(0.2 * side);
        m_button = blank({side + 2 * air, side + 2 * air}, ratio);
        QPainter painter(&m_button);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF face(air, air, side, side);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0, 0, 0, 30));
        for (double reach = 0.1 * side; reach > 0; reach -= 0.03 * side)
            painter.drawEllipse(
                face.adjusted(-reach, -reach, reach, reach).translated(0, 0.08 * side));
        painter.setBrush(colours.gold.darker(150));
        painter.drawEllipse(face.translated(0, 0.06 * side));
        painter.setBrush(colours.ivory);
        painter.setPen(QPen(colours.gold, 0.09 * side));
        const double edge = 0.05 * side;
        painter.drawEllipse(face.adjusted(edge, edge, -edge, -edge));
    }
    return m_button;
}

} // namespace mz
