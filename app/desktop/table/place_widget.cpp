// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/place_widget.h"

#include "app/desktop/look/theme.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mz {

namespace {

constexpr QColor focusColour{0xff, 0xff, 0xff};
constexpr QColor refusedColour{0xff, 0x6b, 0x5e};
constexpr QColor lookColour{0x6e, 0xd2, 0xff};
constexpr int shakeTime = 260; // ms
constexpr double pi = 3.14159265358979;

} // namespace

PlaceWidget::PlaceWidget(const Place& place, QWidget* parent)
    : QWidget(parent), m_place(place), m_shake(this) {
    setObjectName(nameOf(place));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_NoSystemBackground);
    setMouseTracking(false);
    m_shake.setDuration(shakeTime);
    m_shake.setStartValue(0.0);
    m_shake.setEndValue(1.0);
    connect(&m_shake, &QVariantAnimation::valueChanged, this, [this] { update(); });
    connect(&m_shake, &QVariantAnimation::finished, this, [this] { update(); });
}

void PlaceWidget::setSpots(QList<CardSpot> spots) {
    m_spots = std::move(spots);
    m_cursor = std::clamp(m_cursor, 0, std::max(0, static_cast<int>(m_spots.size()) - 1));
    if (m_byKeyboard)
        update();
}

int PlaceWidget::cardAt(const QPointF& onTable) const {
    if (m_place.kind == Place::Kind::stub) // only its top card can be reached
        return !m_spots.isEmpty() && m_spots.first().contains(onTable) ? 0 : -1;
    for (int card = static_cast<int>(m_spots.size()) - 1; card >= 0; --card)
        if (m_spots[card].contains(onTable))
            return card;
    return -1;
}

int PlaceWidget::cursor() const {
    if (m_spots.isEmpty())
        return -1;
    return m_place.kind == Place::Kind::stub ? 0 : m_cursor;
}

void PlaceWidget::setCursorCard(int card) {
    m_cursor = std::clamp(card, 0, std::max(0, static_cast<int>(m_spots.size()) - 1));
    update();
}

void PlaceWidget::setMark(Mark mark) {
    if (mark == m_mark)
        return;
    m_mark = mark;
    update();
}

void PlaceWidget::shake(bool moving) {
    m_shake.stop();
    m_shake.setDuration(moving ? shakeTime : 2 * shakeTime);
    m_shake.setProperty("moving", moving);
    m_shake.start();
}

bool PlaceWidget::moveCursor(int step) {
    const int next = m_cursor + step;
    if (m_place.kind == Place::Kind::stub || next < 0 || next >= m_spots.size())
        return false;
    m_cursor = next;
    update();
    emit focused(m_place);
    return true;
}

void PlaceWidget::keyPressEvent(QKeyEvent* event) {
    const auto key = static_cast<Qt::Key>(event->key());
    m_byKeyboard = true;
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (moveCursor(key == Qt::Key_Left ? -1 : 1))
            return;
        [[fallthrough]];
    case Qt::Key_Up:
    case Qt::Key_Down:
        emit left(this, key);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!event->isAutoRepeat())
            emit chosen(m_place, cursor());
        return;
    case Qt::Key_A:
        if (event->modifiers() == Qt::ControlModifier) {
            emit wholeChosen(m_place);
            return;
        }
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void PlaceWidget::focusInEvent(QFocusEvent* event) {
    m_byKeyboard =
        event->reason() != Qt::MouseFocusReason && event->reason() != Qt::ActiveWindowFocusReason;
    update();
    emit focused(m_place);
}

void PlaceWidget::focusOutEvent(QFocusEvent*) {
    m_byKeyboard = false;
    update();
}

void PlaceWidget::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter);
    if (hasFocus() && m_byKeyboard)
        paintCursor(painter);
}

// Shape and line tell the marks apart as well as the colour.
void PlaceWidget::paintFrame(QPainter& painter) const {
    const double wide = 2.5;
    QRectF frame = QRectF(rect()).adjusted(wide, wide, -wide, -wide);
    const double radius = m_place.kind == Place::Kind::plate ? frame.height() / 2 : 10;
    painter.setBrush(Qt::NoBrush);
    const bool refused = m_shake.state() == QAbstractAnimation::Running;
    if (refused) {
        const double part = m_shake.currentValue().toDouble();
        if (m_shake.property("moving").toBool())
            frame.translate(4 * std::sin(6 * pi * part) * (1 - part), 0);
        painter.setPen(QPen(refusedColour, wide));
        painter.drawRoundedRect(frame.adjusted(3, 0, -3, 0), radius, radius);
    } else if (m_mark == Mark::target) {
        painter.setPen(QPen(theme::now().table.selection, wide, Qt::DashLine));
        painter.setBrush(QColor(255, 255, 255, 26));
        painter.drawRoundedRect(frame, radius, radius);
    } else if (m_mark == Mark::chosen) {
        painter.setPen(QPen(theme::now().table.selection, wide + 0.5));
        painter.drawRoundedRect(frame, radius, radius);
    } else if (m_mark == Mark::look) {
        painter.setPen(QPen(lookColour, wide, Qt::DotLine, Qt::RoundCap));
        painter.drawRoundedRect(frame, radius, radius);
    }
    if (hasFocus() && m_byKeyboard) {
        painter.setPen(QPen(focusColour, 2));
        painter.setBrush(Qt::NoBrush);
        const QRectF ring = QRectF(rect()).adjusted(1, 1, -1, -1);
        painter.drawRoundedRect(ring, radius + 1, radius + 1);
    }
}

void PlaceWidget::paintCursor(QPainter& painter) const {
    if (m_spots.size() < 2 || m_place.kind == Place::Kind::stub)
        return;
    const CardSpot& spot = m_spots[m_cursor];
    painter.translate(spot.rect.center() - QPointF(pos()));
    painter.rotate(spot.angle);
    const QRectF card(QPointF(-spot.rect.width() / 2, -spot.rect.height() / 2), spot.rect.size());
    painter.setPen(QPen(QColor(0, 0, 0, 150), 5));
    painter.drawRoundedRect(card, 5, 5);
    painter.setPen(QPen(focusColour, 2.5));
    painter.drawRoundedRect(card, 5, 5);
}

} // namespace mz
