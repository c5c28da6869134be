// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/database.h"

#include <QString>

namespace mz::testing {

// Everything that the public functions tell of a database, as text, a line each. Long texts are
// told by their lines and a hash.
[[nodiscard]] QString toldRecords(Database& database);

} // namespace mz::testing
