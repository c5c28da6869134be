// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/class_totals.h"

#include "app/records/session_rows.h"

namespace mz {

namespace {

std::vector<RuleTotals> rulesOf(Statement& totals, qint64 person) {
    std::vector<RuleTotals> rules;
    totals.run(person);
    while (totals.next())
        rules.push_back({totals.utf8(0), totals.number(1), totals.number(2), totals.maybeReal(3)});
    return rules;
}

} // namespace

OrTrouble<std::vector<PersonTotals>> classTotals(Database& database, std::span<const qint64> people,
                                                 int latest) {
    Work work(database, Work::Kind::reads);
    std::vector<PersonTotals> all;
    Statement totals(work, "SELECT rule, count(*), sum(outcome = 'correct'), avg(reaction_ms) "
                           "FROM attempt WHERE person = ? GROUP BY rule ORDER BY rule");
    Statement rows(work, selectSessions("WHERE s.person = ? ORDER BY s.started_at DESC, s.id DESC "
                                        "LIMIT ?")
                             .c_str());
    for (const qint64 person : people) {
        PersonTotals ofOne{person, rulesOf(totals, person), {}};
        rows.run(person, latest);
        while (rows.next())
            ofOne.latest.push_back(sessionOf(rows));
        all.push_back(std::move(ofOne));
    }
    return work.done(std::move(all));
}

} // namespace mz
