// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/irregularities/kinds.h"

#include "core/codes/code_list.h"

namespace mz {

namespace {

using Field = IrregularityField;
using enum IrregularityField::Name;

constexpr Field seatField{seat, 1, maxSeats, std::nullopt};
constexpr std::array oneHolecard{seatField, Field{round, 1, 2, std::nullopt}};
constexpr std::array overfullFlop{Field{cards, 4, 5, std::nullopt}};
constexpr std::array earlyStreet{seatField, Field{nth, 1, 20, 1}};
constexpr std::array extraCards{Field{count, 1, maxSeats, std::nullopt}};
constexpr std::array onlySeat{seatField};

constexpr std::array<IrregularityType, 9> types{{
    {IrregularityKind::exposedHolecard, "exposed-holecard", oneHolecard},
    {IrregularityKind::overdealtFlop, "overdealt-flop", overfullFlop},
    {IrregularityKind::prematureFlop, "premature-flop", earlyStreet},
    {IrregularityKind::prematureTurn, "premature-turn", earlyStreet},
    {IrregularityKind::prematureRiver, "premature-river", earlyStreet},
    {IrregularityKind::extraHolecard, "extra-holecard", extraCards},
    {IrregularityKind::undeclaredBoard, "undeclared-board", onlySeat},
    {IrregularityKind::declaredBoard, "declared-board", onlySeat},
    {IrregularityKind::playerExposesHolecard, "player-exposes-holecard", oneHolecard},
}};

constexpr CodeList<incidentKindCount> incidentKinds{
    "exposed-first-holecard", "exposed-second-holecard", "exposed-holecard", "exposed-holecards",
    "overdealt-flop",         "premature-flop",          "premature-turn",   "premature-river",
    "extra-holecard",         "extra-holecards",         "undeclared-board", "declared-board",
    "player-exposes-holecard"};

} // namespace

std::span<const IrregularityType> irregularityTypes() { return types; }

const IrregularityType& typeOf(IrregularityKind kind) {
    return types[static_cast<std::size_t>(kind)];
}

std::string_view code(IrregularityKind kind) { return typeOf(kind).code; }

std::string_view code(IrregularityField::Name name) {
    constexpr std::array<std::string_view, 5> names{"seat", "round", "cards", "nth", "count"};
    return names[static_cast<std::size_t>(name)];
}

std::optional<Street> prematureStreet(IrregularityKind kind) {
    switch (kind) {
    case IrregularityKind::prematureFlop:
        return Street::flop;
    case IrregularityKind::prematureTurn:
        return Street::turn;
    case IrregularityKind::prematureRiver:
        return Street::river;
    default:
        return std::nullopt;
    }
}

bool isDecoy(IncidentKind kind) {
    return kind == IncidentKind::declaredBoard || kind == IncidentKind::playerExposesHolecard;
}

std::string_view code(IncidentKind kind) { return codeIn(incidentKinds, kind); }

std::optional<IncidentKind> incidentKindFromCode(std::string_view text) {
    return valueIn<IncidentKind>(incidentKinds, text);
}

} // namespace mz
