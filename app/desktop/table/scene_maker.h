// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/hands/hands.h"
#include "app/desktop/table/table_scene.h"
#include "core/session/view.h"

#include <QSet>

namespace mz {

// The view in words and numbers of the current language, with what the hands have selected. Cards
// whose sprites are in the air keep their place and are not seen there.
[[nodiscard]] TableScene makeScene(const TableView& table, const Hands& hands,
                                   const QSet<int>& inTheAir);

} // namespace mz
