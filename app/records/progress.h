// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/database.h"

#include <QTimeZone>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mz {

// What the page of one person's progress is made of: of an attempt and of a session that is over
// as much as counts there.
struct TriedOnce {
    std::string rule; // "holdem.1" … "holdem.6", "none"
    bool correct = false;
    std::optional<qint64> reactionMs;
    qint64 at = 0;               // ms since 1970 UTC, like all moments here
    bool ownExposedCard = false; // the dealer exposed a card himself
};
struct DealtOnce {
    qint64 startedAt = 0;
    bool finished = false;
};

// So many of the newest attempts tell how somebody stands today.
inline constexpr int lastAttempts = 10;

struct RuleProgress {
    std::string rule;
    int attempts = 0;
    int correct = 0;
    int lastTried = 0; // of the last ten as many as there are
    int lastCorrect = 0;
    std::optional<qint64> medianReactionMs; // of the last ten
    std::optional<qint64> lastTriedAt;

    // 0 … 1; 0 where there are none.
    [[nodiscard]] double shareCorrect() const;
    [[nodiscard]] double lastShareCorrect() const;
    // 0 … 1: of ten attempts those that were right; one that was never made was not.
    [[nodiscard]] double mastery() const;
};

struct WeekProgress {
    int year = 0; // of the week, as ISO 8601 counts them
    int week = 0; // 1 … 53
    int sessions = 0;
    int attempts = 0;
    int correct = 0;
    std::optional<qint64> medianReactionMs;

    [[nodiscard]] double shareCorrect() const; // 0 … 1
};

struct SinceExposedCard {
    std::optional<qint64> at; // of the last one that was the dealer's own fault; nothing: never
    int hands = 0;            // sessions finished since then, or at all
};

struct NextRule {
    enum class Why : std::uint8_t {
        neverTried,   // the first such rule
        leastMastery, // below 0.8; of several alike the one longest not tried
        longestAgo    // all are mastered
    };
    std::string rule;
    Why why{};
};
// "never-tried", "least-mastery", "longest-ago"
[[nodiscard]] std::string_view code(NextRule::Why why);

struct Progress {
    // The six rules and "none", tried or not; behind them those of other books that were.
    std::vector<RuleProgress> rules;
    std::vector<WeekProgress> weeks; // in which something was done, the oldest first
    SinceExposedCard sinceExposedCard;
    NextRule next;
};

// In any order. Weeks begin on Monday in this time zone.
[[nodiscard]] Progress progressOf(std::vector<TriedOnce> attempts,
                                  const std::vector<DealtOnce>& sessions, const QTimeZone& zone);

// The incidents in which a card lies open that should not.
[[nodiscard]] bool isExposedCard(std::string_view incident);

// The same of a person in the database.
[[nodiscard]] OrTrouble<Progress> progressOf(Database& database, qint64 person,
                                             const QTimeZone& zone);

} // namespace mz
