// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/hands/hands.h"
#include "app/desktop/hands/place.h"
#include "core/session/session.h"
#include "core/session/view.h"

#include <QCoreApplication>
#include <QString>

namespace mz {

// What the window itself says about the table: names of places and cards, and why hands cannot.
// Sentences about rules, steps and faults are app/words' own.
class Sentences {
    Q_DECLARE_TR_FUNCTIONS(Sentences)

public:
    [[nodiscard]] static QString face(Face face);
    // "Seat 4", or "Seat 4, Carlo".
    [[nodiscard]] static QString seat(const TableView& table, Seat seat);
    // The name on the plate.
    [[nodiscard]] static QString player(const TableView& table, Seat seat);
    [[nodiscard]] static QString zone(Zone zone);
    [[nodiscard]] static QString cardCount(int count);
    [[nodiscard]] static QString card(const CardView& card);
    // "Seat 4, two cards, one face up: seven of hearts": the place as it is seen.
    [[nodiscard]] static QString place(const TableView& table, const Place& place);
    // Its stack, cards and bet.
    [[nodiscard]] static QString wholeSeat(const TableView& table, Seat seat);
    [[nodiscard]] static QString pot(const TableView& table, int pot);
    [[nodiscard]] static QString legend(const TableView& table);
    [[nodiscard]] static QString selection(const TableView& table, const Hands& hands);
    [[nodiscard]] static QString expects(const TableView& table, const Hands& hands);
    [[nodiscard]] static QString notice(Notice notice);
    [[nodiscard]] static QString refusal(const Refusal& refusal);
    [[nodiscard]] static QString mode(Mode mode);
    [[nodiscard]] static QString modeHelp(Mode mode); // what the coach does in it
    [[nodiscard]] static QString time(qint64 ms);     // "0:04"

private:
    [[nodiscard]] static QString cards(const std::vector<CardView>& cards);
};

} // namespace mz
