// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/assessment_rows.h"
#include "app/records/exchange.h"
#include "app/records/session_writer.h"

#include <algorithm>

namespace mz {

namespace {

class Importer {
public:
    Importer(Work& work, const std::string& program, qint64 now)
        : m_work(work),
          m_writer(work),
          m_said(work),
          m_known(work, "SELECT id, person FROM session WHERE key = ?"),
          m_sittingOf(work, "SELECT 1 FROM sitting WHERE key = ? AND person = ?"),
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
                              "four_colours, created_at, last_used_at, class_group, note) "
                              "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
        if (add.run(person.key, person.number, person.name, person.lang, person.textPercent,
                    person.fourColours, person.createdAt, person.lastUsedAt, person.classGroup,
                    person.note))
            m_imported.person = add.newId();
        m_imported.isNew = true;
    }

    void addSitting(const FiledSitting& sitting) {
        const auto hash = sitting.lastHash.empty() ? std::nullopt : std::optional(sitting.lastHash);
        Statement known(m_work, "SELECT 1 FROM sitting WHERE key = ?");
        known.run(sitting.key);
        // Of one that came in before its end the end is news.
        if (known.next())
            run(m_work,
                "UPDATE sitting SET ended_at = ?, last_hash = ? WHERE key = ? AND "
                "person = ? AND ended_at IS NULL AND origin = 'imported'",
                sitting.endedAt, hash, sitting.key, m_imported.person);
        else
            run(m_work,
                "INSERT INTO sitting (key, person, exam, title, started_at, ended_at, "
                "start_number, last_hash, origin) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'imported')",
                sitting.key, m_imported.person, sitting.exam, sitting.title, sitting.startedAt,
                sitting.endedAt, sitting.startNumber, hash);
    }

    void addSession(const FiledSession& session, const LogHeader& header,
                    const std::optional<Judgement>& judged) {
        m_known.run(session.key);
        if (m_known.next()) {
            ++m_imported.known;
            if (m_known.maybe<qint64>(1) == m_imported.person)
                addSaid(m_known.integer(0), session);
            return;
        }
        const qint64 id = addNew(session, header, judged);
        for (const KeptVerdict& verdict : session.verdicts)
            m_writer.addVerdict(id, verdict);
        if (judged) {
            addTodays(id, session.verdicts, *judged);
            m_writer.addAttempts(id, m_imported.person, session.startedAt, *judged);
        }
        addSaid(id, session);
        ++m_imported.sessions;
    }

    [[nodiscard]] const Imported& imported() const { return m_imported; }

private:
    qint64 addNew(const FiledSession& session, const LogHeader& header,
                  const std::optional<Judgement>& judged) {
        SessionStart start{
            QString::fromStdString(session.key), m_imported.person, {}, session.startedAt, header};
        // A sitting that is known already may be somebody else's, and stays his.
        m_sittingOf.run(session.sitting, m_imported.person);
        if (m_sittingOf.next()) {
            start.sitting = QString::fromStdString(session.sitting);
            start.placeInSitting = session.placeInSitting;
        }
        const bool finished = judged
                                  ? judged->finished
                                  : std::ranges::any_of(session.verdicts, &KeptVerdict::finished);
        return m_writer.add(start, finished ? SessionState::finished : SessionState::left,
                            SessionOrigin::imported, session.log);
    }

    // What instructors said is added to a session that is known as well.
    void addSaid(qint64 session, const FiledSession& filed) {
        for (const Assessment& assessment : filed.assessments)
            m_imported.assessments += m_said.add(session, assessment) ? 1 : 0;
        for (const Rating& rating : filed.ratings)
            m_imported.assessments += m_said.add(session, rating) ? 1 : 0;
    }

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
    AssessmentWriter m_said;
    Statement m_known;
    Statement m_sittingOf;
    const std::string& m_program;
    qint64 m_now;
    Imported m_imported;
};

} // namespace

OrTrouble<Imported> importRecords(Database& database, const JudgedRecords& records,
                                  const std::string& program, qint64 now) {
    Work work(database, Work::Kind::writes);
    Importer importer(work, program, now);
    importer.addPerson(records.file.person);
    for (const FiledSitting& sitting : records.file.sittings)
        importer.addSitting(sitting);
    for (std::size_t i = 0; i < records.file.sessions.size() && work.going(); ++i)
        importer.addSession(records.file.sessions[i], records.headers[i], records.judged[i]);
    return work.done(importer.imported());
}

} // namespace mz
