// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <ctime>

namespace mz::testing {

// This computer's clock shows the time of Rome from now on.
inline void useItalianTime() {
    setenv("TZ", "CET-1CEST,M3.5.0,M10.5.0/3", 1);
    tzset();
}

} // namespace mz::testing
