// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/problems.h"

#include "app/words/mark.h"
#include "app/words/remedies.h"

#include <charconv>

namespace mz {

namespace {

std::int64_t numberFrom(const std::string& text) {
    std::int64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

// The name of an irregularity where the text is the code of one.
std::string irregularityName(const Words& words, const std::string& text) {
    for (const IrregularityType& type : irregularityTypes())
        if (type.code == text)
            return title(words, type.kind);
    return text;
}

std::string wrongType(const Words& words, const std::string& kind) {
    if (kind == "object")
        return words.text(MZ_TEXT("Problem", "an object in braces {} must stand here"));
    if (kind == "array")
        return words.text(MZ_TEXT("Problem", "a list in brackets [] must stand here"));
    if (kind == "string")
        return words.text(MZ_TEXT("Problem", "a text in quotation marks must stand here"));
    if (kind == "integer")
        return words.text(MZ_TEXT("Problem", "a whole number must stand here"));
    if (kind == "boolean")
        return words.text(MZ_TEXT("Problem", "true or false must stand here"));
    return words.text(MZ_TEXT("Problem", "something else must stand here: %1"), {kind});
}

std::string impossible(const Words& words, std::string_view obstacle) {
    if (obstacle == code(Obstacle::noSuchCard))
        return words.text(MZ_TEXT("Problem", "this cannot be done: the card is not there"));
    if (obstacle == code(Obstacle::emptyPile))
        return words.text(MZ_TEXT("Problem", "this cannot be done: no card lies there"));
    if (obstacle == code(Obstacle::deckTooSmall))
        return words.text(MZ_TEXT("Problem", "this cannot be done: the stub has too few cards"));
    if (obstacle == code(Obstacle::noSuchSeat))
        return words.text(MZ_TEXT("Problem", "this cannot be done: the table has no such seat"));
    if (obstacle == code(Obstacle::noSuchPot))
        return words.text(MZ_TEXT("Problem", "this cannot be done: there is no such pot"));
    return words.text(MZ_TEXT("Problem", "this cannot be done now"));
}

std::string fileReason(const Words& words, Reason reason, const std::string& first,
                       const std::string& second, const std::string& third) {
    switch (reason) {
    case Reason::syntax:
        if (first.empty())
            return words.text(MZ_TEXT("Problem", "this is not JSON"));
        return words.text(MZ_TEXT("Problem", "“%1” cannot stand here"), {first});
    case Reason::cutOff:
        return words.text(MZ_TEXT("Problem", "the text ends too early"));
    case Reason::tooBig:
        return words.text(
            MZ_TEXT("Problem", "the file is too big: at most 32 MiB and 8 million values"));
    case Reason::tooDeep:
        return words.text(MZ_TEXT("Problem", "more than 32 levels within each other"));
    case Reason::notUtf8:
        return words.text(MZ_TEXT("Problem", "the text is not UTF-8"));
    case Reason::nulByte:
        return words.text(MZ_TEXT("Problem", "there is a NUL byte in the text"));
    case Reason::numberRange:
        return words.text(MZ_TEXT("Problem", "the number %1 is too big"), {first});
    case Reason::duplicateKey:
        return words.text(MZ_TEXT("Problem", "the key “%1” is here for the second time"), {first});
    case Reason::trailingText:
        return words.text(MZ_TEXT("Problem", "more text follows behind the end"));
    case Reason::wrongFormat:
        return words.text(MZ_TEXT("Problem", "“format” must be “%1”"), {first});
    case Reason::newerVersion:
        return words.text(
            MZ_TEXT("Problem", "this is version %1 of the format, and this program knows no newer "
                               "one than %2"),
            {first, second});
    case Reason::unknownKey:
        return words.text(MZ_TEXT("Problem", "the key “%1” is not known here"), {first});
    case Reason::missingKey:
        return words.text(MZ_TEXT("Problem", "the key “%1” is missing"), {first});
    case Reason::wrongType:
        return wrongType(words, first);
    case Reason::unknownWord:
        if (first.empty())
            return words.text(MZ_TEXT("Problem", "one of the known words must stand here"));
        return words.text(MZ_TEXT("Problem", "the word “%1” is not known here"), {first});
    case Reason::badId:
        return words.text(MZ_TEXT("Problem", "“%1” is no id: 1 to 64 lower-case letters, digits "
                                             "and hyphens, no hyphen first"),
                          {first});
    case Reason::outOfRange:
        return words.text(MZ_TEXT("Problem", "%1 is out of range: from %2 to %3"),
                          {first, second, third});
    case Reason::textLength:
        return words.text(MZ_TEXT("Problem", "the text must have %1 to %2 characters"),
                          {first, second});
    case Reason::itemCount:
        return words.text(MZ_TEXT("Problem", "the list must have %1 to %2 entries"),
                          {first, second});
    default:
        return {};
    }
}

std::string packReason(const Words& words, Reason reason, const std::string& first,
                       const std::string& second, const std::string& third) {
    switch (reason) {
    case Reason::duplicateId:
        return words.text(MZ_TEXT("Problem", "the id “%1” is taken already"), {first});
    case Reason::noSuchSeat:
        return words.text(MZ_TEXT("Problem", "the table has no Seat %1: it has %2 seats"),
                          {first, second});
    case Reason::emptySeat:
        return words.text(MZ_TEXT("Problem", "nobody sits at Seat %1"), {first});
    case Reason::seatTwice:
        return words.text(MZ_TEXT("Problem", "Seat %1 is named twice"), {first});
    case Reason::tooFewPlayers:
        return words.text(MZ_TEXT("Problem", "at least two players must sit at the table"));
    case Reason::tooManyBlinds:
        return words.text(MZ_TEXT("Problem", "%1 blinds are too many for %2 players"),
                          {first, second});
    case Reason::blindsFall:
        return words.text(MZ_TEXT("Problem", "the blinds must go from small to big"));
    case Reason::anteWithoutBlind:
        return words.text(
            MZ_TEXT("Problem", "the ante is to come from the big blind, and there is no blind"));
    case Reason::badCard:
        return words.text(
            MZ_TEXT("Problem", "“%1” is no card: it must be one of 23456789TJQKA and one of cdhs"),
            {first});
    case Reason::cardTwice:
        return words.text(MZ_TEXT("Problem", "the card %1 lies somewhere already: %2"),
                          {first, second});
    case Reason::illegalWord:
        return words.text(MZ_TEXT("Problem", "“%1” is not legal when Seat %2 says it (%3)"),
                          {first, second, third});
    case Reason::handOver:
        return words.text(MZ_TEXT("Problem", "the hand is over before it can start here (%1)"),
                          {first});
    case Reason::happensBeforeStart:
        return words.text(MZ_TEXT("Problem", "the hand starts too late for this irregularity: %1"),
                          {irregularityName(words, first)});
    case Reason::seatHasNoTurn:
        return words.text(
            MZ_TEXT("Problem", "Seat %1 does not come to turn number %2 in this round (%3)"),
            {first, second, third});
    case Reason::seatNotAtShowdown:
        return words.text(MZ_TEXT("Problem", "Seat %1 is not at the showdown"), {first});
    case Reason::noShowdown:
        return words.text(MZ_TEXT("Problem", "the hand comes to no showdown"));
    case Reason::boardCannotPlay:
        return words.text(
            MZ_TEXT("Problem", "the cards do not let the board be the best hand for everybody"));
    case Reason::firstCardNotAlone:
        return words.text(MZ_TEXT("Problem", "the first card of the deal cannot be exposed "
                                             "together with others"));
    case Reason::sameTwice:
        return words.text(MZ_TEXT("Problem", "this irregularity can happen only once: %1"),
                          {irregularityName(words, first)});
    case Reason::countBeyondPlayers:
        return words.text(MZ_TEXT("Problem", "%1 extra cards are too many for %2 players"),
                          {first, second});
    case Reason::nothingToRemedy:
        return words.text(
            MZ_TEXT("Problem", "nothing can be remedied: the scenario has no irregularities"));
    case Reason::unsolvable:
        return words.text(MZ_TEXT("Problem", "even the model answer reaches only %1 of 100 points"),
                          {first});
    default:
        return {};
    }
}

std::string bookReason(const Words& words, Reason reason, const std::string& first,
                       const std::string& second) {
    switch (reason) {
    case Reason::unknownRulebook:
        return words.text(MZ_TEXT("Problem", "the rulebook “%1” is not known"), {first});
    case Reason::unknownBase:
        return words.text(MZ_TEXT("Problem", "the rulebook “%1” that this one builds on is not "
                                             "there or not valid"),
                          {first});
    case Reason::otherBaseEdition:
        return words.text(MZ_TEXT("Problem", "this rulebook builds on edition %1 of another one, "
                                             "and edition %2 is there"),
                          {first, second});
    case Reason::noBase:
        return words.text(
            MZ_TEXT("Problem", "there is no procedure “%1” in another rulebook to differ from"),
            {first});
    case Reason::unknownKind:
        return words.text(MZ_TEXT("Problem", "the kind “%1” is not known"), {first});
    case Reason::unknownProcedure:
        return words.text(MZ_TEXT("Problem", "there is no procedure “%1”"), {first});
    case Reason::unknownStep:
        return words.text(MZ_TEXT("Problem", "the step “%1” is not known"), {first});
    case Reason::unknownSign:
        return words.text(MZ_TEXT("Problem", "the sign “%1” is not known"), {first});
    case Reason::unknownFact:
        return words.text(MZ_TEXT("Problem", "the fact “%1” is not known"), {first});
    case Reason::unknownFault:
        return words.text(MZ_TEXT("Problem", "the fault “%1” is not known"), {first});
    case Reason::unknownStepId:
        return words.text(MZ_TEXT("Problem", "no step has the id “%1”"), {first});
    case Reason::stepsInACircle:
        return words.text(MZ_TEXT("Problem", "the steps wait for each other in a circle"));
    case Reason::tooManySteps:
        return words.text(MZ_TEXT("Problem", "a procedure has at most %1 steps"), {first});
    default:
        return {};
    }
}

std::string logReason(const Words& words, Reason reason, const std::string& first) {
    switch (reason) {
    case Reason::missingHeader:
        return words.text(MZ_TEXT("Problem", "the header of a session log is missing"));
    case Reason::lineTooLong:
        return words.text(MZ_TEXT("Problem", "the line is longer than %1 bytes"), {first});
    case Reason::tooManyLines:
        return words.text(MZ_TEXT("Problem", "the log has more than %1 lines"), {first});
    case Reason::notAnAct:
        return words.text(MZ_TEXT("Problem", "the line is neither an act nor an event"));
    case Reason::missingTime:
        return words.text(MZ_TEXT("Problem", "the time “t” is missing"));
    case Reason::timeGoesBack:
        return words.text(MZ_TEXT("Problem", "the time “t” is smaller than on a line before"));
    case Reason::unknownAct:
        return words.text(MZ_TEXT("Problem", "the act “%1” is not known"), {first});
    case Reason::impossible:
        return impossible(words, first);
    case Reason::backTooFar:
        return words.text(MZ_PLURAL("Problem", "only %n acts can be taken back"),
                          numberFrom(first));
    case Reason::helpNotAllowed:
        return words.text(
            MZ_TEXT("Problem", "in the mode “%1” there are no hints, and nothing is taken back"),
            {first});
    case Reason::otherPack:
        return words.text(MZ_TEXT("Problem", "the log belongs to another pack: “%1”"), {first});
    case Reason::otherScenario:
        return words.text(MZ_TEXT("Problem", "the log belongs to another scenario: “%1”"), {first});
    default:
        return {};
    }
}

// Which of the four above knows the reason. Every reason stands here, so that a new one does not
// compile before it has its sentence.
enum class Part { file, pack, book, log };

Part partOf(Reason reason) {
    switch (reason) {
    case Reason::syntax:
    case Reason::cutOff:
    case Reason::tooBig:
    case Reason::tooDeep:
    case Reason::notUtf8:
    case Reason::nulByte:
    case Reason::numberRange:
    case Reason::duplicateKey:
    case Reason::trailingText:
    case Reason::wrongFormat:
    case Reason::newerVersion:
    case Reason::unknownKey:
    case Reason::missingKey:
    case Reason::wrongType:
    case Reason::unknownWord:
    case Reason::badId:
    case Reason::outOfRange:
    case Reason::textLength:
    case Reason::itemCount:
        return Part::file;
    case Reason::duplicateId:
    case Reason::noSuchSeat:
    case Reason::emptySeat:
    case Reason::seatTwice:
    case Reason::tooFewPlayers:
    case Reason::tooManyBlinds:
    case Reason::blindsFall:
    case Reason::anteWithoutBlind:
    case Reason::badCard:
    case Reason::cardTwice:
    case Reason::illegalWord:
    case Reason::handOver:
    case Reason::happensBeforeStart:
    case Reason::seatHasNoTurn:
    case Reason::seatNotAtShowdown:
    case Reason::noShowdown:
    case Reason::boardCannotPlay:
    case Reason::firstCardNotAlone:
    case Reason::sameTwice:
    case Reason::countBeyondPlayers:
    case Reason::nothingToRemedy:
    case Reason::unsolvable:
        return Part::pack;
    case Reason::unknownRulebook:
    case Reason::unknownBase:
    case Reason::otherBaseEdition:
    case Reason::noBase:
    case Reason::unknownKind:
    case Reason::unknownProcedure:
    case Reason::unknownStep:
    case Reason::unknownSign:
    case Reason::unknownFact:
    case Reason::unknownFault:
    case Reason::unknownStepId:
    case Reason::stepsInACircle:
    case Reason::tooManySteps:
        return Part::book;
    case Reason::missingHeader:
    case Reason::lineTooLong:
    case Reason::tooManyLines:
    case Reason::notAnAct:
    case Reason::missingTime:
    case Reason::timeGoesBack:
    case Reason::unknownAct:
    case Reason::impossible:
    case Reason::backTooFar:
    case Reason::helpNotAllowed:
    case Reason::otherPack:
    case Reason::otherScenario:
        return Part::log;
    }
    return Part::file;
}

} // namespace

std::string reason(const Words& words, const Problem& problem) {
    const auto arg = [&](std::size_t i) {
        return i < problem.args.size() ? problem.args[i] : std::string();
    };
    switch (partOf(problem.reason)) {
    case Part::file:
        return fileReason(words, problem.reason, arg(0), arg(1), arg(2));
    case Part::pack:
        return packReason(words, problem.reason, arg(0), arg(1), arg(2));
    case Part::book:
        return bookReason(words, problem.reason, arg(0), arg(1));
    case Part::log:
        return logReason(words, problem.reason, arg(0));
    }
    return {};
}

std::string refusal(const Words& words, Obstacle obstacle) {
    switch (obstacle) {
    case Obstacle::noSuchCard:
        return words.text(MZ_TEXT("Refusal", "That card is not there."));
    case Obstacle::emptyPile:
        return words.text(MZ_TEXT("Refusal", "No card lies there."));
    case Obstacle::deckTooSmall:
        return words.text(MZ_TEXT("Refusal", "The stub has too few cards."));
    case Obstacle::noSuchSeat:
        return words.text(MZ_TEXT("Refusal", "The table has no such seat."));
    case Obstacle::noSuchPot:
        return words.text(MZ_TEXT("Refusal", "There is no such pot."));
    case Obstacle::notLegal:
        return words.text(MZ_TEXT("Refusal", "That cannot be done now."));
    }
    return {};
}

std::string fileTrouble(const Words& words, std::string_view trouble) {
    if (trouble == "not-there")
        return words.text(MZ_TEXT("File", "there is no such file"));
    if (trouble == "not-a-file")
        return words.text(MZ_TEXT("File", "this is no file"));
    if (trouble == "denied")
        return words.text(MZ_TEXT("File", "access is denied"));
    if (trouble == "no-space")
        return words.text(MZ_TEXT("File", "there is no space left"));
    if (trouble == "unreadable")
        return words.text(MZ_TEXT("File", "the file cannot be read"));
    return words.text(MZ_TEXT("File", "the file cannot be written"));
}

} // namespace mz
