// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/dictionary.h"

#include <array>

namespace mz {

namespace {

template <typename Row>
std::vector<ColumnMeaning> meaningsOf(std::span<const Column<Row>> columns) {
    std::vector<ColumnMeaning> meanings;
    for (const Column<Row>& column : columns)
        meanings.push_back(column.means);
    return meanings;
}

std::string typeOf(const ColumnMeaning& column) {
    std::string type(name(column.type));
    return column.range.empty() ? type : type + ", " + std::string(column.range);
}

} // namespace

std::vector<TableMeaning> tableMeanings() {
    return {{"results.csv", "One line a session, oldest first.",
             "Una riga per sessione, dalla più vecchia.", meaningsOf(resultColumns())},
            {"attempts.csv", "One line for each incident of a session.",
             "Una riga per ogni irregolarità di una sessione.", meaningsOf(attemptColumns())},
            {"steps.csv", "One line for each step that was owed and for each fault.",
             "Una riga per ogni passaggio dovuto e per ogni errore.", meaningsOf(stepColumns())}};
}

std::string writeDictionary(CsvForm form) {
    CsvWriter out(form);
    out.row(std::array<Cell, 7>{"file", "column", "type", "range", "empty_when", "meaning",
                                "significato"});
    for (const TableMeaning& table : tableMeanings())
        for (const ColumnMeaning& column : table.columns) {
            std::vector<Cell> cells;
            for (const std::string_view text :
                 {table.file, column.name, name(column.type), column.range, column.emptyWhen,
                  column.meaning, column.significato})
                cells.emplace_back(std::string(text));
            out.row(cells);
        }
    return out.take();
}

std::string writeDictionaryPage() {
    std::string page =
        "# Data dictionary – Dizionario dei dati\n\n"
        "An empty cell means “does not apply” or “not known”, never zero. Yes and no are 1 and 0. "
        "International form: commas, decimal points, moments in UTC. Italian form: semicolons, "
        "decimal commas, local time. A text that a spreadsheet would take for a formula has an "
        "apostrophe before it.\n\n"
        "Una cella vuota significa “non si applica” o “non si sa”, mai zero. Sì e no sono 1 e 0. "
        "Forma internazionale: virgole, punto decimale, ora UTC. Forma italiana: punto e virgola, "
        "virgola decimale, ora locale. Un testo che un foglio di calcolo prenderebbe per una "
        "formula è preceduto da un apostrofo.\n";
    for (const TableMeaning& table : tableMeanings()) {
        page += "\n## " + std::string(table.file) + "\n\n" + std::string(table.meaning) + " " +
                std::string(table.significato) +
                "\n\n| column | type and range | empty when | meaning | significato |\n"
                "|---|---|---|---|---|\n";
        for (const ColumnMeaning& column : table.columns) {
            page += "| `" + std::string(column.name) + '`';
            for (const std::string& text :
                 {typeOf(column), std::string(column.emptyWhen), std::string(column.meaning),
                  std::string(column.significato)})
                page += " | " + text;
            page += " |\n";
        }
    }
    return page;
}

} // namespace mz
