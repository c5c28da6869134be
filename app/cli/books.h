// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/problem.h"
#include "core/rulebook/rulebook.h"

#include <tl/expected.hpp>

#include <memory>
#include <string_view>
#include <vector>

namespace mz {

using Book = std::shared_ptr<const Rulebook>;

// Whether the program carries a rulebook of this id.
[[nodiscard]] bool carriesBook(std::string_view id);
// It, read; null where it has none of this id.
[[nodiscard]] Book embeddedBook(std::string_view id);

// A rulebook as it stands in its file; its base is one that the program carries.
[[nodiscard]] tl::expected<Book, std::vector<Problem>> readBook(std::string_view text);

} // namespace mz
