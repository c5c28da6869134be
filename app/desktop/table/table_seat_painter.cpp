// SPDX-License-Identifier: GPL-3.0-or-later
// The seats: plates, hands, bets and the button.
#include "app/desktop/look/fitted_text.h"
#include "app/desktop/look/painting.h"
#include "app/desktop/look/theme.h"
#include "app/desktop/table/table_painter.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mz {

namespace {

constexpr double foldedOpacity = 0.5;

TableStamps::Plate plateOf(const SceneSeat& seat) {
    if (seat.empty)
        return TableStamps::Plate::empty;
    if (seat.toAct)
        return TableStamps::Plate::toAct;
    return seat.folded ? TableStamps::Plate::folded : TableStamps::Plate::live;
}

} // namespace

void TablePainter::paintSeat(QPainter& painter, const TableScene& scene, Seat seat) {
    const SceneSeat& who = scene.seats[seat - 1];
    const SeatPlaces& places = m_table.seats[seat - 1];
    if (touched(places.plate)) {
        paintPlate(painter, who, seat, places);
        if (who.toAct)
            paintTurn(painter, places);
    }
    if (touched(places.cards)) {
        const double before = painter.opacity();
        if (who.folded)
            painter.setOpacity(foldedOpacity);
        paintCards(painter, Zone::hole(seat), who.cards);
        painter.setOpacity(before);
    }
    if (who.bet > noChips && touched(places.bet))
        paintBet(painter, who, places.bet);
    if (scene.button == seat && touched(places.button))
        paintButton(painter, places.button, scene.buttonLetter);
}

void TablePainter::paintPlate(QPainter& painter, const SceneSeat& seat, int number,
                              const SeatPlaces& places) {
    const QRectF& plate = places.plate;
    paintAbout(painter, plate.center(), m_stamps.plate(m_table, plateOf(seat), ratioOf(painter)));
    const QRectF disc = plateDisc(plate);
    writeFitted(painter, disc.adjusted(2, 0, -2, 0), Qt::AlignCenter, QString::number(number),
                sizedFont(painter, m_table.text * 1.12, QFont::Bold),
                seat.toAct                  ? theme::now().table.ink
                : seat.folded || seat.empty ? theme::now().table.quietText
                                            : theme::now().table.plateName);

    const double left = disc.right() + 0.18 * plate.height();
    paintPlateText(
        painter, seat,
        {left, plate.top(), plate.right() - 0.3 * plate.height() - left, plate.height()});
}

void TablePainter::paintPlateText(QPainter& painter, const SceneSeat& seat,
                                  const QRectF& place) const {
    const bool quiet = seat.folded || seat.empty;
    const QColor colour = quiet ? theme::now().table.quietText : theme::now().table.plateName;
    const QFont name = sizedFont(painter, m_table.text, QFont::DemiBold);
    constexpr Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter;
    if (seat.empty) {
        writeFitted(painter, place, align, seat.note, name, colour);
        return;
    }
    const double line = 1.18 * m_table.text;
    const QRectF upper(place.left(), place.center().y() - line, place.width(), line);
    if (seat.named)
        writeElided(painter, upper, align, seat.name, name, colour);
    else // the program's own word is never cut
        writeFitted(painter, upper, align, seat.name, name, colour);
    const QString detail = seat.note.isEmpty()    ? seat.stack
                           : seat.stack.isEmpty() ? seat.note
                                                  : seat.stack + QStringLiteral(" · ") + seat.note;
    writeFitted(painter, upper.translated(0, line), align, detail,
                sizedFont(painter, m_table.text * 0.92, QFont::DemiBold),
                seat.allIn ? theme::now().table.allIn
                : quiet    ? theme::now().table.quietText
                           : theme::now().table.plateStack);
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
    painter.setBrush(theme::now().table.turn);
    painter.drawPolygon(QPolygonF{tip - across, tip + across, tip + out});
}

// The number beside the chips or, in a high place, below them.
void TablePainter::paintBet(QPainter& painter, const SceneSeat& seat, const QRectF& place) {
    const QFont font = sizedFont(painter, m_table.text, QFont::DemiBold);
    const double pillHigh = 1.35 * m_table.text;
    const double wide = QFontMetricsF(font).horizontalAdvance(seat.betText) + 0.9 * m_table.text;
    QRectF stack;
    QRectF pill;
    if (place.height() > 0.9 * place.width()) {
        const double chip = std::min(30 * m_table.unit, 0.8 * place.width());
        const double text = std::min(wide, place.width());
        pill = {place.center().x() - text / 2, place.bottom() - pillHigh, text, pillHigh};
        stack = {place.center().x() - chip / 2, place.top(), chip,
                 place.height() - pillHigh - 2 * m_table.unit};
        m_chips.paint(painter, stack, seat.bet, chip, ratioOf(painter));
    } else {
        const double chip = std::min(30 * m_table.unit, 0.38 * place.width());
        const double gap = 0.18 * chip;
        const double text = std::min(wide, place.width() - chip - gap);
        stack = {place.center().x() - (chip + gap + text) / 2, place.top(), chip,
                 0.5 * place.height() + 0.4 * chip};
        m_chips.paint(painter, stack, seat.bet, chip, ratioOf(painter));
        pill = {stack.right() + gap, place.center().y() - pillHigh / 2, text, pillHigh};
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 120));
    painter.drawRoundedRect(pill, pillHigh / 2, pillHigh / 2);
    writeFitted(painter, pill.adjusted(0.25 * m_table.text, 0, -0.25 * m_table.text, 0),
                Qt::AlignCenter, seat.betText, font, theme::now().table.plateName);
}

void TablePainter::paintButton(QPainter& painter, const QRectF& place, const QString& letter) {
    paintAbout(painter, place.center(), m_stamps.button(m_table, ratioOf(painter)));
    const double side = buttonSide(m_table);
    writeFitted(painter, QRectF(place.center() - QPointF(side, side) / 2, QSizeF(side, side)),
                Qt::AlignCenter, letter,
                sizedFont(painter, std::min(m_table.text * 1.12, 0.6 * side), QFont::Bold),
                theme::now().table.ink);
}

} // namespace mz
