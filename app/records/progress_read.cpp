// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/progress.h"

#include "app/records/statement.h"

namespace mz {

namespace {

std::vector<TriedOnce> attemptsOf(Work& work, qint64 person) {
    std::vector<TriedOnce> attempts;
    Statement rows(work, "SELECT CAST(rule AS BLOB), outcome = 'correct', reaction_ms, at, "
                         "CASE cause WHEN 'dealer' THEN incident END "
                         "FROM attempt WHERE person = ? ORDER BY rule, at, id");
    rows.run(person);
    while (rows.next())
        attempts.push_back({rows.utf8(0), rows.truth(1), rows.maybe<qint64>(2), rows.integer(3),
                            !rows.isNull(4) && isExposedCard(rows.utf8(4))});
    return attempts;
}

std::vector<DealtOnce> sessionsOf(Work& work, qint64 person) {
    std::vector<DealtOnce> sessions;
    Statement rows(work, "SELECT started_at, state = 'finished' FROM session "
                         "WHERE person = ? AND state != 'running' ORDER BY started_at, id");
    rows.run(person);
    while (rows.next())
        sessions.push_back({rows.integer(0), rows.truth(1)});
    return sessions;
}

} // namespace

OrTrouble<Progress> progressOf(Database& database, qint64 person, const QTimeZone& zone) {
    Work work(database, Work::Kind::reads);
    auto attempts = attemptsOf(work, person);
    const auto sessions = sessionsOf(work, person);
    return work.done(progressOf(std::move(attempts), sessions, zone));
}

} // namespace mz
