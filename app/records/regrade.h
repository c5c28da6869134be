// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/database.h"
#include "app/records/judge.h"

namespace mz {

struct Regraded {
    int sessions = 0;  // that were judged again
    int changed = 0;   // of them got another verdict beside the last one
    int first = 0;     // had none so far
    int notJudged = 0; // cannot be judged, and stay as they are
};

// Judges every session that is over by the books of today. The verdict of the day stays; one that
// says something else than the last one is added beside it.
[[nodiscard]] OrTrouble<Regraded> regrade(Database& database, const Judges& judges, qint64 now);

} // namespace mz
