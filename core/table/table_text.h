// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>

namespace mz {

// A position as a line of text: "board Ah Kd 2c | seat 3 7h +7s | burns 1".
//
// Sections are board, seat N, burns, muck, aside and deck, each at most once. A card lies where it
// is named, the deck's from its top; a number stands for that many of the cards that are named
// nowhere, lowest first; all others are the deck, below what is named of it. A card lies as is the
// custom of its place, or face up with a plus before it, face down with a minus.

// The table, or the word that cannot be read.
[[nodiscard]] tl::expected<Table, std::string> readTable(std::string_view text,
                                                         const Deck& deck = {});
// As short as it can be read back; of the deck only what does not lie in the order of the cards.
[[nodiscard]] std::string writeTable(const Table& table, const Deck& deck = {});

} // namespace mz
