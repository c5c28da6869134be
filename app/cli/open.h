// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "core/packs/pack.h"
#include "core/session/log.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace mz {

// Why a command cannot go on: what is to be said, line by line, and the exit status.
struct Stop {
    int status = 0;
    std::string text;
};

using Book = std::shared_ptr<const Rulebook>;

// "FILE:LINE: POINTER: reason" for each.
[[nodiscard]] std::string listed(const std::string& file, const std::vector<Problem>& problems);

// "FILE:LINE: reason"
[[nodiscard]] std::string lineOfLog(const std::string& file, const Problem& problem);

// A pack as it stands in its file, right or wrong.
[[nodiscard]] tl::expected<PackReading, Stop> openPack(const std::string& file);

// The rulebook that is asked for by name or file, where one is.
[[nodiscard]] tl::expected<Book, Stop> openAskedBook(const std::string& asked);

// The rulebook that the pack names; a problem of the pack where nobody knows it.
[[nodiscard]] tl::expected<Book, Problem> openPacksBook(const PackReading& reading);

// A scenario of a pack that is right, ready to be dealt.
struct Opened {
    Pack pack;
    std::shared_ptr<const Case> ofCase;
    Log log;             // where one was asked for
    std::string remarks; // for standard error
};
[[nodiscard]] tl::expected<Opened, Stop> openScenario(const Arguments& arguments);

} // namespace mz
