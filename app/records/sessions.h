// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/database.h"
#include "app/records/judge.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace mz {

enum class SessionState : std::uint8_t { running, finished, left };
enum class SessionOrigin : std::uint8_t {
    here,    // begun in this database
    earlier, // a log that was in the folder of logs before
    imported // from a file of records
};

// "running", "finished", "left"; "here", "earlier", "imported"
[[nodiscard]] std::string_view code(SessionState state);
[[nodiscard]] std::string_view code(SessionOrigin origin);

struct SessionStart {
    QString key; // uuid
    std::optional<qint64> person;
    QString file;           // the name of its log in the folder of logs
    qint64 startedAt = 0;   // ms since 1970 UTC
    LogHeader header;       // but for trainee and case, which are in its first line
    QString sitting{};      // key of a sitting of the same person (sittings.h); empty: of none
    int placeInSitting = 0; // from 1; 0: of none
};

// A session is begun with the lines of its log that there are, the header first. Where its log was
// taken in meanwhile this takes its place.
[[nodiscard]] OrTrouble<> beginSession(Database& database, const SessionStart& start,
                                       const std::vector<std::string>& lines);

// Lines of its log without their line ends, the first one with this number, counted from 1. A line
// that is there already stays. One durable act. False: no such session is running.
[[nodiscard]] OrTrouble<bool> addLines(Database& database, const QString& key, int first,
                                       const std::vector<std::string>& lines);

struct EndedSession {
    bool wasRunning = false;            // otherwise nothing was done
    std::optional<Problem> notJudged{}; // why it has no verdict yet
};
// The session is over: its lines become one text, and it gets the verdict of the day with its
// attempts. Whether it is finished or left its log decides; where that cannot be judged, these do.
[[nodiscard]] OrTrouble<EndedSession> endSession(Database& database, const QString& key,
                                                 const Judges& judges, qint64 now);
[[nodiscard]] OrTrouble<EndedSession> leaveSession(Database& database, const QString& key,
                                                   const Judges& judges, qint64 now);

} // namespace mz
