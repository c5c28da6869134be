// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/random/random.h"
#include "core/session/session.h"

namespace mz::testing {

// Any deed but a hint or a take-back, sensible or not, possible or not.
[[nodiscard]] Deed randomDeed(Stream& draw);

// Half the time what is due next, else any deed.
[[nodiscard]] Deed likelyDeed(const Session& session, Stream& draw);

} // namespace mz::testing
