// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace mz {

// The middle one; of an even number the mean of the two in the middle, rounded towards 0. Nothing
// where there are none.
[[nodiscard]] inline std::optional<std::int64_t> median(std::vector<std::int64_t> values) {
    if (values.empty())
        return std::nullopt;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    if (values.size() % 2 == 1)
        return *middle;
    return (*std::max_element(values.begin(), middle) + *middle) / 2;
}

} // namespace mz
