// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/database.h"
#include "app/results/export.h"

#include <QString>

#include <optional>
#include <vector>

namespace mz {

// Every session of the records that is over and judged, with the verdict of the day.
[[nodiscard]] OrTrouble<std::vector<JudgedSession>> judgedSessions(Database& database);

// Writes tables and statements into the folder and says what came of it; gives back the status.
int writeSessions(const std::vector<JudgedSession>& sessions, const QString& folder,
                  const ExportOptions& options);

// "international", "italian"; international where nothing is asked, nothing for another word.
[[nodiscard]] std::optional<CsvForm> askedForm(const QString& word);

} // namespace mz
