// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dealing/event.h"
#include "core/dealing/state.h"
#include "core/irregularities/scenario.h"

#include <array>

namespace mz {

// How far the players have come in their scripts.
struct Players {
    std::array<std::array<std::uint8_t, streetCount>, maxSeats> said{};
    std::array<std::uint8_t, maxSeats>
        turns{}; // how often it has been each seat's turn in this round

    // Counts the turn that an act has brought on.
    void follow(const State& after, const Events& events);
};

struct NextWord {
    Word word;
    bool scripted = false;
    std::size_t place = 0; // in the script
};

// What the seat whose turn it is says next; a script that has run out checks or calls, and shows.
[[nodiscard]] NextWord nextWord(const Scenario& scenario, const State& state,
                                const Players& players);

// Whether it may be said now.
[[nodiscard]] bool mayBeSaid(const Structure& structure, const Betting& betting, Word word);

} // namespace mz
