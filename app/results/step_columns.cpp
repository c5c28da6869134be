// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/columns.h"
#include "app/results/measures.h"

#include <array>

namespace mz {

namespace {

using enum ColumnType;
using Row = StepRow;

Cell ofIncident(const Row& row, std::string FiledIncident::*text) {
    return row.incident == nullptr ? Cell() : Cell(row.incident->*text);
}

Cell stepCell(const Row& row) {
    const std::string& step = row.step != nullptr ? row.step->step : row.fault->step;
    return step.empty() ? Cell() : Cell(step);
}

// A step that is missing costs its share of the incident's 100 points; the fault that tells of it
// costs nothing more.
Cell costCell(const Row& row) {
    if (row.fault != nullptr)
        return Decimal{std::int64_t{1000} * pointsLost(*row.fault)};
    const auto owed = static_cast<std::int64_t>(row.incident->steps.size());
    return Decimal{row.step->done ? 0 : (100'000 + owed / 2) / owed};
}

std::optional<int> lineOf(const Row& row) {
    return row.step != nullptr ? row.step->line : row.fault->line;
}

constexpr std::array<Column<Row>, 15> columns{{
    {{"session_id", text, "", "never", "as in results", "come in results"},
     [](const Row& row) -> Cell { return row.session.key; }},
    {{"trainee_id", text, "", "never", "as in the roster", "come nell'elenco"},
     [](const Row& row) -> Cell { return row.session.trainee.id(); }},
    {{"trainee_name", text, "", "names left out on export", "as in the roster", "come nell'elenco"},
     [](const Row& row) { return nameCell(row.session, row.names); }},
    {{"attempt", whole, "≥ 1", "a fault of the session's own", "as in attempts",
      "come in attempts"},
     [](const Row& row) { return row.incident == nullptr ? Cell() : std::int64_t{row.number}; }},
    {{"rule", text, "holdem.1 to holdem.6, none", "a fault of the session's own", "as in attempts",
      "come in attempts"},
     [](const Row& row) { return ofIncident(row, &FiledIncident::rule); }},
    {{"incident", text, "kind", "a fault of the session's own", "as in attempts",
      "come in attempts"},
     [](const Row& row) { return ofIncident(row, &FiledIncident::kind); }},
    {{"entry", text, "step, fault", "never", "what the line tells of", "di che cosa parla la riga"},
     [](const Row& row) -> Cell { return std::string(row.step != nullptr ? "step" : "fault"); }},
    {{"code", text, "", "never", "which step, or which fault", "quale passaggio o quale errore"},
     [](const Row& row) -> Cell {
         return row.step != nullptr ? row.step->step : std::string(code(row.fault->fault));
     }},
    {{"step", text, "", "a fault that belongs to no step",
      "the step, or the one that was missed or came too early",
      "il passaggio, o quello mancato o anticipato"},
     stepCell},
    {{"status", text, "done, missed", "a fault", "whether the step was done",
      "se il passaggio è stato eseguito"},
     [](const Row& row) {
         return row.step == nullptr ? Cell() : std::string(row.step->done ? "done" : "missed");
     }},
    {{"severity", text, "critical, major, minor", "a step", "of the fault", "gravità dell'errore"},
     [](const Row& row) {
         return row.fault == nullptr ? Cell() : std::string(code(row.fault->severity));
     }},
    {{"cost", decimal, "points, 0 to 100", "never",
      "taken off the incident's score, or off the session's where there is no incident; what a "
      "missed step costs stands with the step, and its fault costs nothing more",
      "punti tolti al rimedio, o alla sessione fuori da un'irregolarità; il costo di un passaggio "
      "mancato sta nella riga del passaggio"},
     costCell},
    {{"line", whole, "≥ 1", "it never happened", "line of the log", "riga del registro"},
     [](const Row& row) { return lineOf(row) ? Cell(std::int64_t{*lineOf(row)}) : Cell(); }},
    {{"at_s", decimal, "seconds", "it never happened",
      "from the start of the session to the act on that line",
      "dall'inizio della sessione alla mossa di quella riga"},
     [](const Row& row) {
         return lineOf(row) ? Cell(seconds(row.session.timeOf(*lineOf(row)))) : Cell();
     }},
    {{"mode", text, "learn, guided, practice, silent, exam", "never", "how it was played",
      "modalità"},
     [](const Row& row) -> Cell { return std::string(code(row.session.header.mode)); }},
}};

} // namespace

std::span<const Column<StepRow>> stepColumns() { return columns; }

} // namespace mz
