// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/words.h"
#include "core/session/log.h"

#include <memory>
#include <string>

namespace mz {

// What happened on every line of the log and how the table looks after it, with every card face up;
// or the line that cannot be done.
[[nodiscard]] tl::expected<std::string, Problem>
debrief(const Words& words, const std::shared_ptr<const Case>& ofCase, const Log& log);

} // namespace mz
