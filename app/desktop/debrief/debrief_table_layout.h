// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRectF>
#include <QSizeF>

namespace mz {

struct SmallSeat {
    QRectF disc;  // with the number
    QRectF cards; // room for two, and a third over them
    QRectF bet;
    QRectF button;
};

// Where things lie on a table of the debrief, which is only looked at: seats by number round an
// oval, the dealer at the bottom, Seat 1 at the dealer's left. Nothing overlaps.
struct SmallTable {
    QRectF rail, felt; // ovals
    QList<SmallSeat> seats;
    QRectF board; // room for five cards side by side, more lie closer
    QRectF pot;
    QRectF burns, stub, aside, muck; // each with its label below the cards
    QSizeF seatCard, boardCard, pileCard;
    double number = 0; // pixel sizes of what is written: a seat's number, everything else
    double text = 0;
};

// `seats` 2 to 10.
[[nodiscard]] SmallTable layOutSmallTable(const QRectF& area, int seats, double textScale);

} // namespace mz
