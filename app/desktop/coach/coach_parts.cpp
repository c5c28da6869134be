// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/coach/coach_parts.h"

#include "app/desktop/look/theme.h"

#include <QHBoxLayout>
#include <QPainter>

namespace mz {

SignWidget::SignWidget(Sign sign, QWidget* parent) : QWidget(parent), m_sign(sign) {
    setFixedSize(22, 22);
}

void SignWidget::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF disc(1.5, 1.5, 19, 19);
    QPen stroke(theme::now().panel.stroke, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.setPen(Qt::NoPen);
    switch (m_sign) {
    case Sign::right:
        painter.setBrush(theme::now().panel.right);
        painter.drawEllipse(disc);
        painter.setPen(stroke);
        painter.drawPolyline(QPolygonF{{6.5, 11.5}, {9.7, 14.7}, {15.6, 8}});
        break;
    case Sign::wrong: // an octagon, so that it differs without colour
        painter.setBrush(theme::now().panel.wrong);
        painter.drawPolygon(
            QPolygonF{{7, 1}, {15, 1}, {21, 7}, {21, 15}, {15, 21}, {7, 21}, {1, 15}, {1, 7}});
        painter.setPen(stroke);
        painter.drawLine(QPointF(7.5, 7.5), QPointF(14.5, 14.5));
        painter.drawLine(QPointF(14.5, 7.5), QPointF(7.5, 14.5));
        break;
    case Sign::due:
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme::now().panel.due, 2.4));
        painter.drawEllipse(disc.adjusted(1, 1, -1, -1));
        break;
    case Sign::info:
        painter.setBrush(theme::now().panel.note);
        painter.drawRoundedRect(disc, 5, 5);
        painter.setPen(stroke);
        painter.drawLine(QPointF(11, 10), QPointF(11, 15.5));
        painter.drawPoint(QPointF(11, 6.5));
        break;
    case Sign::takenBack:
        painter.setPen(QPen(theme::now().panel.inkQuiet, 2.2, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(6, 11), QPointF(16, 11));
        painter.drawPolyline(QPolygonF{{10, 6.5}, {5.5, 11}, {10, 15.5}});
        break;
    case Sign::neutral:
        painter.setBrush(theme::now().panel.inkQuiet);
        painter.drawEllipse(QPointF(11, 11), 4, 4);
        break;
    }
}

QLabel* makeText(const QString& text, const char* name, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setObjectName(QString::fromLatin1(name));
    label->setTextInteractionFlags(Qt::NoTextInteraction);
    return label;
}

QWidget* makeLine(Sign sign, const QString& text, const QString& time, QWidget* parent) {
    auto* line = new QWidget(parent);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(10, 3, 4, 3);
    row->setSpacing(10);
    row->addWidget(new SignWidget(sign, line), 0, Qt::AlignTop);
    auto* label = makeText(text, sign == Sign::takenBack ? "quiet" : "entry", line);
    label->setContentsMargins(0, 2, 0, 0);
    if (sign == Sign::takenBack) {
        QFont font = label->font();
        font.setStrikeOut(true);
        label->setFont(font);
    }
    row->addWidget(label, 1);
    if (!time.isEmpty()) {
        auto* when = new QLabel(time, line);
        when->setObjectName(QStringLiteral("quiet"));
        when->setContentsMargins(0, 2, 0, 0);
        row->addWidget(when, 0, Qt::AlignTop);
    }
    return line;
}

void Box::add(const QString& text, const char* name) const {
    if (!text.isEmpty())
        rows->addWidget(makeText(text, name, frame));
}

Box makeBox(const char* name, QWidget* parent) {
    auto* frame = new QFrame(parent);
    frame->setObjectName(QString::fromLatin1(name));
    auto* rows = new QVBoxLayout(frame);
    rows->setContentsMargins(14, 11, 14, 12);
    rows->setSpacing(5);
    return {frame, rows};
}

} // namespace mz
