// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace mz {

enum class Severity : std::uint8_t { critical, major, minor };

// What can be wrong with what a dealer did, in the order in which a verdict lists it.
enum class Fault : std::uint8_t {
    stepMissed,
    wrongOrder,
    burnedAgain,
    burnMissed,
    wrongCardsShuffled,
    cardKept,
    wrongCard,
    dealtOn,
    falseMisdeal,
    falseRemedy,
    wrongAward,
    wrongSeat,
    wrongCount,
    earlyBoard,
    betsNotCollected,
    shuffleMissed,
    cutMissed
};
inline constexpr int faultCount = 17;

[[nodiscard]] std::string_view code(Severity severity);
[[nodiscard]] std::optional<Severity> severityFromCode(std::string_view text);
[[nodiscard]] std::string_view code(Fault fault);
[[nodiscard]] std::optional<Fault> faultFromCode(std::string_view text);
[[nodiscard]] Severity severityOf(Fault fault);

} // namespace mz
