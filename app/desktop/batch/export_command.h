// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace mz {

// `mazziere export`: what the records hold, as tables and statements.
[[nodiscard]] QString aboutExportCommand();
[[nodiscard]] int runExportCommand(const QStringList& arguments);

} // namespace mz
