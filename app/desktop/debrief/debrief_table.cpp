// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/debrief/debrief_table.h"

#include "app/desktop/look/fitted_text.h"
#include "app/desktop/look/theme.h"
#include "app/desktop/sentences/sentences.h"

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

DebriefTable::DebriefTable(QWidget* parent) : QWidget(parent) {
    setFont(theme::font(13, 1));
    setFocusPolicy(Qt::NoFocus);
}

void DebriefTable::setTitle(const QString& title) {
    m_title = title;
    setAccessibleName(title);
    update();
}

void DebriefTable::setDeck(CardPixmaps::Deck deck) {
    m_cards.setDeck(deck);
    update();
}

void DebriefTable::setTextScale(double scale) {
    m_scale = scale;
    arrange();
}

void DebriefTable::setTable(const TableView& table, const TableDifference& difference) {
    const bool seats = table.seats.size() != m_table.seats.size();
    m_table = table;
    m_difference = difference;
    if (seats)
        arrange();
    describe();
    update();
}

// What a screen reader says of it.
void DebriefTable::describe() {
    QStringList parts;
    for (const Place::Kind kind : {Place::Kind::board, Place::Kind::burns, Place::Kind::aside,
                                   Place::Kind::muck, Place::Kind::stub})
        parts.append(Sentences::place(m_table, {kind, 0}));
    for (std::size_t pot = 0; pot < m_table.pots.size(); ++pot)
        parts.append(Sentences::pot(m_table, static_cast<int>(pot)));
    for (const SeatView& seat : m_table.seats)
        if (seat.taken && seat.live)
            parts.append(Sentences::place(m_table, {Place::Kind::cards, seat.seat}));
    setAccessibleDescription(parts.join(QStringLiteral(". ")));
}

int DebriefTable::titleHeight() const {
    return QFontMetrics(theme::font(12.5, m_scale, QFont::DemiBold)).height() + 8;
}

int DebriefTable::leastWidth() const {
    return QFontMetrics(theme::font(12.5, m_scale, QFont::DemiBold)).horizontalAdvance(m_title) +
           40;
}

int DebriefTable::heightForWidth(int width) const {
    return static_cast<int>(width / 1.5) + titleHeight() / 2;
}

void DebriefTable::resizeEvent(QResizeEvent*) { arrange(); }

void DebriefTable::arrange() {
    m_ground = {};
    if (width() < 60 || height() < 60 || m_table.seats.empty())
        return;
    const double top = titleHeight() / 2.0;
    QRectF area(0, top, width(), height() - top);
    const double widest = area.height() * 1.75; // an oval, not a tube
    if (area.width() > widest)
        area = QRectF(area.center().x() - widest / 2, area.top(), widest, area.height());
    m_places = layOutSmallTable(area, static_cast<int>(m_table.seats.size()), m_scale);
    update();
}

void DebriefTable::paintGround() {
    const qreal ratio = devicePixelRatioF();
    m_ground = QPixmap((QSizeF(size()) * ratio).toSize());
    m_ground.setDevicePixelRatio(ratio);
    m_ground.fill(Qt::transparent);
    QPainter painter(&m_ground);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    QLinearGradient wood(m_places.rail.topLeft(), m_places.rail.bottomLeft());
    wood.setColorAt(0, theme::now().table.railLight);
    wood.setColorAt(0.45, theme::now().table.rail);
    wood.setColorAt(1, theme::now().table.railDark);
    painter.setBrush(wood);
    painter.drawEllipse(m_places.rail);
    QRadialGradient felt(m_places.felt.center(), m_places.felt.width() / 2);
    felt.setColorAt(0, theme::now().table.felt);
    felt.setColorAt(1, theme::now().table.feltEdge);
    painter.setBrush(felt);
    painter.drawEllipse(m_places.felt);
    painter.setPen(QPen(QColor(160, 220, 196, 80), 1));
    painter.setBrush(theme::now().table.well);
    for (const QRectF* place : {&m_places.burns, &m_places.stub, &m_places.aside, &m_places.muck}) {
        const QRectF well = withoutLabel(*place, m_places);
        const double side = (well.width() - m_places.pileCard.width() * 1.45) / 2;
        painter.drawRoundedRect(well.adjusted(side, -2, -side, 2), 4, 4);
    }
}

void DebriefTable::paintEvent(QPaintEvent*) {
    if (m_places.seats.isEmpty() || m_places.seats.size() != static_cast<int>(m_table.seats.size()))
        return;
    if (m_ground.isNull() || m_ground.devicePixelRatio() != devicePixelRatioF())
        paintGround();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawPixmap(0, 0, m_ground);
    for (qsizetype seat = 0; seat < m_places.seats.size(); ++seat)
        paintSeat(painter, m_table.seats[static_cast<std::size_t>(seat)], m_places.seats[seat]);
    paintCards(painter, m_table.board, m_places.board, m_places.boardCard, 1.08, false);
    paintPot(painter);
    paintPile(painter, m_table.burns, m_places.burns, Sentences::zone(Zones::burns));
    paintStub(painter, m_places.stub);
    paintPile(painter, m_table.aside, m_places.aside, Sentences::zone(Zones::aside));
    paintPile(painter, m_table.muck, m_places.muck, Sentences::zone(Zones::muck));
    paintDifferences(painter);

    const QFont font = theme::font(12.5, m_scale, QFont::DemiBold);
    const double wide = QFontMetricsF(font).horizontalAdvance(m_title) + 30;
    const QRectF pill((width() - wide) / 2, 0.5, wide, titleHeight() - 1);
    painter.setPen(QPen(theme::now().table.plateEdge, 1));
    painter.setBrush(theme::now().table.plate);
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    writeFitted(painter, pill, Qt::AlignCenter, m_title, font, theme::now().table.plateName);
}

void DebriefTable::paintSeat(QPainter& painter, const SeatView& seat, const SmallSeat& place) {
    const bool quiet = !seat.taken || !seat.live;
    if (seat.toAct) { // a second ring, so that it is seen without colour
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme::now().table.turn, 2));
        painter.drawEllipse(place.disc.adjusted(-3, -3, 3, 3));
    }
    painter.setPen(QPen(quiet ? theme::now().table.quietEdge : theme::now().table.plateEdge, 1,
                        seat.taken ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(quiet ? theme::now().table.quietPlate : theme::now().table.plate);
    painter.drawEllipse(place.disc);
    writeFitted(painter, place.disc, Qt::AlignCenter, QString::number(seat.seat),
                sizedFont(painter, m_places.number, QFont::Bold),
                quiet ? theme::now().table.quietText : theme::now().table.plateName);
    paintCards(painter, seat.cards, place.cards, m_places.seatCard, 0.62, true);
    if (seat.inFront > noChips) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme::now().table.ivory);
        const QFont font = sizedFont(painter, m_places.text, QFont::Bold);
        const QString text = QString::number(seat.inFront.count);
        const double wide = std::min(place.bet.width(),
                                     QFontMetricsF(font).horizontalAdvance(text) + m_places.text);
        const QRectF chip(place.bet.center().x() - wide / 2, place.bet.top(), wide,
                          place.bet.height());
        painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2);
        writeFitted(painter, chip.adjusted(2, 0, -2, 0), Qt::AlignCenter, text, font,
                    theme::now().table.ink);
    }
    if (m_table.button == seat.seat) {
        painter.setPen(QPen(theme::now().table.gold, 1.6));
        painter.setBrush(theme::now().table.ivory);
        painter.drawEllipse(place.button);
        //: letter on the dealer button
        writeFitted(painter, place.button, Qt::AlignCenter, tr("D"),
                    sizedFont(painter, place.button.height() * 0.62, QFont::Bold),
                    theme::now().table.ink);
    }
}

// Side by side from the middle; what does not fit lies closer.
void DebriefTable::paintCards(QPainter& painter, const std::vector<CardView>& cards,
                              const QRectF& place, const QSizeF& size, double spread, bool turned) {
    const auto count = static_cast<int>(cards.size());
    if (count == 0)
        return;
    const qreal ratio = devicePixelRatioF();
    double step = size.width() * spread;
    if (count > 1)
        step = std::min(step, (place.width() - size.width()) / (count - 1));
    const double first = place.center().x() - step * (count - 1) / 2;
    for (int card = 0; card < count; ++card) {
        const CardView& view = cards[static_cast<std::size_t>(card)];
        const QPointF middle(first + step * card, place.center().y());
        const double angle = turned && count > 1 ? (card == 0 ? -4 : 4) : 0;
        const auto face = view.faceUp ? view.face : std::nullopt;
        const QPixmap& pixmap = m_cards.card(face, size, angle, ratio);
        painter.drawPixmap(middle - QRectF({}, pixmap.deviceIndependentSize()).center(), pixmap);
    }
}

void DebriefTable::paintPile(QPainter& painter, const std::vector<CardView>& cards,
                             const QRectF& place, const QString& label) {
    const QRectF well = withoutLabel(place, m_places);
    const double inside = m_places.pileCard.width() * 0.7;
    paintCards(painter, cards,
               well.adjusted((well.width() - m_places.pileCard.width() - inside) / 2, 0,
                             -(well.width() - m_places.pileCard.width() - inside) / 2, 0),
               m_places.pileCard, 0.35, false);
    const QString text =
        cards.empty() ? label : QStringLiteral("%1 %2").arg(label).arg(cards.size());
    writeFitted(painter,
                QRectF(place.left(), well.bottom() + 2, place.width(), m_places.text * 1.35),
                Qt::AlignCenter, text, sizedFont(painter, m_places.text, QFont::DemiBold),
                theme::now().table.label);
}

// A few cards stand for the whole stub.
void DebriefTable::paintStub(QPainter& painter, const QRectF& place) {
    const QRectF well = withoutLabel(place, m_places);
    const qreal ratio = devicePixelRatioF();
    const auto layers = std::min<std::size_t>(3, m_table.deck.size());
    for (std::size_t layer = 0; layer < layers; ++layer) {
        const CardView& top = m_table.deck.front();
        const bool shown = layer + 1 == layers && top.faceUp;
        const QPixmap& pixmap =
            m_cards.card(shown ? top.face : std::nullopt, m_places.pileCard, 0, ratio);
        const double lift = 1.5 * (1 - static_cast<double>(layer));
        painter.drawPixmap(well.center() + QPointF(lift, lift) -
                               QRectF({}, pixmap.deviceIndependentSize()).center(),
                           pixmap);
    }
    writeFitted(painter,
                QRectF(place.left(), well.bottom() + 2, place.width(), m_places.text * 1.35),
                Qt::AlignCenter,
                QStringLiteral("%1 %2").arg(Sentences::zone(Zones::deck)).arg(m_table.deck.size()),
                sizedFont(painter, m_places.text, QFont::DemiBold), theme::now().table.label);
}

void DebriefTable::paintPot(QPainter& painter) {
    QStringList pots;
    for (std::size_t pot = 0; pot < m_table.pots.size(); ++pot)
        if (m_table.pots[pot].chips > noChips && !m_table.pots[pot].awarded)
            pots.append(Sentences::pot(m_table, static_cast<int>(pot)));
    writeFitted(painter, m_places.pot, Qt::AlignCenter, pots.join(QStringLiteral(" · ")),
                sizedFont(painter, m_places.text * 1.1, QFont::DemiBold),
                theme::now().table.plateName);
}

void DebriefTable::paintDifferences(QPainter& painter) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme::now().table.selection, 2, Qt::DashLine));
    const auto frame = [&](bool differs, const QRectF& place) {
        if (differs)
            painter.drawRoundedRect(place.adjusted(-3, -3, 3, 3), 5, 5);
    };
    frame(m_difference.board, m_places.board);
    frame(m_difference.pot, m_places.pot);
    frame(m_difference.burns, withoutLabel(m_places.burns, m_places));
    frame(m_difference.aside, withoutLabel(m_places.aside, m_places));
    frame(m_difference.muck, withoutLabel(m_places.muck, m_places));
    for (qsizetype seat = 0; seat < m_places.seats.size(); ++seat)
        frame(holds(m_difference.hands, static_cast<Seat>(seat + 1)), m_places.seats[seat].cards);
}

} // namespace mz
