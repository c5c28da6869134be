// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/mark.h"
#include "app/words/remedies.h"

namespace mz {

std::string faultName(const Words& words, Fault fault) {
    switch (fault) {
    case Fault::stepMissed:
        return words.text(MZ_TEXT("Fault", "Step missing"));
    case Fault::wrongOrder:
        return words.text(MZ_TEXT("Fault", "Wrong order"));
    case Fault::burnedAgain:
        return words.text(MZ_TEXT("Fault", "Burned again"));
    case Fault::burnMissed:
        return words.text(MZ_TEXT("Fault", "Burn missing"));
    case Fault::wrongCardsShuffled:
        return words.text(MZ_TEXT("Fault", "Wrong cards shuffled"));
    case Fault::cardKept:
        return words.text(MZ_TEXT("Fault", "Card kept in play"));
    case Fault::wrongCard:
        return words.text(MZ_TEXT("Fault", "Wrong card"));
    case Fault::dealtOn:
        return words.text(MZ_TEXT("Fault", "Did not stop"));
    case Fault::falseMisdeal:
        return words.text(MZ_TEXT("Fault", "No reason for a misdeal"));
    case Fault::falseRemedy:
        return words.text(MZ_TEXT("Fault", "No reason for a remedy"));
    case Fault::wrongAward:
        return words.text(MZ_TEXT("Fault", "Pot pushed wrongly"));
    case Fault::wrongSeat:
        return words.text(MZ_TEXT("Fault", "Wrong seat"));
    case Fault::wrongCount:
        return words.text(MZ_TEXT("Fault", "Wrong number of cards"));
    case Fault::earlyBoard:
        return words.text(MZ_TEXT("Fault", "Board too early"));
    case Fault::betsNotCollected:
        return words.text(MZ_TEXT("Fault", "Bets not brought in"));
    case Fault::shuffleMissed:
        return words.text(MZ_TEXT("Fault", "Shuffle missing"));
    case Fault::cutMissed:
        return words.text(MZ_TEXT("Fault", "Cut missing"));
    }
    return {};
}

std::string whatHappened(const Words& words, Fault fault, const ProcedureStep* step) {
    const std::string asked = step != nullptr ? instruction(words, step->step) : std::string();
    switch (fault) {
    case Fault::stepMissed:
        return words.text(MZ_TEXT("FaultHappened", "This was never done: %1"), {asked});
    case Fault::wrongOrder:
        return words.text(MZ_TEXT("FaultHappened", "This was done too early: %1"), {asked});
    case Fault::burnedAgain:
        return words.text(
            MZ_TEXT("FaultHappened", "A card was burned where the street has its burn already."));
    case Fault::burnMissed:
        return words.text(MZ_TEXT("FaultHappened", "A street was dealt without its burn."));
    case Fault::wrongCardsShuffled:
        return words.text(MZ_TEXT("FaultHappened",
                                  "Burncards, discards or live hands went into the shuffle, or "
                                  "cards that belong in it stayed out."));
    case Fault::cardKept:
        return words.text(
            MZ_TEXT("FaultHappened", "The exposed, extra or early card stayed in play."));
    case Fault::wrongCard:
        return words.text(MZ_TEXT("FaultHappened",
                                  "Another card than the one concerned was taken, or it was put "
                                  "where it does not belong."));
    case Fault::dealtOn:
        return words.text(
            MZ_TEXT("FaultHappened", "The deal or the hand went on where it had to stop."));
    case Fault::falseMisdeal:
        return words.text(MZ_TEXT("FaultHappened",
                                  "A misdeal was called, or all cards were gathered, where the "
                                  "hand goes on."));
    case Fault::falseRemedy:
        return words.text(
            MZ_TEXT("FaultHappened", "Something was put right where nothing was wrong."));
    case Fault::wrongAward:
        return words.text(MZ_TEXT("FaultHappened",
                                  "A pot went to a seat that has no claim, or not to one that "
                                  "has."));
    case Fault::wrongSeat:
        return words.text(MZ_TEXT("FaultHappened", "A card was pitched out of order."));
    case Fault::wrongCount:
        return words.text(
            MZ_TEXT("FaultHappened", "The board got another number of cards than the street has."));
    case Fault::earlyBoard:
        return words.text(
            MZ_TEXT("FaultHappened", "The board was dealt while players had yet to act."));
    case Fault::betsNotCollected:
        return words.text(MZ_TEXT("FaultHappened",
                                  "The next street was dealt while bets lay in front of the "
                                  "players."));
    case Fault::shuffleMissed:
        return words.text(MZ_TEXT("FaultHappened", "The hand was dealt without a shuffle."));
    case Fault::cutMissed:
        return words.text(MZ_TEXT("FaultHappened", "The hand was dealt without a cut."));
    }
    return {};
}

std::string whatItCosts(const Words& words, Fault fault) {
    switch (fault) {
    case Fault::stepMissed:
        return words.text(MZ_TEXT("FaultCosts", "Half a remedy leaves a player better or worse off "
                                                "than the rule allows."));
    case Fault::wrongOrder:
        return words.text(MZ_TEXT("FaultCosts", "Done too early, the step protects nobody: the "
                                                "cards or the bets come out otherwise."));
    case Fault::burnedAgain:
        return words.text(MZ_TEXT("FaultCosts", "One more burn changes every card that follows: "
                                                "somebody loses the board that was due."));
    case Fault::burnMissed:
        return words.text(MZ_TEXT("FaultCosts", "Whoever knew the top card knew the street, and "
                                                "every later card is another one."));
    case Fault::wrongCardsShuffled:
        return words.text(MZ_TEXT("FaultCosts", "Cards that are out can come again, or cards that "
                                                "must have their chance cannot: a player loses "
                                                "outs, or gets some for nothing."));
    case Fault::cardKept:
        return words.text(MZ_TEXT("FaultCosts", "A card that must not play decides the pot, and "
                                                "whoever has seen it has the better of it."));
    case Fault::wrongCard:
        return words.text(MZ_TEXT("FaultCosts", "A player loses a card that was due, or the card "
                                                "that was seen stays where it does harm."));
    case Fault::dealtOn:
        return words.text(MZ_TEXT("FaultCosts", "Players put chips into a hand that cannot "
                                                "stand."));
    case Fault::falseMisdeal:
        return words.text(MZ_TEXT("FaultCosts", "Whoever held a good hand loses it, and the pot "
                                                "with it."));
    case Fault::falseRemedy:
        return words.text(MZ_TEXT("FaultCosts", "A player loses what was his by right."));
    case Fault::wrongAward:
        return words.text(MZ_TEXT("FaultCosts", "A player goes without chips that he has won."));
    case Fault::wrongSeat:
        return words.text(MZ_TEXT("FaultCosts", "From here on players get the cards of others."));
    case Fault::wrongCount:
        return words.text(MZ_TEXT("FaultCosts", "Nobody can tell any more which cards of the board "
                                                "are the right ones."));
    case Fault::earlyBoard:
        return words.text(MZ_TEXT("FaultCosts", "Whoever has yet to act sees a card that the "
                                                "others had not seen when they acted."));
    case Fault::betsNotCollected:
        return words.text(MZ_TEXT("FaultCosts", "The bets of two rounds get mixed up, and the pot "
                                                "may come out wrong."));
    case Fault::shuffleMissed:
        return words.text(MZ_TEXT("FaultCosts", "Whoever remembers the hand before knows cards of "
                                                "this one."));
    case Fault::cutMissed:
        return words.text(MZ_TEXT("FaultCosts", "Without the cut nobody is safe from a deck that "
                                                "was stacked."));
    }
    return {};
}

} // namespace mz
