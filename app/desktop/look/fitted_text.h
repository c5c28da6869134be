// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace mz {

// The painter's family at that size in logical pixels. Few sizes and weights are to be used: each
// costs half a millisecond when it is first met.
[[nodiscard]] QFont sizedFont(const QPainter& painter, double pixels, QFont::Weight weight);

// Names and titles are data: what does not fit ends in "…", the whole stands in a tooltip.
void writeElided(QPainter& painter, const QRectF& place, Qt::Alignment align, const QString& text,
                 const QFont& font, const QColor& colour);

// The font, made smaller where the text is wider than that.
[[nodiscard]] QFont fittedFont(QFont font, const QString& text, double width);

// Numbers and the program's own words are never cut: what does not fit becomes smaller.
void writeFitted(QPainter& painter, const QRectF& place, Qt::Alignment align, const QString& text,
                 const QFont& font, const QColor& colour);

} // namespace mz
