// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/table/table_layout.h"
#include "core/table/zone.h"

#include <QList>
#include <QRectF>

namespace mz {

// Where one card lies: its rectangle as if it lay straight, and its turn clockwise in degrees about
// the middle.
struct CardSpot {
    QRectF rect;
    double angle = 0;

    [[nodiscard]] bool contains(const QPointF& point) const;
};

[[nodiscard]] QRectF placeOf(const TableLayout& table, Zone zone);

// The spots of `count` cards in that zone, in the order in which the scene lists them. Later ones
// lie over earlier ones, in the stub the first is uppermost. However many there are, they stay in
// the zone's place.
[[nodiscard]] QList<CardSpot> cardSpots(const TableLayout& table, Zone zone, int count);

// A selected card is raised by this much of its height.
inline constexpr double selectedRise = 0.12;

// The empty places for five cards on the board.
[[nodiscard]] QList<QRectF> boardSlots(const TableLayout& table);

// The pots stand side by side or, where there is no room, one below the other, the main pot first.
[[nodiscard]] QList<QRectF> potPlaces(const TableLayout& table, int count);

} // namespace mz
