// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/words.h"
#include "core/session/view.h"

#include <string>

namespace mz {

// The table as lines of text, every seat on one.
[[nodiscard]] std::string tableText(const Words& words, const TableView& table);

} // namespace mz
