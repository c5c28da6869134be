// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/session_list.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace mz {

// How often somebody has tried a rule, and how well.
struct RuleTotals {
    std::string rule;
    int attempts = 0;
    int correct = 0;
    std::optional<double> meanReactionMs; // of the attempts that have one

    // 0 … 1
    [[nodiscard]] double shareCorrect() const {
        return attempts == 0 ? 0 : static_cast<double>(correct) / attempts;
    }
};

struct PersonTotals {
    qint64 person = 0;
    std::vector<RuleTotals> rules;  // that were tried at all, by their names
    std::vector<SessionRow> latest; // the newest start first
};

// What the list of a class shows: for each of these people, in their order, with as many of their
// latest sessions. Somebody whom nobody knows has tried nothing.
[[nodiscard]] OrTrouble<std::vector<PersonTotals>>
classTotals(Database& database, std::span<const qint64> people, int latest);

} // namespace mz
