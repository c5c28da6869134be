// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/table/card_drawing.h"

#include <QPixmap>
#include <QSizeF>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace mz {

// Cards as pixmaps, rendered when they are first asked for and kept here: QPixmapCache is too small
// for a deck at twice the size. A turned card is rendered turned, so that painting it is a copy.
// Sizes are in logical pixels, angles in degrees clockwise; a pixmap is to be painted with its
// middle where the card's middle is.
class CardPixmaps {
public:
    using Deck = CardDeck;

    [[nodiscard]] Deck deck() const { return m_deck; }
    void setDeck(Deck deck);

    // Without a face, the back. The pixmap is valid until the next call.
    [[nodiscard]] const QPixmap& card(std::optional<Face> face, const QSizeF& size, double angle,
                                      qreal ratio);
    [[nodiscard]] const QPixmap& shadow(const QSizeF& size, double angle, qreal ratio);

private:
    static constexpr std::size_t backIndex = cardCount;
    static constexpr std::size_t sheetsKept = 24;

    struct Sheet {
        QSizeF size;
        double angle = 0;
        qreal ratio = 1;
        std::uint64_t lastUse = 0;
        std::array<QPixmap, cardCount + 1> cards;
        QPixmap shadow;
    };

    Sheet& sheet(const QSizeF& size, double angle, qreal ratio);

    Deck m_deck = Deck::fourColour;
    std::uint64_t m_uses = 0;
    std::vector<std::unique_ptr<Sheet>> m_sheets;
};

} // namespace mz
