// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace mz {

// Columns of a terminal; a character counts as one.
inline constexpr std::size_t lineWidth = 80;

[[nodiscard]] std::size_t widthOf(std::string_view text);
// With blanks behind it, up to the width; too long a text stays whole.
[[nodiscard]] std::string padded(std::string_view text, std::size_t width);
// With blanks before it.
[[nodiscard]] std::string rightAligned(std::string_view text, std::size_t width);

// Whole lines of at most 80 columns, each with its line end. Blanks and line ends in the text part
// words; a longer word stays whole. The lines after the first are indented.
[[nodiscard]] std::string wrapped(std::string_view text, std::size_t indent = 0);
// The text behind `head`, its further lines indented as far.
[[nodiscard]] std::string hanging(std::string_view head, std::string_view text);

} // namespace mz
