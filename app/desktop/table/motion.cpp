// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/motion.h"

#include "app/desktop/hands/hands.h"
#include "app/desktop/table/motion_mixing.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace mz {

namespace {

// ms. An act takes a third of a second; who deals faster is not held up.
constexpr int pitchTime = 170;
constexpr int slideTime = 190;
constexpr int nudgeTime = 110;
constexpr int turnTime = 150;
constexpr int countTime = 110; // a card of the flop, on the pile that is counted off
constexpr int countStep = 34;
constexpr int togetherTime = 80;
constexpr int spreadTime = 110;
constexpr int stickTime = 50; // how long a card too many hides
constexpr int betTime = 140;
constexpr int collectTime = 220;
constexpr int pushTime = 320;
constexpr int allStaggers = 180; // most that the last card waits for the first

constexpr double pitchSpin = 190; // degrees

struct Lay {
    Zone zone;
    int position = 0;
    CardSpot spot;
    CardView card;
};

template <typename Visit>
void eachCard(const TableView& view, const TableLayout& table, Visit visit) {
    for (int index = 0; index < Zone::count; ++index) {
        const Zone zone = Zone::fromIndex(index);
        if (zone.isHole() && zone.seat() > static_cast<int>(view.seats.size()))
            continue;
        const auto& cards = cardsIn(view, zone);
        const QList<CardSpot> spots = cardSpots(table, zone, static_cast<int>(cards.size()));
        for (std::size_t card = 0; card < cards.size(); ++card)
            visit(Lay{zone, static_cast<int>(card), spots[static_cast<int>(card)], cards[card]});
    }
}

struct Move {
    Lay from;
    Lay to;
};

bool samePlace(const CardSpot& a, const CardSpot& b) {
    const QPointF way = a.rect.center() - b.rect.center();
    return std::hypot(way.x(), way.y()) < 1 && a.angle == b.angle;
}

std::vector<Move> movesBetween(const TableView& before, const TableView& after,
                               const TableLayout& table) {
    QHash<int, Lay> lay;
    eachCard(before, table, [&](const Lay& card) { lay.insert(card.card.sprite, card); });
    std::vector<Move> moves;
    eachCard(after, table, [&](const Lay& to) {
        const auto from = lay.constFind(to.card.sprite);
        if (from == lay.constEnd())
            return;
        const bool elsewhere = from->zone != to.zone;
        const bool nudged = !elsewhere && to.zone != Zones::deck && !samePlace(from->spot, to.spot);
        if (elsewhere || nudged || from->card.faceUp != to.card.faceUp)
            moves.push_back({*from, to});
    });
    return moves;
}

CardFlight flightOf(const Move& move) {
    CardFlight flight;
    flight.card.sprite = move.to.card.sprite;
    flight.card.face = move.to.card.face ? move.to.card.face : move.from.card.face;
    flight.from = move.from.spot;
    flight.faceUp = move.from.card.faceUp;
    return flight;
}

// From the deck to the board: counted off on the first one's place, turned together, spread; what
// is more than the three of a flop sticks to the third until all lie there.
QList<CardFlight> counted(const std::vector<Move>& moves) {
    QList<CardFlight> flights;
    QList<CardFlight> sticking; // come out from below
    const int count = static_cast<int>(moves.size());
    const CardSpot& pile = moves.front().to.spot;
    const int landed = (count - 1) * countStep + countTime;
    const int turned = landed + togetherTime;
    const int spread = turned + spreadTime;
    for (int index = 0; index < count; ++index) {
        const Move& move = moves[static_cast<std::size_t>(index)];
        const bool up = move.to.card.faceUp;
        CardFlight flight = flightOf(move);
        CardSpot counted = pile;
        counted.rect.translate(0.03 * pile.rect.width() * index, -0.02 * pile.rect.width() * index);
        flight.legs.append(
            {index * countStep, index * countStep + countTime, counted, flight.faceUp});
        if (up != flight.faceUp)
            flight.legs.append({landed, turned, counted, up});
        if (index < 3) {
            flight.legs.append({turned, spread, move.to.spot, up});
        } else {
            CardSpot stuck = moves[2].to.spot;
            stuck.rect.translate(0.04 * stuck.rect.width() * (index - 2), 0);
            const int shows = spread + stickTime;
            flight.legs.append({turned, spread, stuck, up});
            flight.legs.append({shows, shows + spreadTime, move.to.spot, up});
        }
        (index < 3 ? flights : sticking).append(flight);
    }
    return sticking + flights;
}

QList<CardFlight> single(const std::vector<Move>& moves) {
    QList<CardFlight> flights;
    const int step =
        moves.size() < 2 ? 0 : std::min(32, allStaggers / static_cast<int>(moves.size() - 1));
    int begin = 0;
    for (const Move& move : moves) {
        CardFlight flight = flightOf(move);
        const bool pitched = move.from.zone == Zones::deck && move.to.zone.isHole();
        const bool here = move.from.zone == move.to.zone;
        const bool turns = move.from.card.faceUp != move.to.card.faceUp;
        if (here && !turns) { // makes room for another
            flight.legs.append({0, nudgeTime, move.to.spot, move.to.card.faceUp});
        } else {
            if (pitched)
                flight.from.angle -= pitchSpin;
            const int time = here ? turnTime : pitched ? pitchTime : slideTime;
            flight.legs.append({begin, begin + time, move.to.spot, move.to.card.faceUp});
            begin += step;
        }
        flights.append(flight);
    }
    return flights;
}

Chips total(const TableView& view) {
    Chips all = noChips;
    for (const Pot& pot : view.pots)
        if (!pot.awarded)
            all += pot.chips;
    return all;
}

// Bets go before the player, into the pot or back; a pot goes to whose stack grows by it.
void moveChips(const TableView& before, const TableView& after, const TableLayout& table,
               Motion& motion) {
    int step = 0;
    for (std::size_t index = 0; index < after.seats.size(); ++index) {
        const SeatView& was = before.seats[index];
        const SeatView& is = after.seats[index];
        const SeatPlaces& places = table.seats[static_cast<int>(index)];
        if (is.inFront > was.inFront) {
            motion.chips.append({is.inFront - was.inFront, places.plate, places.bet, 0, betTime});
        } else if (is.inFront < was.inFront) {
            const bool back = is.stack > was.stack;
            motion.chips.append({was.inFront - is.inFront, places.bet,
                                 back ? places.plate : table.pot, step, step + collectTime});
            step += 16;
        } else if (is.stack > was.stack && total(after) < total(before)) {
            motion.chips.append({is.stack - was.stack, table.pot, places.plate, 0, pushTime});
        }
    }
    // What is on its way is not there yet.
    motion.meanwhile = after;
    if (motion.chips.isEmpty())
        return;
    for (std::size_t index = 0; index < after.seats.size(); ++index)
        if (after.seats[index].inFront > before.seats[index].inFront)
            motion.meanwhile.seats[index].inFront = before.seats[index].inFront;
    if (total(after) > total(before) && after.pots.size() == before.pots.size())
        motion.meanwhile.pots = before.pots;
}

double eased(double part) { return 1 - std::pow(1 - part, 3); }

double between(double from, double to, double part) { return from + (to - from) * part; }

} // namespace

Mixing mixingOf(const Deed& deed) {
    if (std::holds_alternative<act::Shuffle>(deed))
        return Mixing::shuffle;
    if (std::holds_alternative<act::Cut>(deed))
        return Mixing::cut;
    return std::holds_alternative<act::Gather>(deed) ? Mixing::gather : Mixing::none;
}

Motion motionBetween(const TableView& before, const TableView& after, Mixing mixing,
                     const TableLayout& table) {
    Motion motion;
    motion.meanwhile = after;
    if (table.isEmpty() || before.seats.size() != after.seats.size() ||
        static_cast<qsizetype>(after.seats.size()) > table.seats.size())
        return motion;
    if (mixing != Mixing::none) {
        motion.cards = mixed(before, after, mixing, table);
        motion.stubAway = mixing != Mixing::gather && !motion.cards.isEmpty();
    } else {
        std::vector<Move> dealt;
        std::vector<Move> others;
        for (const Move& move : movesBetween(before, after, table))
            (move.from.zone == Zones::deck && move.to.zone == Zones::board ? dealt : others)
                .push_back(move);
        motion.cards = single(others);
        motion.cards += dealt.size() >= 3 ? counted(dealt) : single(dealt);
    }
    moveChips(before, after, table, motion);
    for (const CardFlight& flight : motion.cards)
        motion.time = std::max(motion.time, flight.legs.last().end);
    for (const ChipFlight& flight : motion.chips)
        motion.time = std::max(motion.time, flight.end);
    return motion;
}

CardPose poseAt(const CardFlight& flight, double time) {
    CardPose pose{flight.from, flight.faceUp, 1};
    for (const Leg& leg : flight.legs) {
        if (time >= leg.end) {
            pose = {leg.to, leg.faceUp, 1};
            continue;
        }
        if (time <= leg.begin)
            break;
        const double gone = (time - leg.begin) / (leg.end - leg.begin);
        const double part = eased(gone);
        const QRectF& from = pose.spot.rect;
        const QRectF& to = leg.to.rect;
        const QSizeF size(between(from.width(), to.width(), part),
                          between(from.height(), to.height(), part));
        const QPointF middle = from.center() + (to.center() - from.center()) * part;
        const double angle = between(pose.spot.angle, leg.to.angle, part);
        const bool turns = pose.faceUp != leg.faceUp;
        pose.wide = turns ? std::abs(std::cos(gone * std::numbers::pi)) : 1;
        if (turns && gone >= 0.5)
            pose.faceUp = leg.faceUp;
        pose.spot = {QRectF(middle - QPointF(size.width(), size.height()) / 2, size), angle};
        break;
    }
    return pose;
}

QRectF chipsAt(const ChipFlight& flight, double time) {
    const double gone =
        std::clamp((time - flight.begin) / std::max(1, flight.end - flight.begin), 0.0, 1.0);
    const QPointF middle =
        flight.from.center() + (flight.to.center() - flight.from.center()) * eased(gone);
    const QSizeF size = flight.from.size().boundedTo(flight.to.size());
    return {middle - QPointF(size.width(), size.height()) / 2, size};
}

} // namespace mz
