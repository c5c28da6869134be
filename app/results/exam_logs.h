// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/sitting_check.h"

#include <span>
#include <string>

namespace mz {

// What the logs of an exam's hands tell of it without any records: one hand, some, or all of them.
struct ExamLogs {
    // By the places of the hands. Whether one was exchanged can be told where all from the first on
    // are there.
    SittingCheck check;
    std::string lastHash; // in the seal of the last of them; empty: it has none
    int startNumber = 0;  // 0: they are not of one sitting
};

// Bytes of whole logs, in any order. Logs of no exam are passed over.
[[nodiscard]] ExamLogs examLogs(std::span<const std::string> logs);

} // namespace mz
