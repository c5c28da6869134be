// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cards/card.h"

#include <QRectF>

#include <cstdint>
#include <optional>

class QPainter;

namespace mz {

enum class CardDeck : std::uint8_t { twoColour, fourColour };

// Draws a card over `place` as lines and areas, sharp at every size and on paper. Without a face,
// the back.
void drawCard(QPainter& painter, std::optional<Face> face, CardDeck deck, const QRectF& place);

// The part of a card's width that its rounded corner takes.
inline constexpr double cardCorner = 22.0 / 250.0;

} // namespace mz
