// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/words.h"

#include <string>

namespace mz {

// How the program is called.
[[nodiscard]] std::string usage(const Words& words);

} // namespace mz
