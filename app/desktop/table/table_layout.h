// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRectF>
#include <QSizeF>

namespace mz {

// The four places of a seat. The button's spot is square.
struct SeatPlaces {
    QRectF plate;
    QRectF cards; // room for three that show at least half of themselves
    QRectF bet;
    QRectF button;
};

// Where everything on the table lies, in pixels of the table's area. No two places overlap, and
// none that is clicked is smaller than smallestTarget either way. The dealer sits at the bottom;
// Seat 1 is at the dealer's left and the seats follow clockwise.
struct TableLayout {
    QSizeF area;

    // Scenery: rounded rectangles, their radii beside them. The betting line parts hands and bets.
    QRectF rail, felt, line;
    double railRadius = 0, feltRadius = 0, lineRadius = 0;

    QList<SeatPlaces> seats; // Seat 1 first
    QRectF board;            // room for five cards side by side
    QRectF pot;
    QRectF burns, stub, aside, muck; // each with its label below the cards
    QRectF legend;                   // game and blinds, printed on the felt; not a target
    QRectF dealer;                   // the tab that says whose place this is; not a target

    QSizeF seatCard, boardCard, pileCard;

    double unit = 0;      // pixels for one of the design's, in which a board card is 66 wide
    double text = 0;      // pixel size of a name; all that is written derives from it
    double pileLabel = 0; // height of the label in a pile's place

    [[nodiscard]] bool isEmpty() const { return seats.isEmpty(); }
};

inline constexpr double smallestTarget = 44;

// A window must leave at least this to the table.
inline constexpr QSizeF smallestTableArea(1000, 400);

// The best table for the area. `seats` 2 to 10. `textScale` 0.8 to 2.0 is kept as long as there is
// room, else the text gives way. `large`: hands and board are larger than all else, for a class.
// Empty only where the area is below smallestTableArea.
[[nodiscard]] TableLayout layOutTable(QSizeF area, int seats, double textScale = 1.0,
                                      bool large = false);

} // namespace mz
