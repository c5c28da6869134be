// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"

#include <string>
#include <string_view>

namespace mz {

// The verdict of a session as its file says it, with the table at the session's end. `pack` and
// `edition` are those of the pack from which the scenario was dealt.
[[nodiscard]] std::string writeVerdict(std::string_view pack, int edition, const Session& session,
                                       const Verdict& verdict);

} // namespace mz
