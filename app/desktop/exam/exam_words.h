// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/exam/exam_sets.h"
#include "app/desktop/exam/sitting_record.h"
#include "app/desktop/report/report_facts.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace mz {

// What is known before it begins.
struct ExamOffer {
    Assignment assignment;
    QString name;    // of who sits; empty: nobody has said
    int starts = 0;  // that he has made of it here
    qint64 last = 0; // when the last of them was, ms since 1970 UTC
    std::optional<MissingHand> missing{};
    bool tooLate = false;
};

struct ExamProgress {
    QString title;
    int hand = 0; // under way, or dealt last; 0: none yet
    int hands = 0;
    bool handOver = true;
    bool isExam = true;
    int startNumber = 1;
    std::optional<qint64> msLeft{}; // of all
};

struct ExamResult {
    SittingRecord record;
    ReportFacts facts; // of its hands; without any it says nothing
    // Where each hand of the record stands in the facts; nothing: its log cannot be dealt.
    std::vector<std::optional<std::size_t>> reported;

    [[nodiscard]] const HandFacts* factsOf(std::size_t hand) const {
        return reported[hand] ? &facts.hands[*reported[hand]] : nullptr;
    }
};

// What the pages and the title say of an exam, in the window's language.
class ExamWords {
    Q_DECLARE_TR_FUNCTIONS(ExamPage)

public:
    [[nodiscard]] static QString title(const Assignment& assignment);
    [[nodiscard]] static QString about(const Assignment& assignment);
    [[nodiscard]] static QString limits(const TimeLimits& limits); // empty: there are none
    [[nodiscard]] static QString obstacle(const ExamOffer& offer); // empty: it can begin
    [[nodiscard]] static QString starts(const ExamOffer& offer);   // empty: never
    [[nodiscard]] static QString whatItProves();

    [[nodiscard]] static QString underWay(const ExamProgress& progress);
    [[nodiscard]] static QString clock(qint64 msLeft); // "12:34"

    [[nodiscard]] static QString verdict(const ReportFacts& facts);
    [[nodiscard]] static QString sat(const ExamResult& result);
    [[nodiscard]] static QString record(const ExamResult& result); // empty: it was no exam
    [[nodiscard]] static QString hand(const ExamResult& result, std::size_t hand);
    [[nodiscard]] static QString handBrief(const ExamResult& result, std::size_t hand);
};

} // namespace mz
