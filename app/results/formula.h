// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace mz {

// Whether a spreadsheet might take a text for a formula: behind apostrophes, if any, it begins with
// one of these. An apostrophe before it makes it a text again, and reading takes one off.
[[nodiscard]] inline bool looksLikeFormula(std::string_view text) {
    constexpr std::array<std::string_view, 11> beginnings{
        "=", "+", "-", "@", "\t", "\r", "\n", "\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"};
    text.remove_prefix(std::min(text.find_first_not_of('\''), text.size()));
    return std::ranges::any_of(
        beginnings, [&](std::string_view beginning) { return text.starts_with(beginning); });
}

} // namespace mz
