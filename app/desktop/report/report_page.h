// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/report/page.h"
#include "app/desktop/report/report_facts.h"

namespace mz {

inline constexpr QSizeF a4(210 * mm, 297 * mm);
inline constexpr double pageMargin = 13 * mm;

// The report laid out on one page, in the window's language. What the page has no room for is
// counted: "and 4 more".
[[nodiscard]] PaperPage reportPage(const ReportFacts& facts, const QSizeF& size = a4);

} // namespace mz
