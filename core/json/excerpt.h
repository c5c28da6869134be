// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

// What a message shows of a text that is wrong.
namespace mz::json {

// As much of a token as fits a message, in whole characters, on one line.
[[nodiscard]] std::string shortened(std::string_view token);

// The token at which a reader stopped after `end` bytes, when it had understood the first `start`.
// Both may lie one byte behind the end of the text. Empty where the text ended between two tokens.
[[nodiscard]] std::string_view stoppedAt(std::string_view text, std::size_t start, std::size_t end);

} // namespace mz::json
