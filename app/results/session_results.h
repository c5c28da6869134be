// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/columns.h"
#include "app/results/csv.h"

#include <span>
#include <string>
#include <vector>

namespace mz {

// How the tables are written.
struct TableOptions {
    CsvForm form = CsvForm::international;
    bool names = true; // of the trainees
};

// One line a session, an incident, a step or fault: results.csv, attempts.csv, steps.csv, in the
// order of the sessions.
[[nodiscard]] std::string writeResults(std::span<const ToldSession> sessions,
                                       const TableOptions& options);
[[nodiscard]] std::string writeAttempts(std::span<const ToldSession> sessions,
                                        const TableOptions& options);
[[nodiscard]] std::string writeSteps(std::span<const ToldSession> sessions,
                                     const TableOptions& options);

// The rows of one session, for who puts them elsewhere.
[[nodiscard]] std::vector<AttemptRow> attemptsOf(const ToldSession& session, bool names);
[[nodiscard]] std::vector<StepRow> stepsOf(const ToldSession& session, bool names);

} // namespace mz
