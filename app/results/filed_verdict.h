// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/problem.h"
#include "core/rulebook/fault.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mz {

// A verdict as its file says it. Lines are those of the log, times milliseconds from the start of
// the session. Kinds, steps and rules may be those of a book that is not here.
struct FiledStep {
    std::string step; // its id in the book
    bool done = false;
    std::optional<int> line;
};

struct FiledFault {
    Fault fault{};
    Severity severity{};
    std::optional<int> line;
    std::string step; // which was missed or came too early; else empty
};

struct FiledMark {
    int line = 1;
    std::int64_t t = 0;
};

struct FiledIncident {
    std::string kind; // "overdealt-flop"
    std::string rule; // "holdem.2", "none"
    std::string cause;
    FiledMark opened;
    std::optional<FiledMark> closed;
    std::optional<std::int64_t> reactionMs;
    std::string outcome; // "correct", "partial", "wrong"
    int score = 0;
    std::vector<FiledStep> steps; // those that were owed
    std::vector<FiledFault> faults;

    [[nodiscard]] int stepsDone() const;
};

struct FiledHelp {
    int line = 1;
    bool hint = false; // else acts were taken back
    int cost = 0;
};

struct FiledVerdict {
    std::string pack;
    int edition = 1;
    std::string scenario;
    std::string rulebook;
    int rulebookEdition = 1;
    bool finished = false;
    int score = 0;
    bool passed = false;
    std::vector<FiledIncident> incidents;
    std::vector<FiledFault> faults; // the session's own
    std::vector<FiledHelp> help;
};

// The first thing that is wrong, where it is no verdict.
[[nodiscard]] tl::expected<FiledVerdict, Problem> readVerdict(std::string_view text);

// What a fault takes off its score, 0 … 40.
[[nodiscard]] int pointsLost(const FiledFault& fault);

} // namespace mz
