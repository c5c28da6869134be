// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/card_spots.h"

#include <QTransform>

#include <algorithm>
#include <array>
#include <cmath>

namespace mz {

namespace {

QRectF snapped(const QPointF& middle, const QSizeF& size) {
    return {std::round(middle.x() - size.width() / 2), std::round(middle.y() - size.height() / 2),
            size.width(), size.height()};
}

// Cards that were thrown lie untidily, but always the same way and in few different ways, so that
// few turned pixmaps are needed.
struct Thrown {
    double angle, right, down; // degrees, and parts of the card's width
};
constexpr std::array<Thrown, 7> thrown{{{-7, -0.04, 0.03},
                                        {5, 0.06, -0.02},
                                        {12, 0.03, 0.04},
                                        {-13, -0.07, 0},
                                        {9, 0.05, -0.04},
                                        {-3, -0.02, 0.05},
                                        {-10, 0.06, 0.02}}};

// A row about `middle`: side by side at `pitch` while there is room, else overlapping.
QList<CardSpot> row(const QPointF& middle, double width, const QSizeF& card, int count,
                    double pitch) {
    if (count > 1)
        pitch = std::min(pitch, (width - card.width()) / (count - 1));
    QList<CardSpot> spots;
    for (int position = 0; position < count; ++position) {
        const double x = middle.x() + pitch * (position - (count - 1) / 2.0);
        spots.append({snapped({x, middle.y()}, card), 0});
    }
    return spots;
}

QRectF withoutLabel(const TableLayout& table, const QRectF& pile) {
    return pile.adjusted(0, 0, 0, -table.pileLabel);
}

QList<CardSpot> handSpots(const TableLayout& table, const QRectF& place, int count) {
    const QSizeF card = table.seatCard;
    if (count > 2)
        return row(place.center(), place.width(), card, count, card.width() + 4 * table.unit);
    QList<CardSpot> spots = row(place.center(), place.width(), card, count, 0.82 * card.width());
    for (int position = 0; position < count; ++position)
        spots[position].angle = count == 1 ? -2 : (position == 0 ? -4 : 3);
    return spots;
}

QList<CardSpot> boardSpots(const TableLayout& table, int count) {
    const QSizeF card = table.boardCard;
    const QList<QRectF> free = boardSlots(table);
    QList<CardSpot> spots;
    if (count > free.size())
        return row(table.board.center(), table.board.width(), card, count,
                   card.width() + 6 * table.unit);
    for (int position = 0; position < count; ++position)
        spots.append({free[position], 0});
    return spots;
}

QList<CardSpot> burnSpots(const TableLayout& table, int count) {
    const QRectF well = withoutLabel(table, table.burns);
    QList<CardSpot> spots = row(well.center(), 0.92 * well.width(), table.pileCard, count,
                                0.24 * table.pileCard.width());
    for (int position = 0; position < count; ++position)
        spots[position].angle = position % 3 == 0 ? -2 : position % 3 == 1 ? 1.5 : 0;
    return spots;
}

QList<CardSpot> muckSpots(const TableLayout& table, int count) {
    const QRectF well = withoutLabel(table, table.muck);
    QList<CardSpot> spots;
    for (int position = 0; position < count; ++position) {
        const Thrown& lies = thrown[static_cast<std::size_t>(position) % thrown.size()];
        const QPointF off = QPointF(lies.right, lies.down) * table.pileCard.width();
        spots.append({snapped(well.center() + off, table.pileCard), lies.angle});
    }
    return spots;
}

// The higher the stub, the more edges show below its top card.
QList<CardSpot> stubSpots(const TableLayout& table, int count) {
    const QRectF well = withoutLabel(table, table.stub);
    const double layer = 0.16 * table.unit;
    QList<CardSpot> spots;
    for (int depth = 0; depth < count; ++depth) {
        const double up = layer * (count / 2.0 - depth);
        spots.append({{well.center() + QPointF(-up - table.pileCard.width() / 2,
                                               -up - table.pileCard.height() / 2),
                       table.pileCard},
                      0});
    }
    return spots;
}

} // namespace

bool CardSpot::contains(const QPointF& point) const {
    QTransform turn;
    turn.translate(rect.center().x(), rect.center().y());
    turn.rotate(-angle);
    turn.translate(-rect.center().x(), -rect.center().y());
    return rect.contains(turn.map(point));
}

QRectF placeOf(const TableLayout& table, Zone zone) {
    if (zone.isHole())
        return table.seats.size() >= zone.seat() ? table.seats[zone.seat() - 1].cards : QRectF();
    if (zone == Zones::board)
        return table.board;
    if (zone == Zones::burns)
        return table.burns;
    if (zone == Zones::muck)
        return table.muck;
    return zone == Zones::aside ? table.aside : table.stub;
}

QList<CardSpot> cardSpots(const TableLayout& table, Zone zone, int count) {
    if (zone.isHole())
        return handSpots(table, placeOf(table, zone), count);
    if (zone == Zones::board)
        return boardSpots(table, count);
    if (zone == Zones::burns)
        return burnSpots(table, count);
    if (zone == Zones::muck)
        return muckSpots(table, count);
    if (zone == Zones::deck)
        return stubSpots(table, count);
    const QRectF well = withoutLabel(table, table.aside);
    return row(well.center(), 0.94 * well.width(), table.pileCard, count,
               0.62 * table.pileCard.width());
}

QList<QRectF> boardSlots(const TableLayout& table) {
    QList<QRectF> places;
    for (const CardSpot& spot : row(table.board.center(), table.board.width(), table.boardCard, 5,
                                    table.boardCard.width() + 6 * table.unit))
        places.append(spot.rect);
    return places;
}

QList<QRectF> potPlaces(const TableLayout& table, int count) {
    const QRectF& all = table.pot;
    const int pots = std::max(1, count);
    const bool below = all.width() / pots < 5.5 * table.text;
    const QSizeF size(below ? all.width() : all.width() / pots,
                      below ? all.height() / pots : all.height());
    QList<QRectF> places;
    for (int pot = 0; pot < count; ++pot)
        places.append({all.topLeft() + (below ? QPointF(0, pot * size.height())
                                              : QPointF(pot * size.width(), 0)),
                       size});
    return places;
}

} // namespace mz
