// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/motion_mixing.h"

#include "app/desktop/hands/hands.h"

#include <algorithm>

namespace mz {

namespace {

constexpr int shownCards = 12; // of the packets

constexpr int nobody = -1; // no card's number

// ms
constexpr int partTime = 80;
constexpr int riffleStep = 11;
constexpr int riffleTime = 60;
constexpr int liftTime = 110;
constexpr int gatherTime = 220;
constexpr int gatherStagger = 110; // of all

CardSpot moved(const CardSpot& spot, double right, double down, double angle) {
    CardSpot there = spot;
    there.rect.translate(right * spot.rect.width(), down * spot.rect.width());
    there.angle = angle;
    return there;
}

// Two packets beside each other, whose cards fall into one again by turns.
QList<CardFlight> shuffled(const CardSpot& top, const CardSpot& bottom) {
    QList<CardFlight> flights;
    for (int card = 0; card < shownCards; ++card) {
        const double height = static_cast<double>(card) / (shownCards - 1);
        CardSpot lies = bottom;
        lies.rect.translate((top.rect.topLeft() - bottom.rect.topLeft()) * height);
        const bool left = card % 2 == 0;
        const CardSpot packet = moved(lies, left ? -0.34 : 0.34, 0, left ? 5 : -5);
        CardFlight flight;
        flight.card.sprite = nobody;
        flight.from = lies;
        const int falls = partTime + card * riffleStep;
        flight.legs = {{0, partTime, packet, false}, {falls, falls + riffleTime, lies, false}};
        flights.append(flight);
    }
    return flights;
}

// The upper half beside the lower one, which then comes to lie on it.
QList<CardFlight> cut(const CardSpot& top, const CardSpot& bottom) {
    QList<CardFlight> flights;
    for (const bool upper : {true, false})
        for (int card = 0; card < shownCards / 4; ++card) {
            const double up = static_cast<double>(card) / (shownCards / 4) * 0.04;
            CardFlight flight;
            flight.card.sprite = nobody;
            flight.from = moved(upper ? top : bottom, -up, -up, 0);
            const CardSpot beside = moved(bottom, -0.5 - up, -up, -3);
            const CardSpot over = moved(bottom, -0.5 - up, -up - 0.04, -3);
            if (upper)
                flight.legs = {{0, liftTime, beside, false},
                               {2 * liftTime, 3 * liftTime, bottom, false}};
            else
                flight.legs = {{liftTime, 2 * liftTime, over, false},
                               {2 * liftTime, 3 * liftTime, top, false}};
            flights.append(flight);
        }
    return flights;
}

// From wherever they lay, turned down on the way.
QList<CardFlight> gathered(const TableView& before, const TableLayout& table,
                           const CardSpot& stub) {
    QList<CardFlight> flights;
    for (int index = 0; index < Zone::count; ++index) {
        const Zone zone = Zone::fromIndex(index);
        if (zone == Zones::deck ||
            (zone.isHole() && zone.seat() > static_cast<int>(before.seats.size())))
            continue;
        const auto& cards = cardsIn(before, zone);
        const QList<CardSpot> spots = cardSpots(table, zone, static_cast<int>(cards.size()));
        for (std::size_t card = 0; card < cards.size(); ++card) {
            CardFlight flight;
            flight.card.sprite = nobody;
            flight.card.face = cards[card].face;
            flight.from = spots[static_cast<int>(card)];
            flight.faceUp = cards[card].faceUp;
            flight.legs = {{0, gatherTime, stub, false}};
            flights.append(flight);
        }
    }
    const int count = static_cast<int>(flights.size());
    for (int card = 0; card < count; ++card) {
        const int wait = gatherStagger * card / std::max(1, count);
        flights[card].legs.first().begin += wait;
        flights[card].legs.first().end += wait;
    }
    return flights;
}

} // namespace

QList<CardFlight> mixed(const TableView& before, const TableView& after, Mixing mixing,
                        const TableLayout& table) {
    const QList<CardSpot> stub = cardSpots(table, Zones::deck, static_cast<int>(after.deck.size()));
    if (stub.size() < 2)
        return {};
    switch (mixing) {
    case Mixing::shuffle:
        return shuffled(stub.first(), stub.last());
    case Mixing::cut:
        return cut(stub.first(), stub.last());
    case Mixing::gather:
        return gathered(before, table, stub.first());
    case Mixing::none:
        break;
    }
    return {};
}

} // namespace mz
