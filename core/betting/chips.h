// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>

namespace mz {

// A number of whole chips.
struct Chips {
    std::int64_t count = 0;

    constexpr Chips() = default;
    explicit constexpr Chips(std::int64_t chips) : count(chips) {}

    constexpr Chips& operator+=(Chips other) {
        count += other.count;
        return *this;
    }
    constexpr Chips& operator-=(Chips other) {
        count -= other.count;
        return *this;
    }
    friend constexpr Chips operator+(Chips a, Chips b) { return Chips(a.count + b.count); }
    friend constexpr Chips operator-(Chips a, Chips b) { return Chips(a.count - b.count); }
    friend constexpr auto operator<=>(Chips, Chips) = default;
};

inline constexpr Chips noChips{};

} // namespace mz
