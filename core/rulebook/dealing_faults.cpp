// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulebook/observer.h"

#include <bit>

namespace mz {

void Observer::own(Fault fault) {
    m_watch.faults.push_back({fault, severityOf(fault), m_mark.line});
}

// What stands in the incident that it belongs to, and where none is open in the session's own.
void Observer::ofTheOpenIncident(Fault fault) {
    Incident* incident = m_closedNow;
    if (incident == nullptr && !m_watch.open.empty())
        incident = &m_watch.incidents[m_watch.open.back()];
    if (incident != nullptr)
        incident->add(fault, severityOf(fault), m_mark.line);
    else
        own(fault);
}

void Observer::judgeDealing(const Event& event) {
    switch (event.kind) {
    case EventKind::shuffled:
        m_watch.owesShuffle = false;
        m_watch.owesCut = m_watch.dutyToShuffle && m_moment.before.cardsDealt == 0;
        break;
    case EventKind::cutDeck:
        m_watch.owesCut = false;
        break;
    case EventKind::gathered:
        if (event.flag)
            m_watch.dutyToShuffle = m_watch.owesShuffle = m_watch.owesCut = true;
        break;
    case EventKind::pitched:
        leaveDeck();
        if (byDealer() &&
            (event.order == PitchOrder::outOfTurn || event.order == PitchOrder::replacement))
            own(Fault::wrongSeat);
        break;
    case EventKind::burned:
        leaveDeck();
        burn(event);
        break;
    case EventKind::boardDealt:
        leaveDeck();
        dealStreet(event);
        break;
    case EventKind::moved:
        replaceBurn(event);
        break;
    default:
        break;
    }
}

void Observer::leaveDeck() {
    if (m_watch.owesShuffle &&
        openOne([](const Incident& i) { return i.procedure->asksFor(Step::shuffle); }) == nullptr)
        own(Fault::shuffleMissed);
    if (m_watch.owesCut &&
        openOne([](const Incident& i) { return i.procedure->asksFor(Step::cut); }) == nullptr)
        own(Fault::cutMissed);
    m_watch.owesShuffle = m_watch.owesCut = m_watch.dutyToShuffle = false;
}

// An exposed or extra card that comes to the burncards is the flop's burn.
void Observer::replaceBurn(const Event& event) {
    if (event.to != Zones::burns || !concernedCard(event.cards))
        return;
    if (byDealer() && m_watch.flopBurned && m_moment.before.onBoard == Street::preflop)
        ofTheOpenIncident(Fault::burnedAgain);
    m_watch.burned = std::max(m_watch.burned, 1);
}

bool Observer::concernedCard(CardMask cards) {
    return openOne([=](const Incident& incident) {
               return (incident.procedure->asksFor(Step::cardToBurns) ||
                       incident.procedure->asksFor(Step::extraToBurns)) &&
                      (incident.cards & cards) != 0;
           }) != nullptr;
}

void Observer::burn(const Event& event) {
    if (concernedCard(event.cards))
        return;
    const int upcoming = std::min(numberOf(m_moment.before.onBoard) + 1, 3);
    if (!byDealer()) {
        m_watch.burned = std::max(m_watch.burned, upcoming);
        return;
    }
    const bool forbidden = !m_burnAsked && openOne([](const Incident& incident) {
                                               return forbidsBurn(incident);
                                           }) != nullptr;
    if (forbidden) { // it makes good what the street lacked, or it is one too many
        m_watch.forbiddenBurn = m_watch.forbiddenBurn || m_watch.unburned == 0;
        m_watch.unburned = 0;
        return;
    }
    m_watch.flopBurned = m_watch.flopBurned || m_moment.before.onBoard == Street::preflop;
    if (m_burnAsked || m_watch.burned < upcoming)
        m_watch.burned = std::min(m_watch.burned + 1, 3);
    else
        ofTheOpenIncident(Fault::burnedAgain);
}

void Observer::dealStreet(const Event& event) {
    const State& before = m_moment.before;
    const bool continues = before.onBoard == Street::preflop && before.boardCount() > 0;
    if (continues || before.onBoard == Street::river)
        return;
    const int number = numberOf(event.street);
    const bool stepSaysIt = awaited(Step::burn) ||
                            openOne([](const Incident& incident) {
                                return !incident.gathered && (incident.awaits(Step::cardToBurns) ||
                                                              incident.awaits(Step::extraToBurns));
                            }) != nullptr;
    if (m_watch.burned < number)
        m_watch.unburned |= 1U << static_cast<unsigned>(number);
    if (byDealer() && m_watch.burned < number && !m_watch.forbiddenBurn && !stepSaysIt)
        ofTheOpenIncident(Fault::burnMissed);
    m_watch.burned = std::max(m_watch.burned, number);
    m_watch.forbiddenBurn = false;
    if (byDealer() && before.betting.betsInFront() > noChips)
        own(Fault::betsNotCollected);
}

// Whether the board got as many cards as the street has. A flop laid card by card is counted
// when the dealer turns to something else.
void Observer::judgeCount(const Event& event) {
    if (event.kind != EventKind::boardDealt)
        return;
    m_watch.shortFlopLine.reset(); // laid on, by whatever hand
    if (!byDealer() || m_moment.mishap)
        return;
    const State& before = m_moment.before;
    const bool flop = before.onBoard == Street::preflop;
    const int wanted = before.onBoard == Street::river ? 0 : flop ? 3 - before.boardCount() : 1;
    const int got = std::popcount(event.cards);
    const Step step = event.street == Street::flop   ? Step::dealFlop
                      : event.street == Street::turn ? Step::dealTurn
                                                     : Step::dealRiver;
    if (got == wanted || awaited(step))
        return;
    if (flop && got < wanted)
        m_watch.shortFlopLine = m_mark.line;
    else
        own(Fault::wrongCount);
}

void Observer::judgeRemediesWithoutNeed(const Event& event) {
    const bool misdeal = (event.kind == EventKind::called &&
                          event.number == static_cast<std::uint8_t>(Call::misdeal)) ||
                         (event.kind == EventKind::gathered && event.flag);
    if (event.kind == EventKind::awarded && event.flag && !hasSaid(Fault::wrongAward))
        wrongAward();
    if (misdeal && !hasSaid(Fault::falseMisdeal) && !misdealDue() && !m_watch.misdealSaid) {
        own(Fault::falseMisdeal);
        m_watch.misdealSaid = true;
    }
    if (event.kind == EventKind::gathered)
        m_watch.misdealSaid = false;
    if (!byDealer() || !m_watch.open.empty() || m_closedNow != nullptr)
        return;
    if (event.kind == EventKind::shuffled && m_moment.before.cardsDealt > 0)
        own(Fault::falseRemedy);
    if (event.kind == EventKind::moved && takesWhatLiesRight(event))
        own(Fault::falseRemedy);
}

// It belongs to an incident that is about the award, and to no other.
void Observer::wrongAward() {
    if (m_closedNow != nullptr && m_closedNow->procedure->asksFor(Step::award))
        m_closedNow->add(Fault::wrongAward, severityOf(Fault::wrongAward), m_mark.line);
    else if (Incident* incident =
                 openOne([](const Incident& one) { return one.procedure->asksFor(Step::award); }))
        incident->add(Fault::wrongAward, severityOf(Fault::wrongAward), m_mark.line);
    else
        own(Fault::wrongAward);
}

// A board card of a complete street, or a card of a live hand of two, is taken away.
bool Observer::takesWhatLiesRight(const Event& event) const {
    const State& before = m_moment.before;
    if (event.from == event.to)
        return false;
    if (event.from == Zones::board)
        return before.onBoard != Street::preflop &&
               before.boardCount() == 2 + numberOf(before.onBoard);
    return event.from.isHole() && before.dealComplete &&
           holds(before.betting.live, event.from.seat()) && before.table.size(event.from) == 2;
}

} // namespace mz
