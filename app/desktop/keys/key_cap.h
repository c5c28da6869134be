// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/keys/commands.h"

#include <QPushButton>

namespace mz {

// A key as a button: pressed, it takes the next key for its command; Esc or another place leaves
// it as it was.
class KeyCap : public QPushButton {
    Q_OBJECT

public:
    KeyCap(Command command, QWidget* parent);

    [[nodiscard]] Command command() const { return m_command; }
    [[nodiscard]] bool listening() const { return m_listening; }

signals:
    void listeningChanged(bool listening);
    void given(mz::Command command, const QKeySequence& key);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void listen(bool listening);

    Command m_command;
    bool m_listening = false;
};

} // namespace mz
