// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dealing/perform.h"

#include "core/dealing/performer.h"

#include <cstdlib>

namespace mz {

std::string_view code(Obstacle obstacle) {
    constexpr std::array<std::string_view, 6> names{"no-such-card", "empty-pile",  "deck-too-small",
                                                    "no-such-seat", "no-such-pot", "not-legal"};
    return names[static_cast<std::size_t>(obstacle)];
}

tl::expected<void, Obstacle> perform(const Hand& hand, State& state, const Action& action,
                                     Events& events) {
    const auto done = std::visit(Performer(hand, state, events), action);
    // A card or a chip that is lost is a fault of this program and never of the trainee.
    if (!state.holds(hand.structure.chipsInPlay()))
        std::abort();
    return done;
}

tl::expected<Performed, Obstacle> perform(const Hand& hand, State state, const Action& action) {
    tl::expected<Performed, Obstacle> result(Performed{state, {}});
    if (const auto done = perform(hand, result->state, action, result->events); !done)
        return tl::unexpected(done.error());
    return result;
}

} // namespace mz
