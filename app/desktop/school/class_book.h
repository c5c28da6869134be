// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/class_totals.h"
#include "app/records/exchange.h"
#include "app/records/people.h"
#include "app/results/roster.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace mz {

// What an instructor does with the records of a class. Jobs for the keeper of the records.

struct RosterTaken {
    int added = 0;
    int changed = 0; // had another name, class or note
};
// Whoever has the number of an entry is that trainee, and keeps his wishes; the others are added,
// with what the roster wishes for them. Wholly or not at all.
[[nodiscard]] OrTrouble<RosterTaken>
takeRoster(Database& database, const std::vector<RosterEntry>& entries, qint64 now);

struct ResultsTaken {
    QString file;
    std::optional<Imported> imported{};
    QString name{};        // of the trainee, as the file has it
    QString knownAs{};     // as he is called here, where that is another name
    QStringList changed{}; // what of his exams is not as it was written, in the window's language
    QString problem{};     // why it was left, likewise
};
// The results of a trainee whose number is known here become his, also where his computer has him
// under another key. What the file says a session is worth is of no interest: it is judged here,
// wherever it can be. A file that is no results file changes nothing.
[[nodiscard]] OrTrouble<ResultsTaken> takeResults(Database& database, const QString& file,
                                                  const Judges& judges, qint64 now);

struct ClassMember {
    Person person;
    PersonTotals totals;
};
// Those of this class; all who have none where it is empty. As many of the latest sessions of each.
[[nodiscard]] OrTrouble<std::vector<ClassMember>> readClass(Database& database,
                                                            const QString& group, int latest);
// The classes that there are, by name.
[[nodiscard]] OrTrouble<QStringList> classGroups(Database& database);

} // namespace mz
