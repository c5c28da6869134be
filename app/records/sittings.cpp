// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/sittings.h"

#include "app/records/statement.h"

namespace mz {

namespace {

std::string sittingsWhere(const std::string& condition) {
    return "SELECT key, person, exam, title, started_at, start_number, ended_at, last_hash, "
           "origin, plan FROM sitting WHERE " +
           condition;
}

SittingRow rowOf(Statement& rows) {
    return {{rows.text(0), rows.maybe<qint64>(1), rows.text(2), rows.text(3), rows.integer(4),
             rows.text(9)},
            rows.number(5),
            rows.maybe<qint64>(6),
            rows.text(7),
            rows.utf8(8) == "imported"};
}

} // namespace

OrTrouble<int> beginSitting(Database& database, const SittingStart& start) {
    Work work(database, Work::Kind::writes);
    // Who tries again does not know whether it was done before.
    Statement begun(work, "SELECT start_number FROM sitting WHERE key = ?");
    begun.run(start.key);
    if (begun.next())
        return work.done(begun.number(0));
    Statement before(work, "SELECT count(*) FROM sitting "
                           "WHERE person IS ? AND exam = ? AND origin = 'here'");
    before.run(start.person, start.exam);
    const int number = before.next() ? before.number(0) + 1 : 0;
    run(work,
        "INSERT INTO sitting (key, person, exam, title, started_at, start_number, plan, origin) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, 'here')",
        start.key, start.person, start.exam, start.title, start.startedAt, number,
        start.plan.isEmpty() ? std::nullopt : std::optional(start.plan));
    return work.done(number);
}

OrTrouble<bool> endSitting(Database& database, const QString& key, qint64 now,
                           const QString& lastHash) {
    Work work(database, Work::Kind::writes);
    const auto hash = lastHash.isEmpty() ? std::nullopt : std::optional(lastHash);
    Statement end(work, "UPDATE sitting SET ended_at = ?, last_hash = ? "
                        "WHERE key = ? AND ended_at IS NULL AND origin = 'here'");
    const bool ran = end.run(now, hash, key);
    return work.done(ran && end.changed() > 0);
}

OrTrouble<std::optional<SittingRow>> findSitting(Database& database, const QString& key) {
    Work work(database, Work::Kind::reads);
    Statement rows(work, sittingsWhere("key = ?").c_str());
    rows.run(key);
    return work.done(rows.next() ? std::optional(rowOf(rows)) : std::nullopt);
}

OrTrouble<std::vector<SittingRow>> sittingsOf(Database& database, std::optional<qint64> person) {
    Work work(database, Work::Kind::reads);
    std::vector<SittingRow> sittings;
    Statement rows(work, sittingsWhere("person IS ? ORDER BY started_at DESC, id DESC").c_str());
    rows.run(person);
    while (rows.next())
        sittings.push_back(rowOf(rows));
    return work.done(std::move(sittings));
}

} // namespace mz
