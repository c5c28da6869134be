// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace mz {

// `mazziere regrade`: all sessions of the records judged by the rulebooks of today.
[[nodiscard]] QString aboutRegradeCommand();
[[nodiscard]] int runRegradeCommand(const QStringList& arguments);

} // namespace mz
