// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/card_pixmaps.h"

#include <QPainter>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace mz {

namespace {

// A pixmap with room for a card that is turned, and `air` round it. An even number of device pixels
// more than the straight card keeps straight cards on whole pixels.
QPixmap canvas(const QSizeF& size, double angle, double air, qreal ratio) {
    const double turn = qDegreesToRadians(angle);
    const double cos = std::abs(std::cos(turn));
    const double sin = std::abs(std::sin(turn));
    const auto grown = [&](double straight, double turned) {
        const double device = std::round(straight * ratio);
        return static_cast<int>(
            device + 2 * std::ceil(std::max(0.0, (turned - straight) / 2 + air) * ratio));
    };
    const double wide = size.width() * cos + size.height() * sin;
    const double high = size.width() * sin + size.height() * cos;
    QPixmap pixmap(grown(size.width(), wide), grown(size.height(), high));
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    return pixmap;
}

QPointF middle(const QPixmap& pixmap) {
    return QRectF({}, pixmap.deviceIndependentSize()).center();
}

QRectF aboutOrigin(const QSizeF& size) {
    return {QPointF(-size.width() / 2, -size.height() / 2), size};
}

QPixmap renderCard(std::optional<Face> face, CardDeck deck, const QSizeF& size, double angle,
                   qreal ratio) {
    QPixmap pixmap = canvas(size, angle, 0, ratio);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(middle(pixmap));
    painter.rotate(angle);
    drawCard(painter, face, deck, aboutOrigin(size));
    return pixmap;
}

// Soft by layers, each a little smaller than the one below; painted small and enlarged, which costs
// a fraction and makes it softer still.
QPixmap renderShadow(const QSizeF& size, double angle, qreal ratio) {
    const double reach = 0.12 * size.width();
    const QPixmap whole = canvas(size, angle, reach, ratio);
    const double coarse = std::max(1.0, size.width() * ratio / 40);
    QPixmap small((QSizeF(whole.size()) / coarse).toSize());
    small.fill(Qt::transparent);
    QPainter painter(&small);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(small.width() / whole.deviceIndependentSize().width(),
                  small.height() / whole.deviceIndependentSize().height());
    painter.translate(middle(whole));
    painter.rotate(angle);
    painter.setPen(Qt::NoPen);
    constexpr int steps = 8;
    const double strength = 1 - std::pow(0.5, 1.0 / steps);
    painter.setBrush(QColor::fromRgbF(0.0F, 0.06F, 0.04F, static_cast<float>(strength)));
    for (int step = 0; step < steps; ++step) {
        const double out = reach * (1 - 2.0 * step / steps);
        const double radius = cardCorner * size.width() + (reach + out) / 2;
        painter.drawRoundedRect(aboutOrigin(size).adjusted(-out, -out, out, out), radius, radius);
    }
    painter.end();
    QPixmap pixmap = small.scaled(whole.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

} // namespace

void CardPixmaps::setDeck(Deck deck) {
    if (deck == m_deck)
        return;
    m_deck = deck;
    m_sheets.clear();
}

CardPixmaps::Sheet& CardPixmaps::sheet(const QSizeF& size, double angle, qreal ratio) {
    auto found = std::ranges::find_if(m_sheets, [&](const auto& sheet) {
        return sheet->size == size && sheet->angle == angle && sheet->ratio == ratio;
    });
    if (found == m_sheets.end()) {
        if (m_sheets.size() == sheetsKept)
            m_sheets.erase(std::ranges::min_element(
                m_sheets, {}, [](const auto& sheet) { return sheet->lastUse; }));
        m_sheets.push_back(std::make_unique<Sheet>());
        found = std::prev(m_sheets.end());
        (*found)->size = size;
        (*found)->angle = angle;
        (*found)->ratio = ratio;
    }
    (*found)->lastUse = ++m_uses;
    return **found;
}

const QPixmap& CardPixmaps::card(std::optional<Face> face, const QSizeF& size, double angle,
                                 qreal ratio) {
    QPixmap& pixmap = sheet(size, angle, ratio).cards[face ? face->index() : backIndex];
    if (pixmap.isNull())
        pixmap = renderCard(face, m_deck, size, angle, ratio);
    return pixmap;
}

const QPixmap& CardPixmaps::shadow(const QSizeF& size, double angle, qreal ratio) {
    QPixmap& pixmap = sheet(size, angle, ratio).shadow;
    if (pixmap.isNull())
        pixmap = renderShadow(size, angle, ratio);
    return pixmap;
}

} // namespace mz
