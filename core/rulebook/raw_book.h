// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/reading.h"
#include "core/rulebook/rulebook.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace mz {

// A rulebook as it stands in its file: names where the rulebook has places, and for an overlay what
// it takes away. A step, ban or procedure without a value is one that is taken away.
struct RawStep {
    std::string id;
    std::optional<Step> step;
    std::vector<std::string> after;
    bool waivedByOneLeft = false;
    json::Place place;
};

struct RawBan {
    std::string id;
    std::optional<Ban> ban;
    std::optional<std::string> from;
    std::optional<std::string> until;
    Fault fault{};
    std::optional<Severity> severity;
    json::Place place;
};

struct RawProcedure {
    std::optional<std::string> rule; // an overlay of a base's procedure has none
    std::vector<RawStep> steps;
    std::vector<RawBan> never;
    std::optional<ProcedureEnd> end;
    std::optional<Text> why;
    std::optional<std::string> source;
    std::optional<Standing> standing;
    json::Place place;
};

struct RawAnswer {
    std::optional<std::string> answer; // "reshuffle", "=exposed-holecard"; nothing: taken away
    json::Place place;
};

struct RawBase {
    std::string id;
    std::int64_t edition = 1;
    json::Place place;
};

struct RawBook {
    std::string id;
    std::int64_t edition = 1;
    Text title;
    std::optional<RawBase> base;
    std::map<std::string, RawAnswer> answers;
    std::optional<MisdealLimit> misdealLimit;
    std::optional<SkippedLimit> skippedLimit;
    std::map<std::string, std::optional<RawProcedure>> procedures;
    json::Place place;
};

// Nothing where the file is not one of ours at all; other mistakes are problems.
[[nodiscard]] std::optional<RawBook> readRawBook(const json::Value& root,
                                                 std::vector<Problem>& problems);

// The overlay laid over its base.
[[nodiscard]] RawBook layOver(RawBook base, const RawBook& overlay, std::vector<Problem>& problems);

// Names become places; what does not fit together is a problem.
[[nodiscard]] Rulebook resolve(const RawBook& book, std::vector<Problem>& problems);

} // namespace mz
