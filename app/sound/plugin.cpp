// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/plugin.h"

#include <QMediaDevices>

namespace mz {

SoundPlugin::SoundPlugin() {
    for (int sound = 0; sound < soundCount; ++sound) {
        const auto wave = samples(static_cast<Sound>(sound));
        m_sounds[static_cast<std::size_t>(sound)] =
            QByteArray(reinterpret_cast<const char*>(wave.data()),
                       static_cast<qsizetype>(wave.size() * sizeof(wave.front())));
    }
}

void SoundPlugin::play(Sound sound) {
    stop();
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    if (device.isNull())
        return;
    QAudioFormat format;
    format.setSampleRate(sampleRate);
    format.setChannelCount(1);
    format.setSampleFormat(QAudioFormat::Int16);
    m_buffer.setData(m_sounds[static_cast<std::size_t>(sound)]);
    m_buffer.open(QIODevice::ReadOnly);
    m_sink = std::make_unique<QAudioSink>(device, format);
    // Left open, a sink goes on asking for more; it cannot be deleted in its own signal.
    connect(
        m_sink.get(), &QAudioSink::stateChanged, this,
        [this](QAudio::State state) {
            if (state == QAudio::IdleState)
                stop();
        },
        Qt::QueuedConnection);
    m_sink->start(&m_buffer);
}

void SoundPlugin::stop() {
    if (m_sink != nullptr)
        m_sink->stop();
    m_sink.reset();
    m_buffer.close();
}

} // namespace mz
