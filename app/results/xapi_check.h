// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mz {

// What can be wrong with statements although each of them has the right shape.
enum class StatementTrouble : std::uint8_t {
    notAList,          // no JSON, or no array of objects
    idTwice,           // two statements of a file
    rawOutOfRange,     // below min or above max
    scaledOutOfStep,   // with raw, min and max
    stepTwice,         // two steps of one id
    otherSteps,        // the response tells of other steps than there are
    noSuchMoment,      // a day that no calendar has
    inTheFuture,       // later than now
    beforeInitialized, // something came before the program was begun
    afterTerminated    // something came after it was closed
};
inline constexpr int statementTroubleCount = 10;

// "not-a-list", "id-twice", …
[[nodiscard]] std::string_view code(StatementTrouble trouble);

struct StatementFault {
    StatementTrouble trouble{};
    std::string pointer; // RFC 6901
    int line = 1;        // from 1
};

// What a schema cannot see in a file of statements; `now` in ms since 1970 UTC. What a schema does
// see is not looked for, and does no harm.
[[nodiscard]] std::vector<StatementFault> checkStatements(std::string_view text, std::int64_t now);

} // namespace mz
