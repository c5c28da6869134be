// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/theme.h"

#include <QColor>

namespace mz {

// What a report is printed with: black on white whatever the window looks like, for a printer that
// has no colours.
namespace paper {

inline constexpr QRgb ink = 0xff000000;
inline constexpr QRgb quiet = 0xff4a4a4a; // labels
inline constexpr QRgb hair = 0xff9a9a9a;  // lines between rows
inline constexpr QRgb tint = 0xffeeeeee;  // behind the heads of tables

[[nodiscard]] TableColours table();

} // namespace paper

} // namespace mz
