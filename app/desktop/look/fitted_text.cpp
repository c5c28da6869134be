// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/fitted_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mz {

namespace {

void write(QPainter& painter, const QRectF& place, Qt::Alignment align, const QString& text,
           const QFont& font, const QColor& colour) {
    painter.save();
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(place, static_cast<int>(align | Qt::TextSingleLine | Qt::TextDontClip), text);
    painter.restore();
}

} // namespace

QFont sizedFont(const QPainter& painter, double pixels, QFont::Weight weight) {
    QFont font = painter.font();
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    font.setWeight(weight);
    return font;
}

void writeElided(QPainter& painter, const QRectF& place, Qt::Alignment align, const QString& text,
                 const QFont& font, const QColor& colour) {
    write(painter, place, align,
          QFontMetricsF(font).elidedText(text, Qt::ElideRight, place.width()), font, colour);
}

QFont fittedFont(QFont font, const QString& text, double width) {
    const double wide = QFontMetricsF(font).horizontalAdvance(text);
    if (wide > width)
        font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * width / wide)));
    return font;
}

void writeFitted(QPainter& painter, const QRectF& place, Qt::Alignment align, const QString& text,
                 const QFont& font, const QColor& colour) {
    write(painter, place, align, text, fittedFont(font, text, place.width()), colour);
}

} // namespace mz
