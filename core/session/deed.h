// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dealing/action.h"

#include <cstdint>
#include <string>
#include <variant>

namespace mz {

// What the dealer does, as the log writes it: an act of the hands, or one of these.
namespace deed {
// Lets the player whose turn it is act; with `all` the whole betting round or showdown.
struct Wait {
    bool all = false;
    friend bool operator==(const Wait&, const Wait&) = default;
};
// Takes back the last acts still in force.
struct Back {
    int count = 1;
    friend bool operator==(const Back&, const Back&) = default;
};
struct Hint {
    int stage = 1; // 1: look here, 2: this rule, 3: do this
    friend bool operator==(const Hint&, const Hint&) = default;
};
} // namespace deed

using Deed = std::variant<act::Shuffle, act::Cut, act::Pitch, act::Burn, act::Board, act::Move,
                          act::Gather, act::Flip, act::Collect, act::Return, act::Announce,
                          act::MoveButton, act::Award, deed::Wait, deed::Back, deed::Hint>;

// No act of the hands, and none that `Back` counts.
[[nodiscard]] inline bool isHelp(const Deed& deed) {
    return std::holds_alternative<deed::Back>(deed) || std::holds_alternative<deed::Hint>(deed);
}

// One line of a log that the dealer wrote.
struct Entry {
    int line = 0;
    std::int64_t t = 0; // ms from the start
    Deed deed;
};

} // namespace mz
