// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/session_list.h"

#include <array>

namespace mz {

namespace {

// The columns of a session as rowOf() reads them: its own, of its first verdict and of its last one
// where there are several.
std::string selectRows(std::string_view rest) {
    const auto verdict = [](const std::string& name) {
        std::string columns;
        for (const char* column : {"number", "judged_at", "origin", "program", "rulebook",
                                   "rulebook_edition", "score", "passed", "finished"})
            columns += ", " + name + "." + column;
        return columns;
    };
    return "SELECT s.key, s.person, s.file, s.started_at, s.mode, s.pack, s.pack_edition, "
           "s.scenario, s.seed, s.rulebook, s.rulebook_edition, s.program, s.lang, s.state, "
           "s.origin" +
           verdict("a") + verdict("b") +
           " FROM session s "
           "LEFT JOIN verdict a ON a.session = s.id AND a.number = 1 "
           "LEFT JOIN verdict b ON b.session = s.id AND b.number = "
           "(SELECT max(number) FROM verdict WHERE session = s.id AND number > 1) " +
           std::string(rest);
}
constexpr int firstVerdict = 15;
constexpr int lastVerdict = firstVerdict + 9;

template <typename Code>
Code fromCode(std::string_view text) {
    for (const Code code : {Code{}, Code{1}, Code{2}})
        if (mz::code(code) == text)
            return code;
    return {};
}

std::optional<KeptVerdict> verdictOf(const Statement& row, int column) {
    if (row.isNull(column))
        return std::nullopt;
    KeptVerdict verdict;
    verdict.number = row.number(column);
    verdict.judgedAt = row.integer(column + 1);
    verdict.imported = row.utf8(column + 2) == "imported";
    verdict.program = row.utf8(column + 3);
    verdict.rulebook = row.utf8(column + 4);
    verdict.rulebookEdition = row.number(column + 5);
    verdict.score = row.number(column + 6);
    verdict.passed = row.truth(column + 7);
    verdict.finished = row.truth(column + 8);
    return verdict;
}

SessionRow rowOf(const Statement& row) {
    SessionRow session;
    session.start.key = row.text(0);
    session.start.person = row.maybe<qint64>(1);
    session.start.file = row.text(2);
    session.start.startedAt = row.integer(3);
    LogHeader& header = session.start.header;
    header.mode = modeFromCode(row.utf8(4)).value_or(Mode::practice);
    header.pack = row.utf8(5);
    header.edition = row.maybe<int>(6);
    header.scenario = row.utf8(7);
    header.seed = row.maybe<std::uint64_t>(8);
    if (!row.isNull(9))
        header.rulebook = row.utf8(9);
    header.rulebookEdition = row.maybe<int>(10);
    header.program = row.utf8(11);
    header.lang = row.utf8(12);
    session.state = fromCode<SessionState>(row.utf8(13));
    session.origin = fromCode<SessionOrigin>(row.utf8(14));
    session.ofTheDay = verdictOf(row, firstVerdict);
    session.latest = verdictOf(row, lastVerdict);
    return session;
}

template <typename... Values>
OrTrouble<std::vector<SessionRow>> select(Database& database, std::string_view rest,
                                          const Values&... values) {
    Work work(database, Work::Kind::reads);
    std::vector<SessionRow> sessions;
    Statement rows(work, selectRows(rest).c_str());
    rows.run(values...);
    while (rows.next())
        sessions.push_back(rowOf(rows));
    return work.done(std::move(sessions));
}

template <typename... Values>
OrTrouble<std::optional<SessionRow>> selectOne(Database& database, std::string_view rest,
                                               const Values&... values) {
    auto sessions = select(database, rest, values...);
    if (!sessions)
        return tl::unexpected(std::move(sessions.error()));
    return sessions->empty() ? std::nullopt : std::optional(std::move(sessions->front()));
}

} // namespace

OrTrouble<std::vector<SessionRow>> sessionsOf(Database& database, std::optional<qint64> person,
                                              int limit, int offset) {
    return select(database,
                  "WHERE s.person IS ? ORDER BY s.started_at DESC, s.id DESC LIMIT ? OFFSET ?",
                  person, limit, offset);
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
    Statement rows(work, "SELECT v.number, v.judged_at, v.origin, v.program, v.rulebook, "
                         "v.rulebook_edition, v.score, v.passed, v.finished, CAST(t.json AS BLOB) "
                         "FROM session s JOIN verdict v ON v.session = s.id "
                         "JOIN verdict_text t ON t.verdict = v.id WHERE s.key = ? "
                         "ORDER BY v.number");
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
