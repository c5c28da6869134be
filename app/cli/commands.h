// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"

namespace mz {

// Does what is asked for and gives the exit status.
[[nodiscard]] int run(const Arguments& arguments);

} // namespace mz
