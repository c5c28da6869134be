// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/keys/commands.h"

#include <QKeySequence>

#include <optional>
#include <vector>

namespace mz {

// Which key does what. Every command always has one, and no key has two.
class KeyMap {
public:
    KeyMap(); // as the program comes

    [[nodiscard]] QKeySequence of(Command command) const;
    // Gives the command this key. Who had it gets the command's old one, and is told.
    std::optional<Command> assign(Command command, const QKeySequence& key);
    // Whether a command may have this key: digits, arrows, Tab, Enter and Ctrl+A keep their work,
    // and Esc always leads out.
    [[nodiscard]] static bool mayHave(Command command, const QKeySequence& key);

    friend bool operator==(const KeyMap&, const KeyMap&) = default;

private:
    std::vector<QKeySequence> m_keys;
};

} // namespace mz
