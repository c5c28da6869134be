// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/sessions.h"

#include "app/records/session_writer.h"

#include <array>

namespace mz {

std::string_view code(SessionState state) {
    constexpr std::array<std::string_view, 3> codes{"running", "finished", "left"};
    return codes[static_cast<std::size_t>(state)];
}

std::string_view code(SessionOrigin origin) {
    constexpr std::array<std::string_view, 3> codes{"here", "earlier", "imported"};
    return codes[static_cast<std::size_t>(origin)];
}

namespace {

struct Running {
    qint64 id = 0; // 0: no such session is running
    std::optional<qint64> person{};
    qint64 startedAt = 0;
};

Running findRunning(Work& work, const QString& key) {
    Statement find(work, "SELECT id, person, started_at FROM session "
                         "WHERE key = ? AND state = 'running'");
    find.run(key);
    if (!find.next())
        return {};
    return {find.integer(0), find.maybe<qint64>(1), find.integer(2)};
}

void addLines(Work& work, qint64 session, int first, const std::vector<std::string>& lines) {
    Statement add(work, "INSERT OR IGNORE INTO line VALUES (?, ?, CAST(? AS TEXT))");
    for (const std::string& line : lines)
        add.run(session, first++, bytesToBind(line));
}

OrTrouble<EndedSession> end(Database& database, const QString& key, const Judges& judges,
                            qint64 now, SessionState otherwise) {
    Work work(database, Work::Kind::writes);
    const Running running = findRunning(work, key);
    if (running.id == 0)
        return work.done(EndedSession{});
    const std::string text = textOfLines(work, running.id);
    const auto judgement = judgeLog(text, judges);
    SessionState state = otherwise;
    if (judgement)
        state = judgement->finished ? SessionState::finished : SessionState::left;
    run(work, "DELETE FROM line WHERE session = ?", running.id);
    run(work, "UPDATE session SET state = ? WHERE id = ?", code(state), running.id);
    SessionWriter writer(work);
    writer.addLog(running.id, text);
    EndedSession ended{true};
    if (judgement) {
        writer.addVerdict(running.id, keptVerdict(*judgement, judges.program, now));
        writer.addAttempts(running.id, running.person, running.startedAt, *judgement);
    } else {
        ended.notJudged = judgement.error();
    }
    return work.done(std::move(ended));
}

} // namespace

std::string textOfLines(Work& work, qint64 session) {
    std::string text;
    int number = 1;
    Statement lines(work, "SELECT number, CAST(text AS BLOB) FROM line WHERE session = ? "
                          "ORDER BY number");
    lines.run(session);
    while (lines.next()) {
        // Every line keeps its number, for the faults that stand on it.
        for (; number < lines.number(0); ++number)
            text += '\n';
        text += lines.utf8(1) + '\n';
        ++number;
    }
    return text;
}

bool addMissingLines(Work& work, qint64 session, const std::vector<std::string>& lines) {
    Statement running(work, "SELECT 1 FROM session WHERE id = ? AND state = 'running'");
    running.run(session);
    if (!running.next())
        return false;
    addLines(work, session, 1, lines);
    return true;
}

OrTrouble<> beginSession(Database& database, const SessionStart& start,
                         const std::vector<std::string>& lines) {
    Work work(database, Work::Kind::writes);
    run(work, "DELETE FROM session WHERE file = ? AND origin = 'earlier'", start.file);
    // Who tries again does not know whether it was done before.
    const Running begun = findRunning(work, start.key);
    const qint64 session = begun.id != 0
                               ? begun.id
                               : SessionWriter(work).add(start, SessionState::running,
                                                         SessionOrigin::here, std::nullopt);
    addLines(work, session, 1, lines);
    return work.done();
}

OrTrouble<bool> addLines(Database& database, const QString& key, int first,
                         const std::vector<std::string>& lines) {
    Work work(database, Work::Kind::writes);
    const Running running = findRunning(work, key);
    if (running.id != 0)
        addLines(work, running.id, first, lines);
    return work.done(running.id != 0);
}

OrTrouble<EndedSession> endSession(Database& database, const QString& key, const Judges& judges,
                                   qint64 now) {
    return end(database, key, judges, now, SessionState::finished);
}

OrTrouble<EndedSession> leaveSession(Database& database, const QString& key, const Judges& judges,
                                     qint64 now) {
    return end(database, key, judges, now, SessionState::left);
}

} // namespace mz
