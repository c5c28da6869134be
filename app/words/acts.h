// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/words.h"
#include "core/session/session.h"

#include <string>
#include <vector>

namespace mz {

// What the dealer does, as a sentence.
[[nodiscard]] std::string deedSentence(const Words& words, const Deed& deed);

// What happened at the table through it, a sentence each: what the players did, what went wrong by
// itself. Nothing that the deed says already.
[[nodiscard]] std::vector<std::string> eventSentences(const Words& words, const Deed& deed,
                                                      const std::vector<Happening>& happenings,
                                                      const Deck& deck);
// The same for what has happened before the dealer's first act.
[[nodiscard]] std::vector<std::string>
eventSentences(const Words& words, const std::vector<Happening>& happenings, const Deck& deck);

} // namespace mz
