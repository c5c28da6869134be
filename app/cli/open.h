// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/books.h"
#include "core/packs/pack.h"
#include "core/session/log.h"

#include <memory>
#include <string>
#include <vector>

namespace mz {

// Why a command cannot go on: what is to be said on standard error, and the exit status.
struct Stop {
    int status = 0;
    std::string text;
};

// "FILE:LINE: POINTER: reason" for each problem of a pack or a rulebook.
[[nodiscard]] std::string listed(const Words& words, const std::string& file,
                                 const std::vector<Problem>& problems);

// A pack as it stands in its file, right or wrong.
[[nodiscard]] tl::expected<PackReading, Stop> openPack(const Words& words, const std::string& file);

// The rulebook that --rulebook names, by its id or its file; null where it is not given.
[[nodiscard]] tl::expected<Book, Stop> openAskedBook(const Words& words,
                                                     const std::optional<std::string>& asked);

// What is wrong with a pack before anything is dealt, by line. Its rulebook must be known where no
// other one is asked for.
[[nodiscard]] std::vector<Problem> plainProblems(const PackReading& reading, const Book& asked);

// The rulebook that the pack names; a problem of the pack where nobody knows it.
[[nodiscard]] tl::expected<Book, Problem> openPacksBook(const PackReading& reading);

// A scenario of a pack in which nothing is wrong, ready to be dealt.
struct Opened {
    Pack pack;
    std::shared_ptr<const Case> ofCase;
    std::optional<Log> log;
    std::string remarks; // for standard error
};
[[nodiscard]] tl::expected<Opened, Stop> openScenario(const Words& words,
                                                      const Arguments& arguments);

// The line of the log that cannot be read or done.
[[nodiscard]] Stop stoppedAt(const Words& words, const Arguments& arguments,
                             const Problem& problem);

} // namespace mz
