// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace mz {

// A uuid of version 5 made of these two, in a name space of our own: the same for ever, and another
// one for any other two. Lower-case, with hyphens.
[[nodiscard]] std::string uuidOf(std::string_view sessionKey, std::string_view place);

// As statements need it: versions 1 to 5, lower-case.
[[nodiscard]] bool isUuid(std::string_view text);

} // namespace mz
