// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grading/verdict.h"
#include "core/json/problem.h"

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace mz {

// The words that both programs share, in the window's language.
class RuleSentences {
    Q_DECLARE_TR_FUNCTIONS(RuleSentences)

public:
    [[nodiscard]] static QString fault(Fault fault);
    // `step`: which one was missed or came too early.
    [[nodiscard]] static QString whatHappened(Fault fault, const ProcedureStep* step);
    [[nodiscard]] static QString whatItCosts(Fault fault); // a player
    [[nodiscard]] static QString severity(Severity severity);
    [[nodiscard]] static QString step(Step step); // as an instruction
    [[nodiscard]] static QString stepDone(Step step);
    [[nodiscard]] static QString incident(IncidentKind kind);
    [[nodiscard]] static QString rule(std::string_view rule);
    // What it is about; empty for rules of other books.
    [[nodiscard]] static QString about(std::string_view rule);
    // "The six rules · Hold’em 4": which rule of which book.
    [[nodiscard]] static QString inBook(const Rulebook& book, std::string_view rule);
    // For what is asked in every hand, whatever the book.
    [[nodiscard]] static QString everywhere();
    [[nodiscard]] static QString why(Fault fault); // the rule is so
    [[nodiscard]] static QString outcome(Outcome outcome);
    [[nodiscard]] static QString problem(const Problem& problem);
};

} // namespace mz
