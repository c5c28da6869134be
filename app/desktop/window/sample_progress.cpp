// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/sample_progress.h"

#include <array>

namespace mz {

Progress sampleProgress() {
    constexpr int weeks = 30;
    constexpr int inAWeek = 14; // attempts
    constexpr qint64 hour = 3'600'000;
    constexpr std::array rules{"holdem.1", "holdem.2", "holdem.3", "holdem.4",
                               "holdem.5", "holdem.6", "none"};
    const qint64 first = QDate(2026, 5, 4).startOfDay(QTimeZone::utc()).toMSecsSinceEpoch();
    std::vector<TriedOnce> attempts;
    std::vector<DealtOnce> sessions;
    for (int week = 0; week < weeks; ++week) {
        if (week / 3 == 4)
            continue; // August
        for (int number = 0; number < inAWeek - week % 4; ++number) {
            TriedOnce one;
            const auto rule = static_cast<std::size_t>(number) % rules.size();
            one.rule = rules[rule];
            // The fourth rule comes hardest, the fifth half as hard.
            const int luck = (week * 7 + number * 5) % 20;
            one.correct = luck < 8 + week / 3 - (rule == 3 ? 6 : rule == 4 ? 3 : 0);
            one.at = first + ((week * 7 + number % 5) * 24 + 10 + number) * hour;
            one.reactionMs = 6'200 - 120 * week + 90 * luck;
            one.ownExposedCard = week == 19 && number == 0;
            attempts.push_back(one);
            sessions.push_back({one.at - hour, true});
        }
    }
    return progressOf(std::move(attempts), sessions, QTimeZone::utc());
}

} // namespace mz
