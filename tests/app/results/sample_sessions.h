// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/told_session.h"
#include "tests/app/records/written_log.h"

#include <string>
#include <vector>

namespace mz::testing {

// The five sessions of csv/results.csv, as they are told when log and verdict have been read.
[[nodiscard]] std::vector<ToldSession> sampleSessions();

// A session that was really dealt and judged, of a trainee with number and name.
[[nodiscard]] JudgedSession judgedSession(const Sitting& sitting, int number = 1);
[[nodiscard]] ToldSession toldSession(const Sitting& sitting, int number = 1);

// Sessions of every kind: right, wrong, left early, with help, with decoys, without incidents.
[[nodiscard]] std::vector<JudgedSession> manySessions();

} // namespace mz::testing
