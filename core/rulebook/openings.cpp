// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulebook/observer.h"

#include <utility>

namespace mz {

namespace {
constexpr std::size_t mostOpen = 12;
} // namespace

void Observer::open(const Event& event) {
    switch (event.kind) {
    case EventKind::pitched:
        if (event.order == PitchOrder::afterDeal)
            giveFurtherCard(event);
        if (event.flag)
            expose(event.seat, event.cards, Cause::injected);
        break;
    case EventKind::turned:
        if (byDealer() && event.flag && event.from.isHole() &&
            m_moment.before.onBoard == Street::preflop &&
            holds(m_hand.structure.occupied, event.from.seat()) && !isExtraCard(event.cards))
            expose(event.from.seat(), event.cards, Cause::dealer);
        break;
    case EventKind::exposed:
        m_watch.exposed |= event.cards;
        start(IncidentKind::playerExposesHolecard, Cause::injected, event.seat, event.cards);
        break;
    case EventKind::thrownAway:
        if (m_moment.mishap == IrregularityKind::undeclaredBoard)
            start(IncidentKind::undeclaredBoard, Cause::injected, event.seat, thrownCards());
        break;
    case EventKind::declared:
        if (m_moment.mishap == IrregularityKind::declaredBoard)
            start(IncidentKind::declaredBoard, Cause::injected, event.seat, thrownCards());
        break;
    default:
        break;
    }
}

Incident* Observer::start(IncidentKind situation, Cause cause, Seat seat, CardMask cards,
                          Street street) {
    const auto answer = m_rulebook.answer(situation);
    if (!answer)
        return nullptr;
    Incident incident;
    incident.kind = answer->kind;
    incident.cause = cause;
    incident.procedure = answer->procedure;
    incident.opened = m_mark;
    incident.seat = seat;
    incident.cards = cards;
    incident.street = street;
    m_watch.open.push_back(m_watch.incidents.size());
    m_watch.incidents.push_back(std::move(incident));
    m_closedNow = nullptr; // it may have moved
    beginSteps(m_watch.incidents.back());
    return &m_watch.incidents.back();
}

// A step that already holds when the steps begin is done there and then: an exposed card that
// ends the deal, or is turned up after it.
void Observer::beginSteps(Incident& incident) {
    incident.since = m_mark.tick;
    incident.gathered = false;
    incident.seen.clear();
    incident.seenSteps = 0;
    incident.misplaced.clear();
    incident.replacements = 0;
    const auto& steps = incident.procedure->steps;
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (steps[i].step == Step::finishDeal && m_moment.before.dealComplete)
            incident.see(static_cast<int>(i), m_mark);
}

void Observer::become(Incident& incident, IncidentKind situation, CardMask cards) {
    const auto answer = m_rulebook.answer(situation);
    if (!answer)
        return;
    incident.kind = answer->kind;
    incident.procedure = answer->procedure;
    incident.cards |= cards;
    beginSteps(incident);
}

void Observer::expose(Seat seat, CardMask card, Cause cause) {
    if ((m_watch.exposed & card) != 0)
        return;
    m_watch.exposed |= card;
    const auto exposedOnes = [](const Incident& incident) {
        using enum IncidentKind;
        return incident.kind == exposedFirstHolecard || incident.kind == exposedSecondHolecard ||
               incident.kind == exposedHolecard || incident.kind == exposedHolecards;
    };
    if (Incident* incident = openOne(exposedOnes)) {
        // A misdeal that is due already does not become more of one.
        if (incident->kind == IncidentKind::exposedHolecard)
            become(*incident, IncidentKind::exposedHolecards, card);
        return;
    }
    const State& after = m_moment.after;
    const auto isNumber = [&](std::size_t number) {
        return after.cardsDealt > number && maskOf(after.firstCards[number]) == card;
    };
    const IncidentKind kind = isNumber(0)   ? IncidentKind::exposedFirstHolecard
                              : isNumber(1) ? IncidentKind::exposedSecondHolecard
                                            : IncidentKind::exposedHolecard;
    start(kind, cause, seat, card);
}

void Observer::giveFurtherCard(const Event& event) {
    const bool replaces = openOne([&](const Incident& incident) {
                              return incident.procedure->asksFor(Step::replaceCard) &&
                                     incident.seat == event.seat && incident.replacements == 1;
                          }) != nullptr;
    if (replaces)
        return;
    if (byDealer())
        m_watch.faults.push_back({Fault::wrongSeat, severityOf(Fault::wrongSeat), m_mark.line});
    if (m_moment.before.onBoard != Street::preflop)
        return;
    const Cause cause = byDealer() ? Cause::dealer : Cause::injected;
    if (Incident* extra = openOne(
            [](const Incident& incident) { return incident.kind == IncidentKind::extraHolecard; }))
        become(*extra, IncidentKind::extraHolecards, event.cards);
    else if (m_watch.furtherCards == 0 && event.seat == m_hand.structure.firstSeat())
        start(IncidentKind::extraHolecard, cause, event.seat, event.cards);
    ++m_watch.furtherCards;
}

bool Observer::isExtraCard(CardMask card) {
    return openOne([=](const Incident& incident) {
               return incident.kind == IncidentKind::extraHolecard && (incident.cards & card) != 0;
           }) != nullptr;
}

void Observer::openBoard(const Event& event) {
    const Cause cause = byDealer() ? Cause::dealer : Cause::injected;
    if (event.flag)
        openEarly(event, cause);
    const bool flop = event.street == Street::flop && m_moment.before.onBoard == Street::preflop;
    if (!flop || m_moment.after.boardCount() <= 3)
        return;
    const bool stuck = m_moment.mishap == IrregularityKind::overdealtFlop;
    start(IncidentKind::overdealtFlop, stuck ? Cause::injected : cause, 0, m_sighting.after.board,
          Street::flop);
}

void Observer::openEarly(const Event& event, Cause cause) {
    const auto kind = static_cast<IncidentKind>(static_cast<int>(IncidentKind::prematureFlop) +
                                                numberOf(event.street) - 1);
    Incident* same = openOne([=, this](const Incident& incident) {
        return incident.kind == kind && (incident.cards & m_sighting.before.board) != 0;
    });
    if (same != nullptr) { // laid card by card: one flop, one incident
        same->cards |= event.cards;
        return;
    }
    if (byDealer())
        own(Fault::earlyBoard);
    // Nobody deals the same street too early as often as this; a log that says so is read all
    // the same, and in good time.
    if (m_watch.open.size() < mostOpen)
        start(kind, cause, 0, event.cards, event.street);
}

CardMask Observer::thrownCards() const {
    for (const Event& event : m_moment.events)
        if (event.kind == EventKind::moved)
            return event.cards;
    return 0;
}

} // namespace mz
