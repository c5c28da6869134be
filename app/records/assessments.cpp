// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/assessments.h"

#include "app/records/assessment_rows.h"

#include <algorithm>
#include <string>

namespace mz {

namespace {

// 0: there is no such session.
qint64 idOf(Work& work, const QString& session) {
    Statement find(work, "SELECT id FROM session WHERE key = ?");
    find.run(session);
    return find.next() ? find.integer(0) : 0;
}

qint64 lastAssessedAt(Work& work, qint64 session, qint64 otherwise) {
    Statement last(work, "SELECT max(assessed_at) FROM assessment WHERE session = ?");
    last.run(session);
    return last.next() ? last.maybe<qint64>(0).value_or(otherwise) : otherwise;
}

} // namespace

OrTrouble<bool> assess(Database& database, const QString& session, const Assessment& assessment) {
    Work work(database, Work::Kind::writes);
    const qint64 id = idOf(work, session);
    if (id != 0) {
        Assessment last = assessment;
        last.assessedAt = std::max<std::int64_t>(last.assessedAt,
                                                 lastAssessedAt(work, id, assessment.assessedAt));
        AssessmentWriter(work).add(id, last);
    }
    return work.done(id != 0);
}

OrTrouble<bool> rate(Database& database, const QString& session, const Rating& rating) {
    Work work(database, Work::Kind::writes);
    const qint64 id = idOf(work, session);
    if (id != 0)
        AssessmentWriter(work).add(id, rating);
    return work.done(id != 0);
}

OrTrouble<std::vector<Assessment>> assessmentsOf(Database& database, const QString& session) {
    Work work(database, Work::Kind::reads);
    std::vector<Assessment> assessments;
    const std::string sql = std::string("SELECT ") + assessmentColumns +
                            " FROM session s JOIN assessment a ON a.session = s.id "
                            "WHERE s.key = ? ORDER BY a.assessed_at, a.id";
    Statement rows(work, sql.c_str());
    rows.run(session);
    while (rows.next())
        assessments.push_back(assessmentOf(rows, 0));
    return work.done(std::move(assessments));
}

OrTrouble<std::vector<Rating>> ratingsOf(Database& database, const QString& session) {
    Work work(database, Work::Kind::reads);
    std::vector<Rating> ratings;
    const std::string sql = std::string("SELECT ") + ratingColumns +
                            " FROM session s JOIN rating r ON r.session = s.id "
                            "WHERE s.key = ? ORDER BY r.rated_at, r.id";
    Statement rows(work, sql.c_str());
    rows.run(session);
    while (rows.next())
        ratings.push_back(ratingOf(rows, 0));
    return work.done(std::move(ratings));
}

} // namespace mz
