// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/table/card_spots.h"
#include "app/desktop/table/table_scene.h"
#include "core/session/deed.h"
#include "core/session/view.h"

#include <QRegion>

namespace mz {

// A stretch of a card's way. Times are in ms from the begin of the motion.
struct Leg {
    int begin = 0;
    int end = 0;
    CardSpot to;
    bool faceUp = false; // at the end; where it differs the card turns over on the way
};

// One card on its way, leg after leg; between two legs it lies still.
struct CardFlight {
    SceneCard card; // as it lands; with the face that it shows on the way
    CardSpot from;
    bool faceUp = false; // at the start
    QList<Leg> legs;
};

// Chips slide; between `begin` and `end` they are seen.
struct ChipFlight {
    Chips chips;
    QRectF from, to;
    int begin = 0;
    int end = 0;
};

// What moves when one view of the table follows another.
struct Motion {
    QList<CardFlight> cards; // later ones above
    QList<ChipFlight> chips;
    TableView meanwhile;   // as bets and pots are shown until it is over
    bool stubAway = false; // its cards are among those that move
    int time = 0;          // ms, of all

    [[nodiscard]] bool isEmpty() const { return cards.isEmpty() && chips.isEmpty(); }
};

// Acts after which no card can be told from another by its number.
enum class Mixing : std::uint8_t { none, shuffle, cut, gather };
[[nodiscard]] Mixing mixingOf(const Deed& deed);

// How hands would do it: cards are pitched one after the other, a flop is counted off face down,
// turned together and spread, a card too many sticks to the one before until then.
[[nodiscard]] Motion motionBetween(const TableView& before, const TableView& after, Mixing mixing,
                                   const TableLayout& table);

// The card at that time, turned over so far: `wide` is 1 when it is seen flat, 0 on its edge.
struct CardPose {
    CardSpot spot;
    bool faceUp = false;
    double wide = 1;
};
[[nodiscard]] CardPose poseAt(const CardFlight& flight, double time);
[[nodiscard]] QRectF chipsAt(const ChipFlight& flight, double time);

} // namespace mz
