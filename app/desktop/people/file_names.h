// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/files/files.h"

#include <QString>

namespace mz {

// A text as the name of a file that every file system takes, without its ending.
[[nodiscard]] QString fileName(const QString& text);

// With this ending, which is added where it is missing: by it the file is found again.
[[nodiscard]] QString withEnding(const QString& file, const char* ending);

// "FILE: why", in the window's language.
[[nodiscard]] QString fileSaid(const QString& file, FileTrouble trouble);

} // namespace mz
