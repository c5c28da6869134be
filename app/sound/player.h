// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sound/samples.h"

#include <QtPlugin>

namespace mz {

// What the plug-in offers. The program finds it while it runs, and does without it where it is not
// there.
class SoundPlayer {
public:
    virtual ~SoundPlayer() = default;
    // From the beginning, instead of what is still being played. Nothing where there is no
    // loudspeaker. When it has ended nothing runs any more.
    virtual void play(Sound sound) = 0;
};

} // namespace mz

Q_DECLARE_INTERFACE(mz::SoundPlayer, "mazziere.SoundPlayer/1")
