// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/gesture.h"

#include <QApplication>
#include <QMouseEvent>

namespace mz {

namespace {
constexpr int doublePress = 150; // ms: a second press on the same place counts with the first
} // namespace

Gesture::Gesture(QWidget& table) : QObject(&table), m_table(table) {}

void Gesture::watch(QWidget& widget) { widget.installEventFilter(this); }

void Gesture::cancel() {
    const bool was = m_dragging;
    m_dragging = false;
    m_pressed = nullptr;
    if (was)
        emit cancelled();
}

QPointF Gesture::onTable(const QMouseEvent& event) const {
    return m_table.mapFromGlobal(event.globalPosition());
}

bool Gesture::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        return press(*static_cast<QWidget*>(watched), *static_cast<QMouseEvent*>(event));
    case QEvent::MouseMove:
        return move(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseButtonRelease:
        return release(*static_cast<QMouseEvent*>(event));
    default:
        return QObject::eventFilter(watched, event);
    }
}

bool Gesture::press(QWidget& on, const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton)
        return false;
    const bool again = m_last == &on && on.objectName() != m_table.objectName() &&
                       m_sinceLast.isValid() && m_sinceLast.elapsed() < doublePress;
    m_last = &on;
    m_sinceLast.start();
    if (on.focusPolicy() != Qt::NoFocus)
        on.setFocus(Qt::MouseFocusReason);
    m_dragging = false;
    m_pressed = again ? nullptr : &on;
    m_from = onTable(event);
    return true;
}

bool Gesture::move(const QMouseEvent& event) {
    if (m_pressed == nullptr)
        return false;
    const QPointF at = onTable(event);
    if (!m_dragging) {
        if ((at - m_from).manhattanLength() < QApplication::startDragDistance())
            return true;
        m_dragging = true;
        emit begun(m_pressed, m_from, event.modifiers().testFlag(Qt::ControlModifier));
    }
    emit moved(at);
    return true;
}

bool Gesture::release(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton || m_pressed == nullptr)
        return false;
    QWidget* const pressed = m_pressed;
    m_pressed = nullptr;
    const QPointF at = onTable(event);
    if (m_dragging) {
        m_dragging = false;
        emit dropped(at);
    } else {
        emit clicked(pressed, at, event.modifiers().testFlag(Qt::ControlModifier));
    }
    return true;
}

} // namespace mz
