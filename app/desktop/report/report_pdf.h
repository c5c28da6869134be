// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/report/report_facts.h"
#include "app/desktop/sentences/window_language.h"
#include "app/files/files.h"

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

namespace mz {

// The report as a PDF of one A4 page, its text as text, its fonts in it. A QGuiApplication must be
// there, a display need not. The same facts give the same bytes but for the moment of writing.
[[nodiscard]] QByteArray reportPdf(const ReportFacts& facts, Language language);

// Writes it in the place of what the file held: wholly, or not at all.
[[nodiscard]] tl::expected<void, FileTrouble>
writeReport(const ReportFacts& facts, const QString& file,
            Language language = WindowLanguage::language());

} // namespace mz
