// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table_painter.h"

#include "app/desktop/fitted_text.h"
#include "app/desktop/table_backdrop.h"
#include "app/desktop/table_colours.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace mz {

namespace {

qreal ratioOf(const QPainter& painter) { return painter.device()->devicePixelRatioF(); }

void paintAbout(QPainter& painter, const QPointF& middle, const QPixmap& pixmap) {
    painter.drawPixmap(middle - QRectF({}, pixmap.deviceIndependentSize()).center(), pixmap);
}

QPointF middleOf(const CardSpot& spot, bool raised) {
    return spot.rect.center() - QPointF(0, raised ? selectedRise * spot.rect.height() : 0);
}

TableStamps::Plate plateOf(const SceneSeat& seat) {
    if (seat.empty)
        return TableStamps::Plate::empty;
    if (seat.toAct)
        return TableStamps::Plate::toAct;
    return seat.folded ? TableStamps::Plate::folded : TableStamps::Plate::live;
}

} // namespace

void TablePainter::setLayout(const TableLayout& table) {
    m_table = table;
    m_backdrop = {};
    m_stamps.forget();
}

void TablePainter::paint(QPainter& painter, const TableScene& scene) {
    if (m_table.isEmpty())
        return;
    const qreal ratio = ratioOf(painter);
    if (m_backdrop.isNull() || m_backdrop.devicePixelRatio() != ratio)
        m_backdrop = paintBackdrop(m_table, ratio);
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                           QPainter::SmoothPixmapTransform);
    painter.drawPixmap(0, 0, m_backdrop);
    paintPrint(painter, scene);
    paintBoard(painter, scene);
    paintPots(painter, scene.pots);
    paintPile(painter, Zones::burns, scene.burns, scene.burnsLabel);
    paintPile(painter, Zones::deck, scene.stub, scene.stubLabel);
    paintPile(painter, Zones::aside, scene.aside, scene.asideLabel);
    paintPile(painter, Zones::muck, scene.muck, scene.muckLabel);
    const auto seats = std::min(scene.seats.size(), m_table.seats.size());
    for (Seat seat = 1; seat <= seats; ++seat)
        paintSeat(painter, scene, seat);
    painter.restore();
}

void TablePainter::paintPrint(QPainter& painter, const TableScene& scene) const {
    QFont legend = sizedFont(painter, m_table.text * 0.92, QFont::DemiBold);
    legend.setLetterSpacing(QFont::PercentageSpacing, 114);
    writeFitted(painter, m_table.legend, Qt::AlignCenter, scene.legend, legend, colours::feltPrint);
    QFont dealer = sizedFont(painter, m_table.text * 0.88, QFont::DemiBold);
    dealer.setLetterSpacing(QFont::PercentageSpacing, 108);
    writeFitted(painter, m_table.dealer.adjusted(6, 0, -6, 0), Qt::AlignCenter, scene.dealerLabel,
                dealer, colours::plateStack);
}

void TablePainter::paintSeat(QPainter& painter, const TableScene& scene, Seat seat) {
    const SceneSeat& who = scene.seats[seat - 1];
    const SeatPlaces& places = m_table.seats[seat - 1];
    paintPlate(painter, who, seat, places);
    if (who.toAct)
        paintTurn(painter, places);
    paintCards(painter, Zone::hole(seat), who.cards);
    if (who.bet > noChips)
        paintBet(painter, who, places.bet);
    if (scene.button == seat)
        paintButton(painter, places.button, scene.buttonLetter);
}

void TablePainter::paintPlate(QPainter& painter, const SceneSeat& seat, int number,
                              const SeatPlaces& places) {
    const QRectF& plate = places.plate;
    painter.drawPixmap(plate.topLeft(), m_stamps.plate(m_table, plateOf(seat), ratioOf(painter)));
    const QRectF disc = plateDisc(plate);
    writeFitted(painter, disc.adjusted(2, 0, -2, 0), Qt::AlignCenter, QString::number(number),
                sizedFont(painter, m_table.text * 1.12, QFont::Bold),
                seat.toAct                  ? colours::ink
                : seat.folded || seat.empty ? colours::quietText
                                            : colours::plateName);

    const double left = disc.right() + 0.18 * plate.height();
    paintPlateText(
        painter, seat,
        {left, plate.top(), plate.right() - 0.3 * plate.height() - left, plate.height()});
}

void TablePainter::paintPlateText(QPainter& painter, const SceneSeat& seat,
                                  const QRectF& place) const {
    const bool quiet = seat.folded || seat.empty;
    const QColor colour = quiet ? colours::quietText : colours::plateName;
    const QFont name = sizedFont(painter, m_table.text, QFont::DemiBold);
    constexpr Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter;
    if (seat.empty) {
        writeFitted(painter, place, align, seat.note, name, colour);
        return;
    }
    const double line = 1.18 * m_table.text;
    const QRectF upper(place.left(), place.center().y() - line, place.width(), line);
    writeElided(painter, upper, align, seat.name, name, colour);
    const QString detail = seat.note.isEmpty()    ? seat.stack
                           : seat.stack.isEmpty() ? seat.note
                                                  : seat.stack + QStringLiteral(" · ") + seat.note;
    writeFitted(painter, upper.translated(0, line), align, detail,
                sizedFont(painter, m_table.text * 0.92, seat.allIn ? QFont::Bold : QFont::Medium),
                seat.allIn ? colours::allIn
                : quiet    ? colours::quietText
                           : colours::plateStack);
}

// The ring is not by colour alone: a pointer goes from the plate to the hand.
void TablePainter::paintTurn(QPainter& painter, const SeatPlaces& places) const {
    const double unit = m_table.unit;
    const QPointF way = places.cards.center() - places.plate.center();
    const double beyondX = std::abs(way.x()) - places.plate.width() / 2;
    const double beyondY = std::abs(way.y()) - places.plate.height() / 2;
    const bool sideways = beyondX > beyondY;
    const double sign = (sideways ? way.x() : way.y()) < 0 ? -1 : 1;
    const double half = std::max(7.0, 8.5 * unit);
    QPointF tip = places.plate.center();
    QPointF out(0, sign * half);
    QPointF across(half, 0);
    if (sideways) {
        tip.rx() += sign * places.plate.width() / 2;
        std::swap(out.rx(), out.ry());
        std::swap(across.rx(), across.ry());
    } else {
        tip.rx() += std::clamp(way.x(), -places.plate.width() / 4, places.plate.width() / 4);
        tip.ry() += sign * places.plate.height() / 2;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours::turn);
    painter.drawPolygon(QPolygonF{tip - across, tip + across, tip + out});
}

void TablePainter::paintBet(QPainter& painter, const SceneSeat& seat, const QRectF& place) {
    const double chip = std::min(30 * m_table.unit, 0.38 * place.width());
    const QFont font = sizedFont(painter, m_table.text * 1.02, QFont::Bold);
    const double wide = QFontMetricsF(font).horizontalAdvance(seat.betText) + 0.9 * m_table.text;
    const double gap = 0.18 * chip;
    const double text = std::min(wide, place.width() - chip - gap);
    const QRectF stack(place.center().x() - (chip + gap + text) / 2, place.top(), chip,
                       0.5 * place.height() + 0.4 * chip);
    m_chips.paint(painter, stack, seat.bet, chip, ratioOf(painter));
    const double high = 1.35 * m_table.text;
    const QRectF pill(stack.right() + gap, place.center().y() - high / 2, text, high);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 20, 15, 130));
    painter.drawRoundedRect(pill, high / 2, high / 2);
    writeFitted(painter, pill.adjusted(0.25 * m_table.text, 0, -0.25 * m_table.text, 0),
                Qt::AlignCenter, seat.betText, font, colours::plateName);
}

void TablePainter::paintButton(QPainter& painter, const QRectF& place,
                               const QString& letter) const {
    const double unit = m_table.unit;
    const double side = std::min(place.width() - 4, std::max(30.0, 32 * unit));
    const QRectF disc(place.center() - QPointF(side, side) / 2, QSizeF(side, side));
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 20, 14, 90));
    painter.drawEllipse(disc.translated(0, 0.07 * side));
    painter.setBrush(colours::ivory);
    painter.setPen(QPen(colours::gold, 0.09 * side));
    const double edge = 0.05 * side;
    painter.drawEllipse(disc.adjusted(edge, edge, -edge, -edge));
    writeFitted(painter, disc, Qt::AlignCenter, letter,
                sizedFont(painter, 0.52 * side, QFont::ExtraBold), colours::ink);
}

void TablePainter::paintBoard(QPainter& painter, const TableScene& scene) {
    const QList<QRectF> places = boardSlots(m_table);
    if (scene.board.size() <= places.size())
        for (auto place = scene.board.size(); place < places.size(); ++place)
            painter.drawPixmap(places[place].topLeft(),
                               m_stamps.boardSlot(m_table, ratioOf(painter)));
    paintCards(painter, Zones::board, scene.board);
}

void TablePainter::paintPots(QPainter& painter, const QList<ScenePot>& pots) {
    const QList<QRectF> places = potPlaces(m_table, static_cast<int>(pots.size()));
    for (qsizetype index = 0; index < pots.size(); ++index)
        paintPot(painter, pots[index], places[index].adjusted(4, 1, -4, -1),
                 pots.size() == 1 ? 4 : 2);
}

// Chips and number in the middle; where there is no room for both, the number alone.
void TablePainter::paintPot(QPainter& painter, const ScenePot& pot, const QRectF& place,
                            int mostColumns) {
    const QFont font =
        sizedFont(painter, std::min(m_table.text * 1.15, 0.85 * place.height()), QFont::Bold);
    const double chip = std::min(32 * m_table.unit, place.height());
    const double column = 1.06 * chip;
    const double wide = QFontMetricsF(font).horizontalAdvance(pot.text);
    const int columns =
        std::clamp(static_cast<int>((place.width() - wide - chip) / column), 0, mostColumns);
    const auto stacks = static_cast<double>(ChipPixmaps::stacks(pot.chips, columns).size());
    const double before = stacks > 0 ? stacks * column + 0.4 * chip : 0;
    const double left = std::max(place.left(), place.center().x() - (before + wide) / 2);

    if (pot.selected) {
        painter.setPen(QPen(colours::selection, std::max(2.0, 2.4 * m_table.unit)));
        painter.setBrush(QColor(0, 20, 15, 110));
        painter.drawRoundedRect(place, 9 * m_table.unit, 9 * m_table.unit);
    }
    if (stacks > 0)
        m_chips.paint(painter,
                      {left, place.top(), stacks * column + 1, place.height() / 2 + 0.38 * chip},
                      pot.chips, chip, ratioOf(painter));
    writeFitted(painter,
                {left + before, place.top(), place.right() - left - before, place.height()},
                Qt::AlignLeft | Qt::AlignVCenter, pot.text, font, colours::plateName);
}

void TablePainter::paintPile(QPainter& painter, Zone zone, const QList<SceneCard>& cards,
                             const QString& label) {
    const QRectF place = placeOf(m_table, zone);
    if (zone == Zones::deck)
        paintStub(painter, cards);
    else
        paintCards(painter, zone, cards);
    writeFitted(
        painter,
        {place.left(), place.bottom() - m_table.pileLabel, place.width(), m_table.pileLabel},
        Qt::AlignCenter, label, sizedFont(painter, m_table.text * 0.9, QFont::DemiBold),
        colours::feltLabel);
}

void TablePainter::paintCards(QPainter& painter, Zone zone, const QList<SceneCard>& cards) {
    const int count = static_cast<int>(cards.size());
    const QList<CardSpot> spots = cardSpots(m_table, zone, count);
    for (int position = 0; position < count; ++position)
        paintCard(painter, spots[position], cards[position]);
}

// Of the stub every fourth edge is enough, and one shadow below all of them.
void TablePainter::paintStub(QPainter& painter, const QList<SceneCard>& cards) {
    const int count = static_cast<int>(cards.size());
    if (count == 0)
        return;
    const QList<CardSpot> spots = cardSpots(m_table, Zones::deck, count);
    paintShadow(painter, spots.last(), false);
    for (int depth = count - 1; depth > 0; --depth)
        if (depth % 4 == 0 || depth == count - 1 || cards[depth].selected || cards[depth].face)
            paintFace(painter, spots[depth], cards[depth]);
    if (cards.first().selected)
        paintShadow(painter, spots.first(), true);
    paintFace(painter, spots.first(), cards.first());
}

void TablePainter::paintCard(QPainter& painter, const CardSpot& spot, const SceneCard& card) {
    paintShadow(painter, spot, card.selected);
    paintFace(painter, spot, card);
}

void TablePainter::paintShadow(QPainter& painter, const CardSpot& spot, bool raised) {
    const QSizeF size = spot.rect.size();
    const QPointF drop(0, (raised ? 0.11 : 0.05) * size.width());
    paintAbout(painter, middleOf(spot, raised) + drop,
               m_cards.shadow(size, spot.angle, ratioOf(painter)));
}

void TablePainter::paintFace(QPainter& painter, const CardSpot& spot, const SceneCard& card) {
    const QSizeF size = spot.rect.size();
    const QPointF middle = middleOf(spot, card.selected);
    paintAbout(painter, middle, m_cards.card(card.face, size, spot.angle, ratioOf(painter)));
    if (!card.selected)
        return;
    const double wide = std::max(2.5, 0.06 * size.width());
    const double radius = cardCorner * size.width() + wide / 2;
    painter.save();
    painter.translate(middle);
    painter.rotate(spot.angle);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours::selection, wide));
    const QRectF rect(QPointF(-size.width() / 2, -size.height() / 2), size);
    painter.drawRoundedRect(rect.adjusted(-wide / 2, -wide / 2, wide / 2, wide / 2), radius,
                            radius);
    painter.restore();
}

void TablePainter::paintFlying(QPainter& painter, const CardSpot& spot, const SceneCard& card) {
    const QSizeF size = spot.rect.size();
    const qreal ratio = ratioOf(painter);
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.translate(spot.rect.center());
    painter.translate(0, 0.12 * size.width());
    painter.rotate(spot.angle);
    paintAbout(painter, {}, m_cards.shadow(size, 0, ratio));
    painter.rotate(-spot.angle);
    painter.translate(0, -0.12 * size.width());
    painter.rotate(spot.angle);
    paintAbout(painter, {}, m_cards.card(card.face, size, 0, ratio));
    painter.restore();
}

} // namespace mz
