// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/progress/mastery_bar.h"

#include "app/desktop/look/theme.h"

#include <QPainter>
#include <QPainterPath>

namespace mz {

MasteryBar::MasteryBar(double share, QWidget* parent) : QWidget(parent), m_share(share) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize MasteryBar::sizeHint() const {
    const int line = fontMetrics().height();
    return {4 * line, line * 2 / 3};
}

void MasteryBar::paintEvent(QPaintEvent*) {
    const PanelColours& colours = theme::now().panel;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath shape;
    shape.addRoundedRect(frame, frame.height() / 2, frame.height() / 2);
    painter.fillPath(shape, colours.row);
    painter.setClipPath(shape);
    painter.fillRect(QRectF(frame.topLeft(), QSizeF(m_share * frame.width(), frame.height())),
                     colours.chosen);
    painter.setClipping(false);
    painter.strokePath(shape, QPen(colours.keyEdge, 1));
}

} // namespace mz
