// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/keys/key_map.h"
#include "app/desktop/look/theme.h"
#include "core/session/session.h"

#include <QString>

namespace mz {

// What the trainee has chosen for good; kept in DATA/settings.ini.
struct Settings {
    QString lang = QStringLiteral("en");
    int textPercent = 100; // 80 … 200
    int pace = 0;          // ms between two players, 0: all at once
    bool motion = true;
    bool fourColours = true;
    Felt felt = Felt::green;
    Panels panels = Panels::standard;
    bool projector = false;     // large cards, thick outlines, answers hidden
    Mode mode = Mode::practice; // not exam
    bool sound = false;
    bool nameless = false; // nobody gave a name when the program began the last time
    bool walTold = false;  // that the folder's file system slows the records down
    KeyMap keys;

    [[nodiscard]] double scale() const { return textPercent / 100.0; }
    [[nodiscard]] Theme theme() const { return makeTheme(panels, felt, projector); }
    friend bool operator==(const Settings&, const Settings&) = default;
};

[[nodiscard]] Settings readSettings(const QString& data);
void writeSettings(const QString& data, const Settings& settings);

// Where the window stood and how large it was, as QWidget::saveGeometry() tells it.
[[nodiscard]] QByteArray readWindowPlace(const QString& data);
void writeWindowPlace(const QString& data, const QByteArray& place);

} // namespace mz
