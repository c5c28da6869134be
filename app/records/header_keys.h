// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/sessions.h"
#include "app/records/work.h"
#include "core/session/log.h"

#include <QString>

#include <optional>

namespace mz {

// What the header of a log that is taken in says about the records, as far as it can be believed.

// The key of the session; a new one where it has none, or another session has it.
[[nodiscard]] QString sessionKeyOf(Work& work, const LogHeader& header);
// The person, where he is known.
[[nodiscard]] std::optional<qint64> personOf(Work& work, const LogHeader& header);
// The session in the sitting that its header names, where its person has that one.
void putInSitting(Work& work, SessionStart& start);

} // namespace mz
