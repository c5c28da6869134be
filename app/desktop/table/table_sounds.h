// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sound/samples.h"
#include "core/session/session.h"

#include <QObject>

#include <optional>
#include <vector>

namespace mz {

class SoundPlayer;

// Plays what is heard when something happens at the table. The plug-in is loaded at the first
// sound; where it is missing, nothing is heard and nothing is missing.
class TableSounds : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    void setOn(bool on) { m_on = on; }
    void play(const std::vector<Happening>& happenings);

    // Of all that happened at once only the last is heard: how the players act tells nothing that
    // is not seen.
    [[nodiscard]] static std::optional<Sound> soundOf(const std::vector<Happening>& happenings);

private:
    void play(Sound sound);

    bool m_on = false;
    bool m_looked = false; // for the plug-in
    SoundPlayer* m_player = nullptr;
};

} // namespace mz
