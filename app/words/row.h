// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace mz {

// A sentence in each language as the .ts files have it. One that is counted has two forms, for one
// and for any other number; every other only the first.
struct WordsRow {
    std::string_view context;
    std::string_view source;
    std::string_view comment;
    bool counted = false;
    std::array<std::string_view, 2> en;
    std::array<std::string_view, 2> it;
};

} // namespace mz
