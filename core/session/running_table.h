// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>

namespace mz {

// A table at which hand follows hand.
struct RunningTable {
    Structure structure;
    std::array<std::string, maxSeats> names{};
};

// So many of these seats, from Seat 1 on, each with 200, the button on Seat 1, blinds 1 and 2.
[[nodiscard]] RunningTable openTable(int players);

// The table after a hand: the button one player further, the chips where the hand left them.
// Whoever has none left has bought in again, for 100 big blinds. After a hand that was not played
// to its end the chips lie as before it.
[[nodiscard]] RunningTable afterHand(const RunningTable& table, const Session& session);

// The next hand there, from the shuffle to the award: the same seed (below 2^53), the same hand. Of
// 100 seeds so many as `percent` says bring an irregularity; the trainee is not to know. The hand
// can be dealt, and its model answer scores 100.
struct HandText {
    std::string id;
    Text title;
    Text brief;
};
[[nodiscard]] Case nextHand(const RunningTable& table, std::uint64_t seed, int percent,
                            const HandText& text, const std::shared_ptr<const Rulebook>& rulebook);

// What a session adds to the count of a table: hits and false alarms belong together.
struct TableCount {
    int hands = 0;
    int happened = 0;    // irregularities that the table brought
    int handled = 0;     // of them wholly put right
    int own = 0;         // that the dealer made himself
    int falseAlarms = 0; // remedies where nothing was wrong
};
[[nodiscard]] TableCount counted(const TableCount& before, const Verdict& verdict);

} // namespace mz
