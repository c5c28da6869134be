// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"
#include "core/session/view.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <vector>

namespace mz {

// What was done and what happened, short enough for a line of the coach's list.
class DeedSentences {
    Q_DECLARE_TR_FUNCTIONS(Deeds)

public:
    // Names the deed, done or to be done: "Burn", "Board → Stub: 4 cards". `table`: before it.
    [[nodiscard]] static QString deed(const TableView& table, const Deed& deed);
    // The same once it is done, where what happened says more: "Flop dealt", "Betting complete".
    [[nodiscard]] static QString done(const TableView& before, const Deed& deed,
                                      const std::vector<Happening>& happenings);
    // What the players and the table did: "Seat 4: folds".
    [[nodiscard]] static QStringList happened(const TableView& table,
                                              const std::vector<Happening>& happenings);

private:
    [[nodiscard]] static QString move(const TableView& table, const act::Move& move);
    [[nodiscard]] static QString word(Word word);
    [[nodiscard]] static QString seats(SeatMask seats);
};

} // namespace mz
