// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sound/player.h"

#include <QAudioSink>
#include <QBuffer>

#include <array>
#include <memory>

namespace mz {

// Plays through Qt Multimedia, the only part of the program that needs it.
class SoundPlugin : public QObject, public SoundPlayer {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "mazziere.SoundPlayer/1")
    Q_INTERFACES(mz::SoundPlayer)

public:
    SoundPlugin();
    void play(Sound sound) override;

private:
    void stop();

    std::array<QByteArray, soundCount> m_sounds;
    QBuffer m_buffer;
    std::unique_ptr<QAudioSink> m_sink;
};

} // namespace mz
