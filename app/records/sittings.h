// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/database.h"

#include <QString>

#include <optional>
#include <vector>

namespace mz {

// One go at an exam: some sessions that count together (SessionStart::sitting).
struct SittingStart {
    QString key;                  // uuid
    std::optional<qint64> person; // nothing: nobody yet
    QString exam;                 // the exam's own key, the same at every go
    QString title;                // as it was shown that day
    qint64 startedAt = 0;         // ms since 1970 UTC
    QString plan{};               // the assignment, as its file has it; may be empty
};

// Gives its start number: how many times this person has begun this exam in this database, this
// time included. What it gives is on the disk: whoever deals the first card only afterwards cannot
// have begun without its being counted. A second time with the same key it gives the same number.
[[nodiscard]] OrTrouble<int> beginSitting(Database& database, const SittingStart& start);

// `lastHash`: of the last link of what the exam chains together; empty: none. False: no such
// sitting is under way.
[[nodiscard]] OrTrouble<bool> endSitting(Database& database, const QString& key, qint64 now,
                                         const QString& lastHash = {});

struct SittingRow {
    SittingStart start;
    int startNumber = 1;
    std::optional<qint64> endedAt; // nothing: under way, or broken off
    QString lastHash;              // empty: none
    bool imported = false;         // it came with a file of records
};
[[nodiscard]] OrTrouble<std::optional<SittingRow>> findSitting(Database& database,
                                                               const QString& key);
// Of this person, or of nobody; the newest start first.
[[nodiscard]] OrTrouble<std::vector<SittingRow>> sittingsOf(Database& database,
                                                            std::optional<qint64> person);

} // namespace mz
