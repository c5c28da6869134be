// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/school/class_book.h"
#include "app/results/csv.h"

#include <span>
#include <string>

namespace mz {

// A class as a CSV file: one line a trainee in this order, and for each of the six rules and for
// hands in which nothing was wrong how often it was tried and how often done right.
[[nodiscard]] std::string classTable(std::span<const ClassMember> members, CsvForm form);

} // namespace mz
