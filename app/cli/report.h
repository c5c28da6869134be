// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/words.h"
#include "core/packs/pack.h"
#include "core/session/session.h"

#include <string>

namespace mz {

// The verdict for people: of every incident what happened, the rule, why it is so, what was done,
// and of every fault what it costs a player.
[[nodiscard]] std::string report(const Words& words, const Pack& pack, const Session& session,
                                 const Verdict& verdict);

} // namespace mz
