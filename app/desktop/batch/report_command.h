// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace mz {

// mazziere report LOGFILE... -o FILE.pdf: the report or certificate of one session, or of a sitting
// of several in this order.
[[nodiscard]] QString aboutReportCommand();
int runReportCommand(const QStringList& arguments);

} // namespace mz
