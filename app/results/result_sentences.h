// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/chain.h"
#include "app/results/export.h"
#include "app/results/sitting_check.h"
#include "app/words/words.h"

#include <string>

namespace mz {

// What the chain of a log tells, as a sentence.
[[nodiscard]] std::string chainSentence(const Words& words, const ChainCheck& check);

// What the chains of an exam's hands tell together; empty: it has none.
[[nodiscard]] std::string sittingSentence(const Words& words, const SittingCheck& check);

// Why a session is not in the files, as a sentence that names it.
[[nodiscard]] std::string leftOutSentence(const Words& words, const LeftOut& session);

} // namespace mz
