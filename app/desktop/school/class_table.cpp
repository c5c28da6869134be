// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/school/class_table.h"

#include "app/desktop/school/need.h"

#include <algorithm>
#include <cmath>

namespace mz {

namespace {

std::string textOf(const QString& text) { return text.toStdString(); }

std::vector<Cell> header() {
    std::vector<Cell> cells{std::string("trainee_id"), std::string("trainee_name"),
                            std::string("group"), std::string("need")};
    for (std::string rule : classRules) {
        std::ranges::replace(rule, '.', '_');
        cells.emplace_back(rule + "_tried");
        cells.emplace_back(rule + "_right");
    }
    cells.emplace_back(std::string("last_started_at"));
    cells.emplace_back(std::string("last_score"));
    return cells;
}

// A trainee without a number is known by the key of the records, as in all our tables.
std::vector<Cell> lineOf(const ClassMember& member) {
    const Person& person = member.person;
    constexpr double thousand = 1000;
    std::vector<Cell> cells{textOf(person.number.isEmpty() ? person.key : person.number),
                            textOf(person.name), textOf(person.classGroup),
                            Decimal{std::llround(needOf(member.totals) * thousand)}};
    for (const char* const rule : classRules) {
        const RuleTotals* tried = totalsOf(member.totals, rule);
        cells.emplace_back(std::int64_t{tried == nullptr ? 0 : tried->attempts});
        cells.emplace_back(std::int64_t{tried == nullptr ? 0 : tried->correct});
    }
    const SessionRow* last = member.totals.latest.empty() ? nullptr : &member.totals.latest.front();
    cells.emplace_back(last == nullptr ? Cell() : Cell(Instant{last->start.startedAt}));
    cells.emplace_back(
        last == nullptr || !last->ofTheDay ? Cell() : Cell(std::int64_t{last->ofTheDay->score}));
    return cells;
}

} // namespace

std::string classTable(std::span<const ClassMember> members, CsvForm form) {
    CsvWriter table(form);
    table.row(header());
    for (const ClassMember& member : members)
        table.row(lineOf(member));
    return table.take();
}

} // namespace mz
