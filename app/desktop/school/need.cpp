// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/school/need.h"

#include <algorithm>

namespace mz {

const RuleTotals* totalsOf(const PersonTotals& totals, const char* rule) {
    const auto found = std::ranges::find(totals.rules, rule, &RuleTotals::rule);
    return found == totals.rules.end() ? nullptr : &*found;
}

double needOf(const PersonTotals& totals) {
    double need = 0;
    for (std::size_t rule = 0; rule < rulesOfTheBook; ++rule) {
        const RuleTotals* tried = totalsOf(totals, classRules[rule]);
        need += tried == nullptr ? 1 : 1 - tried->shareCorrect();
    }
    return need;
}

void sortByNeed(std::vector<ClassMember>& members) {
    std::ranges::stable_sort(members, [](const ClassMember& a, const ClassMember& b) {
        const double needA = needOf(a.totals);
        const double needB = needOf(b.totals);
        return needA != needB ? needA > needB : a.person.name.localeAwareCompare(b.person.name) < 0;
    });
}

} // namespace mz
