// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/remedies.h"

#include "app/words/mark.h"

namespace mz {

std::string title(const Words& words, IrregularityKind kind) {
    switch (kind) {
    case IrregularityKind::exposedHolecard:
        return words.text(MZ_TEXT("Irregularity", "Exposed holecard"));
    case IrregularityKind::overdealtFlop:
        return words.text(MZ_TEXT("Irregularity", "Too many cards on the flop"));
    case IrregularityKind::prematureFlop:
        return words.text(MZ_TEXT("Irregularity", "Flop too early"));
    case IrregularityKind::prematureTurn:
        return words.text(MZ_TEXT("Irregularity", "Turn too early"));
    case IrregularityKind::prematureRiver:
        return words.text(MZ_TEXT("Irregularity", "River too early"));
    case IrregularityKind::extraHolecard:
        return words.text(MZ_TEXT("Irregularity", "Extra cards after the deal"));
    case IrregularityKind::undeclaredBoard:
        return words.text(MZ_TEXT("Irregularity", "Board played without a word"));
    case IrregularityKind::declaredBoard:
        return words.text(MZ_TEXT("Irregularity", "Board declared"));
    case IrregularityKind::playerExposesHolecard:
        return words.text(MZ_TEXT("Irregularity", "Player turns up a holecard"));
    }
    return {};
}

std::string title(const Words& words, IncidentKind kind) {
    switch (kind) {
    case IncidentKind::exposedFirstHolecard:
        return words.text(MZ_TEXT("Incident", "The first card of the deal is exposed"));
    case IncidentKind::exposedSecondHolecard:
        return words.text(MZ_TEXT("Incident", "The second card of the deal is exposed"));
    case IncidentKind::exposedHolecard:
        return words.text(MZ_TEXT("Incident", "A holecard is exposed"));
    case IncidentKind::exposedHolecards:
        return words.text(MZ_TEXT("Incident", "More than one holecard is exposed"));
    case IncidentKind::overdealtFlop:
        return words.text(MZ_TEXT("Incident", "The flop has too many cards"));
    case IncidentKind::prematureFlop:
        return words.text(MZ_TEXT("Incident", "The flop comes too early"));
    case IncidentKind::prematureTurn:
        return words.text(MZ_TEXT("Incident", "The turn comes too early"));
    case IncidentKind::prematureRiver:
        return words.text(MZ_TEXT("Incident", "The river comes too early"));
    case IncidentKind::extraHolecard:
        return words.text(MZ_TEXT("Incident", "The first player gets a card too many"));
    case IncidentKind::extraHolecards:
        return words.text(MZ_TEXT("Incident", "Several players get a card too many"));
    case IncidentKind::undeclaredBoard:
        return words.text(MZ_TEXT("Incident", "A player throws the cards away and does not say "
                                              "that the board plays"));
    case IncidentKind::declaredBoard:
        return words.text(
            MZ_TEXT("Incident", "A player says that the board plays and throws the cards away"));
    case IncidentKind::playerExposesHolecard:
        return words.text(MZ_TEXT("Incident", "A player turns up a holecard"));
    }
    return {};
}

std::string cause(const Words& words, Cause cause) {
    switch (cause) {
    case Cause::injected:
        return words.text(MZ_TEXT("Incident", "It is the scenario’s doing."));
    case Cause::dealer:
        return words.text(MZ_TEXT("Incident", "It is the dealer’s own doing."));
    }
    return {};
}

std::string ruleName(const Words& words, std::string_view rule) {
    constexpr std::string_view holdem = "holdem.";
    if (rule == "none")
        return words.text(MZ_TEXT("Rule", "no rule: nothing is wrong"));
    if (rule.starts_with(holdem))
        return words.text(MZ_TEXT("Rule", "Hold’em %1"), {rule.substr(holdem.size())});
    return std::string(rule);
}

std::string instruction(const Words& words, Step step) {
    switch (step) {
    case Step::announceMisdeal:
        return words.text(MZ_TEXT("Step", "Call a misdeal."));
    case Step::gather:
        return words.text(MZ_TEXT("Step", "Gather all cards."));
    case Step::shuffle:
        return words.text(MZ_TEXT("Step", "Shuffle."));
    case Step::cut:
        return words.text(MZ_TEXT("Step", "Cut."));
    case Step::redeal:
        return words.text(MZ_TEXT("Step", "Deal again, with the same button."));
    case Step::finishDeal:
        return words.text(MZ_TEXT("Step", "Finish the deal."));
    case Step::replaceCard:
        return words.text(MZ_TEXT("Step", "At the end of the deal, replace the exposed card with "
                                          "the top card of the stub."));
    case Step::cardToBurns:
        return words.text(MZ_TEXT("Step", "Make the exposed card the burn of the flop."));
    case Step::extraToBurns:
        return words.text(MZ_TEXT("Step", "Make the extra card the burn of the flop."));
    case Step::dealFlop:
        return words.text(MZ_TEXT("Step", "Deal the flop."));
    case Step::dealTurn:
        return words.text(MZ_TEXT("Step", "Deal the turn."));
    case Step::dealRiver:
        return words.text(MZ_TEXT("Step", "Deal the river."));
    case Step::boardToDeck:
        return words.text(MZ_TEXT("Step", "Put all cards of the flop back into the stub."));
    case Step::finishBetting:
        return words.text(MZ_TEXT("Step", "Have the betting round finished."));
    case Step::finishTurnBetting:
        return words.text(MZ_TEXT("Step", "Have the betting on the turn finished."));
    case Step::setAside:
        return words.text(MZ_TEXT("Step", "Set the early card aside."));
    case Step::takeBack:
        return words.text(MZ_TEXT("Step", "Take the early card off the board."));
    case Step::toDeck:
        return words.text(MZ_TEXT("Step", "Put the early card back into the stub."));
    case Step::asideToDeck:
        return words.text(MZ_TEXT("Step", "Put the card that was set aside back into the stub."));
    case Step::burn:
        return words.text(MZ_TEXT("Step", "Burn a card."));
    case Step::award:
        return words.text(MZ_TEXT("Step", "Push the pot to those who have a claim."));
    }
    return {};
}

std::string done(const Words& words, Step step) {
    switch (step) {
    case Step::announceMisdeal:
        return words.text(MZ_TEXT("StepDone", "A misdeal was called."));
    case Step::gather:
        return words.text(MZ_TEXT("StepDone", "All cards were gathered."));
    case Step::shuffle:
        return words.text(MZ_TEXT("StepDone", "The cards were shuffled."));
    case Step::cut:
        return words.text(MZ_TEXT("StepDone", "The cards were cut."));
    case Step::redeal:
        return words.text(MZ_TEXT("StepDone", "The hand was dealt again."));
    case Step::finishDeal:
        return words.text(MZ_TEXT("StepDone", "The deal was finished."));
    case Step::replaceCard:
        return words.text(MZ_TEXT("StepDone", "The exposed card was replaced."));
    case Step::cardToBurns:
        return words.text(MZ_TEXT("StepDone", "The exposed card became the burn."));
    case Step::extraToBurns:
        return words.text(MZ_TEXT("StepDone", "The extra card became the burn."));
    case Step::dealFlop:
        return words.text(MZ_TEXT("StepDone", "The flop was dealt."));
    case Step::dealTurn:
        return words.text(MZ_TEXT("StepDone", "The turn was dealt."));
    case Step::dealRiver:
        return words.text(MZ_TEXT("StepDone", "The river was dealt."));
    case Step::boardToDeck:
        return words.text(MZ_TEXT("StepDone", "All cards of the flop went back into the stub."));
    case Step::finishBetting:
        return words.text(MZ_TEXT("StepDone", "The betting round was finished."));
    case Step::finishTurnBetting:
        return words.text(MZ_TEXT("StepDone", "The betting on the turn was finished."));
    case Step::setAside:
        return words.text(MZ_TEXT("StepDone", "The early card was set aside."));
    case Step::takeBack:
        return words.text(MZ_TEXT("StepDone", "The early card was taken off the board."));
    case Step::toDeck:
        return words.text(MZ_TEXT("StepDone", "The early card went back into the stub."));
    case Step::asideToDeck:
        return words.text(
            MZ_TEXT("StepDone", "The card that was set aside went back into the stub."));
    case Step::burn:
        return words.text(MZ_TEXT("StepDone", "A card was burned."));
    case Step::award:
        return words.text(MZ_TEXT("StepDone", "The pot was awarded."));
    }
    return {};
}

std::string outcomeName(const Words& words, Outcome outcome) {
    switch (outcome) {
    case Outcome::correct:
        return words.text(MZ_TEXT("Outcome", "right"));
    case Outcome::partial:
        return words.text(MZ_TEXT("Outcome", "partly right"));
    case Outcome::wrong:
        return words.text(MZ_TEXT("Outcome", "wrong"));
    }
    return {};
}

std::string severityName(const Words& words, Severity severity) {
    switch (severity) {
    case Severity::critical:
        return words.text(MZ_TEXT("Severity", "critical"));
    case Severity::major:
        return words.text(MZ_TEXT("Severity", "major"));
    case Severity::minor:
        return words.text(MZ_TEXT("Severity", "minor"));
    }
    return {};
}

} // namespace mz
