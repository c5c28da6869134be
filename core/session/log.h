// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/problem.h"
#include "core/session/deed.h"
#include "core/session/session.h"

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mz {

// Where a session stands among those that count together, an exam for example.
struct SittingPlace {
    std::string key;   // that the records have for all of it
    int start = 1;     // how many times this has been begun, this time included
    int hand = 1;      // its place, from 1 …
    int hands = 1;     // … of so many
    std::string after; // hash in the seal of the hand before; empty: there is none

    friend bool operator==(const SittingPlace&, const SittingPlace&) = default;
};

// The first line of a log.
struct LogHeader {
    std::string pack;
    std::optional<int> edition;
    std::string scenario;
    std::optional<std::uint64_t> seed;
    std::optional<std::string> rulebook;
    std::optional<int> rulebookEdition;
    Mode mode = Mode::practice;
    std::string lang;
    std::string trainee;
    std::string traineeKey; // that the records have for him
    std::string sessionKey; // and for the session
    std::string program;
    std::optional<json::Value> ofCase; // the scenario as it was dealt
    std::optional<SittingPlace> sitting{};
};

struct Log {
    LogHeader header;
    std::vector<Entry> entries;        // what the dealer did, line by line
    std::optional<Problem> unreadable; // the line at which reading stopped
    std::optional<int> cutOffLine;     // the last line, where it was cut off and left out
};

// Reads a log as far as it can be read without dealing it. A line that cannot be read only matters
// where the session has not finished before it. A log without a header is none.
[[nodiscard]] tl::expected<Log, Problem> readLog(std::string_view text);

// One line of a log without its line end.
[[nodiscard]] std::string writeHeader(const LogHeader& header);
[[nodiscard]] std::string writeEntry(const Entry& entry);
// What the table and the players did, for the reader: nothing that a grader needs.
[[nodiscard]] std::string writeEvent(std::int64_t t, const Happening& happening, const Hand& hand);
// Marks where a session began that had some acts done already; for the reader as well.
[[nodiscard]] std::string writeStartsHere(std::int64_t t);

// The log dealt: the session at its end, or the line that cannot be done.
[[nodiscard]] tl::expected<Session, Problem> replay(std::shared_ptr<const Case> ofCase,
                                                    const Log& log);

// Why a deed on this line was refused, as a problem of the log.
[[nodiscard]] Problem problemOf(const Refusal& refusal, int line, Mode mode);

} // namespace mz
