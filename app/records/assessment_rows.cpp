// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/assessment_rows.h"

namespace mz {

namespace {

const char* originOf(bool imported) { return imported ? "imported" : "here"; }

} // namespace

Assessment assessmentOf(const Statement& row, int column) {
    return {row.utf8(column), row.maybe<int>(column + 1), row.utf8(column + 2),
            row.integer(column + 3), row.utf8(column + 4) == "imported"};
}

Rating ratingOf(const Statement& row, int column) {
    return {
        row.utf8(column),           row.maybe<int>(column + 1), row.maybe<int>(column + 2),
        row.maybe<int>(column + 3), row.maybe<int>(column + 4), row.maybe<int>(column + 5),
        row.utf8(column + 6),       row.integer(column + 7),    row.utf8(column + 8) == "imported"};
}

AssessmentWriter::AssessmentWriter(Work& work)
    : m_sameAssessment(work, "SELECT 1 FROM assessment WHERE session = ? AND assessor = ? AND "
                             "override_score IS ? AND reason = ? AND assessed_at = ?"),
      m_assessment(work, "INSERT INTO assessment (session, assessor, override_score, reason, "
                         "assessed_at, origin) VALUES (?, ?, ?, ?, ?, ?)"),
      m_sameRating(work, "SELECT 1 FROM rating WHERE session = ? AND assessor = ? AND "
                         "accuracy IS ? AND procedure_ IS ? AND game_protection IS ? AND "
                         "table_control IS ? AND pace IS ? AND remark = ? AND rated_at = ?"),
      m_rating(work, "INSERT INTO rating (session, assessor, accuracy, procedure_, "
                     "game_protection, table_control, pace, remark, rated_at, origin) "
                     "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)") {}

bool AssessmentWriter::add(qint64 session, const Assessment& said) {
    m_sameAssessment.run(session, said.assessor, said.overrideScore, said.reason, said.assessedAt);
    if (m_sameAssessment.next())
        return false;
    return m_assessment.run(session, said.assessor, said.overrideScore, said.reason,
                            said.assessedAt, originOf(said.imported));
}

bool AssessmentWriter::add(qint64 session, const Rating& said) {
    m_sameRating.run(session, said.assessor, said.accuracy, said.procedure, said.gameProtection,
                     said.tableControl, said.pace, said.remark, said.ratedAt);
    if (m_sameRating.next())
        return false;
    return m_rating.run(session, said.assessor, said.accuracy, said.procedure, said.gameProtection,
                        said.tableControl, said.pace, said.remark, said.ratedAt,
                        originOf(said.imported));
}

} // namespace mz
