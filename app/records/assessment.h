// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace mz {

// What an instructor says of the verdict of a session. Several may, and more than once.
struct Assessment {
    std::string assessor;             // by name
    std::optional<int> overrideScore; // 0 … 100, instead of the verdict's; nothing: it stands
    std::string reason;               // or a remark; may be empty
    std::int64_t assessedAt = 0;      // ms since 1970 UTC
    bool imported = false;            // it came with a file of records

    friend bool operator==(const Assessment&, const Assessment&) = default;
};

// How an instructor saw the dealer at work in a session: beside the verdict, never part of it. Each
// mark 1 … 5, or nothing.
struct Rating {
    std::string assessor;
    std::optional<int> accuracy;
    std::optional<int> procedure;
    std::optional<int> gameProtection;
    std::optional<int> tableControl;
    std::optional<int> pace;
    std::string remark;       // may be empty
    std::int64_t ratedAt = 0; // ms since 1970 UTC
    bool imported = false;

    friend bool operator==(const Rating&, const Rating&) = default;
};

} // namespace mz
