// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/trouble.h"

namespace mz {

// "MzRc", where SQLite has the id of the program to which a database belongs.
inline constexpr int recordsApplicationId = 0x4D7A5263;

// Whether the file can be opened, found out without changing a byte of it: it is ours, sound, not
// newer than this version, and may be written; or it is not there yet, or empty.
[[nodiscard]] OrTrouble<> look(const QString& file, int newest, int busyMs);

} // namespace mz
