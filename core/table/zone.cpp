// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/zone.h"

#include <array>

namespace mz {

namespace {
constexpr std::array<std::string_view, 5> sharedZones{"board", "burns", "muck", "aside", "deck"};
constexpr std::string_view holePrefix = "hole:";
} // namespace

std::string code(Zone zone) {
    if (zone.isHole())
        return std::string(holePrefix) + std::to_string(zone.seat());
    return std::string(sharedZones.at(static_cast<std::size_t>(zone.index() - maxSeats)));
}

std::optional<Zone> zoneFromCode(std::string_view text) {
    for (std::size_t i = 0; i < sharedZones.size(); ++i)
        if (sharedZones.at(i) == text)
            return Zone::fromIndex(maxSeats + static_cast<int>(i));
    if (!text.starts_with(holePrefix))
        return std::nullopt;
    const std::string_view seat = text.substr(holePrefix.size());
    if (seat == "10")
        return Zone::hole(10);
    if (seat.size() == 1 && seat.front() >= '1' && seat.front() <= '9')
        return Zone::hole(seat.front() - '0');
    return std::nullopt;
}

} // namespace mz
