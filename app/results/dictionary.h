// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/columns.h"
#include "app/results/csv.h"

#include <string>
#include <vector>

namespace mz {

// One of the tables that are written, with the meaning of its columns.
struct TableMeaning {
    std::string_view file; // "results.csv"
    std::string_view meaning;
    std::string_view significato;
    std::vector<ColumnMeaning> columns;
};
[[nodiscard]] std::vector<TableMeaning> tableMeanings();

// The data dictionary in both languages, as a table and as a page to read.
[[nodiscard]] std::string writeDictionary(CsvForm form);
[[nodiscard]] std::string writeDictionaryPage();

} // namespace mz
