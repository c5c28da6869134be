// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json_tree.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mz {

// What can be wrong with a file. In brackets the arguments of its sentence.
enum class Reason : std::uint8_t {
    // any text
    syntax, // what stands there
    cutOff,
    tooBig,
    tooDeep,
    notUtf8,
    nulByte,
    numberRange,  // the number
    duplicateKey, // the key
    trailingText,
    // any file of ours
    wrongFormat,  // expected
    newerVersion, // version of the file, known version
    unknownKey,   // the key
    missingKey,   // the key
    wrongType,    // expected kind
    unknownWord,  // the word
    badId,        // the id
    outOfRange,   // the number, least, most
    textLength,   // least, most
    itemCount,    // least, most
    // packs
    duplicateId, // the id
    noSuchSeat,  // seat, seats
    emptySeat,   // seat
    seatTwice,   // seat
    tooFewPlayers,
    tooManyBlinds, // blinds, players
    blindsFall,
    anteWithoutBlind,
    badCard,            // the text
    cardTwice,          // the card, where it lies already
    illegalWord,        // word, seat, street
    handOver,           // street on which it ended
    happensBeforeStart, // kind
    seatHasNoTurn,      // seat, nth, street
    seatNotAtShowdown,  // seat
    noShowdown,
    boardCannotPlay,
    firstCardNotAlone,
    sameTwice,          // kind
    countBeyondPlayers, // count, players
    nothingToRemedy,
    unsolvable, // score that the model answer reaches
    // rulebooks
    unknownRulebook,  // id
    unknownBase,      // id
    otherBaseEdition, // edition wanted, edition there
    noBase,
    unknownKind,      // kind
    unknownProcedure, // name
    unknownStep,      // word
    unknownSign,      // word
    unknownFact,      // word
    unknownFault,     // word
    unknownStepId,    // id
    stepsInACircle,
    tooManySteps, // most
    // logs
    missingHeader,
    lineTooLong,  // bytes allowed
    tooManyLines, // lines allowed
    notAnAct,
    missingTime,
    timeGoesBack,
    unknownAct,     // the word
    impossible,     // code of the obstacle
    backTooFar,     // acts in force
    helpNotAllowed, // mode
    otherPack,      // pack named
    otherScenario,  // scenario named
    packNotThere,   // pack named: not here, and the log does not carry its case
    noSuchScenario  // scenario named: the pack does not have it, nor the log its case
};
inline constexpr int reasonCount = static_cast<int>(Reason::noSuchScenario) + 1;

// Stable machine name: "card-twice".
[[nodiscard]] std::string_view code(Reason reason);

struct Problem {
    Reason reason{};
    std::vector<std::string> args;
    std::string pointer; // RFC 6901; empty: the whole file
    int line = 1;        // from 1
};

[[nodiscard]] Problem problemOf(const json::Fault& fault);

} // namespace mz
