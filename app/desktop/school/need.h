// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/school/class_book.h"

#include <array>

namespace mz {

// The columns of a class: the six rules, and hands in which nothing was wrong.
inline constexpr std::array classRules{"holdem.1", "holdem.2", "holdem.3", "holdem.4",
                                       "holdem.5", "holdem.6", "none"};
inline constexpr std::size_t rulesOfTheBook = 6;

// Null: never tried.
[[nodiscard]] const RuleTotals* totalsOf(const PersonTotals& totals, const char* rule);

// How much somebody needs help: of the six rules the shares that he does not do right together; a
// rule that he has never tried counts wholly. 0 … 6.
[[nodiscard]] double needOf(const PersonTotals& totals);

// Whoever needs most first; of those who need as much by name.
void sortByNeed(std::vector<ClassMember>& members);

} // namespace mz
