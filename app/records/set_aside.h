// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/trouble.h"

#include <QDateTime>

namespace mz {

// Makes way for a new database: file and what goes with it are copied to
// records.damaged-YYYYMMDD-HHMMSS.sqlite (with -2, -3 … where that is taken) beside it, and removed
// once all of the copy is on the disk. Gives the path of the copy. This process must not have the
// file open.
[[nodiscard]] OrTrouble<QString> setAside(const QString& file, const QDateTime& now);

} // namespace mz
