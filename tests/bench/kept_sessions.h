// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/database.h"
#include "app/records/judge.h"

#include <QTemporaryDir>

#include <memory>
#include <string>
#include <vector>

namespace mz {

// The books that the programs carry.
[[nodiscard]] Judges benchJudges();

// A log as the window writes it, and what it is worth.
struct WrittenLog {
    std::string text;
    Judgement judgement;
};
// Every scenario of the six rules done right, quickly and slowly, with one act left out, and left
// midway.
[[nodiscard]] const std::vector<WrittenLog>& writtenLogs();

// Records in a folder of their own: as many people with as many sessions each, spread evenly over
// three years.
struct ManySessions {
    ManySessions(int people, int sessionsEach);

    QTemporaryDir folder;
    std::unique_ptr<Database> database;
    std::vector<qint64> people;
};

} // namespace mz
