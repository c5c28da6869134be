// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/regrade.h"

#include "app/records/jury.h"
#include "app/records/session_writer.h"

namespace mz {

namespace {

// Sessions at a time: others get to write in between.
constexpr int batch = 500;

struct Kept {
    qint64 id = 0;
    std::optional<qint64> person{};
    qint64 startedAt = 0;
    std::string log;
    int verdicts = 0;
    std::string last; // JSON of the last verdict
    bool judgedHere = false;
};

std::vector<Kept> sessionsBehind(Work& work, qint64 id) {
    std::vector<Kept> sessions;
    Statement rows(work, "SELECT s.id, s.person, s.started_at, CAST(l.text AS BLOB), v.number, "
                         "CAST(t.json AS BLOB), "
                         "EXISTS (SELECT 1 FROM attempt WHERE session = s.id) OR "
                         "EXISTS (SELECT 1 FROM verdict WHERE session = s.id AND origin = 'here') "
                         "FROM session s JOIN log l ON l.session = s.id "
                         "LEFT JOIN verdict v ON v.session = s.id AND v.number = "
                         "(SELECT max(number) FROM verdict WHERE session = s.id) "
                         "LEFT JOIN verdict_text t ON t.verdict = v.id "
                         "WHERE s.id > ? ORDER BY s.id LIMIT ?");
    rows.run(id, batch);
    while (rows.next())
        sessions.push_back({rows.integer(0), rows.maybe<qint64>(1), rows.integer(2), rows.utf8(3),
                            rows.number(4), rows.utf8(5), rows.truth(6)});
    return sessions;
}

// What only the first judgement gives.
void keepFirst(Work& work, SessionWriter& writer, const Kept& session, const Judgement& judgement) {
    run(work, "UPDATE session SET state = ? WHERE id = ?",
        code(judgement.finished ? SessionState::finished : SessionState::left), session.id);
    writer.addAttempts(session.id, session.person, session.startedAt, judgement);
}

void compare(Work& work, SessionWriter& writer, const Kept& session,
             const tl::expected<Judgement, Problem>& judged, const std::string& program, qint64 now,
             Regraded& regraded) {
    if (!judged) {
        ++regraded.notJudged;
        return;
    }
    ++regraded.sessions;
    if (!session.judgedHere)
        keepFirst(work, writer, session, *judged);
    if (session.verdicts > 0 && sayTheSame(session.last, judged->verdict))
        return;
    ++(session.verdicts > 0 ? regraded.changed : regraded.first);
    KeptVerdict verdict = keptVerdict(*judged, program, now);
    verdict.number = session.verdicts + 1;
    writer.addVerdict(session.id, verdict);
}

} // namespace

OrTrouble<Regraded> regrade(Database& database, const Judges& judges, qint64 now) {
    Regraded regraded;
    Jury jury(judges);
    for (qint64 id = 0;;) {
        Work work(database, Work::Kind::writes);
        const std::vector<Kept> sessions = sessionsBehind(work, id);
        const std::vector<std::string_view> texts = [&] {
            std::vector<std::string_view> views;
            for (const Kept& session : sessions)
                views.push_back(session.log);
            return views;
        }();
        const auto judged = jury.judge(texts);
        SessionWriter writer(work);
        for (std::size_t i = 0; i < sessions.size(); ++i)
            compare(work, writer, sessions[i], judged[i], judges.program, now, regraded);
        if (auto done = work.done(); !done)
            return tl::unexpected(std::move(done.error()));
        if (sessions.empty())
            return regraded;
        id = sessions.back().id;
    }
}

} // namespace mz
