// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/assessment.h"
#include "app/records/session_writer.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace mz {

// A session without its log.
struct SessionRow {
    SessionStart start; // its file is empty where it never had one here
    SessionState state{};
    SessionOrigin origin{};
    // Without their JSON; nothing where it could not be judged yet.
    std::optional<KeptVerdict> ofTheDay;
    std::optional<KeptVerdict> latest;      // where there are several
    std::optional<Assessment> assessment{}; // the last one, which counts
};

// Of this person, or of nobody; the newest start first.
[[nodiscard]] OrTrouble<std::vector<SessionRow>>
sessionsOf(Database& database, std::optional<qint64> person, int limit, int offset = 0);
// Of a sitting of this key, in the order of their places.
[[nodiscard]] OrTrouble<std::vector<SessionRow>> sessionsOfSitting(Database& database,
                                                                   const QString& sitting);
[[nodiscard]] OrTrouble<int> countSessions(Database& database, std::optional<qint64> person);
[[nodiscard]] OrTrouble<std::optional<SessionRow>> findSession(Database& database,
                                                               const QString& key);
// The one begun last of those that are still running.
[[nodiscard]] OrTrouble<std::optional<SessionRow>> runningSession(Database& database,
                                                                  std::optional<qint64> person);

// The log of a session, as far as it goes; nothing where there is no such session.
[[nodiscard]] OrTrouble<std::optional<std::string>> logText(Database& database, const QString& key);
// All verdicts of a session, that of the day first.
[[nodiscard]] OrTrouble<std::vector<KeptVerdict>> verdictsOf(Database& database,
                                                             const QString& key);

struct KeptAttempt {
    QString session; // its key
    qint64 at = 0;   // when the incident ended, ms since 1970 UTC
    Attempt attempt;
};
// What a person has tried, the oldest first: of one rule, or of all of them rule by rule.
[[nodiscard]] OrTrouble<std::vector<KeptAttempt>>
attemptsOf(Database& database, qint64 person, const std::optional<std::string>& rule = {});

} // namespace mz
