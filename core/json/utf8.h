// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mz::json {

enum class TextEnd : std::uint8_t {
    whole,   // all of it is good
    nulByte, // a NUL follows
    badByte, // what follows is not UTF-8
    cutOff   // the text ends within a character
};

// How far a text is UTF-8 without NUL: the first `size` bytes, which end between two characters.
struct GoodText {
    std::size_t size = 0;
    TextEnd end = TextEnd::whole;
};

[[nodiscard]] GoodText goodText(std::string_view text);

} // namespace mz::json
