// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/betting/betting.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace mz {

// What the table can do to the trainee.
enum class IrregularityKind : std::uint8_t {
    exposedHolecard,
    overdealtFlop,
    prematureFlop,
    prematureTurn,
    prematureRiver,
    extraHolecard,
    undeclaredBoard,
    declaredBoard,
    playerExposesHolecard
};

// A whole number that belongs to a kind, with its range; it must be given where it has no default.
struct IrregularityField {
    enum class Name : std::uint8_t { seat, round, cards, nth, count };
    Name name{};
    int least = 0;
    int most = 0;
    std::optional<int> otherwise; // where it is left out
};

// The one table from which reader, schema test and editor take what a kind is and what it needs.
struct IrregularityType {
    IrregularityKind kind{};
    std::string_view code;
    std::span<const IrregularityField> fields;
};

[[nodiscard]] std::span<const IrregularityType> irregularityTypes();
[[nodiscard]] const IrregularityType& typeOf(IrregularityKind kind);
[[nodiscard]] std::string_view code(IrregularityKind kind);
[[nodiscard]] std::string_view code(IrregularityField::Name name);
// The street that a premature kind deals; nothing for the other kinds.
[[nodiscard]] std::optional<Street> prematureStreet(IrregularityKind kind);

struct Irregularity {
    IrregularityKind kind{};
    Seat seat = 0;
    int round = 0; // 1 or 2: which holecard
    int cards = 0; // of the flop
    int nth = 1;   // which turn of the seat in the round
    int count = 0; // players who get an extra card

    friend bool operator==(const Irregularity&, const Irregularity&) = default;
};

// What an irregularity, injected or made by the dealer, is when it has happened: the situation that
// a rulebook answers.
enum class IncidentKind : std::uint8_t {
    exposedFirstHolecard,
    exposedSecondHolecard,
    exposedHolecard,
    exposedHolecards,
    overdealtFlop,
    prematureFlop,
    prematureTurn,
    prematureRiver,
    extraHolecard,
    extraHolecards,
    undeclaredBoard,
    declaredBoard,
    playerExposesHolecard
};
inline constexpr int incidentKindCount = 13;

// A decoy: it looks irregular, and the hand goes on as if it had not happened.
[[nodiscard]] bool isDecoy(IncidentKind kind);
[[nodiscard]] std::string_view code(IncidentKind kind);
[[nodiscard]] std::optional<IncidentKind> incidentKindFromCode(std::string_view text);

} // namespace mz
