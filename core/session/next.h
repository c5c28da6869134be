// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"

#include <optional>
#include <vector>

namespace mz {

// What a dealer who knows the book does next.
struct NextDeed {
    Deed deed;
    const Incident* incident = nullptr;  // whose remedy it belongs to; null: the ordinary deal
    const ProcedureStep* step = nullptr; // which step it is, or prepares
};

// Nothing where the session has finished or nothing is left to do.
[[nodiscard]] std::optional<NextDeed> nextDeed(const Session& session);

// The model answer: the deeds of a dealer who always does what is next, and the session after them.
struct ModelAnswer {
    std::vector<Entry> entries; // lines from 2, behind the header
    Session session;
};
[[nodiscard]] ModelAnswer solve(std::shared_ptr<const Case> ofCase);

} // namespace mz
