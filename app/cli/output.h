// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace mz {

inline constexpr int exitDone = 0;
inline constexpr int exitInvalid = 1; // the pack or its rulebook
inline constexpr int exitUsage = 2;   // or a file, a scenario, a log

// To standard output and standard error.
void print(std::string_view text);
void complain(std::string_view text);

// Whether all that was printed has gone out.
[[nodiscard]] bool flushed();

// What somebody else wrote, as it may stand in a line of ours: a control character, of which a
// terminal might take orders, becomes a blank.
[[nodiscard]] std::string onOneLine(std::string_view text);

} // namespace mz
