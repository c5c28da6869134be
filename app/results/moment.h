// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mz {

// Moments are milliseconds since 1970 UTC. Years before 0 and after 9999 have no text: it is empty.

[[nodiscard]] std::string utcSeconds(std::int64_t ms);   // "2026-11-30T10:15:00Z"
[[nodiscard]] std::string utcMillis(std::int64_t ms);    // "2026-11-30T10:15:00.250Z"
[[nodiscard]] std::string localSeconds(std::int64_t ms); // "2026-11-30 11:15:00", by this computer

// What the first two write, and nothing else; no day that a calendar does not have.
[[nodiscard]] std::optional<std::int64_t> readUtc(std::string_view text);

// A span of time, 0 or longer, down to hundredths: "PT1M58.03S".
[[nodiscard]] std::string durationText(std::int64_t ms);

} // namespace mz
