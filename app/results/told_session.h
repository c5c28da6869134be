// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/assessment.h"
#include "app/records/judge.h"
#include "app/records/kept_verdict.h"
#include "app/results/filed_verdict.h"
#include "core/session/log.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mz {

// Who dealt, as the records know him.
struct Trainee {
    std::string key;    // uuid
    std::string number; // the school's; where it is empty the key stands for it
    std::string name;

    [[nodiscard]] const std::string& id() const { return number.empty() ? key : number; }
};

// A session with its verdict, as it goes into the files.
struct JudgedSession {
    std::string key; // uuid
    Trainee trainee;
    std::int64_t startedAt = 0; // ms since 1970 UTC
    std::string log;
    std::string program;                // that judged: "mazziere 0.1.0"
    std::string verdict;                // its JSON
    std::optional<std::int64_t> lastMs; // of the last act that counts; nothing: of the log's last
    std::optional<Assessment> assessment;
};
void setVerdict(JudgedSession& session, const Judgement& judgement, const std::string& program);
void setVerdict(JudgedSession& session, const KeptVerdict& verdict);

// The same with log and verdict read.
struct ToldSession {
    std::string key;
    Trainee trainee;
    std::int64_t startedAt = 0;
    std::string version; // of the program that judged: "0.1.0"
    LogHeader header;    // without its case
    std::optional<std::uint64_t> seed;
    std::optional<Text> title; // of the scenario
    std::vector<Entry> entries;
    std::optional<std::int64_t> beganAt; // t from which its acts are new, where it was begun again
    std::int64_t lastMs = 0;
    FiledVerdict verdict;
    std::optional<Assessment> assessment;

    // The time of the act on this line, or of the one before it.
    [[nodiscard]] std::int64_t timeOf(int line) const;
    // A time of the session by the calendar, in ms since 1970 UTC. What was done already when it
    // began counts as done at its beginning. The clock of a session stands still while the table is
    // frozen, so this may be too early, never too late.
    [[nodiscard]] std::int64_t momentOf(std::int64_t t) const;
};

// What is wrong with the log's header or the verdict, where they cannot be read.
[[nodiscard]] tl::expected<ToldSession, Problem> tell(const JudgedSession& session);

} // namespace mz
