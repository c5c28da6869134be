// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/database.h"
#include "app/records/records_file.h"

#include <optional>
#include <string>

namespace mz {

// A person with all sittings and every session that is over, for writeRecords(); nothing where
// there is nobody with this id.
[[nodiscard]] OrTrouble<std::optional<RecordsFile>> recordsOf(Database& database, qint64 person);

// The same with his sittings of this exam alone, and with their sessions: what he hands in.
[[nodiscard]] OrTrouble<std::optional<RecordsFile>> recordsOf(Database& database, qint64 person,
                                                              const QString& exam);

struct Imported {
    qint64 person = 0;
    bool isNew = false;  // the person was not known
    int sessions = 0;    // that were not known
    int known = 0;       // that were left as they are
    int assessments = 0; // and ratings that were not known, of sessions known or not
};
// Adds the person, or where one of this key is known adds to him what he lacks. Wholly or not at
// all. What instructors said of a session that he has already is added to it. The verdicts of the
// file come first, in their order; today's is kept beside them unless one of them says the same.
// The attempts are those of today's.
[[nodiscard]] OrTrouble<Imported> importRecords(Database& database, const JudgedRecords& records,
                                                const std::string& program, qint64 now);

} // namespace mz
