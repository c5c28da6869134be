// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/debrief/debrief_table_layout.h"

#include "app/desktop/table/table_ring.h"

#include <algorithm>
#include <cmath>

namespace mz {

namespace {

constexpr double cardShape = 1.4; // height to width

QRectF about(const QPointF& middle, double width, double height) {
    return {middle.x() - width / 2, middle.y() - height / 2, width, height};
}

// How far the middles of two boxes must be apart in a direction so that there is a gap between
// them.
double apart(const QPointF& direction, const QSizeF& one, const QSizeF& other, double gap) {
    const QSizeF reach = (one + other) / 2 + QSizeF(gap, gap);
    return std::min(reach.width() / std::max(std::abs(direction.x()), 1e-6),
                    reach.height() / std::max(std::abs(direction.y()), 1e-6));
}

} // namespace

SmallTable layOutSmallTable(const QRectF& area, int seats, double textScale) {
    SmallTable table;
    const double unit = std::min(area.width(), area.height() * 1.45) / 480;
    const double text = std::clamp(textScale, 0.8, seats < 10 ? 1.25 : 1.05);
    table.rail = area.adjusted(1, 1, -1, -1);
    table.felt = table.rail.adjusted(13 * unit, 13 * unit, -13 * unit, -13 * unit);
    table.number = 13 * unit * text;
    table.text = 11.5 * unit * text;
    const double radius = 12.5 * unit * std::min(text, 1.25);

    const auto card = [&](double width) { return QSizeF(width, width * cardShape) * unit; };
    table.seatCard = card(seats < 9 ? 20 : 18);
    table.boardCard = card(34);
    table.pileCard = card(24);

    const QPointF middle = table.felt.center();
    table.board = about(middle - QPointF(0, 12 * unit), 5.4 * table.boardCard.width(),
                        table.boardCard.height());
    table.pot = QRectF(middle.x() - 62 * unit, table.board.bottom() + 7 * unit, 124 * unit,
                       table.text * 1.4);

    const double label = table.text * 1.35;
    const QSizeF pile(50 * unit, table.pileCard.height() + label);
    const double bottom = middle.y() + 0.93 * table.felt.height() / 2;
    double x = middle.x() - 2 * pile.width();
    for (QRectF* place : {&table.burns, &table.stub, &table.aside, &table.muck}) {
        *place = QRectF(QPointF(x, bottom - pile.height()), pile);
        x += pile.width();
    }

    const double inset = radius * 1.3;
    const QRectF oval = table.felt.adjusted(inset, inset, -inset, -inset);
    const TableRing ring(oval, oval.width() / 2, oval.height() / 2, 1);
    const double start = 0.135 + 0.1 * std::max(0, 4 - seats) / 2;
    const QSizeF hand(1.7 * table.seatCard.width(), table.seatCard.height());
    const QSizeF bet(27 * unit, table.text * 1.15);
    for (const RingPoint& point : ring.spread(seats, start)) {
        SmallSeat seat;
        const QPointF in = point.inward;
        seat.disc = about(point.at, 2 * radius, 2 * radius);
        const QPointF cards =
            point.at + in * apart(in, QSizeF(2, 2) * (0.92 * radius), hand, 1.5 * unit);
        seat.cards = about(cards, hand.width(), hand.height());
        seat.bet = about(cards + in * apart(in, hand, bet, 1.5 * unit), bet.width(), bet.height());
        const double side = 15 * unit;
        const QPointF along(in.y(), -in.x()); // on to the next seat
        const QPointF beside =
            point.at + along * (radius + side / 2 + 3 * unit) + in * (0.35 * radius);
        seat.button = about(beside, side, side);
        table.seats.append(seat);
    }
    return table;
}

} // namespace mz
