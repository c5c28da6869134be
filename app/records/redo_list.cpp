// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/redo_list.h"

#include "app/records/median.h"
#include "app/records/statement.h"

#include <array>
#include <map>
#include <unordered_map>

namespace mz {

namespace {

struct Latest {
    qint64 id = 0;
    bool passed = false;
    Redo redo;
};

std::vector<Latest> latestSessions(Work& work, qint64 person) {
    std::vector<Latest> sessions;
    Statement rows(work, "SELECT id, key, pack, scenario, started_at, passed FROM "
                         "(SELECT s.id, s.key, s.pack, s.scenario, s.started_at, v.passed, "
                         "row_number() OVER (PARTITION BY s.pack, s.scenario "
                         "ORDER BY s.started_at DESC, s.id DESC) AS place "
                         "FROM session s JOIN verdict v ON v.session = s.id AND v.number = "
                         "(SELECT max(number) FROM verdict WHERE session = s.id) "
                         "WHERE s.person = ? AND (v.finished OR EXISTS "
                         "(SELECT 1 FROM attempt WHERE session = s.id AND outcome <> 'correct'))) "
                         "WHERE place = 1 ORDER BY started_at DESC, id DESC");
    rows.run(person);
    while (rows.next())
        sessions.push_back({rows.integer(0),
                            rows.truth(5),
                            {rows.utf8(2), rows.utf8(3), rows.text(1), rows.integer(4), {}}});
    return sessions;
}

// The reactions of a person, and which of them are slow for him.
class Reactions {
public:
    Reactions(Work& work, qint64 person) {
        Statement rows(work, "SELECT session, CAST(rule AS BLOB), reaction_ms FROM attempt "
                             "WHERE person = ? AND reaction_ms IS NOT NULL");
        rows.run(person);
        std::map<std::string, std::vector<std::int64_t>> byRule;
        while (rows.next()) {
            const std::string rule = rows.utf8(1);
            byRule[rule].push_back(rows.integer(2));
            m_ofSession[rows.integer(0)].push_back({rule, rows.integer(2)});
        }
        for (auto& [rule, reactions] : byRule)
            if (reactions.size() >= std::size_t{fewestReactions})
                m_medians[rule] = *median(std::move(reactions));
    }

    [[nodiscard]] bool anySlow(qint64 session) const {
        const auto found = m_ofSession.find(session);
        return found != m_ofSession.end() &&
               std::ranges::any_of(found->second, [&](const Reaction& reaction) {
                   const auto usual = m_medians.find(reaction.rule);
                   return usual != m_medians.end() && reaction.ms > 2 * usual->second;
               });
    }

private:
    struct Reaction {
        std::string rule;
        std::int64_t ms = 0;
    };
    std::unordered_map<qint64, std::vector<Reaction>> m_ofSession;
    std::map<std::string, std::int64_t> m_medians; // of rules of which enough is known
};

} // namespace

std::string_view code(Redo::Why why) {
    constexpr std::array<std::string_view, 2> codes{"not-passed", "slow"};
    return codes[static_cast<std::size_t>(why)];
}

OrTrouble<std::vector<Redo>> redoList(Database& database, qint64 person) {
    Work work(database, Work::Kind::reads);
    std::vector<Redo> list;
    const Reactions reactions(work, person);
    for (Latest& latest : latestSessions(work, person)) {
        latest.redo.why = latest.passed ? Redo::Why::slow : Redo::Why::notPassed;
        if (!latest.passed || reactions.anySlow(latest.id))
            list.push_back(std::move(latest.redo));
    }
    return work.done(std::move(list));
}

} // namespace mz
