// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/debrief/debrief_table_painter.h"

#include "app/desktop/look/fitted_text.h"
#include "app/desktop/sentences/sentences.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace mz {

namespace {

// Faces where they are seen, and how many cards there are.
bool sameCards(const std::vector<CardView>& one, const std::vector<CardView>& other) {
    return std::ranges::equal(one, other, [](const CardView& a, const CardView& b) {
        return a.faceUp == b.faceUp && a.face == b.face;
    });
}

QRectF withoutLabel(const QRectF& place, const SmallTable& table) {
    return place.adjusted(0, 0, 0, -table.text * 1.35);
}

} // namespace

TableDifference TableDifference::between(const TableView& one, const TableView& other) {
    TableDifference differs;
    differs.board = !sameCards(one.board, other.board);
    differs.burns = !sameCards(one.burns, other.burns);
    differs.stub = one.deck.size() != other.deck.size();
    differs.aside = !sameCards(one.aside, other.aside);
    differs.muck = !sameCards(one.muck, other.muck);
    for (std::size_t seat = 0; seat < std::min(one.seats.size(), other.seats.size()); ++seat) {
        const SeatView& mine = one.seats[seat];
        const SeatView& its = other.seats[seat];
        if (!sameCards(mine.cards, its.cards) || mine.inFront != its.inFront ||
            mine.live != its.live)
            differs.hands =
                static_cast<SeatMask>(differs.hands | maskOf(static_cast<Seat>(seat + 1)));
    }
    differs.pot = !std::ranges::equal(one.pots, other.pots);
    return differs;
}

DebriefTablePainter::DebriefTablePainter(const TableColours& colours, const SmallTable& places,
                                         double line, Labels labels, CardPaint card)
    : m_colours(colours),
      m_places(places),
      m_line(line),
      m_labels(labels),
      m_card(std::move(card)) {}

void DebriefTablePainter::paintGround(QPainter& painter) const {
    painter.setPen(Qt::NoPen);
    QLinearGradient wood(m_places.rail.topLeft(), m_places.rail.bottomLeft());
    wood.setColorAt(0, m_colours.railLight);
    wood.setColorAt(0.45, m_colours.rail);
    wood.setColorAt(1, m_colours.railDark);
    painter.setBrush(wood);
    painter.drawEllipse(m_places.rail);
    QRadialGradient felt(m_places.felt.center(), m_places.felt.width() / 2);
    felt.setColorAt(0, m_colours.felt);
    felt.setColorAt(1, m_colours.feltEdge);
    painter.setBrush(felt);
    painter.drawEllipse(m_places.felt);
    painter.setPen(QPen(QColor(160, 220, 196, 80), m_line));
    painter.setBrush(m_colours.well);
    for (const QRectF* place : {&m_places.burns, &m_places.stub, &m_places.aside, &m_places.muck}) {
        const QRectF well = withoutLabel(*place, m_places);
        const double side = (well.width() - m_places.pileCard.width() * 1.45) / 2;
        painter.drawRoundedRect(well.adjusted(side, -2 * m_line, -side, 2 * m_line), 4 * m_line,
                                4 * m_line);
    }
}

void DebriefTablePainter::paintTable(QPainter& painter, const TableView& table,
                                     const TableDifference& difference) const {
    for (qsizetype seat = 0; seat < m_places.seats.size(); ++seat) {
        paintSeat(painter, table.seats[static_cast<std::size_t>(seat)], m_places.seats[seat]);
        if (table.button == seat + 1)
            paintButton(painter, m_places.seats[seat].button);
    }
    paintCards(painter, table.board, m_places.board, m_places.boardCard, 1.08, false);
    paintPots(painter, table);
    paintPile(painter, Zones::burns, table.burns, m_places.burns);
    paintStub(painter, table.deck);
    paintPile(painter, Zones::aside, table.aside, m_places.aside);
    paintPile(painter, Zones::muck, table.muck, m_places.muck);
    paintDifference(painter, difference);
}

void DebriefTablePainter::paintSeat(QPainter& painter, const SeatView& seat,
                                    const SmallSeat& place) const {
    const bool quiet = !seat.taken || !seat.live;
    if (seat.toAct) { // a second ring, so that it is seen without colour
        const double out = 3 * m_line;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_colours.turn, 2 * m_line));
        painter.drawEllipse(place.disc.adjusted(-out, -out, out, out));
    }
    painter.setPen(QPen(quiet ? m_colours.quietEdge : m_colours.plateEdge, m_line,
                        seat.taken ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(quiet ? m_colours.quietPlate : m_colours.plate);
    painter.drawEllipse(place.disc);
    writeFitted(painter, place.disc, Qt::AlignCenter, QString::number(seat.seat),
                sizedFont(painter, m_places.number, QFont::Bold),
                quiet ? m_colours.quietText : m_colours.plateName);
    paintCards(painter, seat.cards, place.cards, m_places.seatCard, 0.62, true);
    if (seat.inFront > noChips)
        paintBet(painter, seat.inFront, place.bet);
}

void DebriefTablePainter::paintBet(QPainter& painter, Chips chips, const QRectF& place) const {
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_colours.ivory);
    const QFont font = sizedFont(painter, m_places.text, QFont::Bold);
    const QString text = QString::number(chips.count);
    const double wide =
        std::min(place.width(), QFontMetricsF(font).horizontalAdvance(text) + m_places.text);
    const QRectF chip(place.center().x() - wide / 2, place.top(), wide, place.height());
    painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2);
    writeFitted(painter, chip.adjusted(2 * m_line, 0, -2 * m_line, 0), Qt::AlignCenter, text, font,
                m_colours.ink);
}

void DebriefTablePainter::paintButton(QPainter& painter, const QRectF& place) const {
    painter.setPen(QPen(m_colours.gold, 1.6 * m_line));
    painter.setBrush(m_colours.ivory);
    painter.drawEllipse(place);
    //: letter on the dealer button
    writeFitted(painter, place, Qt::AlignCenter, tr("D"),
                sizedFont(painter, place.height() * 0.62, QFont::Bold), m_colours.ink);
}

// Side by side from the middle; what does not fit lies closer.
void DebriefTablePainter::paintCards(QPainter& painter, const std::vector<CardView>& cards,
                                     const QRectF& place, const QSizeF& size, double spread,
                                     bool turned) const {
    const auto count = static_cast<int>(cards.size());
    if (count == 0)
        return;
    double step = size.width() * spread;
    if (count > 1)
        step = std::min(step, (place.width() - size.width()) / (count - 1));
    const double first = place.center().x() - step * (count - 1) / 2;
    for (int card = 0; card < count; ++card) {
        const CardView& view = cards[static_cast<std::size_t>(card)];
        const double angle = turned && count > 1 ? (card == 0 ? -4 : 4) : 0;
        m_card(painter, view.faceUp ? view.face : std::nullopt,
               QPointF(first + step * card, place.center().y()), size, angle);
    }
}

void DebriefTablePainter::paintPile(QPainter& painter, Zone zone,
                                    const std::vector<CardView>& cards, const QRectF& place) const {
    const QRectF well = withoutLabel(place, m_places);
    const double inside = m_places.pileCard.width() * 0.7;
    const double side = (well.width() - m_places.pileCard.width() - inside) / 2;
    paintCards(painter, cards, well.adjusted(side, 0, -side, 0), m_places.pileCard, 0.35, false);
    paintPileLabel(painter, zone, cards.size(), place);
}

// A few cards stand for the whole stub.
void DebriefTablePainter::paintStub(QPainter& painter, const std::vector<CardView>& cards) const {
    const QRectF well = withoutLabel(m_places.stub, m_places);
    const auto layers = std::min<std::size_t>(3, cards.size());
    for (std::size_t layer = 0; layer < layers; ++layer) {
        const CardView& top = cards.front();
        const bool shown = layer + 1 == layers && top.faceUp;
        const double lift = 1.5 * m_line * (1 - static_cast<double>(layer));
        m_card(painter, shown ? top.face : std::nullopt, well.center() + QPointF(lift, lift),
               m_places.pileCard, 0);
    }
    paintPileLabel(painter, Zones::deck, cards.size(), m_places.stub);
}

void DebriefTablePainter::paintPileLabel(QPainter& painter, Zone zone, std::size_t cards,
                                         const QRectF& place) const {
    QString label = m_labels == Labels::words ? Sentences::zone(zone) : QString();
    if (cards > 0 || zone == Zones::deck || label.isEmpty())
        label = QStringLiteral("%1 %2").arg(label).arg(cards).trimmed();
    const double top = withoutLabel(place, m_places).bottom() + 2 * m_line;
    writeFitted(painter, QRectF(place.left(), top, place.width(), m_places.text * 1.35),
                Qt::AlignCenter, label, sizedFont(painter, m_places.text, QFont::DemiBold),
                m_colours.label);
}

void DebriefTablePainter::paintPots(QPainter& painter, const TableView& table) const {
    const bool numbers = m_labels == Labels::numbers && table.pots.size() > 1;
    QStringList pots;
    for (std::size_t pot = 0; pot < table.pots.size(); ++pot)
        if (table.pots[pot].chips > noChips && !table.pots[pot].awarded)
            pots.append(numbers ? QString::number(table.pots[pot].chips.count)
                                : Sentences::pot(table, static_cast<int>(pot)));
    writeFitted(painter, m_places.pot, Qt::AlignCenter, pots.join(QStringLiteral(" · ")),
                sizedFont(painter, m_places.text * 1.1, QFont::DemiBold), m_colours.plateName);
}

void DebriefTablePainter::paintDifference(QPainter& painter,
                                          const TableDifference& difference) const {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_colours.selection, 2 * m_line, Qt::DashLine));
    const auto frame = [&](bool differs, const QRectF& place) {
        const double out = 3 * m_line;
        if (differs)
            painter.drawRoundedRect(place.adjusted(-out, -out, out, out), 5 * m_line, 5 * m_line);
    };
    frame(difference.board, m_places.board);
    frame(difference.pot, m_places.pot);
    frame(difference.burns, withoutLabel(m_places.burns, m_places));
    frame(difference.aside, withoutLabel(m_places.aside, m_places));
    frame(difference.muck, withoutLabel(m_places.muck, m_places));
    for (qsizetype seat = 0; seat < m_places.seats.size(); ++seat)
        frame(holds(difference.hands, static_cast<Seat>(seat + 1)), m_places.seats[seat].cards);
}

} // namespace mz
