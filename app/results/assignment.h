// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/problem.h"
#include "core/packs/pack.h"
#include "core/session/session.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mz {

// Hands that are dealt one after the other and count together: an exam, or what an instructor has a
// whole class deal, *.assignment.json.
struct AssignedHand {
    std::string pack;
    int edition = 1; // of the pack
    std::string scenario;
    std::optional<std::uint64_t> seed; // nothing: the scenario's own cards

    friend bool operator==(const AssignedHand&, const AssignedHand&) = default;
};

// Each of them, or none.
struct TimeLimits {
    std::optional<int> minutes;        // by the clock on the wall, for all hands, 1 … 600
    std::optional<int> secondsPerHand; // likewise, 10 … 3600
    std::optional<std::int64_t> until; // ms since 1970 UTC: nobody begins later

    friend bool operator==(const TimeLimits&, const TimeLimits&) = default;
};

struct Assignment {
    std::string key; // the same at every go and on every computer
    Text title;
    Mode mode = Mode::exam;
    std::vector<AssignedHand> hands; // at least one, in their order
    TimeLimits limits;

    friend bool operator==(const Assignment&, const Assignment&) = default;
};

inline constexpr std::size_t mostAssignedHands = 1000;

// Reads such a file strictly: the first hundred things that are wrong, each with its place.
[[nodiscard]] tl::expected<Assignment, std::vector<Problem>> readAssignment(std::string_view text);
[[nodiscard]] std::string writeAssignment(const Assignment& assignment);

} // namespace mz
