// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <variant>

namespace mz {

// A number with up to three decimals: 2.3 is 2300.
struct Decimal {
    std::int64_t thousandths = 0;
    friend auto operator<=>(const Decimal&, const Decimal&) = default;
};

struct Instant {
    std::int64_t ms = 0; // since 1970 UTC
    friend auto operator<=>(const Instant&, const Instant&) = default;
};

// What stands in one cell of a table. Nothing: it does not apply, or is not known. Text is UTF-8
// without NUL.
using Cell = std::variant<std::monostate, std::string, std::int64_t, bool, Decimal, Instant>;

} // namespace mz
