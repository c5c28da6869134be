// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QPixmap>

namespace mz {

// Device pixels for a logical one.
[[nodiscard]] inline qreal ratioOf(const QPainter& painter) {
    return painter.device()->devicePixelRatioF();
}

inline void paintAbout(QPainter& painter, const QPointF& middle, const QPixmap& pixmap) {
    painter.drawPixmap(middle - QRectF({}, pixmap.deviceIndependentSize()).center(), pixmap);
}

} // namespace mz
