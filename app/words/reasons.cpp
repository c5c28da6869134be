// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/mark.h"
#include "app/words/remedies.h"

namespace mz {

std::string askedEverywhere(const Words& words) {
    return words.text(MZ_TEXT("FaultWhy", "Asked in every hand, under every rulebook"));
}

std::string whyAsked(const Words& words, Fault fault) {
    switch (fault) {
    case Fault::stepMissed:
    case Fault::wrongOrder:
        break;
    case Fault::burnedAgain:
        return words.text(MZ_TEXT("FaultWhy", "Each street has one burn. It covers the top card "
                                              "until the street comes, and leaves every later "
                                              "card where it belongs."));
    case Fault::burnMissed:
        return words.text(MZ_TEXT("FaultWhy", "The burn keeps a top card that somebody may have "
                                              "marked or glimpsed out of play."));
    case Fault::wrongCardsShuffled:
        return words.text(MZ_TEXT("FaultWhy", "Only cards that may still come are shuffled: what "
                                              "is burned, discarded or in a player’s hand is "
                                              "out."));
    case Fault::cardKept:
        return words.text(MZ_TEXT("FaultWhy", "A card that came against the rule gives one player "
                                              "what the others do not have."));
    case Fault::wrongCard:
        return words.text(MZ_TEXT("FaultWhy", "Only the card concerned is taken: all others stay "
                                              "where they fell."));
    case Fault::dealtOn:
        return words.text(MZ_TEXT("FaultWhy", "What cannot stand is stopped before anybody acts "
                                              "on it."));
    case Fault::falseMisdeal:
        return words.text(MZ_TEXT("FaultWhy", "A hand is dealt anew only where the rule says so: "
                                              "else everybody keeps the cards that were dealt."));
    case Fault::falseRemedy:
        return words.text(MZ_TEXT("FaultWhy", "Where nothing is wrong there is nothing to put "
                                              "right: the cards stay as they fell."));
    case Fault::wrongAward:
        return words.text(MZ_TEXT("FaultWhy", "The pot belongs to the best hand among those who "
                                              "may win it; equal hands share it."));
    case Fault::wrongSeat:
        return words.text(MZ_TEXT("FaultWhy", "Cards go clockwise, one at a time, so that "
                                              "everybody gets the card that is due."));
    case Fault::wrongCount:
        return words.text(MZ_TEXT("FaultWhy", "The flop is three cards, the turn one, the river "
                                              "one."));
    case Fault::earlyBoard:
        return words.text(MZ_TEXT("FaultWhy", "A street comes when everybody has acted: nobody "
                                              "may decide with the next card in view."));
    case Fault::betsNotCollected:
        return words.text(MZ_TEXT("FaultWhy", "The bets of a round are in the pot before the next "
                                              "round begins, so that what is in it can be "
                                              "told."));
    case Fault::shuffleMissed:
        return words.text(MZ_TEXT("FaultWhy", "Nobody may know where in the deck a card lies."));
    case Fault::cutMissed:
        return words.text(MZ_TEXT("FaultWhy", "After the cut not even the dealer can know the top "
                                              "card."));
    }
    return {};
}

} // namespace mz
