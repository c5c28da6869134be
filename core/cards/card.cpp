// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cards/card.h"

#include <cstddef>

namespace mz {

namespace {

constexpr std::string_view rankLetters = "23456789TJQKA";
constexpr std::string_view suitLetters = "cdhs";

} // namespace

char letter(Rank rank) { return rankLetters[static_cast<std::size_t>(rank)]; }

char letter(Suit suit) { return suitLetters[static_cast<std::size_t>(suit)]; }

std::string code(Face face) { return {letter(face.rank()), letter(face.suit())}; }

std::optional<Face> faceFromCode(std::string_view code) {
    if (code.size() != 2)
        return std::nullopt;
    const std::size_t rank = rankLetters.find(code[0]);
    const std::size_t suit = suitLetters.find(code[1]);
    if (rank == std::string_view::npos || suit == std::string_view::npos)
        return std::nullopt;
    return Face(static_cast<Rank>(rank), static_cast<Suit>(suit));
}

} // namespace mz
