// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/session_rows.h"

#include "app/records/assessment_rows.h"

namespace mz {

namespace {

constexpr int firstVerdict = 17;
constexpr int lastVerdict = firstVerdict + 9;
constexpr int lastAssessment = lastVerdict + 9;

template <typename Code>
Code fromCode(std::string_view text) {
    for (const Code code : {Code{}, Code{1}, Code{2}})
        if (mz::code(code) == text)
            return code;
    return {};
}

LogHeader headerOf(const Statement& row) {
    LogHeader header;
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
    return header;
}

} // namespace

// Its own columns, those of its first verdict and of its last one where there are several, and of
// the last assessment.
std::string selectSessions(std::string_view rest) {
    return "SELECT s.key, s.person, s.file, s.started_at, s.mode, s.pack, s.pack_edition, "
           "s.scenario, s.seed, s.rulebook, s.rulebook_edition, s.program, s.lang, s.state, "
           "s.origin, t.key, s.place_in_sitting, " +
           verdictColumns("v") + ", " + verdictColumns("w") + ", " + assessmentColumns +
           " FROM session s "
           "LEFT JOIN sitting t ON t.id = s.sitting "
           "LEFT JOIN verdict v ON v.session = s.id AND v.number = 1 "
           "LEFT JOIN verdict w ON w.session = s.id AND w.number = "
           "(SELECT max(number) FROM verdict WHERE session = s.id AND number > 1) "
           "LEFT JOIN assessment a ON a.id = (SELECT id FROM assessment WHERE session = s.id "
           "ORDER BY assessed_at DESC, id DESC LIMIT 1) " +
           std::string(rest);
}

SessionRow sessionOf(const Statement& row) {
    SessionRow session;
    session.start.key = row.text(0);
    session.start.person = row.maybe<qint64>(1);
    session.start.file = row.text(2);
    session.start.startedAt = row.integer(3);
    session.start.header = headerOf(row);
    session.state = fromCode<SessionState>(row.utf8(13));
    session.origin = fromCode<SessionOrigin>(row.utf8(14));
    session.start.sitting = row.text(15);
    session.start.placeInSitting = row.number(16);
    session.ofTheDay = verdictOf(row, firstVerdict);
    session.latest = verdictOf(row, lastVerdict);
    if (!row.isNull(lastAssessment))
        session.assessment = assessmentOf(row, lastAssessment);
    return session;
}

std::string verdictColumns(const std::string& table) {
    std::string columns;
    for (const char* column : {"number", "judged_at", "origin", "program", "rulebook",
                               "rulebook_edition", "score", "passed", "finished"})
        columns += (columns.empty() ? "" : ", ") + table + "." + column;
    return columns;
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

} // namespace mz
