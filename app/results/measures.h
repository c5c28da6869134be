// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/cell.h"
#include "app/results/told_session.h"

#include <functional>

namespace mz {

// What a session was like, in numbers, by the definitions of the data dictionary. A cell without
// content: it does not apply.

// Faults of the incidents and the session's own.
void forEachFault(const FiledVerdict& verdict, const std::function<void(const FiledFault&)>& see);
[[nodiscard]] std::int64_t faultsOf(const FiledVerdict& verdict, Severity severity);
[[nodiscard]] std::int64_t faultsOf(const FiledIncident& incident, Severity severity);
[[nodiscard]] std::int64_t falseAlarms(const FiledVerdict& verdict);

// Help that was taken from one line to another, both included.
[[nodiscard]] std::int64_t helpBetween(const FiledVerdict& verdict, bool hints, int first,
                                       int last);

[[nodiscard]] Cell detected(const FiledVerdict& verdict);
[[nodiscard]] Cell meanReaction(const FiledVerdict& verdict);
[[nodiscard]] Cell remedyScore(const FiledVerdict& verdict);
[[nodiscard]] Decimal procedureScore(const FiledVerdict& verdict);

// Milliseconds as seconds.
[[nodiscard]] inline Decimal seconds(std::int64_t ms) { return {ms}; }

[[nodiscard]] inline Cell wholeCell(std::int64_t number) { return number; }
// A text that is not known leaves its cell without one.
[[nodiscard]] inline Cell textCell(const std::string& text) {
    return text.empty() ? Cell() : Cell(text);
}
[[nodiscard]] inline Cell nameCell(const ToldSession& session, bool names) {
    return names ? textCell(session.trainee.name) : Cell();
}

} // namespace mz
