// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/report/paper.h"

namespace mz::paper {

TableColours table() {
    const QColor black(ink);
    const QColor white(Qt::white);
    const QColor grey(quiet);
    TableColours c;
    c.railLight = c.rail = c.railDark = QColor(0xc4, 0xc4, 0xc4);
    c.felt = c.feltEdge = white;
    c.label = black;
    c.well = QColor(tint);
    c.plate = white;
    c.plateEdge = black;
    c.plateName = black;
    c.quietPlate = QColor(tint);
    c.quietEdge = QColor(hair);
    c.quietText = grey;
    c.turn = black;
    c.selection = black;
    c.ivory = QColor(0xdc, 0xdc, 0xdc); // the chips on white felt
    c.gold = black;
    c.ink = black;
    return c;
}

} // namespace mz::paper
