// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

namespace mz {

struct Options {
    QString pack;     // a file, or empty
    QString scenario; // an id, or empty
    QString lang;     // "en" or "it", empty: as last time
    QString data;     // the folder for packs, sessions and settings
    QString record;   // a file for the log, or empty
    QString gallery;  // a folder for pictures of every screen, or empty
    QString debrief;  // a log to look at, or empty
};

// What the command line asks for; a text for standard error where it cannot be understood, or for
// standard output where help or the version was asked for.
struct UsageText {
    QString text;
    int status = 2;
};
[[nodiscard]] tl::expected<Options, UsageText> readOptions(const QStringList& arguments);

} // namespace mz
