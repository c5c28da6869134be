// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulebook/sighting.h"

namespace mz {

namespace {

constexpr bool within(CardMask cards, CardMask place) { return (cards & ~place) == 0; }

// The cards have come to lie there with this act, all of them.
bool cameTo(CardMask cards, CardMask before, CardMask after) {
    return cards != 0 && within(cards, after) && !within(cards, before);
}

bool movesCards(const Event& event) {
    return event.kind == EventKind::moved || event.kind == EventKind::gathered;
}

bool calledMisdeal(const Event& event) {
    return event.kind == EventKind::called &&
           event.number == static_cast<std::uint8_t>(Call::misdeal);
}

bool dealtFromDeck(const Event& event, Street street) {
    return event.kind == EventKind::streetDealt && event.street == street &&
           event.from == Zones::deck;
}

// The cards that the dealer's hand has moved out of the incident's place: the hand of its seat, and
// where it concerns no seat the board.
CardMask takenByHand(const Incident& incident, const Sighting& sighting, const Event& event) {
    const Zone place = incident.seat != 0 ? Zone::hole(incident.seat) : Zones::board;
    const bool byHand = sighting.byDealer() && event.kind == EventKind::moved &&
                        event.from == place && event.to != event.from;
    return byHand ? event.cards : 0;
}

// After the shuffle nobody knows any more which card of the deck is which: what then comes off it
// is no longer the card concerned.
bool comesByChance(const Incident& incident, const Event& event) {
    return event.from == Zones::deck && incident.hasSeen(Step::shuffle);
}

bool furtherBurn(const Incident& incident, const Sighting& sighting, const Event& event) {
    return event.kind == EventKind::burned && sighting.byDealer() &&
           ((event.cards & incident.cards) == 0 || incident.hasSeen(Step::shuffle));
}

bool becomesBurn(const Incident& incident) {
    return incident.procedure->asksFor(Step::cardToBurns) ||
           incident.procedure->asksFor(Step::extraToBurns);
}

bool isReplacement(const Incident& incident, const Event& event) {
    return !incident.gathered && event.kind == EventKind::pitched && event.seat == incident.seat &&
           (event.order == PitchOrder::replacement || event.order == PitchOrder::afterDeal);
}

} // namespace

Whereabouts::Whereabouts(const Table& table)
    : deck(table.cardsIn(Zones::deck)),
      board(table.cardsIn(Zones::board)),
      burns(table.cardsIn(Zones::burns)),
      muck(table.cardsIn(Zones::muck)),
      aside(table.cardsIn(Zones::aside)) {
    for (Seat seat = 1; seat <= maxSeats; ++seat)
        holes[static_cast<std::size_t>(seat - 1)] = table.cardsIn(Zone::hole(seat));
}

CardMask Whereabouts::hands() const { return wholeDeck & ~(deck | board | burns | muck | aside); }

bool isStep(const Incident& incident, Step step, const Sighting& sighting, const Event& event) {
    const CardMask cards = incident.cards;
    const auto& [deck, board, burns, muck, aside, holes] = sighting.after;
    const Whereabouts& before = sighting.before;
    switch (step) {
    case Step::announceMisdeal:
        return calledMisdeal(event);
    case Step::gather:
        return event.kind == EventKind::gathered;
    case Step::shuffle:
        return event.kind == EventKind::shuffled;
    case Step::cut:
        return event.kind == EventKind::cutDeck;
    case Step::redeal:
        return event.kind == EventKind::dealFinished && incident.gathered && sighting.sameButton;
    case Step::finishDeal:
        return event.kind == EventKind::dealFinished;
    case Step::replaceCard:
        return isReplacement(incident, event);
    case Step::cardToBurns:
    case Step::extraToBurns:
        return movesCards(event) && cameTo(cards, before.burns, burns);
    case Step::dealFlop:
        return dealtFromDeck(event, Street::flop);
    case Step::dealTurn:
        return dealtFromDeck(event, Street::turn);
    case Step::dealRiver:
        return dealtFromDeck(event, Street::river);
    case Step::boardToDeck:
    case Step::toDeck:
    case Step::asideToDeck:
        return movesCards(event) && cameTo(cards, before.deck, deck);
    case Step::finishBetting:
        return event.kind == EventKind::roundFinished && next(event.street) == incident.street;
    case Step::finishTurnBetting:
        return event.kind == EventKind::roundFinished && event.street == Street::turn;
    case Step::setAside:
        return movesCards(event) && cameTo(cards, before.aside, aside);
    case Step::takeBack:
        return movesCards(event) && cameTo(cards, before.deck | before.aside, deck | aside);
    case Step::burn:
        return event.kind == EventKind::burned && sighting.byDealer();
    case Step::award:
        return event.kind == EventKind::awarded && sighting.moment.after.betting.allAwarded();
    }
    return false;
}

bool undoes(const Incident& incident, Step step, const Sighting& sighting, const Event& event) {
    if (event.kind != EventKind::moved || event.from == Zones::deck)
        return false;
    if (step == Step::cardToBurns || step == Step::extraToBurns)
        return (incident.cards & sighting.before.burns & ~sighting.after.burns) != 0;
    return step == Step::setAside &&
           (incident.cards & ~sighting.before.board & sighting.after.board) != 0;
}

bool breaks(const Incident& incident, Ban ban, const Sighting& sighting, const Event& event) {
    const CardMask cards = incident.cards;
    const Whereabouts& before = sighting.before;
    const Whereabouts& after = sighting.after;
    const bool acted = event.kind == EventKind::acted;
    const bool shuffled = event.kind == EventKind::shuffled;
    const bool awarded = event.kind == EventKind::awarded;
    switch (ban) {
    case Ban::dealOn: {
        const bool dealt = event.kind == EventKind::pitched || event.kind == EventKind::burned ||
                           event.kind == EventKind::boardDealt;
        return !incident.gathered && (acted || (dealt && sighting.byDealer()));
    }
    case Ban::actBeforeReplaced: {
        const bool replaced = incident.procedure->asksFor(Step::replaceCard)
                                  ? incident.hasSeen(Step::replaceCard)
                                  : (cards & before.hands()) == 0;
        return acted && !replaced && !incident.gathered;
    }
    case Ban::misdeal:
        return calledMisdeal(event) || (event.kind == EventKind::gathered && event.flag);
    case Ban::keepCard:
        return sighting.byDealer() && dealtFromDeck(event, Street::flop) &&
               (cards & before.hands()) != 0;
    case Ban::cardLeftOnBoard:
        return acted && (cards & before.board) != 0;
    case Ban::streetOverCard:
        return event.kind == EventKind::streetDealt && event.street > incident.street &&
               (cards & before.board) != 0;
    case Ban::pickExtra: {
        const bool onFlop = acted && event.street == Street::flop;
        const bool onTurn = event.kind == EventKind::streetDealt && event.street == Street::turn;
        return (onFlop || onTurn) && (cards & before.board) != 0;
    }
    case Ban::cardElsewhere:
    case Ban::takeOtherCard:
    case Ban::cardLeftOut:
        return false; // judged by where the cards lie when the hand goes on
    case Ban::burnBeforeFlop:
    case Ban::burnBeforeTurn:
    case Ban::burnBeforeRiver: {
        // Where the street came without its burn, the first one made is no second one.
        const bool madeGood =
            (sighting.watch.unburned >> static_cast<unsigned>(incident.street) & 1U) != 0;
        return furtherBurn(incident, sighting, event) && !madeGood && !incident.gathered;
    }
    case Ban::burnsInShuffle:
        return shuffled && (after.deck & sighting.watch.everBurned & ~cards) != 0;
    case Ban::muckInShuffle:
        return shuffled && (after.deck & sighting.watch.everDealtOrMucked & ~cards) != 0;
    case Ban::awardSilentSeat:
        return awarded && holds(event.seats, incident.seat);
    case Ban::leaveOutSeat:
        return awarded && event.flag && !holds(event.seats, incident.seat);
    case Ban::retrieveHand:
        return sighting.byDealer() && event.kind == EventKind::moved && event.from == Zones::muck &&
               event.to.isHole() && (event.cards & cards) != 0;
    case Ban::replaceCard:
        return (sighting.byDealer() && isReplacement(incident, event)) ||
               (takenByHand(incident, sighting, event) & cards) != 0;
    }
    return false;
}

CardMask misplacedBy(const Incident& incident, Ban ban, const Sighting& sighting,
                     const Event& event) {
    const bool moved = event.kind == EventKind::moved && sighting.byDealer();
    if (ban == Ban::cardElsewhere && moved && !comesByChance(incident, event))
        return stillMisplaced(incident, ban, incident.cards & event.cards, sighting);
    if (ban == Ban::takeOtherCard)
        return takenByHand(incident, sighting, event) & ~incident.cards;
    if (ban == Ban::cardLeftOut && event.kind == EventKind::shuffled)
        return incident.cards & ~sighting.after.deck;
    return 0;
}

CardMask stillMisplaced(const Incident& incident, Ban ban, CardMask cards,
                        const Sighting& sighting) {
    const Whereabouts& after = sighting.after;
    const CardMask place =
        incident.seat != 0 ? after.holes[static_cast<std::size_t>(incident.seat - 1)] : after.board;
    if (ban == Ban::takeOtherCard)
        return cards & ~place;
    if (ban == Ban::cardLeftOut)
        return cards & ~sighting.before.deck; // put in after the shuffle it is only out of order
    const Procedure& procedure = *incident.procedure;
    if (becomesBurn(incident))
        return cards & ~(after.burns | place);
    const CardMask never = after.muck | after.burns | after.hands();
    if (procedure.asksFor(Step::setAside)) // into the deck only from where it was set aside
        return cards & (never | (incident.hasSeen(Step::setAside) ? 0 : after.deck));
    return cards & (procedure.asksFor(Step::takeBack) ? never : never | after.aside);
}

bool countsNow(const Incident& incident, Ban ban, CardMask cards, const Sighting& sighting,
               const Event& event) {
    // What a shuffle left out matters when the street is dealt from it.
    if (ban == Ban::cardLeftOut)
        return !incident.procedure->steps.empty() &&
               isStep(incident, incident.procedure->steps.back().step, sighting, event);
    // On the deck a card still may become the burn, until the flop is dealt.
    if (ban == Ban::cardElsewhere && becomesBurn(incident) && event.kind == EventKind::acted)
        return (cards & ~sighting.after.deck) != 0;
    return true;
}

bool goesOnWithout(const Incident& incident, const Sighting& sighting, const Event& event) {
    using enum IncidentKind;
    if (event.kind == EventKind::awarded)
        return sighting.moment.after.betting.allAwarded();
    switch (incident.kind) {
    case overdealtFlop:
        return breaks(incident, Ban::pickExtra, sighting, event);
    case prematureFlop:
    case prematureTurn:
    case prematureRiver:
        return breaks(incident, Ban::streetOverCard, sighting, event);
    default:
        break;
    }
    const bool flop = event.kind == EventKind::streetDealt && event.street == Street::flop;
    return flop &&
           (incident.kind == playerExposesHolecard || incident.procedure->asksFor(Step::redeal));
}

} // namespace mz
