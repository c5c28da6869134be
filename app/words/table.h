// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/words.h"
#include "core/cards/hand_rank.h"
#include "core/table/zone.h"

#include <cstdint>
#include <string>

namespace mz {

// "Seat 3"
[[nodiscard]] std::string seatName(const Words& words, Seat seat);
// "Preflop" … "Showdown", as a heading.
[[nodiscard]] std::string streetName(const Words& words, Street street);
// "Main pot", "Side pot 1"
[[nodiscard]] std::string potName(const Words& words, int pot);
// A place on the table, as a label.
[[nodiscard]] std::string zoneName(const Words& words, Zone zone);
// "ace of spades"
[[nodiscard]] std::string cardName(const Words& words, Face face);
// "two pair", as the category is called.
[[nodiscard]] std::string categoryName(const Words& words, Category category);
// "two pair, aces and kings"
[[nodiscard]] std::string handName(const Words& words, const HandName& hand);

// A time of the session: "0:03.8"
[[nodiscard]] std::string timeName(const Words& words, std::int64_t ms);
// A span of time: "2.3 s"
[[nodiscard]] std::string spanName(const Words& words, std::int64_t ms);

} // namespace mz
