// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/settings.h"

#include <QDir>
#include <QSettings>

#include <algorithm>
#include <array>

namespace mz {

namespace {

constexpr int leastText = 80;
constexpr int mostText = 200;
constexpr int slowestPace = 5000; // ms

// A key that cannot be is as if it were not there.
KeyMap readKeys(const QSettings& file) {
    KeyMap keys;
    for (const Command command : Commands::all()) {
        const QString text =
            file.value(QStringLiteral("keys/") + Commands::name(command)).toString();
        const QKeySequence key(text, QKeySequence::PortableText);
        if (!text.isEmpty() && KeyMap::mayHave(command, key))
            keys.assign(command, key);
    }
    return keys;
}

void writeKeys(QSettings& file, const KeyMap& keys) {
    file.remove(QStringLiteral("keys"));
    for (const Command command : Commands::all())
        if (keys.of(command) != Commands::firstKey(command))
            file.setValue(QStringLiteral("keys/") + Commands::name(command),
                          keys.of(command).toString(QKeySequence::PortableText));
}

// In the order of their values.
constexpr std::array felts{"green", "blue", "red", "violet", "charcoal"};
constexpr std::array panels{"standard", "light", "dark", "contrast"};

// What the file does not know, or knows differently, is the first.
template <typename Choice, typename Names>
Choice choice(const Names& names, const QVariant& value) {
    const QString text = value.toString();
    const auto found =
        std::ranges::find_if(names, [&](const char* name) { return text == QLatin1String(name); });
    return found == names.end() ? Choice{} : static_cast<Choice>(found - names.begin());
}

QString fileIn(const QString& data) { return QDir(data).filePath(QStringLiteral("settings.ini")); }

} // namespace

Settings readSettings(const QString& data) {
    const QSettings file(fileIn(data), QSettings::IniFormat);
    Settings settings;
    settings.lang = file.value("lang").toString() == QLatin1String("it") ? QStringLiteral("it")
                                                                         : QStringLiteral("en");
    settings.textPercent = std::clamp(file.value("text", 100).toInt(), leastText, mostText);
    settings.pace = std::clamp(file.value("pace", 0).toInt(), 0, slowestPace);
    settings.motion = file.value("motion", true).toBool();
    settings.fourColours = file.value("four-colours", true).toBool();
    settings.felt = choice<Felt>(felts, file.value("felt"));
    settings.panels = choice<Panels>(panels, file.value("panels"));
    settings.projector = file.value("projector", false).toBool();
    const auto mode = modeFromCode(file.value("mode").toString().toStdString());
    if (mode && *mode != Mode::exam)
        settings.mode = *mode;
    settings.sound = file.value("sound", false).toBool();
    settings.nameless = file.value("nameless", false).toBool();
    settings.walTold = file.value("wal-told", false).toBool();
    settings.keys = readKeys(file);
    return settings;
}

QByteArray readWindowPlace(const QString& data) {
    return QSettings(fileIn(data), QSettings::IniFormat).value("window").toByteArray();
}

void writeWindowPlace(const QString& data, const QByteArray& place) {
    QSettings(fileIn(data), QSettings::IniFormat).setValue("window", place);
}

void writeSettings(const QString& data, const Settings& settings) {
    QSettings file(fileIn(data), QSettings::IniFormat);
    file.setValue("lang", settings.lang);
    file.setValue("text", settings.textPercent);
    file.setValue("pace", settings.pace);
    file.setValue("motion", settings.motion);
    file.setValue("four-colours", settings.fourColours);
    file.setValue("felt", felts[static_cast<std::size_t>(settings.felt)]);
    file.setValue("panels", panels[static_cast<std::size_t>(settings.panels)]);
    file.setValue("projector", settings.projector);
    file.setValue("mode", QString::fromUtf8(code(settings.mode).data(),
                                            static_cast<int>(code(settings.mode).size())));
    file.setValue("sound", settings.sound);
    file.setValue("nameless", settings.nameless);
    file.setValue("wal-told", settings.walTold);
    writeKeys(file, settings.keys);
}

} // namespace mz
