// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/people.h"
#include "app/records/sessions.h"
#include "tests/app/records/written_log.h"

#include <QTest>
#include <QUuid>

namespace mz::testing {

[[nodiscard]] inline Person aPerson(const QString& name, qint64 at = 1'000) {
    return {0, {}, name, name, QStringLiteral("it"), 100, false, at, at};
}

// A session as a window keeps it.
struct Seat {
    std::optional<qint64> person;
    QString file;
    qint64 startedAt = 0;
    std::string log;
};

[[nodiscard]] inline SessionStart startOf(const Seat& seat) {
    return {QUuid::createUuid().toString(QUuid::WithoutBraces), seat.person, seat.file,
            seat.startedAt, readLog(seat.log).value().header};
}

// Begins it, each line of its log a durable act of its own. Its key.
inline QString begin(Database& database, const Seat& seat) {
    const SessionStart start = startOf(seat);
    const auto lines = linesOf(seat.log);
    if (!beginSession(database, start, {lines.front()}))
        qFatal("cannot begin");
    for (std::size_t i = 1; i < lines.size(); ++i)
        if (!addLines(database, start.key, static_cast<int>(i) + 1, {lines[i]}).value_or(false))
            qFatal("cannot add a line");
    return start.key;
}

// The same, and ends it.
inline QString keep(Database& database, const Seat& seat) {
    const QString key = begin(database, seat);
    const auto ended = endSession(database, key, judges(), seat.startedAt + 60'000);
    if (!ended || !ended->wasRunning || ended->notJudged)
        qFatal("cannot end");
    return key;
}

} // namespace mz::testing
