// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/hands/place.h"

namespace mz {

std::optional<Zone> zoneOf(const Place& place) {
    switch (place.kind) {
    case Place::Kind::plate:
    case Place::Kind::cards:
        return Zone::hole(place.number);
    case Place::Kind::board:
        return Zones::board;
    case Place::Kind::burns:
        return Zones::burns;
    case Place::Kind::stub:
        return Zones::deck;
    case Place::Kind::aside:
        return Zones::aside;
    case Place::Kind::muck:
        return Zones::muck;
    case Place::Kind::bet:
    case Place::Kind::button:
    case Place::Kind::pot:
        break;
    }
    return std::nullopt;
}

Seat seatOf(const Place& place) {
    switch (place.kind) {
    case Place::Kind::plate:
    case Place::Kind::cards:
    case Place::Kind::bet:
    case Place::Kind::button:
        return place.number;
    default:
        return 0;
    }
}

Place placeOf(Zone zone) {
    if (zone.isHole())
        return {Place::Kind::cards, zone.seat()};
    if (zone == Zones::board)
        return {Place::Kind::board};
    if (zone == Zones::burns)
        return {Place::Kind::burns};
    if (zone == Zones::aside)
        return {Place::Kind::aside};
    return {zone == Zones::muck ? Place::Kind::muck : Place::Kind::stub};
}

QString nameOf(const Place& place) {
    const QString number = QLatin1Char('-') + QString::number(place.number);
    switch (place.kind) {
    case Place::Kind::plate:
        return QStringLiteral("plate") + number;
    case Place::Kind::cards:
        return QStringLiteral("cards") + number;
    case Place::Kind::bet:
        return QStringLiteral("bet") + number;
    case Place::Kind::button:
        return QStringLiteral("button");
    case Place::Kind::board:
        return QStringLiteral("board");
    case Place::Kind::pot:
        return QStringLiteral("pot") + number;
    case Place::Kind::burns:
        return QStringLiteral("burns");
    case Place::Kind::stub:
        return QStringLiteral("stub");
    case Place::Kind::aside:
        return QStringLiteral("aside");
    case Place::Kind::muck:
        return QStringLiteral("muck");
    }
    return {};
}

} // namespace mz
