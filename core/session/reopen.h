// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/packs/pack.h"
#include "core/session/log.h"

#include <functional>
#include <memory>

namespace mz {

// What is known besides a log: the packs in which nothing is wrong, and the rulebooks, by id; null
// where there is none.
struct Shelf {
    std::function<const PackReading*(std::string_view id)> pack;
    std::function<std::shared_ptr<const Rulebook>(const std::string& id)> book;
};

// Something about a log that whoever looks at it should know.
struct Lack {
    enum class Kind : std::uint8_t {
        pack,     // not known: the case of the log is shown [its id]
        scenario, // no longer in its pack: the same [its id]
        changed,  // the scenario is another one by now: the same
        ownCase,  // the case of the log cannot be dealt: that of the pack is shown
        book,     // the rulebook is not known: another one judges [its id]
        edition,  // the rulebook is of another edition by now [of the log, of the book]
        cutOff,   // the last line was cut off and is left out [its number]
    };
    Kind kind{};
    std::vector<std::string> args;
};

// A log with the case that was dealt.
struct Reopened {
    std::shared_ptr<const Case> ofCase;
    Log log;
    std::optional<Text> pack; // its title, where the pack is known
    int edition = 1;          // of the pack
    int pass = 80;            // the usual one where the pack is not known
    std::vector<Lack> lacks;
};

// Finds the case of a log: in its pack, or where that is not there or has changed, in the log. The
// problem tells why it cannot be found anywhere. Acts are not looked at.
[[nodiscard]] tl::expected<Reopened, Problem> reopen(Log log, const Shelf& shelf);

} // namespace mz
