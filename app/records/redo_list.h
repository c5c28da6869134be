// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/database.h"

#include <QString>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mz {

// A scenario that somebody should deal again.
struct Redo {
    enum class Why : std::uint8_t {
        notPassed,
        slow // passed, and some reaction took more than twice the person's own median of its rule
    };
    std::string pack;
    std::string scenario;
    QString session; // key of the latest session of it
    qint64 startedAt = 0;
    Why why{};
};
// "not-passed", "slow"
[[nodiscard]] std::string_view code(Redo::Why why);

// Reactions of a rule that must be known before one of them can be slow.
inline constexpr int fewestReactions = 5;

// Every scenario whose latest session by this person is over, was judged, by its latest verdict,
// and was not passed or slow; the newest first. A scenario goes from the list when it is dealt
// again as it should be. What is running or has no verdict says nothing, nor does a hand that was
// left before anything was wrong in it.
[[nodiscard]] OrTrouble<std::vector<Redo>> redoList(Database& database, qint64 person);

} // namespace mz
