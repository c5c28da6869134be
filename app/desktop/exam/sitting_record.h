// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/session_list.h"
#include "app/records/sittings.h"
#include "app/results/sitting_check.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace mz {

// A hand of a sitting, with its log.
struct SatHand {
    SessionRow session;
    std::string log;
    std::string after;        // what its header says of the seal of the hand before
    int hands = 0;            // and of how many there are; 0: nothing
    bool fileMissing = false; // the records have it all the same
    ChainCheck chain; // of its file, where there is one, and of the records: whichever is worse
};

// A go at an exam or an assignment, as the records have it.
struct SittingRecord {
    SittingRow sitting;
    std::vector<SatHand> hands; // by their places

    [[nodiscard]] bool isExam() const;
    // How many hands it has, dealt or not.
    [[nodiscard]] std::size_t planned() const;
    [[nodiscard]] SittingCheck check() const;
};

// Nothing: there is no such sitting. `logs`: the folder of the logs.
[[nodiscard]] OrTrouble<std::optional<SittingRecord>>
readSitting(Database& database, const QString& key, const QString& logs);

} // namespace mz
