// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/assessment.h"
#include "app/records/database.h"

#include <QString>

#include <vector>

namespace mz {

// Both stand beside what is there already; nothing takes them away but the removal of the person.
// Where the clock has gone back since the last assessment, the new one gets the time of that one:
// it is the last and counts. False: there is no such session.
[[nodiscard]] OrTrouble<bool> assess(Database& database, const QString& session,
                                     const Assessment& assessment);
[[nodiscard]] OrTrouble<bool> rate(Database& database, const QString& session,
                                   const Rating& rating);

// The oldest first; the last assessment counts.
[[nodiscard]] OrTrouble<std::vector<Assessment>> assessmentsOf(Database& database,
                                                               const QString& session);
[[nodiscard]] OrTrouble<std::vector<Rating>> ratingsOf(Database& database, const QString& session);

} // namespace mz
