// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/keys/key_map.h"

#include <algorithm>

namespace mz {

namespace {

bool hasItsOwnWork(QKeyCombination key) {
    if (key.key() >= Qt::Key_0 && key.key() <= Qt::Key_9)
        return true;
    switch (key.key()) {
    case Qt::Key_unknown:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Escape:
        return true;
    case Qt::Key_A:
        return key.keyboardModifiers() == Qt::ControlModifier;
    default:
        return false;
    }
}

} // namespace

KeyMap::KeyMap() {
    for (const Command command : Commands::all())
        m_keys.push_back(Commands::firstKey(command));
}

QKeySequence KeyMap::of(Command command) const { return m_keys[static_cast<std::size_t>(command)]; }

std::optional<Command> KeyMap::assign(Command command, const QKeySequence& key) {
    QKeySequence& mine = m_keys[static_cast<std::size_t>(command)];
    if (mine == key)
        return std::nullopt;
    const auto other = std::ranges::find(m_keys, key);
    const QKeySequence old = std::exchange(mine, key);
    if (other == m_keys.end())
        return std::nullopt;
    *other = old;
    return static_cast<Command>(other - m_keys.begin());
}

bool KeyMap::mayHave(Command command, const QKeySequence& key) {
    return command != Command::escape && key.count() == 1 && !hasItsOwnWork(key[0]);
}

} // namespace mz
