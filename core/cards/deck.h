// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cards/card.h"

#include <array>
#include <cstddef>

namespace mz {

// The deck as it leaves the box: the id of each card is the index of its face.
[[nodiscard]] constexpr std::array<Face, cardCount> standardFaces() {
    std::array<Face, cardCount> faces;
    for (std::size_t index = 0; index < faces.size(); ++index) {
        faces[index] = Face(index);
    }
    return faces;
}

// What is printed on each piece of plastic. A fouled deck has another face at one place.
struct Deck {
    std::array<Face, cardCount> faces = standardFaces();

    [[nodiscard]] constexpr Face face(CardId card) const { return faces[card.index()]; }

    friend bool operator==(const Deck&, const Deck&) = default;
};

} // namespace mz
