// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/support/books.h"

#include "core/session/session.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mz::testing {

// A deed as a few words: "shuffle", "cut", "pitch 3", "burn", "board 3", "move board all deck",
// "move hole:3 0,1 muck", "move deck burns", "move aside deck bottom", "gather", "flip hole:2 0",
// "wait", "wait all", "collect", "return", "say misdeal", "button 4", "award 0 1,3", "back 2",
// "hint 1".
[[nodiscard]] std::optional<Deed> deedFromWords(std::string_view words);
[[nodiscard]] std::string wordsOf(const Deed& deed);

struct Played {
    Session session;
    std::vector<Entry> entries; // all that was done, with lines from 2 and a second for each
    std::string refused;        // the words of the deed at which it stopped; empty: none

    [[nodiscard]] Verdict verdict() const { return session.verdict(80); }
};

// Does one deed after the other, divided by semicolons, up to one that cannot be done. Besides the
// deeds there are
//   deal         pitches the cards that are due until something goes wrong or the deal is complete
//   deal N       pitches N cards that are due
//   betting      the players act until the round is over
//   street       collects, burns and deals the street that is due
//   award        pushes every pot to those who have a claim
//   as told      does what the book asks next, until nothing is left to do
[[nodiscard]] Played play(std::shared_ptr<const Case> ofCase, std::string_view deeds,
                          Mode mode = Mode::practice);

// The same hand with nothing wrong, dealt to its end.
[[nodiscard]] Session undisturbedHand(const Case& ofCase);

} // namespace mz::testing
