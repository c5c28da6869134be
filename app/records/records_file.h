// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/assessment.h"
#include "app/records/kept_verdict.h"
#include "core/json/problem.h"
#include "core/session/log.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mz {

// One person's records as one readable file, *.records.json: what of it can be read without a
// database.
struct FiledPerson {
    std::string key;
    std::string number;
    std::string name;
    std::string lang = "en";
    int textPercent = 100;
    bool fourColours = false;
    std::int64_t createdAt = 0;
    std::int64_t lastUsedAt = 0;
    std::string classGroup{};
    std::string note{};

    friend bool operator==(const FiledPerson&, const FiledPerson&) = default;
};

struct FiledSitting {
    std::string key;
    std::string exam;
    std::string title;
    std::int64_t startedAt = 0;
    std::optional<std::int64_t> endedAt;
    int startNumber = 1;
    std::string lastHash; // empty: none

    friend bool operator==(const FiledSitting&, const FiledSitting&) = default;
};

struct FiledSession {
    std::string key;
    std::int64_t startedAt = 0;
    std::string log;                   // every line with its end
    std::vector<KeptVerdict> verdicts; // that of the day first
    // Where the log stands, for what is found wrong only when it is dealt: its pointer, and the
    // line of the file for each of its lines.
    std::string pointer;
    std::vector<int> fileLines;
    std::string sitting{}; // the key of one in the file; empty: of none
    int placeInSitting = 0;
    std::vector<Assessment> assessments{}; // the oldest first
    std::vector<Rating> ratings{};
};

struct RecordsFile {
    FiledPerson person;
    std::vector<FiledSession> sessions;
    std::vector<FiledSitting> sittings{};
};

// About twice as much as ten years of sessions take.
inline constexpr std::size_t mostRecordsBytes = std::size_t{256} << 20;

// Reads such a file strictly, but for the logs in it.
[[nodiscard]] tl::expected<RecordsFile, std::vector<Problem>> readRecords(std::string_view text);
[[nodiscard]] std::string writeRecords(const RecordsFile& file);

// A file with its logs, each of which was read and judged anew. There is nothing for one that
// cannot be judged here because its rulebook is not known, or its case is not in it; every other
// problem of a log is one of the file.
struct JudgedRecords {
    RecordsFile file;
    std::vector<std::optional<Judgement>> judged; // for each session
    std::vector<LogHeader> headers;               // likewise
};
[[nodiscard]] tl::expected<JudgedRecords, std::vector<Problem>>
readAndJudgeRecords(std::string_view text, const Judges& judges);

} // namespace mz
