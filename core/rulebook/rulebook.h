// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/irregularities/kinds.h"
#include "core/irregularities/scenario.h"
#include "core/rulebook/signs.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace mz {

// Steps of one procedure, bit N for its step N.
using StepMask = std::uint32_t;
inline constexpr int maxSteps = 32;

struct ProcedureStep {
    std::string id;
    Step step{};
    StepMask after = 0;    // direct predecessors
    StepMask allAfter = 0; // all steps that must come before it
    bool waivedByOneLeft = false;
};

struct ProcedureBan {
    std::string id;
    Ban ban{};
    std::optional<int> from;  // holds from when this step was seen; nothing: from the opening
    std::optional<int> until; // holds until this step was seen; nothing: until the closing
    Fault fault{};
    Severity severity{};
};

// What must lie where when the hand has been played to the river, or after a redeal.
struct ProcedureEnd {
    std::optional<int> burns;
    std::optional<int> board;
    std::optional<int> aside;
    std::optional<int> hole;
};

// What a rule is worth: in the text, derived from it, customary; or the book says nothing, or two
// things that collide.
enum class Standing : std::uint8_t { text, derived, customary, silent, disputed };

struct Procedure {
    std::string name; // "premature-turn/natural-river"
    std::string rule; // "holdem.4", "none"
    std::vector<ProcedureStep> steps;
    std::vector<ProcedureBan> never;
    ProcedureEnd end;
    Text why;
    std::string source;
    Standing standing = Standing::text;

    [[nodiscard]] bool asksFor(Step step) const;
};

enum class MisdealLimit : std::uint8_t { none, twoActed, substantialAction };
enum class SkippedLimit : std::uint8_t { none, threeActed, substantialAction };

// What a book says when a kind of incident happens.
struct Answer {
    IncidentKind kind{}; // what the incident is in this book
    const Procedure* procedure = nullptr;
};

class Rulebook {
public:
    std::string id;
    int edition = 1;
    Text title;
    MisdealLimit misdealLimit = MisdealLimit::none;
    SkippedLimit skippedLimit = SkippedLimit::none;
    std::map<std::string, Procedure, std::less<>> procedures; // by name
    // By kind; nothing where the kind opens no incident.
    std::array<std::optional<std::string>, incidentKindCount> procedureOf;
    std::array<IncidentKind, incidentKindCount> kindOf{};

    [[nodiscard]] std::optional<Answer> answer(IncidentKind kind) const;
};

[[nodiscard]] std::string_view code(Standing standing);
[[nodiscard]] std::optional<Standing> standingFromCode(std::string_view text);
[[nodiscard]] std::optional<MisdealLimit> misdealLimitFromCode(std::string_view text);
[[nodiscard]] std::optional<SkippedLimit> skippedLimitFromCode(std::string_view text);

} // namespace mz
