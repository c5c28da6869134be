// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rulebook/incident.h"

#include <optional>
#include <vector>

namespace mz {

struct StepFinding {
    const ProcedureStep* step = nullptr;
    bool done = false;
    std::optional<int> line;
};

struct FaultFinding {
    Fault fault{};
    Severity severity{};
    std::optional<int> line;
    const ProcedureStep* step = nullptr; // which was missed or came too early
};

struct IncidentFinding {
    std::vector<StepFinding> steps;   // those that were owed, in the order of the rulebook
    std::vector<FaultFinding> faults; // by line, then in the order of the table of faults
};

// Whether an open incident's missing steps are missed already, or still due.
enum class Judging : std::uint8_t { soFar, final };

// `oneLeft`: all but one have folded by now.
[[nodiscard]] IncidentFinding judge(const Incident& incident, bool oneLeft, Judging judging);

// The steps that are due now: not done, with all that they come after done.
[[nodiscard]] std::vector<const ProcedureStep*> dueSteps(const Incident& incident, bool oneLeft);

// By line, those without one last, then in the order of the table of faults.
void sortFaults(std::vector<FaultFinding>& faults);

} // namespace mz
