// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/assessment.h"
#include "app/records/statement.h"

namespace mz {

// The columns of tables "assessment a" and "rating r" as they are read here.
inline constexpr const char* assessmentColumns =
    "a.assessor, a.override_score, a.reason, a.assessed_at, a.origin";
inline constexpr const char* ratingColumns =
    "r.assessor, r.accuracy, r.procedure_, r.game_protection, r.table_control, r.pace, r.remark, "
    "r.rated_at, r.origin";
// From this column of the row on.
[[nodiscard]] Assessment assessmentOf(const Statement& row, int column);
[[nodiscard]] Rating ratingOf(const Statement& row, int column);

// Writes as many as one likes within one work. What says the same of a session is kept once.
class AssessmentWriter {
public:
    explicit AssessmentWriter(Work& work);

    // False: it was there.
    bool add(qint64 session, const Assessment& assessment);
    bool add(qint64 session, const Rating& rating);

private:
    Statement m_sameAssessment;
    Statement m_assessment;
    Statement m_sameRating;
    Statement m_rating;
};

} // namespace mz
