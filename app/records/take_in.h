// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/files/files.h"
#include "app/records/database.h"
#include "app/records/judge.h"

#include <QString>

#include <optional>
#include <vector>

namespace mz {

// A log that stays where it is: it cannot be read, or judged.
struct NotTaken {
    QString file; // its name
    std::optional<FileTrouble> trouble;
    std::optional<Problem> problem;
};

struct TakenIn {
    int sessions = 0;  // that were not known
    int completed = 0; // that are running, and of which the file had more lines
    std::vector<NotTaken> notTaken;
};

// Goes through the *.log.jsonl of a folder. A log whose name is not known becomes a session of
// nobody; one of a running session lends it the lines that it lacks, where a program was killed
// between the two. What is known and over is not opened.
[[nodiscard]] OrTrouble<TakenIn> takeIn(Database& database, const QString& folder,
                                        const Judges& judges, qint64 now);

// Gives all sessions of nobody to this person. As many as there were.
[[nodiscard]] OrTrouble<int> adopt(Database& database, qint64 person);

} // namespace mz
