// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/problem_parts.h"

#include "app/words/mark.h"
#include "app/words/remedies.h"
#include "core/dealing/perform.h"

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

} // namespace

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
    case Reason::packNotThere:
        return words.text(MZ_TEXT("Problem", "the pack “%1” is not here, and the log does not "
                                             "carry the case itself"),
                          {first});
    case Reason::noSuchScenario:
        return words.text(MZ_TEXT("Problem", "the pack has no scenario “%1”, and the log does not "
                                             "carry the case itself"),
                          {first});
    default:
        return {};
    }
}

} // namespace mz
