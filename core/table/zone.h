// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mz {

// Seats are numbered clockwise from 1, Seat 1 at the dealer's left; 0 stands for nobody.
using Seat = int;
inline constexpr int maxSeats = 10;

// One of the fifteen places where a card can lie.
class Zone {
public:
    static constexpr int count = 15;

    // seat in 1..10
    static constexpr Zone hole(Seat seat) { return Zone(static_cast<std::uint8_t>(seat - 1)); }
    static constexpr Zone fromIndex(int index) { return Zone(static_cast<std::uint8_t>(index)); }

    constexpr Zone() = default;

    [[nodiscard]] constexpr int index() const { return m_index; }
    [[nodiscard]] constexpr bool isHole() const { return m_index < maxSeats; }
    // The seat whose cards lie here; 0 where the zone is no hand.
    [[nodiscard]] constexpr Seat seat() const { return isHole() ? m_index + 1 : 0; }
    // Cards moved by hand to the board or aside lie face up, everywhere else face down.
    [[nodiscard]] constexpr bool liesFaceUp() const;

    friend constexpr auto operator<=>(Zone, Zone) = default;

private:
    explicit constexpr Zone(std::uint8_t index) : m_index(index) {}
    friend struct Zones;

    std::uint8_t m_index = 14;
};

struct Zones {
    static constexpr Zone board = Zone(10);
    static constexpr Zone burns = Zone(11);
    static constexpr Zone muck = Zone(12);
    static constexpr Zone aside = Zone(13);
    static constexpr Zone deck = Zone(14);
};

constexpr bool Zone::liesFaceUp() const { return *this == Zones::board || *this == Zones::aside; }

// "deck", "board", "burns", "muck", "aside", "hole:1" … "hole:10"
[[nodiscard]] std::string code(Zone zone);
[[nodiscard]] std::optional<Zone> zoneFromCode(std::string_view text);

} // namespace mz
