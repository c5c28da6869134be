// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/table_changes.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace mz {

int reachOf(const TableLayout& table) {
    return static_cast<int>(std::ceil(std::max(16.0, 0.3 * table.boardCard.width())));
}

QRegion changedPlaces(const TableLayout& table, const TableScene& before, const TableScene& after) {
    const QRect all = QRectF({}, table.area).toAlignedRect();
    const auto written = [](const TableScene& scene) {
        return std::tie(scene.legend, scene.burnsLabel, scene.stubLabel, scene.asideLabel,
                        scene.muckLabel, scene.dealerLabel, scene.buttonLetter);
    };
    if (before.seats.size() != after.seats.size() || after.seats.size() > table.seats.size() ||
        written(before) != written(after))
        return all;

    const int reach = reachOf(table);
    QRegion changed;
    const auto place = [&](bool differs, const QRectF& rect) {
        if (differs)
            changed += rect.toAlignedRect().adjusted(-reach, -reach, reach, reach) & all;
    };
    for (qsizetype seat = 0; seat < after.seats.size(); ++seat) {
        const SceneSeat& was = before.seats[seat];
        const SceneSeat& is = after.seats[seat];
        const SeatPlaces& places = table.seats[seat];
        place(was.cards != is.cards || was.folded != is.folded, places.cards);
        place(was.bet != is.bet || was.betText != is.betText, places.bet);
        SceneSeat same = was;
        same.cards = is.cards;
        same.bet = is.bet;
        same.betText = is.betText;
        place(same != is, places.plate);
        const Seat number = static_cast<Seat>(seat + 1);
        place((before.button == number) != (after.button == number), places.button);
    }
    place(before.board != after.board, table.board);
    place(before.pots != after.pots, table.pot);
    place(before.burns != after.burns, table.burns);
    place(before.aside != after.aside, table.aside);
    place(before.muck != after.muck, table.muck);
    place(before.stub != after.stub, table.stub);
    return changed;
}

} // namespace mz
