// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/session_list.h"

#include <QLockFile>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace mz {

// A session that was broken off, to be gone on with.
struct BrokenOff {
    SessionRow row;
    QString file;     // the path of its log, which holds the text; empty: it cannot be written
    std::string text; // of the log, whole lines
    std::shared_ptr<QLockFile> lock;
};

// How a log is kept from other programs.
using LogLock = std::function<std::shared_ptr<QLockFile>(const QString& file)>;

// The one begun last of those at whose table a program was killed: its lock is still there, and no
// program holds it. One that the database does not know of yet is begun in it.
[[nodiscard]] OrTrouble<std::optional<SessionRow>>
killedSession(Database& database, const QString& folder, const LogLock& lockOf);

// The session of this person that was begun last, is running, and is not at a table of another
// program. Its log is the longer of what file and database have, and both have it then. Sessions of
// his that were broken off before it are over: left.
[[nodiscard]] OrTrouble<std::optional<BrokenOff>>
resumeSession(Database& database, std::optional<qint64> person, const QString& folder,
              const LogLock& lockOf, const Judges& judges, qint64 now);

} // namespace mz
