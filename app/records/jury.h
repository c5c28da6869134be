// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/judge.h"

#include <mutex>
#include <span>
#include <vector>

namespace mz {

// Judges many logs at a time, with every processor where there are enough of them.
class Jury {
public:
    explicit Jury(Judges judges);

    // In the order of the texts.
    [[nodiscard]] std::vector<tl::expected<Judgement, Problem>>
    judge(std::span<const std::string_view> texts);

private:
    std::mutex m_mutex; // around the questions that the judges ask
    std::vector<LogJudge> m_judges;
};

} // namespace mz
