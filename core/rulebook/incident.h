// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rulebook/rulebook.h"
#include "core/table/table.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace mz {

// A moment of a session: the log's line, its time in milliseconds, and a count of events that tells
// what came first within a line.
struct Mark {
    int line = 1;
    std::int64_t t = 0;
    int tick = 0;
};

enum class Cause : std::uint8_t { injected, dealer };

struct FoundFault {
    Fault fault{};
    Severity severity{};
    int line = 0;
};

// A card lies where it must not. What counts is where it comes to lie, so this is a fault only once
// the hand goes on; put right before, it is none.
struct Misplaced {
    int ban = 0; // its place in the procedure
    CardMask cards = 0;
    int line = 0;
};

// A step's sign was seen.
struct SeenStep {
    int step = 0; // its place in the procedure
    int line = 0;
    int tick = 0;
};

// Something irregular that has happened, and what was seen of its remedy.
struct Incident {
    IncidentKind kind{};
    Cause cause{};
    const Procedure* procedure = nullptr;
    Mark opened;
    std::optional<Mark> closed;
    std::optional<std::int64_t> firstActAt; // ms: the dealer's first act after the opening
    Seat seat = 0;                          // whom it concerns, 0: nobody alone
    CardMask cards = 0;                     // exposed, extra, premature, thrown away
    Street street{};                        // that came early or overfull
    int since = 0;                          // tick from which its steps count
    bool gathered = false;                  // all cards have come back since then
    bool oneLeft = false;                   // at its closing all but one had folded
    int replacements = 0;                   // given since the deal was finished
    StepMask seenSteps = 0;
    std::vector<Misplaced> misplaced;
    std::vector<SeenStep> seen;
    std::vector<FoundFault> faults; // bans that were broken, each code once

    [[nodiscard]] bool open() const { return !closed; }
    [[nodiscard]] bool hasSeen(Step step) const;
    [[nodiscard]] bool hasSeenAt(int step) const;
    // The procedure asks for the step and it has not been seen yet.
    [[nodiscard]] bool awaits(Step step) const;
    void see(int step, const Mark& mark);
    void forget(int step); // it is undone
    void add(Fault fault, Severity severity, int line);
    void countMisplaced(); // those that are a fault when nothing more is done
};

} // namespace mz
