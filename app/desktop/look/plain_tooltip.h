// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mz {

// A text from a pack or a log for a tooltip, which would take what looks like markup for markup.
[[nodiscard]] inline QString plainTooltip(const QString& text) {
    return QStringLiteral("<qt>") + text.toHtmlEscaped() + QStringLiteral("</qt>");
}

} // namespace mz
