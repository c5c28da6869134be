// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/flight_overlay.h"

#include "app/desktop/look/theme.h"

#include <QPainter>

#include <cmath>

namespace mz {

namespace {

// Of so many rectangles one that holds them all is painted faster, and nobody sees their shadows.
constexpr qsizetype manyFlights = 12;

} // namespace

FlightOverlay::FlightOverlay(TablePainter& painter, QWidget* parent)
    : QWidget(parent), m_painter(painter), m_animation(this) {
    setObjectName(QStringLiteral("flights"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    m_animation.setStartValue(0.0);
    connect(&m_animation, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& time) { showAt(time.toDouble()); });
    connect(&m_animation, &QVariantAnimation::finished, this, &FlightOverlay::land);
}

void FlightOverlay::fly(Motion motion) {
    m_motion = std::move(motion);
    m_inTheAir.clear();
    for (const CardFlight& flight : m_motion.cards)
        m_inTheAir.insert(flight.card.sprite);
    for (const CardFlight& flight : m_motion.cards) {
        const QSizeF size = flight.legs.last().to.rect.size();
        m_painter.prepare(size, std::nullopt, devicePixelRatioF());
        if (flight.card.face)
            m_painter.prepare(size, flight.card.face, devicePixelRatioF());
    }
    m_flying = true;
    m_animation.stop();
    m_animation.setEndValue(static_cast<double>(m_motion.time));
    m_animation.setDuration(m_motion.time);
    showAt(0);
    m_animation.start();
}

void FlightOverlay::land() {
    if (!m_flying)
        return;
    m_flying = false;
    m_inTheAir.clear();
    m_motion = {};
    m_animation.stop();
    update(m_painted);
    m_painted = {};
    emit landed();
}

void FlightOverlay::showAt(double time) {
    m_time = time;
    const QRegion now = flownOver();
    update(m_painted | now);
    m_painted = now;
}

// Turned cards and their shadows need more than their rectangles.
QRegion FlightOverlay::flownOver() const {
    QRegion region;
    QRectF all;
    const bool many = m_motion.cards.size() > manyFlights;
    for (const CardFlight& flight : m_motion.cards) {
        const CardSpot spot = poseAt(flight, m_time).spot;
        const double reach = 0.62 * std::hypot(spot.rect.width(), spot.rect.height()) + 2;
        const QRectF round(spot.rect.center() - QPointF(reach, reach), QSizeF(reach, reach) * 2);
        if (many)
            all |= round;
        else
            region += round.toAlignedRect();
    }
    for (const ChipFlight& flight : m_motion.chips)
        region += chipsAt(flight, m_time).toAlignedRect().adjusted(-6, -6, 6, 6);
    return region + all.toAlignedRect();
}

void FlightOverlay::carry(QList<SceneCard> cards, QSizeF size, const QPointF& at) {
    m_carried = std::move(cards);
    m_carriedSize = size;
    m_at = at;
    update(carriedRect());
}

void FlightOverlay::carryTo(const QPointF& at) {
    const QRect before = carriedRect();
    m_at = at;
    update(before.united(carriedRect()));
}

void FlightOverlay::stretchBand(const QRectF& band) {
    const QRectF before = m_band;
    m_band = band;
    update(before.united(band).toAlignedRect().adjusted(-3, -3, 3, 3));
}

void FlightOverlay::putDown() {
    m_carried.clear();
    m_band = {};
    update();
}

QRect FlightOverlay::carriedRect() const {
    const double wide = m_carriedSize.width() * (1.6 + 0.5 * static_cast<double>(m_carried.size()));
    const double high = 1.6 * m_carriedSize.height();
    return QRectF(m_at - QPointF(wide, high) / 2, QSizeF(wide, high)).toAlignedRect();
}

void FlightOverlay::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    for (const ChipFlight& flight : m_motion.chips)
        if (m_time >= flight.begin && m_time <= flight.end)
            m_painter.paintChips(painter, chipsAt(flight, m_time), flight.chips);
    for (const CardFlight& flight : m_motion.cards)
        paintCard(painter, flight);
    const double step = 0.45 * m_carriedSize.width();
    const auto count = static_cast<double>(m_carried.size());
    for (int card = 0; card < m_carried.size(); ++card) {
        const QPointF middle = m_at + QPointF(step * (card - (count - 1) / 2), 0);
        const QRectF rect(middle - QPointF(m_carriedSize.width(), m_carriedSize.height()) / 2,
                          m_carriedSize);
        m_painter.paintFlying(painter, {rect, 3}, m_carried[card]);
    }
    if (!m_band.isEmpty()) {
        painter.setPen(QPen(theme::now().table.selection, 1.5, Qt::DashLine));
        QColor inside = theme::now().table.selection;
        inside.setAlpha(30);
        painter.setBrush(inside);
        painter.drawRect(m_band);
    }
}

// Rendered once at the size at which it lands, then scaled: no new pixmap for each frame.
void FlightOverlay::paintCard(QPainter& painter, const CardFlight& flight) {
    constexpr double thin = 0.04; // a card on its edge is seen, too
    const CardPose pose = poseAt(flight, m_time);
    const QSizeF size = flight.legs.last().to.rect.size();
    SceneCard card = flight.card;
    if (!pose.faceUp)
        card.face.reset();
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(pose.spot.rect.center());
    painter.rotate(pose.spot.angle);
    painter.scale(pose.spot.rect.width() / size.width() * std::max(pose.wide, thin),
                  pose.spot.rect.height() / size.height());
    m_painter.paintFlying(painter, {QRectF(-QPointF(size.width(), size.height()) / 2, size), 0},
                          card, m_motion.cards.size() <= manyFlights);
    painter.restore();
}

} // namespace mz
