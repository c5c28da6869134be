// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/keys/key_cap.h"

#include <QKeyEvent>

namespace mz {

namespace {

bool isModifier(int key) {
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt ||
           key == Qt::Key_AltGr || key == Qt::Key_Meta || key == Qt::Key_CapsLock;
}

} // namespace

KeyCap::KeyCap(Command command, QWidget* parent) : QPushButton(parent), m_command(command) {
    setObjectName(QStringLiteral("cap"));
    setAccessibleName(Commands::help(command));
    setAccessibleDescription(Commands::keyText(command));
    listen(false);
    connect(this, &QPushButton::clicked, this, [this] { listen(!m_listening); });
}

void KeyCap::listen(bool listening) {
    const bool changed = listening != m_listening;
    m_listening = listening;
    setText(listening
                ? QStringLiteral("…")
                : Commands::keyText(m_command).replace(QLatin1Char('&'), QLatin1String("&&")));
    if (changed)
        emit listeningChanged(listening);
}

// While it listens, no shortcut is to take the key away.
bool KeyCap::event(QEvent* event) {
    if (m_listening && event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    // Tab would leave before it could be refused.
    if (m_listening && event->type() == QEvent::KeyPress) {
        keyPressEvent(static_cast<QKeyEvent*>(event));
        return true;
    }
    return QPushButton::event(event);
}

void KeyCap::keyPressEvent(QKeyEvent* event) {
    if (!m_listening) {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
            click();
        else
            QPushButton::keyPressEvent(event);
        return;
    }
    event->accept();
    if (isModifier(event->key()) || event->isAutoRepeat())
        return;
    listen(false);
    if (event->key() == Qt::Key_Escape)
        return;
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    emit given(m_command,
               QKeySequence(QKeyCombination(modifiers, static_cast<Qt::Key>(event->key()))));
}

void KeyCap::focusOutEvent(QFocusEvent* event) {
    listen(false);
    QPushButton::focusOutEvent(event);
}

} // namespace mz
