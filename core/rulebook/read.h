// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/problem.h"
#include "core/rulebook/rulebook.h"

#include <tl/expected.hpp>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mz {

// The text of the rulebook with this id, where there is one.
using RulebookShelf = std::function<std::optional<std::string>(std::string_view id)>;

// Reads a rulebook strictly; an overlay takes its base from the shelf and says only where it
// differs. All mistakes are found in one reading, each with its place.
[[nodiscard]] tl::expected<Rulebook, std::vector<Problem>> readRulebook(std::string_view text,
                                                                        const RulebookShelf& shelf);

} // namespace mz
