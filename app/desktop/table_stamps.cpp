// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table_stamps.h"

#include "app/desktop/card_pixmaps.h"
#include "app/desktop/table_colours.h"

#include <QPainter>

#include <algorithm>

namespace mz {

namespace {

struct PlateLook {
    QColor fill, edge, disc;
    double edgeWidth = 1;
    Qt::PenStyle style = Qt::SolidLine;
};

PlateLook look(TableStamps::Plate plate, double unit) {
    const double thin = std::max(1.0, 1.2 * unit);
    switch (plate) {
    case TableStamps::Plate::toAct:
        return {colours::plate, colours::turn, colours::turn, std::max(2.5, 3.2 * unit)};
    case TableStamps::Plate::folded:
        return {colours::quietPlate, colours::quietEdge, colours::quietEdge, thin};
    case TableStamps::Plate::empty:
        return {colours::quietPlate, colours::quietText, colours::quietEdge, thin, Qt::DashLine};
    case TableStamps::Plate::live:
        break;
    }
    return {colours::plate, colours::plateEdge, colours::plateDisc, thin};
}

QPixmap blank(const QSizeF& size, qreal ratio) {
    QPixmap pixmap((size * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    return pixmap;
}

QPixmap renderPlate(const QSizeF& size, const PlateLook& plate, qreal ratio) {
    QPixmap pixmap = blank(size, ratio);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const double inset = 0.5 + plate.edgeWidth / 2;
    const QRectF pill = QRectF({}, size).adjusted(inset, inset, -inset, -inset);
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
        pixmap = renderPlate(table.seats.first().plate.size(), look(plate, table.unit), ratio);
    return pixmap;
}

const QPixmap& TableStamps::boardSlot(const TableLayout& table, qreal ratio) {
    keepFor(ratio);
    if (m_slot.isNull()) {
        m_slot = blank(table.boardCard, ratio);
        QPainter painter(&m_slot);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(QColor(0, 32, 24, 40));
        painter.setPen(QPen(colours::slot, std::max(1.0, 1.4 * table.unit), Qt::DashLine));
        const double radius = cardCorner * table.boardCard.width();
        painter.drawRoundedRect(QRectF({}, table.boardCard).adjusted(1.5, 1.5, -1.5, -1.5), radius,
                                radius);
    }
    return m_slot;
}

} // namespace mz
