// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/progress.h"

namespace mz {

// Of somebody who came for half a year and a little more, with a pause, and got better, for the
// pictures of the gallery; the same every time.
[[nodiscard]] Progress sampleProgress();

} // namespace mz
