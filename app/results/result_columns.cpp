// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/columns.h"
#include "app/results/measures.h"

#include <array>
#include <climits>

namespace mz {

namespace {

using enum ColumnType;
using Row = ResultRow;

const Assessment* assessmentOf(const Row& row) {
    return row.session.assessment ? &*row.session.assessment : nullptr;
}

Cell seedCell(const Row& row) {
    const auto seed = row.session.seed;
    return seed ? Cell(static_cast<std::int64_t>(*seed)) : Cell();
}

Cell overrideCell(const Row& row) {
    const Assessment* assessment = assessmentOf(row);
    return assessment != nullptr && assessment->overrideScore
               ? wholeCell(*assessment->overrideScore)
               : Cell();
}

// Public: scripts know the columns by these names and in this order.
constexpr std::array<Column<Row>, 31> columns{{
    {{"session_id", text, "unique", "never", "names the session's log",
      "identifica il registro della sessione"},
     [](const Row& row) -> Cell { return row.session.key; }},
    {{"trainee_id", text, "", "never", "as in the roster", "come nell'elenco"},
     [](const Row& row) -> Cell { return row.session.trainee.id(); }},
    {{"trainee_name", text, "", "names left out on export", "as in the roster", "come nell'elenco"},
     [](const Row& row) { return nameCell(row.session, row.names); }},
    {{"started_at", moment, "", "never", "start of the session", "inizio della sessione"},
     [](const Row& row) -> Cell { return Instant{row.session.startedAt}; }},
    {{"app_version", text, "", "never", "program that graded", "versione del programma"},
     [](const Row& row) { return textCell(row.session.version); }},
    {{"rulebook", text, "id", "never", "the book graded by", "regolamento usato"},
     [](const Row& row) { return textCell(row.session.verdict.rulebook); }},
    {{"rulebook_edition", whole, "≥ 1", "never", "its edition", "sua edizione"},
     [](const Row& row) { return wholeCell(row.session.verdict.rulebookEdition); }},
    {{"pack", text, "id", "never", "scenario pack", "pacchetto"},
     [](const Row& row) { return textCell(row.session.verdict.pack); }},
    {{"pack_edition", whole, "≥ 1", "never", "its edition", "sua edizione"},
     [](const Row& row) { return wholeCell(row.session.verdict.edition); }},
    {{"scenario", text, "id", "never", "scenario of the pack", "esercizio del pacchetto"},
     [](const Row& row) { return textCell(row.session.verdict.scenario); }},
    {{"seed", whole, "≥ 0", "never", "what decided the cards", "seme delle carte"}, seedCell},
    {{"mode", text, "learn, guided, practice, silent, exam", "never", "how it was played",
      "modalità"},
     [](const Row& row) -> Cell { return std::string(code(row.session.header.mode)); }},
    {{"language", text, "en, it", "never", "language of the session", "lingua della sessione"},
     [](const Row& row) { return textCell(row.session.header.lang); }},
    {{"finished", truth, "", "never", "came to its end", "portata a termine"},
     [](const Row& row) -> Cell { return row.session.verdict.finished; }},
    {{"incidents", whole, "≥ 0", "never", "incidents that opened", "irregolarità avvenute"},
     [](const Row& row) {
         return wholeCell(static_cast<std::int64_t>(row.session.verdict.incidents.size()));
     }},
    {{"detected", truth, "", "no incident",
      "in each incident at least one step of the remedy was done, if it asks for any",
      "ogni irregolarità è stata affrontata, se c'era qualcosa da fare"},
     [](const Row& row) { return detected(row.session.verdict); }},
    {{"reaction_s", decimal, "seconds", "no reaction",
      "mean time from the opening to the first act", "tempo medio di reazione"},
     [](const Row& row) { return meanReaction(row.session.verdict); }},
    {{"false_alarms", whole, "≥ 0", "never", "faults false-misdeal and false-remedy",
      "falsi allarmi"},
     [](const Row& row) { return wholeCell(falseAlarms(row.session.verdict)); }},
    {{"remedy_score", decimal, "0 to 100", "no incident", "mean of the incidents' scores",
      "media dei rimedi"},
     [](const Row& row) { return remedyScore(row.session.verdict); }},
    {{"procedure_score", decimal, "0 to 100", "never",
      "100 less the session's own faults by weight", "punteggio della procedura"},
     [](const Row& row) -> Cell { return procedureScore(row.session.verdict); }},
    {{"pace_s_per_hand", decimal, "seconds", "not finished", "time dealt, by hand",
      "secondi per mano"},
     [](const Row& row) {
         return row.session.verdict.finished ? Cell(seconds(row.session.lastMs)) : Cell();
     }},
    {{"critical_faults", whole, "≥ 0", "never", "of incidents and session together",
      "errori critici"},
     [](const Row& row) { return wholeCell(faultsOf(row.session.verdict, Severity::critical)); }},
    {{"major_faults", whole, "≥ 0", "never", "likewise", "errori gravi"},
     [](const Row& row) { return wholeCell(faultsOf(row.session.verdict, Severity::major)); }},
    {{"minor_faults", whole, "≥ 0", "never", "likewise", "errori lievi"},
     [](const Row& row) { return wholeCell(faultsOf(row.session.verdict, Severity::minor)); }},
    {{"hints", whole, "≥ 0", "never", "hints asked for", "aiuti chiesti"},
     [](const Row& row) { return wholeCell(helpBetween(row.session.verdict, true, 1, INT_MAX)); }},
    {{"take_backs", whole, "≥ 0", "never", "acts taken back, by request", "mosse ritirate"},
     [](const Row& row) { return wholeCell(helpBetween(row.session.verdict, false, 1, INT_MAX)); }},
    {{"score", whole, "0 to 100", "never", "the verdict's", "punteggio"},
     [](const Row& row) { return wholeCell(row.session.verdict.score); }},
    {{"passed", truth, "", "never", "the verdict's", "superata"},
     [](const Row& row) -> Cell { return row.session.verdict.passed; }},
    {{"assessor", text, "", "nobody looked at it", "who confirmed or changed it", "esaminatore"},
     [](const Row& row) {
         return assessmentOf(row) != nullptr ? textCell(assessmentOf(row)->assessor) : Cell();
     }},
    {{"override_score", whole, "0 to 100", "not changed", "the assessor's score instead",
      "punteggio dell'esaminatore"},
     overrideCell},
    {{"reason", text, "", "nothing said", "why it was changed, or a remark", "motivo"},
     [](const Row& row) {
         return assessmentOf(row) != nullptr ? textCell(assessmentOf(row)->reason) : Cell();
     }},
}};

} // namespace

std::string_view name(ColumnType type) {
    switch (type) {
    case text:
        return "text";
    case whole:
        return "whole";
    case decimal:
        return "decimal";
    case truth:
        return "0 or 1";
    case moment:
        return "moment";
    }
    return {};
}

std::span<const Column<ResultRow>> resultColumns() { return columns; }

} // namespace mz
