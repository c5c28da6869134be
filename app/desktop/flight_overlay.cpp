// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/flight_overlay.h"

#include "app/desktop/table_colours.h"

#include <QEasingCurve>
#include <QPainter>

#include <cmath>

namespace mz {

namespace {
constexpr int flightTime = 170; // ms
} // namespace

FlightOverlay::FlightOverlay(TablePainter& painter, QWidget* parent)
    : QWidget(parent), m_painter(painter), m_animation(this) {
    setObjectName(QStringLiteral("flights"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    m_animation.setDuration(flightTime);
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    m_animation.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_animation, &QVariantAnimation::valueChanged, this, [this] { update(); });
    connect(&m_animation, &QVariantAnimation::finished, this, &FlightOverlay::land);
}

void FlightOverlay::fly(QList<Flight> flights) {
    m_flights = std::move(flights);
    m_inTheAir.clear();
    for (const Flight& flight : m_flights)
        m_inTheAir.insert(flight.card.sprite);
    m_animation.stop();
    m_animation.start();
}

void FlightOverlay::land() {
    if (m_flights.isEmpty())
        return;
    m_flights.clear();
    m_inTheAir.clear();
    m_animation.stop();
    update();
    emit landed();
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
    const double part = m_animation.currentValue().toDouble();
    for (const Flight& flight : m_flights)
        paintFlight(painter, flight, part);
    const double step = 0.45 * m_carriedSize.width();
    const auto count = static_cast<double>(m_carried.size());
    for (int card = 0; card < m_carried.size(); ++card) {
        const QPointF middle = m_at + QPointF(step * (card - (count - 1) / 2), 0);
        const QRectF rect(middle - QPointF(m_carriedSize.width(), m_carriedSize.height()) / 2,
                          m_carriedSize);
        m_painter.paintFlying(painter, {rect, 3}, m_carried[card]);
    }
    if (!m_band.isEmpty()) {
        painter.setPen(QPen(colours::selection, 1.5, Qt::DashLine));
        painter.setBrush(QColor(255, 209, 102, 30));
        painter.drawRect(m_band);
    }
}

void FlightOverlay::paintFlight(QPainter& painter, const Flight& flight, double part) {
    const auto between = [part](double from, double to) { return from + (to - from) * part; };
    CardSpot spot;
    const QSizeF size(between(flight.from.rect.width(), flight.to.rect.width()),
                      between(flight.from.rect.height(), flight.to.rect.height()));
    const QPointF middle(between(flight.from.rect.center().x(), flight.to.rect.center().x()),
                         between(flight.from.rect.center().y(), flight.to.rect.center().y()));
    spot.angle = between(flight.from.angle, flight.to.angle);
    SceneCard card = flight.card;
    double wide = 1;
    if (flight.turns) {
        wide = std::abs(std::cos(part * 3.14159265));
        if (part < 0.5 && card.face)
            card.face.reset();
    }
    // Rendered once at the size at which it lands, then scaled: no new pixmap for each frame.
    spot.rect = QRectF(-QPointF(flight.to.rect.width(), flight.to.rect.height()) / 2,
                       flight.to.rect.size());
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(middle);
    painter.scale(size.width() / flight.to.rect.width() * std::max(wide, 0.04),
                  size.height() / flight.to.rect.height());
    m_painter.paintFlying(painter, spot, card);
    painter.restore();
}

} // namespace mz
