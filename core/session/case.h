// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dealing/perform.h"
#include "core/irregularities/scenario.h"
#include "core/rulebook/rulebook.h"

#include <tl/expected.hpp>

#include <memory>

namespace mz {

// Why a scenario cannot be dealt as it is written.
struct CaseFault {
    enum class Kind : std::uint8_t { boardCannotPlay, handOver, illegalWord };
    Kind kind{};
    Street street{};      // on which the hand ended, or the word was to be said
    Seat seat = 0;        // whose word
    std::size_t word = 0; // its place in the script
};

// A scenario made ready: every card drawn, the hand played correctly up to its start.
struct Case {
    Scenario scenario;
    Hand hand;
    std::shared_ptr<const Rulebook> rulebook;
    State start;
};

// Plays the scenario without its irregularities up to its start, and on to the end of the hand, so
// that every word of the players that is ever said is known to be legal.
[[nodiscard]] tl::expected<Case, CaseFault> prepare(Scenario scenario,
                                                    std::shared_ptr<const Rulebook> rulebook);

// The same hand without its irregularities, for comparison.
[[nodiscard]] Case undisturbed(const Case& ofCase);

} // namespace mz
