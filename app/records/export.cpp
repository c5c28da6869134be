// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/assessment_rows.h"
#include "app/records/exchange.h"
#include "app/records/statement.h"

#include <unordered_map>

namespace mz {

namespace {

std::optional<FiledPerson> filedPerson(Work& work, qint64 id) {
    Statement row(work, "SELECT key, number, name, lang, text_percent, four_colours, created_at, "
                        "last_used_at, class_group, note FROM person WHERE id = ?");
    row.run(id);
    if (!row.next())
        return std::nullopt;
    return FiledPerson{row.utf8(0),  row.utf8(1),    row.utf8(2),    row.utf8(3), row.number(4),
                       row.truth(5), row.integer(6), row.integer(7), row.utf8(8), row.utf8(9)};
}

// `exam`: null where all of them are meant.
std::vector<FiledSitting> filedSittings(Work& work, qint64 person,
                                        const std::optional<QString>& exam) {
    std::vector<FiledSitting> sittings;
    Statement rows(work, "SELECT key, exam, title, started_at, ended_at, start_number, last_hash "
                         "FROM sitting WHERE person = ? AND exam = coalesce(?, exam) "
                         "ORDER BY started_at, id");
    rows.run(person, exam);
    while (rows.next())
        sittings.push_back({rows.utf8(0), rows.utf8(1), rows.utf8(2), rows.integer(3),
                            rows.maybe<std::int64_t>(4), rows.number(5), rows.utf8(6)});
    return sittings;
}

// A person's sessions that are over, each with what hangs on it.
class Sessions {
public:
    Sessions(Work& work, qint64 person, const std::optional<QString>& exam)
        : m_work(work), m_person(person), m_exam(exam) {
        addSessions();
        addAssessments();
        addRatings();
    }
    [[nodiscard]] std::vector<FiledSession> take() { return std::move(m_sessions); }

private:
    void addSessions() {
        Statement rows(m_work, "SELECT s.id, s.key, s.started_at, CAST(l.text AS BLOB), g.key, "
                               "s.place_in_sitting, v.judged_at, v.program, CAST(t.json AS BLOB) "
                               "FROM session s JOIN log l ON l.session = s.id "
                               "LEFT JOIN sitting g ON g.id = s.sitting "
                               "LEFT JOIN verdict v ON v.session = s.id "
                               "LEFT JOIN verdict_text t ON t.verdict = v.id WHERE s.person = ? "
                               "AND (? OR g.exam = ?) ORDER BY s.started_at, s.id, v.number");
        rows.run(m_person, !m_exam, m_exam);
        while (rows.next()) {
            if (m_places.emplace(rows.integer(0), m_sessions.size()).second) {
                FiledSession session{rows.utf8(1), rows.integer(2), rows.utf8(3), {}, {}, {}};
                session.sitting = rows.utf8(4);
                session.placeInSitting = rows.number(5);
                m_sessions.push_back(std::move(session));
            }
            if (rows.isNull(6))
                continue;
            KeptVerdict verdict;
            verdict.judgedAt = rows.integer(6);
            verdict.program = rows.utf8(7);
            verdict.json = rows.utf8(8);
            m_sessions.back().verdicts.push_back(std::move(verdict));
        }
    }

    void addAssessments() {
        const std::string sql = std::string("SELECT a.session, ") + assessmentColumns +
                                " FROM session s JOIN assessment a ON a.session = s.id "
                                "WHERE s.person = ? ORDER BY a.session, a.assessed_at, a.id";
        Statement rows(m_work, sql.c_str());
        rows.run(m_person);
        while (rows.next())
            if (FiledSession* session = sessionOf(rows.integer(0)))
                session->assessments.push_back(assessmentOf(rows, 1));
    }

    void addRatings() {
        const std::string sql = std::string("SELECT r.session, ") + ratingColumns +
                                " FROM session s JOIN rating r ON r.session = s.id "
                                "WHERE s.person = ? ORDER BY r.session, r.rated_at, r.id";
        Statement rows(m_work, sql.c_str());
        rows.run(m_person);
        while (rows.next())
            if (FiledSession* session = sessionOf(rows.integer(0)))
                session->ratings.push_back(ratingOf(rows, 1));
    }

    // Null: it is still running.
    FiledSession* sessionOf(qint64 id) {
        const auto found = m_places.find(id);
        return found == m_places.end() ? nullptr : &m_sessions[found->second];
    }

    Work& m_work;
    qint64 m_person;
    const std::optional<QString>& m_exam;
    std::vector<FiledSession> m_sessions;
    std::unordered_map<qint64, std::size_t> m_places; // by the session's id
};

OrTrouble<std::optional<RecordsFile>> filed(Database& database, qint64 person,
                                            const std::optional<QString>& exam) {
    Work work(database, Work::Kind::reads);
    std::optional<RecordsFile> file;
    if (auto filed = filedPerson(work, person))
        file = RecordsFile{std::move(*filed), Sessions(work, person, exam).take(),
                           filedSittings(work, person, exam)};
    return work.done(std::move(file));
}

} // namespace

OrTrouble<std::optional<RecordsFile>> recordsOf(Database& database, qint64 person) {
    return filed(database, person, std::nullopt);
}

OrTrouble<std::optional<RecordsFile>> recordsOf(Database& database, qint64 person,
                                                const QString& exam) {
    return filed(database, person, exam);
}

} // namespace mz
