// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/columns.h"
#include "app/results/measures.h"

#include <array>
#include <climits>

namespace mz {

namespace {

using enum ColumnType;
using Row = AttemptRow;

// Help that was taken while the incident was open.
Cell helpCell(const Row& row, bool hints) {
    const auto& closed = row.incident.closed;
    return helpBetween(row.session.verdict, hints, row.incident.opened.line,
                       closed ? closed->line : INT_MAX);
}

constexpr std::array<Column<Row>, 24> columns{{
    {{"session_id", text, "", "never", "as in results", "come in results"},
     [](const Row& row) -> Cell { return row.session.key; }},
    {{"trainee_id", text, "", "never", "as in the roster", "come nell'elenco"},
     [](const Row& row) -> Cell { return row.session.trainee.id(); }},
    {{"trainee_name", text, "", "names left out on export", "as in the roster", "come nell'elenco"},
     [](const Row& row) { return nameCell(row.session, row.names); }},
    {{"started_at", moment, "", "never", "start of the session", "inizio della sessione"},
     [](const Row& row) -> Cell { return Instant{row.session.startedAt}; }},
    {{"mode", text, "learn, guided, practice, silent, exam", "never", "how it was played",
      "modalità"},
     [](const Row& row) -> Cell { return std::string(code(row.session.header.mode)); }},
    {{"attempt", whole, "≥ 1", "never", "number of the incident in its session",
      "numero dell'irregolarità nella sessione"},
     [](const Row& row) { return wholeCell(row.number); }},
    {{"rule", text, "holdem.1 to holdem.6, none", "never",
      "rule that answers it; none: nothing was wrong",
      "regola che vale; none: non c'era nulla di sbagliato"},
     [](const Row& row) -> Cell { return row.incident.rule; }},
    {{"incident", text, "kind", "never", "what happened", "che cosa è successo"},
     [](const Row& row) -> Cell { return row.incident.kind; }},
    {{"cause", text, "injected, dealer", "never", "the scenario's doing, or the trainee's own",
      "provocata dall'esercizio o dall'allievo"},
     [](const Row& row) -> Cell { return row.incident.cause; }},
    {{"opened_s", decimal, "seconds", "never", "from the start of the session to the opening",
      "dall'inizio della sessione all'irregolarità"},
     [](const Row& row) -> Cell { return seconds(row.incident.opened.t); }},
    {{"closed_s", decimal, "seconds", "open to the end", "likewise to the closing",
      "allo stesso modo fino alla chiusura"},
     [](const Row& row) {
         return row.incident.closed ? Cell(seconds(row.incident.closed->t)) : Cell();
     }},
    {{"reaction_s", decimal, "seconds", "no reaction", "from the opening to the first act",
      "dall'irregolarità alla prima mossa"},
     [](const Row& row) {
         return row.incident.reactionMs ? Cell(seconds(*row.incident.reactionMs)) : Cell();
     }},
    {{"outcome", text, "correct, partial, wrong", "never", "how it was put right",
      "esito del rimedio"},
     [](const Row& row) -> Cell { return row.incident.outcome; }},
    {{"score", whole, "0 to 100", "never", "of the incident", "punteggio del rimedio"},
     [](const Row& row) { return wholeCell(row.incident.score); }},
    {{"steps_owed", whole, "≥ 0", "never", "steps that the rule asked for",
      "passaggi richiesti dalla regola"},
     [](const Row& row) {
         return wholeCell(static_cast<std::int64_t>(row.incident.steps.size()));
     }},
    {{"steps_done", whole, "≥ 0", "never", "of them done", "passaggi eseguiti"},
     [](const Row& row) { return wholeCell(row.incident.stepsDone()); }},
    {{"critical_faults", whole, "≥ 0", "never", "of the incident", "errori critici del rimedio"},
     [](const Row& row) { return wholeCell(faultsOf(row.incident, Severity::critical)); }},
    {{"major_faults", whole, "≥ 0", "never", "likewise, steps missed among them",
      "errori gravi, compresi i passaggi mancanti"},
     [](const Row& row) { return wholeCell(faultsOf(row.incident, Severity::major)); }},
    {{"minor_faults", whole, "≥ 0", "never", "likewise", "errori lievi"},
     [](const Row& row) { return wholeCell(faultsOf(row.incident, Severity::minor)); }},
    {{"hints", whole, "≥ 0", "never", "hints asked for while it was open",
      "aiuti chiesti durante l'irregolarità"},
     [](const Row& row) { return helpCell(row, true); }},
    {{"take_backs", whole, "≥ 0", "never", "requests to take acts back while it was open",
      "richieste di ritirare mosse durante l'irregolarità"},
     [](const Row& row) { return helpCell(row, false); }},
    {{"opened_line", whole, "≥ 1", "never", "line of the log on which it opened",
      "riga del registro in cui si è aperta"},
     [](const Row& row) { return wholeCell(row.incident.opened.line); }},
    {{"closed_line", whole, "≥ 1", "open to the end", "line of the log on which it was closed",
      "riga del registro in cui si è chiusa"},
     [](const Row& row) {
         return row.incident.closed ? wholeCell(row.incident.closed->line) : Cell();
     }},
    {{"finished", truth, "", "never", "the session came to its end",
      "la sessione è stata portata a termine"},
     [](const Row& row) -> Cell { return row.session.verdict.finished; }},
}};

} // namespace

std::span<const Column<AttemptRow>> attemptColumns() { return columns; }

} // namespace mz
