// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/betting/structure.h"
#include "core/table/table.h"

#include <array>
#include <cstdint>

namespace mz {

// What is fixed before the first act: the players, the deck and the order of its cards.
struct Hand {
    Structure structure;
    Deck deck;
    // How the cards lie after a correct shuffle and cut, top card first.
    std::array<CardId, cardCount> natural{};
    std::uint64_t seed = 0;
    // The dealer shuffles and cuts at the start; both together lead to the natural order.
    bool dealerShuffles = false;
};

} // namespace mz
