// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/card_drawing.h"

#include "embedded/card_drawings.h"

#include <QByteArray>
#include <QSvgRenderer>

#include <algorithm>

namespace mz {

namespace {

// What scripts/make-cards writes where the colour of the suit belongs.
constexpr const char* ink = "#123456";

const char* inkOf(Suit suit, CardDeck deck) {
    const bool four = deck == CardDeck::fourColour;
    switch (suit) {
    case Suit::clubs:
        return four ? "#1b7a43" : "#1b1e23";
    case Suit::diamonds:
        return four ? "#1f5fb8" : "#cf2e2e";
    case Suit::hearts:
        return "#cf2e2e";
    case Suit::spades:
        break;
    }
    return "#1b1e23";
}

QByteArray drawing(const std::string& name) {
    const auto files = embedded::card_drawings();
    const auto file = std::ranges::find(files, name, &embedded::File::name);
    if (file == files.end())
        return {};
    return {file->bytes.data(), static_cast<qsizetype>(file->bytes.size())};
}

} // namespace

void drawCard(QPainter& painter, std::optional<Face> face, CardDeck deck, const QRectF& place) {
    QByteArray svg = drawing(face ? code(*face) + ".svg" : "back.svg");
    if (face)
        svg.replace(ink, inkOf(face->suit(), deck));
    QSvgRenderer(svg).render(&painter, place);
}

} // namespace mz
