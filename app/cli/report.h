// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/packs/pack.h"
#include "core/session/session.h"

#include <string>

namespace mz {

// The verdict for people.
[[nodiscard]] std::string report(const Pack& pack, const Session& session, const Verdict& verdict,
                                 const std::string& lang);

} // namespace mz
