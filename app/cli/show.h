// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/log.h"

#include <string>

namespace mz {

// The table after every line of the log, with every card face up; the line that cannot be done.
[[nodiscard]] tl::expected<std::string, Problem> show(std::shared_ptr<const Case> ofCase,
                                                      const Log& log, const std::string& lang);

} // namespace mz
