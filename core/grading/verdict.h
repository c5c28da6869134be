// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dealing/state.h"
#include "core/irregularities/scenario.h"
#include "core/rulebook/judge.h"
#include "core/rulebook/watch.h"

#include <array>
#include <string>
#include <vector>

namespace mz {

enum class Outcome : std::uint8_t { correct, partial, wrong };

struct IncidentVerdict {
    IncidentKind kind{};
    std::string rule;
    Cause cause{};
    Mark opened;
    std::optional<Mark> closed;
    std::optional<std::int64_t> reactionMs;
    Outcome outcome{};
    int score = 0; // 0 … 100, 100 exactly where correct
    const Procedure* procedure = nullptr;
    std::vector<StepFinding> steps;
    std::vector<FaultFinding> faults;
};

// Help that was taken, and what it costs.
struct Help {
    enum class Kind : std::uint8_t { hint, back };
    int line = 0;
    Kind kind{};
    int cost = 0;
};

struct Verdict {
    bool finished = false;
    int score = 0; // 0 … 100
    bool passed = false;
    std::vector<IncidentVerdict> incidents; // by opening
    std::vector<FaultFinding> faults;       // the session's own
    std::vector<Help> help;
};

// All that a verdict is made of.
struct Evidence {
    const Watch& watch;
    bool oneLeft = false;
    bool finished = false;
    int irregularities = 0; // that the scenario has
    int happened = 0;       // of them
    std::span<const Help> help;
    int pass = 80;
};

// What a fault takes off a score, 0 … 40.
[[nodiscard]] int costOf(Fault fault, Severity severity);

[[nodiscard]] Verdict grade(const Evidence& evidence, Judging judging = Judging::final);

[[nodiscard]] std::string_view code(Outcome outcome);
[[nodiscard]] std::string_view code(Cause cause);
[[nodiscard]] std::string_view code(Help::Kind kind);

} // namespace mz
