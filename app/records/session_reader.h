// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/records_file.h"
#include "core/json/reading.h"

#include <optional>

namespace mz {

// A session of a file of records, its log still as text. Nothing where it is no object of the right
// keys; every problem goes to the reading.
[[nodiscard]] std::optional<FiledSession> readSession(json::Reading& reading,
                                                      const json::Place& place);

} // namespace mz
