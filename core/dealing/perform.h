// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dealing/action.h"
#include "core/dealing/event.h"
#include "core/dealing/state.h"

#include <tl/expected.hpp>

namespace mz {

// Why hands cannot do it.
enum class Obstacle : std::uint8_t {
    noSuchCard,
    emptyPile,
    deckTooSmall,
    noSuchSeat,
    noSuchPot,
    notLegal
};

[[nodiscard]] std::string_view code(Obstacle obstacle);

struct Performed {
    State state;
    Events events;
};

// The table obeys physics, not the rules: everything that hands can do happens, right or wrong.
[[nodiscard]] tl::expected<Performed, Obstacle> perform(const Hand& hand, State state,
                                                        const Action& action);

// The same on the spot, adding to the events. Where it cannot be done the bets may have been
// collected all the same, so whoever goes on keeps the state from before.
tl::expected<void, Obstacle> perform(const Hand& hand, State& state, const Action& action,
                                     Events& events);

} // namespace mz
