// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/problems.h"

#include "app/words/mark.h"
#include "app/words/problem_parts.h"

namespace mz {

namespace {

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

// Which of the four knows the reason. Every reason stands here, so that a new one does not
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
    case Reason::packNotThere:
    case Reason::noSuchScenario:
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
