// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/betting/chips.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mz {

// What a player says when it is his turn.
struct Word {
    enum class Kind : std::uint8_t { fold, check, call, bet, raise, allIn, show, muck, declare };
    Kind kind = Kind::check;
    // `bet`: how much; `raise`: to how much; else nothing.
    Chips chips{};

    friend constexpr bool operator==(const Word&, const Word&) = default;
};

// "fold", "bet 10", "raise 24", "all-in", "declare" …
[[nodiscard]] std::string code(Word word);
// Words of the betting, amounts 1 … 999,999,999 without leading zeros.
[[nodiscard]] std::optional<Word> bettingWordFromCode(std::string_view text);
// Words of the showdown.
[[nodiscard]] std::optional<Word> showdownWordFromCode(std::string_view text);

} // namespace mz
