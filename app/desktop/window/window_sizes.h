// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

#include <array>

namespace mz {

// The window that everything is drawn for, and all that it has to look right in: from the smallest
// it can be made to a wall screen, and one that stands upright.
inline constexpr QSize designedFor(1366, 768);
inline constexpr std::array windowSizes{QSize(1024, 700),  QSize(1280, 720),  designedFor,
                                        QSize(1440, 900),  QSize(1920, 1080), QSize(1080, 1920),
                                        QSize(2560, 1440), QSize(3840, 2160)};

} // namespace mz
