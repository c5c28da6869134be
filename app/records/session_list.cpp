// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/session_list.h"

#include "app/records/session_rows.h"

namespace mz {

namespace {

template <typename... Values>
OrTrouble<std::vector<SessionRow>> select(Database& database, std::string_view rest,
                                          const Values&... values) {
    Work work(database, Work::Kind::reads);
    return work.done(sessionRows(work, rest, values...));
}

template <typename... Values>
OrTrouble<std::optional<SessionRow>> selectOne(Database& database, std::string_view rest,
                                               const Values&... values) {
    auto found = select(database, rest, values...);
    if (!found)
        return tl::unexpected(std::move(found.error()));
    return found->empty() ? std::nullopt : std::optional(std::move(found->front()));
}

} // namespace

OrTrouble<std::vector<SessionRow>> sessionsOf(Database& database, std::optional<qint64> person,
                                              int limit, int offset) {
    return select(database,
                  "WHERE s.person IS ? ORDER BY s.started_at DESC, s.id DESC LIMIT ? OFFSET ?",
                  person, limit, offset);
}

OrTrouble<std::vector<SessionRow>> sessionsOfSitting(Database& database, const QString& sitting) {
    return select(database,
                  "WHERE s.sitting = (SELECT id FROM sitting WHERE key = ?) "
                  "ORDER BY s.place_in_sitting, s.id",
                  sitting);
}

OrTrouble<int> countSessions(Database& database, std::optional<qint64> person) {
    Work work(database, Work::Kind::reads);
    Statement count(work, "SELECT count(*) FROM session WHERE person IS ?");
    count.run(person);
    const int sessions = count.next() ? count.number(0) : 0;
    return work.done(sessions);
}

OrTrouble<std::optional<SessionRow>> findSession(Database& database, const QString& key) {
    return selectOne(database, "WHERE s.key = ?", key);
}

OrTrouble<std::optional<SessionRow>> runningSession(Database& database,
                                                    std::optional<qint64> person) {
    return selectOne(
        database, "WHERE s.person IS ? AND s.state = 'running' ORDER BY s.id DESC LIMIT 1", person);
}

OrTrouble<std::optional<std::string>> logText(Database& database, const QString& key) {
    Work work(database, Work::Kind::reads);
    std::optional<std::string> text;
    Statement find(work, "SELECT s.id, CAST(l.text AS BLOB) "
                         "FROM session s LEFT JOIN log l ON l.session = s.id WHERE s.key = ?");
    find.run(key);
    if (find.next())
        text = find.isNull(1) ? textOfLines(work, find.integer(0)) : find.utf8(1);
    return work.done(std::move(text));
}

OrTrouble<std::vector<KeptVerdict>> verdictsOf(Database& database, const QString& key) {
    Work work(database, Work::Kind::reads);
    std::vector<KeptVerdict> verdicts;
    const std::string sql = "SELECT " + verdictColumns("v") +
                            ", CAST(t.json AS BLOB) "
                            "FROM session s JOIN verdict v ON v.session = s.id "
                            "JOIN verdict_text t ON t.verdict = v.id WHERE s.key = ? "
                            "ORDER BY v.number";
    Statement rows(work, sql.c_str());
    rows.run(key);
    while (rows.next()) {
        verdicts.push_back(*verdictOf(rows, 0));
        verdicts.back().json = rows.utf8(9);
    }
    return work.done(std::move(verdicts));
}

OrTrouble<std::vector<KeptAttempt>> attemptsOf(Database& database, qint64 person,
                                               const std::optional<std::string>& rule) {
    Work work(database, Work::Kind::reads);
    std::vector<KeptAttempt> attempts;
    std::string sql = "SELECT s.key, a.at, a.rule, a.incident, a.cause, a.outcome, a.score, "
                      "a.reaction_ms, a.opened_ms, a.closed_ms "
                      "FROM attempt a JOIN session s ON s.id = a.session WHERE a.person = ?";
    if (rule)
        sql += " AND a.rule = ?";
    Statement rows(work, (sql + " ORDER BY a.rule, a.at, a.id").c_str());
    if (rule)
        rows.run(person, *rule);
    else
        rows.run(person);
    while (rows.next()) {
        KeptAttempt kept{rows.text(0), rows.integer(1), {}};
        kept.attempt.rule = rows.utf8(2);
        kept.attempt.incident = rows.utf8(3);
        kept.attempt.cause = rows.utf8(4);
        kept.attempt.outcome = rows.utf8(5);
        kept.attempt.score = rows.number(6);
        kept.attempt.reactionMs = rows.maybe<std::int64_t>(7);
        kept.attempt.openedMs = rows.integer(8);
        kept.attempt.closedMs = rows.maybe<std::int64_t>(9);
        attempts.push_back(std::move(kept));
    }
    return work.done(std::move(attempts));
}

} // namespace mz
