// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/debrief/debrief_log.h"
#include "app/results/sitting_check.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mz {

// A log for a report. Times are ms since 1970 UTC.
struct ReportedLog {
    DebriefLog log;
    std::optional<std::int64_t> startedAt; // nothing: not known
    std::optional<std::int64_t> endedAt;   // nothing: with its last act
};

// What no log tells, or what goes before it.
struct ReportDetails {
    QString name;            // of the trainee; empty: as all the logs say
    QString number;          // of the school, or empty
    std::optional<int> pass; // nothing: the highest of the packs'
    QString lastHash;        // of the chained log, or empty
    std::size_t planned = 0; // hands that were to be dealt; 0: those of the logs
    int startNumber = 0;     // of the sitting; 0: it was none
    SittingCheck record{};   // whether the logs are as they were written
    bool imported = false;   // the records came from another computer
};

// Faults by severity. Steps that were missed are not among them: they stand among the steps.
struct FaultCounts {
    int critical = 0, major = 0, minor = 0;

    void add(const std::vector<FaultFinding>& faults);
    FaultCounts& operator+=(const FaultCounts& other);
    [[nodiscard]] int all() const { return critical + major + minor; }
    friend bool operator==(const FaultCounts&, const FaultCounts&) = default;
};

// How often somebody did something for the first time, and how long it took.
struct ReactionTimes {
    std::int64_t sum = 0; // ms
    int count = 0;

    void add(std::optional<std::int64_t> ms);
    ReactionTimes& operator+=(const ReactionTimes& other);
    [[nodiscard]] std::optional<std::int64_t> mean() const;
};

// What was done about one kind of incident under one rule, in all hands.
struct RuleFacts {
    std::string rule; // "holdem.4"
    IncidentKind kind{};
    int incidents = 0;
    int stepsDone = 0, stepsOwed = 0;
    FaultCounts faults;
    int scores = 0; // of all the incidents together
    ReactionTimes reactions;

    [[nodiscard]] int score() const { return incidents == 0 ? 0 : scores / incidents; }
};

// One session.
struct HandFacts {
    std::string scenario; // its id
    Text title;           // may be empty
    std::uint64_t seed = 0;
    bool finished = false;
    bool passed = false;
    int score = 0;      // 0 … 100
    FaultCounts faults; // with those of its incidents
    int stepsMissed = 0;
    ReactionTimes reactions;
};

// A moment at which something was missed or wrong.
struct MomentFacts {
    std::size_t hand = 0;
    std::shared_ptr<const Review> review;
    std::size_t moment = 0;
    std::vector<ReviewFinding> findings; // what is wrong there, the gravest first
    double cost = 0;                     // points of the hand's score
};

// A rulebook or a pack, with its edition.
struct EditionFacts {
    std::string id;
    Text title; // empty where it is not known
    int edition = 1;

    friend bool operator==(const EditionFacts&, const EditionFacts&) = default;
};

struct HelpFacts {
    int hints = 0, takenBack = 0; // how often
    int hintCost = 0, takenBackCost = 0;
};

enum class ReportResult : std::uint8_t { passed, notFinished, criticalFault, tooFewPoints };

// What a report says of one session or of a sitting of several: all of it, in no language, for any
// page. A sitting is passed like a hand: every hand finished, the mean of the scores, rounded down,
// reaches the mark, and no fault is critical. A hand that was to be dealt and was not counts 0, and
// is not finished.
struct ReportFacts {
    QString name, number; // may be empty
    std::vector<Mode> modes;
    std::optional<std::int64_t> startedAt, endedAt; // nothing: not known of every log
    std::int64_t playedMs = 0;                      // by the clock of the table
    std::vector<HandFacts> hands;
    int score = 0, pass = 80;
    ReportResult result = ReportResult::notFinished;
    std::vector<RuleFacts> rules;     // by rule, then by kind
    FaultCounts ownFaults;            // of the hands themselves, in no incident
    std::vector<MomentFacts> moments; // the most costly one first, a critical fault before all
    HelpFacts help;
    std::vector<EditionFacts> rulebooks, packs; // each once
    std::vector<std::string> programs;          // that wrote the logs, each once
    std::vector<QString> traineesInLogs;        // each once
    std::vector<Lack> lacks;                    // each once
    QString lastHash;
    std::size_t planned = 0; // hands that were to be dealt
    int startNumber = 0;     // of the sitting; 0: it was none
    SittingCheck record;
    bool imported = false;

    [[nodiscard]] bool passed() const { return result == ReportResult::passed; }
    [[nodiscard]] bool isExam() const;
    // Of an exam that is passed, all of its hands, and nothing of its record was changed.
    [[nodiscard]] bool isCertificate() const;
};

// `logs` is not empty.
[[nodiscard]] ReportFacts reportFacts(const std::vector<ReportedLog>& logs,
                                      const ReportDetails& details);

} // namespace mz
