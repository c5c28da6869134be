// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QString>

namespace mz::theme {

inline constexpr QColor room{0x14, 0x17, 0x1c};
inline constexpr QColor key{0x23, 0x28, 0x30};
inline constexpr QColor keyEdge{0x36, 0x3d, 0x48};
inline constexpr QColor keyHover{0x2f, 0x36, 0x40};
inline constexpr QColor keyDown{0x1a, 0x1e, 0x24};
inline constexpr QColor keyText{0xf3, 0xf5, 0xf7};
inline constexpr QColor keyHint{0xaa, 0xb4, 0xc0};
inline constexpr QColor danger{0x43, 0x1d, 0x19};
inline constexpr QColor dangerEdge{0xc0, 0x58, 0x4a};
inline constexpr QColor paper{0xf5, 0xf3, 0xee};
inline constexpr QColor ink{0x1b, 0x1e, 0x23};
inline constexpr QColor inkQuiet{0x62, 0x68, 0x70};
inline constexpr QColor right{0x1f, 0x8f, 0x5f};
inline constexpr QColor wrong{0xb8, 0x32, 0x2a};
inline constexpr QColor due{0xc8, 0x8a, 0x1e};
inline constexpr QColor note{0x3b, 0x6e, 0xa5};

// The program's font; sizes are pixels at 100 %.
[[nodiscard]] QFont font(double pixels, double scale, QFont::Weight weight = QFont::Normal);
// The look of everything that is not painted by hand.
[[nodiscard]] QString styleSheet(double scale);

} // namespace mz::theme
