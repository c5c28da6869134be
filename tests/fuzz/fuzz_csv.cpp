// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/csv.h"
#include "app/results/roster.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <set>
#include <string_view>

using namespace mz;

namespace {

void mustHold(bool condition) {
    if (!condition)
        std::abort();
}

void mustBeInText(const TableFault& fault, std::string_view text) {
    const auto lines = 1 + std::ranges::count(text, '\n');
    mustHold(fault.line >= 1 && fault.line <= lines);
    mustHold(fault.column >= 0 && static_cast<std::size_t>(fault.column) <= text.size() + 1);
}

std::vector<Cell> cellsOf(const std::vector<std::string>& texts) {
    return {texts.begin(), texts.end()};
}

// What was read is written and read again as itself. A header alone tells which form it is, so its
// cells must not speak against it.
void mustComeBack(const CsvTable& table, CsvForm form) {
    const char separator = form == CsvForm::italian ? ';' : ',';
    CsvWriter out(form);
    out.row(cellsOf(table.header));
    for (const CsvRow& row : table.rows)
        out.row(cellsOf(row.cells));
    const auto again = readCsv(out.take(), WrittenBy::us);
    const bool unlikeItself = table.header.front().starts_with("\xEF\xBB\xBF") ||
                              (table.header.size() == 1 && table.header.front().empty());
    if (unlikeItself || (again && again->separator != separator))
        return;
    if (!again) // its cells were read by the other separator
        return mustHold(std::ranges::any_of(table.header, [](const std::string& cell) {
            return cell.find_first_of(",;") != std::string::npos;
        }));
    mustHold(again->header == table.header && again->rows.size() == table.rows.size());
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        mustHold(again->rows[i].cells == table.rows[i].cells);
}

// No line that holds something is dropped without a word.
void mustTellOfEveryLine(const CsvTable& table, const RosterReading& roster) {
    std::set<int> told(roster.blankLines.begin(), roster.blankLines.end());
    for (const RosterEntry& entry : roster.entries)
        told.insert(entry.line);
    for (const TableFault& fault : roster.faults)
        told.insert(fault.line);
    if (roster.moreFaults || told.contains(1))
        return;
    for (const CsvRow& row : table.rows)
        mustHold(told.contains(row.line));
}

} // namespace

// Any bytes: a table, or what is wrong with it and where; a roster, or all that is wrong with it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto table = readCsv(text, WrittenBy::others);
    const RosterReading roster = readRoster(text);
    for (const TableFault& fault : roster.faults)
        mustBeInText(fault, text);
    if (!table) {
        mustBeInText(table.error(), text);
        mustHold(roster.entries.empty() && roster.faults.size() == 1);
        return 0;
    }
    for (const CsvRow& row : table->rows)
        mustHold(row.cells.size() == table->header.size());
    mustTellOfEveryLine(*table, roster);
    for (const CsvForm form : {CsvForm::international, CsvForm::italian})
        mustComeBack(*table, form);
    return 0;
}
