// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/debrief/debrief_table.h"

#include "app/desktop/look/fitted_text.h"
#include "app/desktop/look/painting.h"
#include "app/desktop/look/theme.h"
#include "app/desktop/sentences/sentences.h"

#include <QPainter>

namespace mz {

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

DebriefTablePainter DebriefTable::tablePainter() {
    return {theme::now().table, m_places, 1, DebriefTablePainter::Labels::words,
            [this](QPainter& painter, std::optional<Face> face, const QPointF& middle,
                   const QSizeF& size, double angle) {
                paintAbout(painter, middle, m_cards.card(face, size, angle, devicePixelRatioF()));
            }};
}

void DebriefTable::paintGround() {
    const qreal ratio = devicePixelRatioF();
    m_ground = QPixmap((QSizeF(size()) * ratio).toSize());
    m_ground.setDevicePixelRatio(ratio);
    m_ground.fill(Qt::transparent);
    QPainter painter(&m_ground);
    painter.setRenderHint(QPainter::Antialiasing);
    tablePainter().paintGround(painter);
}

void DebriefTable::paintEvent(QPaintEvent*) {
    if (m_places.seats.isEmpty() || m_places.seats.size() != static_cast<int>(m_table.seats.size()))
        return;
    if (m_ground.isNull() || m_ground.devicePixelRatio() != devicePixelRatioF())
        paintGround();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawPixmap(0, 0, m_ground);
    tablePainter().paintTable(painter, m_table, m_difference);

    const QFont font = theme::font(12.5, m_scale, QFont::DemiBold);
    const double wide = QFontMetricsF(font).horizontalAdvance(m_title) + 30;
    const QRectF pill((width() - wide) / 2, 0.5, wide, titleHeight() - 1);
    painter.setPen(QPen(theme::now().table.plateEdge, 1));
    painter.setBrush(theme::now().table.plate);
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    writeFitted(painter, pill, Qt::AlignCenter, m_title, font, theme::now().table.plateName);
}

} // namespace mz
