// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace mz {

// The words of an enumeration, in the order of its values.
template <std::size_t size>
using CodeList = std::array<std::string_view, size>;

template <typename Value, std::size_t size>
[[nodiscard]] constexpr std::string_view codeIn(const CodeList<size>& codes, Value value) {
    return codes[static_cast<std::size_t>(value)];
}

// The value that a word stands for; nothing for any other word.
template <typename Value, std::size_t size>
[[nodiscard]] constexpr std::optional<Value> valueIn(const CodeList<size>& codes,
                                                     std::string_view text) {
    const auto found = std::ranges::find(codes, text);
    if (found == codes.end())
        return std::nullopt;
    return static_cast<Value>(found - codes.begin());
}

} // namespace mz
