// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/words.h"
#include "core/dealing/perform.h"
#include "core/json/problem.h"

#include <string>
#include <string_view>

namespace mz {

// What is wrong, as it stands behind the place: lower-case, without a full stop.
[[nodiscard]] std::string reason(const Words& words, const Problem& problem);

// Why hands cannot do it, as a whole sentence.
[[nodiscard]] std::string refusal(const Words& words, Obstacle obstacle);

// Why a file cannot be read or written, by the code of the trouble; stands behind its name.
[[nodiscard]] std::string fileTrouble(const Words& words, std::string_view trouble);

} // namespace mz
