// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace mz {

// `mazziere class`: what trainees have handed in, as the table of a class and the tables of its
// sessions. The records of this computer are neither read nor changed.
[[nodiscard]] QString aboutClassCommand();
[[nodiscard]] int runClassCommand(const QStringList& arguments);

} // namespace mz
