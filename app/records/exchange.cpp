// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/exchange.h"

#include "app/records/session_writer.h"

#include <algorithm>

namespace mz {

namespace {

std::optional<FiledPerson> filedPerson(Work& work, qint64 id) {
    Statement row(work, "SELECT key, number, name, lang, text_percent, four_colours, created_at, "
                        "last_used_at FROM person WHERE id = ?");
    row.run(id);
    if (!row.next())
        return std::nullopt;
    return FiledPerson{row.utf8(0),   row.utf8(1),  row.utf8(2),    row.utf8(3),
                       row.number(4), row.truth(5), row.integer(6), row.integer(7)};
}

std::vector<FiledSession> filedSessions(Work& work, qint64 person) {
    std::vector<FiledSession> sessions;
    Statement rows(work, "SELECT s.id, s.key, s.started_at, CAST(l.text AS BLOB), v.judged_at, "
                         "v.program, CAST(t.json AS BLOB) "
                         "FROM session s JOIN log l ON l.session = s.id "
                         "LEFT JOIN verdict v ON v.session = s.id "
                         "LEFT JOIN verdict_text t ON t.verdict = v.id WHERE s.person = ? "
                         "ORDER BY s.started_at, s.id, v.number");
    rows.run(person);
    qint64 last = 0;
    while (rows.next()) {
        if (rows.integer(0) != last) {
            last = rows.integer(0);
            sessions.push_back({rows.utf8(1), rows.integer(2), rows.utf8(3), {}, {}, {}});
        }
        if (rows.isNull(4))
            continue;
        KeptVerdict verdict;
        verdict.judgedAt = rows.integer(4);
        verdict.program = rows.utf8(5);
        verdict.json = rows.utf8(6);
        sessions.back().verdicts.push_back(std::move(verdict));
    }
    return sessions;
}

class Importer {
public:
    Importer(Work& work, const std::string& program, qint64 now)
        : m_work(work),
          m_writer(work),
          m_known(work, "SELECT 1 FROM session WHERE key = ?"),
          m_program(program),
          m_now(now) {}

    void addPerson(const FiledPerson& person) {
        Statement find(m_work, "SELECT id FROM person WHERE key = ?");
        find.run(person.key);
        if (find.next()) {
            m_imported.person = find.integer(0);
            return;
        }
        Statement add(m_work, "INSERT INTO person (key, number, name, lang, text_percent, "
                              "four_colours, created_at, last_used_at) "
                              "VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
        if (add.run(person.key, person.number, person.name, person.lang, person.textPercent,
                    person.fourColours, person.createdAt, person.lastUsedAt))
            m_imported.person = add.newId();
        m_imported.isNew = true;
    }

    void addSession(const FiledSession& session, const LogHeader& header,
                    const std::optional<Judgement>& judged) {
        m_known.run(session.key);
        if (m_known.next()) {
            ++m_imported.known;
            return;
        }
        const SessionStart start{
            QString::fromStdString(session.key), m_imported.person, {}, session.startedAt, header};
        const bool finished = judged
                                  ? judged->finished
                                  : std::ranges::any_of(session.verdicts, &KeptVerdict::finished);
        const qint64 id =
            m_writer.add(start, finished ? SessionState::finished : SessionState::left,
                         SessionOrigin::imported, session.log);
        for (const KeptVerdict& verdict : session.verdicts)
            m_writer.addVerdict(id, verdict);
        if (judged) {
            addTodays(id, session.verdicts, *judged);
            m_writer.addAttempts(id, m_imported.person, session.startedAt, *judged);
        }
        ++m_imported.sessions;
    }

    [[nodiscard]] const Imported& imported() const { return m_imported; }

private:
    void addTodays(qint64 session, const std::vector<KeptVerdict>& verdicts,
                   const Judgement& judged) {
        if (std::ranges::any_of(verdicts, [&](const KeptVerdict& verdict) {
                return sayTheSame(verdict.json, judged.verdict);
            }))
            return;
        KeptVerdict todays = keptVerdict(judged, m_program, m_now);
        todays.number = static_cast<int>(verdicts.size()) + 1;
        m_writer.addVerdict(session, todays);
    }

    Work& m_work;
    SessionWriter m_writer;
    Statement m_known;
    const std::string& m_program;
    qint64 m_now;
    Imported m_imported;
};

} // namespace

OrTrouble<std::optional<RecordsFile>> recordsOf(Database& database, qint64 person) {
    Work work(database, Work::Kind::reads);
    std::optional<RecordsFile> file;
    if (auto filed = filedPerson(work, person))
        file = RecordsFile{std::move(*filed), filedSessions(work, person)};
    return work.done(std::move(file));
}

OrTrouble<Imported> importRecords(Database& database, const JudgedRecords& records,
                                  const std::string& program, qint64 now) {
    Work work(database, Work::Kind::writes);
    Importer importer(work, program, now);
    importer.addPerson(records.file.person);
    for (std::size_t i = 0; i < records.file.sessions.size() && work.going(); ++i)
        importer.addSession(records.file.sessions[i], records.headers[i], records.judged[i]);
    return work.done(importer.imported());
}

} // namespace mz
