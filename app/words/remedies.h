// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/words.h"
#include "core/grading/verdict.h"

#include <string>
#include <string_view>

namespace mz {

// What an irregularity or an incident is called: a heading, without a full stop.
[[nodiscard]] std::string title(const Words& words, IrregularityKind kind);
[[nodiscard]] std::string title(const Words& words, IncidentKind kind);

// Who brought it about, as a sentence.
[[nodiscard]] std::string cause(const Words& words, Cause cause);

// "Hold'em 4"
[[nodiscard]] std::string ruleName(const Words& words, std::string_view rule);

// A step as an instruction, and as something that was done.
[[nodiscard]] std::string instruction(const Words& words, Step step);
[[nodiscard]] std::string done(const Words& words, Step step);

// A fault's short name, what happened (`step`: which one was missed or came too early), and what it
// costs a player.
[[nodiscard]] std::string faultName(const Words& words, Fault fault);
[[nodiscard]] std::string whatHappened(const Words& words, Fault fault,
                                       const ProcedureStep* step = nullptr);
[[nodiscard]] std::string whatItCosts(const Words& words, Fault fault);

// Why it is asked for; empty for a step, whose procedure says so itself. Where no procedure names
// the fault it is asked in every hand, whatever the book.
[[nodiscard]] std::string whyAsked(const Words& words, Fault fault);
[[nodiscard]] std::string askedEverywhere(const Words& words);

[[nodiscard]] std::string outcomeName(const Words& words, Outcome outcome);
[[nodiscard]] std::string severityName(const Words& words, Severity severity);

} // namespace mz
