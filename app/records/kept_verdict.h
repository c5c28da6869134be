// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/judge.h"

#include <cstdint>
#include <string>

namespace mz {

// A verdict as it is kept.
struct KeptVerdict {
    int number = 1;            // 1: of the day, the ones after it in the order in which they came
    std::int64_t judgedAt = 0; // ms since 1970 UTC
    bool imported = false;     // it came with a file of records
    std::string program;
    std::string rulebook;
    int rulebookEdition = 1;
    int score = 0; // 0 … 100
    bool passed = false;
    bool finished = false;
    std::string json;

    friend bool operator==(const KeptVerdict&, const KeptVerdict&) = default;
};
[[nodiscard]] KeptVerdict keptVerdict(const Judgement& judgement, const std::string& program,
                                      std::int64_t now);

} // namespace mz
