// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/table.h"

#include <algorithm>
#include <cstring>

namespace mz {

Table::Table(const std::array<CardId, cardCount>& deckTopFirst) : m_row(deckTopFirst) {
    m_end[index(Zones::deck)] = cardCount;
}

CardMask Table::cardsIn(Zone zone) const {
    CardMask cards = 0;
    for (const CardId card : pile(zone))
        cards |= maskOf(card);
    return cards;
}

Zone Table::zoneOf(CardId card) const {
    const auto place = std::find(m_row.begin(), m_row.end(), card) - m_row.begin();
    int zone = 0;
    while (m_end[static_cast<std::size_t>(zone)] <= place)
        ++zone;
    return Zone::fromIndex(zone);
}

CardId Table::lay(Zone from, int position, Zone to, bool faceUp, End end) {
    const int source = begin(from) + position;
    const CardId card = m_row[static_cast<std::size_t>(source)];
    const bool onTop = to == Zones::deck && end == End::top;
    const int goal = onTop ? begin(to) : begin(to) + size(to);
    CardId* row = m_row.data();
    if (goal <= source) {
        std::memmove(row + goal + 1, row + goal,
                     static_cast<std::size_t>(source - goal) * sizeof(CardId));
        row[goal] = card;
        for (int z = to.index(); z < from.index(); ++z)
            ++m_end[static_cast<std::size_t>(z)];
    } else {
        std::memmove(row + source, row + source + 1,
                     static_cast<std::size_t>(goal - source - 1) * sizeof(CardId));
        row[goal - 1] = card;
        for (int z = from.index(); z < to.index(); ++z)
            --m_end[static_cast<std::size_t>(z)];
    }
    turn(card, faceUp);
    return card;
}

void Table::turn(CardId card, bool faceUp) {
    m_faceUp = faceUp ? m_faceUp | maskOf(card) : m_faceUp & ~maskOf(card);
}

void Table::arrangeDeck(std::span<const CardId> topFirst) {
    std::ranges::copy(topFirst, m_row.begin() + begin(Zones::deck));
}

bool Table::holds() const {
    // Asked after every act, so the loop is unrolled.
    CardMask seen = 0;
#pragma GCC unroll 13
    for (const CardId card : m_row)
        seen |= maskOf(card);
    return seen == wholeDeck && m_end.back() == cardCount && std::ranges::is_sorted(m_end);
}

} // namespace mz
