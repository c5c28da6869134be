// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace mz {

// A part of the program that is loaded when it is first wanted, such as "mazziere_sound"; null
// where it, or a library that it needs, is not there.
[[nodiscard]] QObject* loadPlugin(const char* name);

} // namespace mz
