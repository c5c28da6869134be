// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/table_try.h"

#include "app/desktop/table/table_ring.h"
#include "app/desktop/table/taken_places.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mz {

namespace {

// How many times nearer a bet lies to its own hand than to the neighbour's.
constexpr double ownership = 1.35;

// The table does not become longer than this, as parts of its other side.
constexpr double widest = 2.4;
constexpr double highest = 1.3;

constexpr double largeCards = 1.22;

double target(double size) { return std::max(size, smallestTarget); }

QRectF around(const QPointF& middle, const QSizeF& size) {
    return {middle - QPointF(size.width(), size.height()) / 2, size};
}

QRectF whole(const QRectF& rectangle) {
    return {std::round(rectangle.x()), std::round(rectangle.y()), std::round(rectangle.width()),
            std::round(rectangle.height())};
}

// Places one thing after the other; the first without room ends it.
class Try {
public:
    Try(QSizeF area, const TableShape& shape)
        : m_shape(shape), m_gap(std::max(4.0, 6 * shape.unit)), m_taken(m_gap) {
        m_table.area = area;
        m_table.unit = shape.unit;
        m_table.text = shape.text;
        sizes();
    }

    [[nodiscard]] bool place(int seats) {
        const bool stacked = m_shape.middle == TableShape::Middle::stacked;
        return scenery() && piles() && ring(seats) && (stacked ? middleStacked() : middleFlat()) &&
               buttons();
    }
    [[nodiscard]] TableLayout result();

private:
    void sizes();
    bool scenery();
    bool piles();
    bool ring(int seats);
    bool middleStacked();
    bool middleFlat();
    template <typename LayOut>
    bool middleAt(LayOut layOut);
    bool buttons();

    [[nodiscard]] double rowMargin(int seats) const;
    [[nodiscard]] SeatPlaces seatAt(const RingPoint& point) const;
    // What the seats at the side have is little width, those at the top little height.
    [[nodiscard]] QSizeF betAt(const RingPoint& point) const {
        return std::abs(point.inward.x()) > std::abs(point.inward.y()) ? m_highBet : m_wideBet;
    }
    [[nodiscard]] std::optional<QRectF> buttonSpot(const SeatPlaces& seat, int owner) const;
    [[nodiscard]] QPointF step(const QPointF& from, const QSizeF& fromSize, const QSizeF& size,
                               const QPointF& direction) const;
    [[nodiscard]] bool plainWhose(const QPointF& place, int seat) const;
    [[nodiscard]] QRectF mirrored(const QRectF& place) const;
    [[nodiscard]] bool isFree(const QRectF& place, int owner) const {
        return m_taken.isFree(place, owner);
    }
    [[nodiscard]] bool take(const QRectF& place, int owner) {
        return m_table.rail.contains(place) && m_taken.take(place, owner);
    }
    [[nodiscard]] bool onFelt(const QRectF& place) const {
        return inRounded(m_table.felt, m_table.feltRadius, place);
    }

    static constexpr int house = TakenPlaces::house;

    TableShape m_shape;
    double m_gap;
    TableLayout m_table;
    QSizeF m_plate, m_hand, m_board, m_legend;
    QSizeF m_wideBet, m_highBet; // number beside or below the chips
    double m_potHeight = 0;
    TakenPlaces m_taken;
};

void Try::sizes() {
    const double unit = m_shape.unit;
    const double text = m_shape.text;
    const double plateHeight = target(2.45 * text + 12 * unit);
    // Names may end in "…"; much larger text takes less than its share.
    const double plain = std::min(text, 16.5 * unit);
    const double name = 5.9 * plain + 4.6 * (text - plain);
    m_plate = QSizeF(0.85 * plateHeight + name + 10 * unit, plateHeight);
    const double card = m_shape.large ? largeCards * unit : unit;
    m_table.seatCard = QSizeF(42, 58.8) * card;
    m_hand = QSizeF(target(2.1 * 42 * card), target(63 * card));
    m_wideBet = QSizeF(target(33 * unit + 3.1 * text), target(44 * unit));
    m_highBet = QSizeF(target(std::max(40 * unit, 3.0 * text)), target(34 * unit + 1.4 * text));
    m_table.boardCard = QSizeF(66, 92.4) * card;
    m_board = QSizeF(5 * m_table.boardCard.width() + (4 * 6 + 8) * unit,
                     target(m_table.boardCard.height() + 4 * unit));
    m_legend = QSizeF(std::max(m_board.width() * 0.7, 15 * text), 1.3 * text);
    m_potHeight = target(std::max(44 * unit, 1.8 * text));
    m_table.pileCard = QSizeF(60, 84) * unit;
    m_table.pileLabel = std::round(1.5 * text);
}

bool Try::scenery() {
    const double unit = m_shape.unit;
    const double rail = 28 * unit;
    const QSizeF area = m_table.area;
    const double margin = std::round(3 + 3 * unit);
    const double tab = std::max(rail + margin, 1.7 * m_shape.text);
    const double besides = std::floor(std::max(0.0, area.width() - widest * area.height()) / 2);
    const double above = std::floor(std::max(0.0, area.height() - highest * area.width()) / 2);
    m_table.rail = QRectF({}, area).adjusted(margin + besides, margin + above, -margin - besides,
                                             -margin - above);
    m_table.felt = whole(m_table.rail.adjusted(rail, rail, -rail, margin - tab));
    if (m_table.felt.width() < 200 || m_table.felt.height() < 150)
        return false;
    const double half = std::min(m_table.rail.width(), m_table.rail.height()) / 2;
    m_table.railRadius = half * m_shape.corner;
    m_table.feltRadius = std::max(0.0, m_table.railRadius - rail);
    const double width = std::max(150 * unit, 11 * m_shape.text);
    const double up = std::round(0.8 * (m_table.rail.bottom() - m_table.felt.bottom()));
    const double top = m_table.rail.bottom() - up;
    m_table.dealer =
        whole({m_table.rail.center().x() - width / 2, top, width, std::floor(up + margin)});
    m_table.dealer &= QRectF({}, area);
    return m_taken.take(m_table.dealer, house);
}

// Burncards and stub at the dealer's left, what is out of play at the right.
bool Try::piles() {
    const double unit = m_shape.unit;
    const double height = std::round(m_table.pileCard.height() + 14 * unit + m_table.pileLabel);
    const double wide = std::round(target(m_table.pileCard.width() * 1.8));
    const double narrow = std::round(target(m_table.pileCard.width() * 1.4));
    const double gap = std::round(std::max(m_gap, 10 * unit));
    const double top = std::floor(m_table.felt.bottom() - 6 * unit - height);
    const double axis = m_table.felt.center().x();
    m_table.stub = {axis - gap - narrow, top, narrow, height};
    m_table.burns = {m_table.stub.left() - gap - wide, top, wide, height};
    m_table.aside = {axis + gap, top, wide, height};
    m_table.muck = {m_table.aside.right() + gap, top, narrow, height};
    return std::ranges::all_of(
        std::array{m_table.burns, m_table.stub, m_table.aside, m_table.muck},
        [this](const QRectF& pile) { return onFelt(pile) && take(pile, house); });
}

// The nearest place along `direction` that leaves a gap to the one before.
QPointF Try::step(const QPointF& from, const QSizeF& fromSize, const QSizeF& size,
                  const QPointF& direction) const {
    const double wide = (fromSize.width() + size.width()) / 2 + m_gap;
    const double high = (fromSize.height() + size.height()) / 2 + m_gap;
    const double dx = std::abs(direction.x());
    const double dy = std::abs(direction.y());
    const double way = std::min(dx > 1e-6 ? wide / dx : 1e9, dy > 1e-6 ? high / dy : 1e9);
    return from + direction * way;
}

SeatPlaces Try::seatAt(const RingPoint& point) const {
    QPointF plate = point.at;
    QPointF hand = step(plate, m_plate, m_hand, point.inward);
    if (m_shape.column > 0 && point.inward.y() == 0) {
        plate.ry() -= (m_hand.height() + m_gap) / 2;
        hand = plate + QPointF(point.inward.x() * m_plate.width() * 0.35,
                               (m_plate.height() + m_hand.height()) / 2 + m_gap);
        for (int nudge = 0; nudge < 10 && !onFelt(whole(around(hand, m_hand))); ++nudge)
            hand.rx() += point.inward.x() * m_gap;
    }
    const QSizeF size = betAt(point);
    const QPointF bet = step(hand, m_hand, size, point.inward);
    return {
        whole(around(plate, m_plate)), whole(around(hand, m_hand)), whole(around(bet, size)), {}};
}

QRectF Try::mirrored(const QRectF& place) const {
    return {m_table.area.width() - place.right(), place.y(), place.width(), place.height()};
}

// How far the row at the top stays from the middle of the plates at the side: behind their bets
// where there is room, else behind their cards.
double Try::rowMargin(int seats) const {
    const double cards = 0.35 * m_plate.width() + m_hand.width() / 2;
    const double bets = cards + m_gap + m_highBet.width();
    const int row = seats - 2 * m_shape.column;
    const double room = m_table.rail.width() - m_plate.width() - 2 * bets;
    return room >= row * (m_plate.width() + 1.5 * m_gap) ? bets : cards;
}

bool Try::ring(int seats) {
    const double insetX = m_plate.width() / 2 + 5 * m_shape.unit;
    const double insetY = m_plate.height() / 2 + 5 * m_shape.unit;
    const QRectF path = m_table.rail.adjusted(insetX, insetY, -insetX, -insetY);
    const TableRing line(path, m_table.railRadius - insetX, m_table.railRadius - insetY,
                         m_shape.sideways);
    const QList<RingPoint> points = m_shape.column > 0
                                        ? line.columns(seats, m_shape.column, rowMargin(seats))
                                        : line.spread(seats, m_shape.start);
    m_table.seats.resize(seats);
    for (int left = 0; left < (seats + 1) / 2; ++left) {
        const int right = seats - 1 - left;
        const SeatPlaces seat = seatAt(points[left]);
        if (!onFelt(seat.cards) || !onFelt(seat.bet))
            return false;
        for (const QRectF& place : {seat.plate, seat.cards, seat.bet}) {
            if (!take(place, left))
                return false;
            if (left != right && !take(mirrored(place), right))
                return false;
        }
        m_table.seats[left] = seat;
        if (left != right)
            m_table.seats[right] = {
                mirrored(seat.plate), mirrored(seat.cards), mirrored(seat.bet), {}};
    }
    for (int seat = 0; seat < seats; ++seat)
        if (!plainWhose(m_table.seats[seat].bet.center(), seat))
            return false;
    return true;
}

// Bets and buttons are clearly nearer to their own hand than to anybody else's hand or plate.
bool Try::plainWhose(const QPointF& place, int seat) const {
    const auto away = [&](const QRectF& rect) {
        const double dx = std::max({rect.left() - place.x(), place.x() - rect.right(), 0.0});
        const double dy = std::max({rect.top() - place.y(), place.y() - rect.bottom(), 0.0});
        return std::hypot(dx, dy);
    };
    const auto& seats = m_table.seats;
    const double own = std::min(away(seats[seat].cards), away(seats[seat].plate));
    for (int other = std::max(0, seat - 1); other <= seat + 1 && other < seats.size(); ++other)
        if (other != seat &&
            std::min(away(seats[other].cards), away(seats[other].plate)) < own * ownership)
            return false;
    return true;
}

// Legend, board and pot one below the other.
bool Try::middleStacked() {
    const double x = m_table.felt.center().x();
    const double potWidth =
        std::max(m_board.width(), std::min(26 * m_shape.text, 0.42 * m_table.felt.width()));
    return middleAt([&](double y) {
        m_table.legend = whole({x - m_legend.width() / 2, y, m_legend.width(), m_legend.height()});
        y += m_legend.height() + m_gap;
        m_table.board = whole({x - m_board.width() / 2, y, m_board.width(), m_board.height()});
        y += m_board.height() + m_gap;
        m_table.pot = whole({x - potWidth / 2, y, potWidth, m_potHeight});
    });
}

// For a low area: the pot beside the board and the legend above the pot.
bool Try::middleFlat() {
    const double pot = std::max(m_board.width() * 0.4, 9 * m_shape.text);
    const double width = m_board.width() + m_gap + pot;
    const double height = std::max(m_board.height(), m_legend.height() + m_gap + m_potHeight);
    const double x = m_table.felt.center().x() - width / 2;
    return middleAt([&](double y) {
        m_table.board = whole({x, y, m_board.width(), height});
        m_table.legend = whole({x + width - pot, y, pot, m_legend.height()});
        m_table.pot = whole({x + width - pot, m_table.legend.bottom() + m_gap, pot,
                             height - m_legend.height() - m_gap});
    });
}

// layOut(y) puts legend, board and pot below y; they come as near to the middle of the free felt as
// there is room. Where it is low they go down to the piles, to leave room for buttons before bets.
template <typename LayOut>
bool Try::middleAt(LayOut layOut) {
    const double top = m_table.felt.top();
    const double bottom = m_table.burns.top();
    layOut(0);
    const double height = std::max(m_table.pot.bottom(), m_table.board.bottom());
    const double wish = m_shape.middle == TableShape::Middle::flat
                            ? bottom - height - 1.5 * m_gap
                            : (top + bottom - height) / 2 + 0.06 * (bottom - top);
    for (double away = 0; away < bottom - top; away += std::max(4.0, 4 * m_shape.unit)) {
        for (const double side : {-1.0, 1.0}) {
            layOut(wish + side * away);
            if (isFree(m_table.legend, house) && isFree(m_table.board, house) &&
                isFree(m_table.pot, house))
                return take(m_table.legend, house) && take(m_table.board, house) &&
                       take(m_table.pot, house);
        }
    }
    return false;
}

// The free spot beside plate, hand or bet that is nearest to the middle of hand and plate.
std::optional<QRectF> Try::buttonSpot(const SeatPlaces& seat, int owner) const {
    const double side = std::round(target(34 * m_shape.unit));
    const QPointF middle = seat.cards.united(seat.plate).center();
    const bool alone = 2 * owner + 1 == m_table.seats.size(); // without a mirror image
    std::optional<QRectF> best;
    double nearest = 1e9;
    for (const QRectF& beside : {seat.cards, seat.plate, seat.bet}) {
        const QRectF out = beside.adjusted(-m_gap - side / 2, -m_gap - side / 2, m_gap + side / 2,
                                           m_gap + side / 2);
        const QRectF in = beside.adjusted(side / 2, side / 2, -side / 2, -side / 2);
        const QPointF c = beside.center();
        for (const QPointF& spot :
             {QPointF(out.right(), c.y()), QPointF(out.left(), c.y()),
              QPointF(out.right(), in.bottom()), QPointF(out.left(), in.bottom()),
              QPointF(out.right(), in.top()), QPointF(out.left(), in.top()),
              QPointF(c.x(), out.bottom()), QPointF(in.left(), out.bottom()),
              QPointF(in.right(), out.bottom()), QPointF(c.x(), out.top()),
              QPointF(in.left(), out.top()), QPointF(in.right(), out.top())}) {
            const QPointF way = spot - middle;
            const double distance = std::hypot(way.x(), way.y());
            if (distance >= nearest - 0.5)
                continue;
            const QRectF place = whole(around(spot, {side, side}));
            if (onFelt(place) && isFree(place, owner) && plainWhose(spot, owner) &&
                (alone || place.right() + m_gap <= m_table.felt.center().x())) {
                nearest = distance;
                best = place;
            }
        }
    }
    return best;
}

bool Try::buttons() {
    const int seats = static_cast<int>(m_table.seats.size());
    for (int left = 0; left < (seats + 1) / 2; ++left) {
        const int right = seats - 1 - left;
        const std::optional<QRectF> spot = buttonSpot(m_table.seats[left], left);
        if (!spot || !take(*spot, left))
            return false;
        m_table.seats[left].button = *spot;
        if (left == right)
            continue;
        if (!take(mirrored(*spot), right))
            return false;
        m_table.seats[right].button = mirrored(*spot);
    }
    return true;
}

TableLayout Try::result() {
    const QRectF& felt = m_table.felt;
    QRectF inside = felt.adjusted(0.17 * felt.width(), 0.2 * felt.height(), -0.17 * felt.width(),
                                  -0.14 * felt.height());
    inside = inside.united(m_table.board).united(m_table.pot).united(m_table.legend);
    for (const SeatPlaces& seat : m_table.seats)
        inside = inside.united(seat.bet);
    const double air = m_gap / 2;
    m_table.line = inside.adjusted(-air, -air, air, air);
    // As round as the bets leave it.
    double& radius = m_table.lineRadius;
    radius = std::min(m_table.line.width(), m_table.line.height()) / 2 * m_shape.corner;
    const auto holdsAll = [&] {
        return std::ranges::all_of(m_table.seats, [&](const SeatPlaces& seat) {
            return inRounded(m_table.line, radius, seat.bet);
        });
    };
    for (int step = 0; step < 12 && !holdsAll(); ++step)
        radius *= 0.9;
    return m_table;
}

} // namespace

std::optional<TableLayout> tryTable(QSizeF area, int seats, const TableShape& shape) {
    Try attempt(area, shape);
    if (!attempt.place(seats))
        return std::nullopt;
    return attempt.result();
}

} // namespace mz
