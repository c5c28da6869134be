// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/session/library.h"
#include "app/results/assignment.h"

#include <optional>

class QRandomGenerator;

namespace mz {

// All scenarios of a pack in their order, each with other cards. The pack is usable.
[[nodiscard]] Assignment examOfPack(Library& library, std::size_t pack, QRandomGenerator& draw);
// As many scenarios of all packs as that, none twice before all were drawn; nothing where there is
// none at all.
[[nodiscard]] std::optional<Assignment> drawnExam(Library& library, int hands,
                                                  QRandomGenerator& draw);

// Why an assignment cannot be dealt here: its first hand whose pack is missing, has another
// edition, or has no such scenario.
struct MissingHand {
    enum class Why : std::uint8_t { pack, edition, scenario };
    Why why{};
    std::size_t hand = 0;
    int edition = 0; // the one that is here
};
[[nodiscard]] std::optional<MissingHand> missingHand(Library& library,
                                                     const Assignment& assignment);

} // namespace mz
