// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/table_sounds.h"

#include "app/desktop/look/plugin.h"
#include "app/sound/player.h"

#include <QTimer>

namespace mz {

namespace {

std::optional<Sound> heard(const Event& event) {
    switch (event.kind) {
    case EventKind::shuffled:
    case EventKind::gathered:
        return Sound::shuffle;
    case EventKind::collected:
    case EventKind::returned:
    case EventKind::awarded:
        return Sound::chips;
    case EventKind::moved:
    case EventKind::pitched:
    case EventKind::burned:
    case EventKind::boardDealt:
    case EventKind::turned:
    case EventKind::cutDeck:
    case EventKind::folded:
    case EventKind::tabled:
    case EventKind::exposed:
        return Sound::card;
    default:
        return std::nullopt;
    }
}

std::optional<Sound> heard(const Happening& happening) {
    if (const auto* speak = std::get_if<act::Speak>(&happening.action)) {
        using enum Word::Kind;
        switch (speak->word.kind) {
        case check:
            return Sound::tap;
        case call:
        case bet:
        case raise:
        case allIn:
            return Sound::chips;
        default:
            break;
        }
    }
    std::optional<Sound> loudest;
    for (const Event& event : happening.events)
        if (const auto sound = heard(event); sound && (!loudest || *sound > *loudest))
            loudest = sound;
    return loudest;
}

} // namespace

std::optional<Sound> TableSounds::soundOf(const std::vector<Happening>& happenings) {
    std::optional<Sound> last;
    for (const Happening& happening : happenings)
        if (const auto sound = heard(happening))
            last = sound;
    return last;
}

void TableSounds::play(const std::vector<Happening>& happenings) {
    if (!m_on)
        return;
    if (const auto sound = soundOf(happenings))
        // After the paint: the first sound loads a library.
        QTimer::singleShot(0, this, [this, sound] { play(*sound); });
}

void TableSounds::play(Sound sound) {
    if (!m_looked) {
        m_looked = true;
        m_player = qobject_cast<SoundPlayer*>(loadPlugin("mazziere_sound"));
    }
    if (m_player != nullptr)
        m_player->play(sound);
}

} // namespace mz
