// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/table_painter.h"

#include "app/desktop/look/fitted_text.h"
#include "app/desktop/look/painting.h"
#include "app/desktop/look/theme.h"
#include "app/desktop/table/table_backdrop.h"
#include "app/desktop/table/table_changes.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mz {

namespace {

QPointF middleOf(const CardSpot& spot, bool raised) {
    return spot.rect.center() - QPointF(0, raised ? selectedRise * spot.rect.height() : 0);
}

} // namespace

void TablePainter::setLayout(const TableLayout& table) {
    m_table = table;
    retheme();
}

void TablePainter::retheme() {
    m_backdrop = {};
    m_stamps.forget();
}

bool TablePainter::touched(const QRectF& place) const {
    if (m_region.isEmpty())
        return true;
    const int reach = reachOf(m_table);
    return m_region.intersects(place.toAlignedRect().adjusted(-reach, -reach, reach, reach));
}

void TablePainter::paint(QPainter& painter, const TableScene& scene, const QRegion& region) {
    if (m_table.isEmpty())
        return;
    m_region = region;
    painter.save();
    paintGround(painter);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                           QPainter::SmoothPixmapTransform);
    paintPrint(painter, scene);
    if (touched(m_table.board))
        paintBoard(painter, scene);
    if (touched(m_table.pot))
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

void TablePainter::paintGround(QPainter& painter) {
    const qreal ratio = ratioOf(painter);
    if (m_backdrop.isNull() || m_backdrop.devicePixelRatio() != ratio)
        m_backdrop = paintBackdrop(m_table, ratio);
    if (m_region.isEmpty()) {
        painter.drawPixmap(0, 0, m_backdrop);
        return;
    }
    for (const QRect& part : m_region)
        painter.drawPixmap(QRectF(part), m_backdrop,
                           QRectF(QPointF(part.topLeft()) * ratio, QSizeF(part.size()) * ratio));
}

void TablePainter::paintPrint(QPainter& painter, const TableScene& scene) const {
    if (touched(m_table.legend)) {
        QFont legend = sizedFont(painter, m_table.text * 0.92, QFont::DemiBold);
        legend.setLetterSpacing(QFont::PercentageSpacing, 114);
        writeFitted(painter, m_table.legend, Qt::AlignCenter, scene.legend, legend,
                    theme::now().table.print);
    }
    if (touched(m_table.dealer)) {
        QFont dealer = sizedFont(painter, m_table.text * 0.92, QFont::DemiBold);
        dealer.setLetterSpacing(QFont::PercentageSpacing, 110);
        writeFitted(painter, m_table.dealer.adjusted(6, 0, -6, 0), Qt::AlignCenter,
                    scene.dealerLabel, dealer, theme::now().table.plateStack);
    }
}

// Where a card is still in the air its place is empty.
void TablePainter::paintBoard(QPainter& painter, const TableScene& scene) {
    const QList<QRectF> places = boardSlots(m_table);
    if (scene.board.size() <= places.size())
        for (qsizetype place = 0; place < places.size(); ++place)
            if (place >= scene.board.size() || scene.board[place].away)
                painter.drawPixmap(places[place].topLeft(),
                                   m_stamps.boardSlot(m_table, ratioOf(painter)));
    paintCards(painter, Zones::board, scene.board);
}

// All of them in one size of text: none of them is more of a pot than another.
void TablePainter::paintPots(QPainter& painter, const QList<ScenePot>& pots) {
    QList<QRectF> places = potPlaces(m_table, static_cast<int>(pots.size()));
    QFont font = sizedFont(painter, m_table.text * 1.12, QFont::Bold);
    for (qsizetype index = 0; index < pots.size(); ++index) {
        QRectF& place = places[index];
        place.adjust(4, 1, -4, -1);
        font.setPixelSize(
            std::min(font.pixelSize(), std::max(1, static_cast<int>(0.85 * place.height()))));
        font = fittedFont(font, pots[index].text, place.width());
    }
    for (qsizetype index = 0; index < pots.size(); ++index)
        paintPot(painter, pots[index], places[index], font, pots.size() == 1 ? 4 : 2);
}

// Chips and number in the middle; where there is no room for both, the number alone.
void TablePainter::paintPot(QPainter& painter, const ScenePot& pot, const QRectF& place,
                            const QFont& font, int mostColumns) {
    const double chip = std::min(32 * m_table.unit, place.height());
    const double column = 1.06 * chip;
    const double wide = QFontMetricsF(font).horizontalAdvance(pot.text);
    const int columns =
        std::clamp(static_cast<int>((place.width() - wide - chip) / column), 0, mostColumns);
    const auto stacks = static_cast<double>(ChipPixmaps::stacks(pot.chips, columns).size());
    const double before = stacks > 0 ? stacks * column + 0.4 * chip : 0;
    const double left = std::max(place.left(), place.center().x() - (before + wide) / 2);

    if (pot.selected) {
        painter.setPen(QPen(theme::now().table.selection,
                            std::max(2.0, 2.4 * m_table.unit) * theme::now().outline));
        painter.setBrush(QColor(0, 20, 15, 110));
        painter.drawRoundedRect(place, 9 * m_table.unit, 9 * m_table.unit);
    }
    if (stacks > 0)
        m_chips.paint(painter,
                      {left, place.top(), stacks * column + 1, place.height() / 2 + 0.38 * chip},
                      pot.chips, chip, ratioOf(painter));
    writeFitted(painter,
                {left + before, place.top(), place.right() - left - before, place.height()},
                Qt::AlignLeft | Qt::AlignVCenter, pot.text, font, theme::now().table.plateName);
}

void TablePainter::paintPile(QPainter& painter, Zone zone, const QList<SceneCard>& cards,
                             const QString& label) {
    const QRectF place = placeOf(m_table, zone);
    if (!touched(place))
        return;
    if (zone == Zones::deck)
        paintStub(painter, cards);
    else
        paintCards(painter, zone, cards);
    writeFitted(
        painter,
        {place.left(), place.bottom() - m_table.pileLabel, place.width(), m_table.pileLabel},
        Qt::AlignCenter, label, sizedFont(painter, m_table.text * 0.92, QFont::DemiBold),
        theme::now().table.label);
}

void TablePainter::paintCards(QPainter& painter, Zone zone, const QList<SceneCard>& cards) {
    const int count = static_cast<int>(cards.size());
    const QList<CardSpot> spots = cardSpots(m_table, zone, count);
    for (int position = 0; position < count; ++position)
        if (!cards[position].away)
            paintCard(painter, spots[position], cards[position]);
}

// Of the stub every fourth edge is enough, and one shadow below all of them.
void TablePainter::paintStub(QPainter& painter, const QList<SceneCard>& cards) {
    const int count = static_cast<int>(cards.size());
    const QList<CardSpot> spots = cardSpots(m_table, Zones::deck, count);
    int top = 0;
    while (top < count && cards[top].away)
        ++top;
    if (top == count)
        return;
    paintShadow(painter, spots.last(), false);
    for (int depth = count - 1; depth > top; --depth)
        if (depth % 4 == 0 || depth == count - 1 || cards[depth].selected || cards[depth].face)
            paintFace(painter, spots[depth], cards[depth]);
    if (cards[top].selected)
        paintShadow(painter, spots[top], true);
    paintFace(painter, spots[top], cards[top]);
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
    const double wide = std::max(2.5, 0.06 * size.width()) * theme::now().outline;
    const double radius = cardCorner * size.width() + wide / 2;
    painter.save();
    painter.translate(middle);
    painter.rotate(spot.angle);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme::now().table.selection, wide));
    const QRectF rect(QPointF(-size.width() / 2, -size.height() / 2), size);
    painter.drawRoundedRect(rect.adjusted(-wide / 2, -wide / 2, wide / 2, wide / 2), radius,
                            radius);
    painter.restore();
}

void TablePainter::paintFlying(QPainter& painter, const CardSpot& spot, const SceneCard& card,
                               bool withShadow) {
    const QSizeF size = spot.rect.size();
    const qreal ratio = ratioOf(painter);
    const auto paint = [&](const QPixmap& pixmap, double down) {
        painter.save();
        painter.translate(spot.rect.center() + QPointF(0, down));
        painter.rotate(spot.angle);
        paintAbout(painter, {}, pixmap);
        painter.restore();
    };
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    if (withShadow)
        paint(m_cards.shadow(size, 0, ratio), 0.1 * size.width());
    paint(m_cards.card(card.face, size, 0, ratio), 0);
    painter.restore();
}

void TablePainter::paintChips(QPainter& painter, const QRectF& place, Chips chips) {
    m_chips.paint(painter, place, chips, std::min(30 * m_table.unit, place.width()),
                  ratioOf(painter));
}

void TablePainter::prepare(const QSizeF& size, std::optional<Face> face, qreal ratio) {
    static_cast<void>(m_cards.card(face, size, 0, ratio));
    static_cast<void>(m_cards.shadow(size, 0, ratio));
}

} // namespace mz
