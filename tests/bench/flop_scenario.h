// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/case.h"

#include <memory>
#include <string_view>

namespace mz {

// Nine players, and the flop lands with four cards; the betting before the flop is open.
[[nodiscard]] std::shared_ptr<const Case> flopCase();

// A log of it that scores 100, header included.
[[nodiscard]] std::string_view flopLog();

} // namespace mz
