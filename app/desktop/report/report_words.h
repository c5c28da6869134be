// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/report/report_facts.h"

#include <QCoreApplication>
#include <QString>

namespace mz {

// What a report says, in the window's language. What somebody else has written in it is as
// `cleaned` gives it.
class ReportWords {
    Q_DECLARE_TR_FUNCTIONS(ReportPage)

public:
    [[nodiscard]] static QString title(const ReportFacts& facts);
    [[nodiscard]] static QString result(const ReportFacts& facts);
    // Why it is not passed, where the score does not tell; or empty.
    [[nodiscard]] static QString reason(const ReportFacts& facts);
    [[nodiscard]] static QString passMark(const ReportFacts& facts);

    // Empty where it is not known.
    [[nodiscard]] static QString date(const ReportFacts& facts);
    [[nodiscard]] static QString fromTo(const ReportFacts& facts);
    [[nodiscard]] static QString played(const ReportFacts& facts);
    [[nodiscard]] static QString modes(const ReportFacts& facts);
    // The scenario of one hand.
    [[nodiscard]] static QString scenario(const HandFacts& hand);
    [[nodiscard]] static QString handCount(const ReportFacts& facts);
    // Of a sitting: which start it was, and whether the record is as it was written.
    [[nodiscard]] static QString start(const ReportFacts& facts);
    [[nodiscard]] static QString record(const ReportFacts& facts);

    [[nodiscard]] static QString rule(const RuleFacts& rule);
    [[nodiscard]] static QString steps(int done, int owed);
    [[nodiscard]] static QString faults(const FaultCounts& faults); // "1/0/2"
    [[nodiscard]] static QString span(std::optional<std::int64_t> ms);
    [[nodiscard]] static QString more(std::size_t rows);

    // Where and when: "Hand 3 · 0:24".
    [[nodiscard]] static QString place(const ReportFacts& facts, const MomentFacts& moment);
    // By which rule, and how grave or that a step is missing.
    [[nodiscard]] static QString measure(const MomentFacts& moment);
    [[nodiscard]] static QString happened(const MomentFacts& moment);
    [[nodiscard]] static QString asked(const MomentFacts& moment);
    // What fills the room of moments that there are not.
    [[nodiscard]] static QString allIsWell(const ReportFacts& facts);

    [[nodiscard]] static QString help(const ReportFacts& facts);
    [[nodiscard]] static QString seeds(const ReportFacts& facts, std::size_t most);
    [[nodiscard]] static QString programs(const ReportFacts& facts);
    [[nodiscard]] static QString edition(const EditionFacts& one, std::size_t others);
    [[nodiscard]] static QString whatItProves(const ReportFacts& facts);
};

} // namespace mz
