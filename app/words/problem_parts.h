// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/words.h"
#include "core/json/problem.h"

#include <string>

namespace mz {

// What is wrong with a pack, a rulebook or a log, from the arguments of the problem; nothing where
// the reason is another part's.
[[nodiscard]] std::string packReason(const Words& words, Reason reason, const std::string& first,
                                     const std::string& second, const std::string& third);
[[nodiscard]] std::string bookReason(const Words& words, Reason reason, const std::string& first,
                                     const std::string& second);
[[nodiscard]] std::string logReason(const Words& words, Reason reason, const std::string& first);

} // namespace mz
