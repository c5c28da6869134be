// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/table.h"

#include "app/words/mark.h"

#include <algorithm>

namespace mz {

std::string seatName(const Words& words, Seat seat) {
    return words.text(MZ_TEXT("Table", "Seat %1"), {std::to_string(seat)});
}

std::string streetName(const Words& words, Street street) {
    switch (street) {
    case Street::preflop:
        return words.text(MZ_TEXT("Table", "Preflop"));
    case Street::flop:
        return words.text(MZ_TEXT("Table", "Flop"));
    case Street::turn:
        return words.text(MZ_TEXT("Table", "Turn"));
    case Street::river:
        return words.text(MZ_TEXT("Table", "River"));
    case Street::showdown:
        return words.text(MZ_TEXT("Table", "Showdown"));
    }
    return {};
}

std::string potName(const Words& words, int pot) {
    if (pot == 0)
        return words.text(MZ_TEXT("Table", "Main pot"));
    return words.text(MZ_TEXT("Table", "Side pot %1"), {std::to_string(pot)});
}

std::string zoneName(const Words& words, Zone zone) {
    if (zone.isHole())
        return seatName(words, zone.seat());
    if (zone == Zones::board)
        return words.text(MZ_TEXT("Table", "Board"));
    if (zone == Zones::burns)
        return words.text(MZ_TEXT("Table", "Burns"));
    if (zone == Zones::muck)
        return words.text(MZ_TEXT("Table", "Muck"));
    if (zone == Zones::aside)
        return words.text(MZ_TEXT("Table", "Aside"));
    return words.text(MZ_TEXT("Table", "Stub"));
}

namespace {

// The hundredths are cut off, not rounded: a time that is not over is not shown.
struct Clock {
    std::string minutes;
    std::string seconds; // two digits
    std::string wholeSeconds;
    std::string tenth;
};

Clock clockOf(std::int64_t ms) {
    const std::int64_t tenths = std::max<std::int64_t>(ms, 0) / 100;
    const std::int64_t seconds = tenths / 10;
    const std::string rest = std::to_string(seconds % 60);
    return {std::to_string(seconds / 60), rest.size() == 1 ? "0" + rest : rest,
            std::to_string(seconds), std::to_string(tenths % 10)};
}

} // namespace

std::string timeName(const Words& words, std::int64_t ms) {
    const Clock clock = clockOf(ms);
    return words.text(MZ_TEXT("Table", "%1:%2.%3"), {clock.minutes, clock.seconds, clock.tenth});
}

std::string spanName(const Words& words, std::int64_t ms) {
    const Clock clock = clockOf(ms);
    return words.text(MZ_TEXT("Table", "%1.%2 s"), {clock.wholeSeconds, clock.tenth});
}

} // namespace mz
