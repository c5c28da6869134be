// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/kept_verdict.h"

namespace mz {

KeptVerdict keptVerdict(const Judgement& judgement, const std::string& program, std::int64_t now) {
    KeptVerdict verdict;
    verdict.judgedAt = now;
    verdict.program = program;
    verdict.rulebook = judgement.rulebook;
    verdict.rulebookEdition = judgement.rulebookEdition;
    verdict.score = judgement.score;
    verdict.passed = judgement.passed;
    verdict.finished = judgement.finished;
    verdict.json = judgement.verdict;
    return verdict;
}

} // namespace mz
