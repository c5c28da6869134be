// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulebook/observer.h"

#include <utility>

namespace mz {

void Observer::run() {
    remember();
    for (const Event& event : m_moment.events) {
        m_mark = {m_moment.line, m_moment.t, ++m_watch.ticks};
        m_said = 0;
        m_burnAsked = openOne([](const Incident& incident) {
                          return incident.awaits(Step::burn) && !forbidsBurn(incident);
                      }) != nullptr;
        judgeDealing(event);
        const std::vector<std::size_t> indexes = m_watch.open;
        for (std::size_t i = indexes.size(); i-- > 0;)
            follow(m_watch.incidents[indexes[i]], event);
        open(event);
        judgeRemediesWithoutNeed(event);
    }
    // A street may be the last step of one incident and then open another.
    for (const Event& event : m_moment.events)
        if (event.kind == EventKind::boardDealt) {
            m_mark.tick = ++m_watch.ticks;
            judgeCount(event);
            openBoard(event);
        }
}

void Observer::remember() {
    if (std::ranges::any_of(m_moment.events,
                            [](const Event& e) { return e.kind == EventKind::gathered; })) {
        m_watch.everBurned = 0;
        m_watch.everDealtOrMucked = 0;
        m_watch.exposed = 0;
        m_watch.burned = 0;
        m_watch.unburned = 0;
        m_watch.flopBurned = false;
        m_watch.furtherCards = 0;
        m_watch.shortFlopLine.reset();
    }
    m_watch.everBurned |= m_sighting.after.burns;
    m_watch.everDealtOrMucked |= m_sighting.after.hands() | m_sighting.after.muck;
}

void Observer::follow(Incident& incident, const Event& event) {
    const bool fresh = incident.since >= m_sighting.firstTick;
    const bool goesOn = goesOnWithout(incident, m_sighting, event);
    for (const ProcedureBan& ban : incident.procedure->never)
        if (!fresh && !hasSaid(ban.fault) && inStretch(incident, ban) &&
            breaks(incident, ban.ban, m_sighting, event) && !excused(ban.ban)) {
            incident.add(ban.fault, ban.severity, m_mark.line);
            m_saidNow |= 1U << static_cast<unsigned>(ban.fault);
        }
    m_said |= std::exchange(m_saidNow, 0);
    if (!fresh)
        place(incident, event);
    const auto& steps = incident.procedure->steps;
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (isStep(incident, steps[i].step, m_sighting, event) &&
            !(steps[i].step == Step::burn && forbidsBurn(incident)))
            incident.see(static_cast<int>(i), m_mark);
        else if (undoes(incident, steps[i].step, m_sighting, event))
            incident.forget(static_cast<int>(i));
    if (event.kind == EventKind::gathered)
        gather(incident);
    const bool lastStepSeen =
        !steps.empty() && incident.hasSeenAt(static_cast<int>(steps.size()) - 1);
    if (goesOn || lastStepSeen)
        close(incident);
}

// Keeps account of cards that lie where they must not, and counts them once the hand goes on.
void Observer::place(Incident& incident, const Event& event) {
    const auto& never = incident.procedure->never;
    if (event.kind == EventKind::acted || event.kind == EventKind::streetDealt)
        countMisplaced(incident, event);
    std::erase_if(incident.misplaced, [&](Misplaced& one) {
        const Ban ban = never[static_cast<std::size_t>(one.ban)].ban;
        one.cards = stillMisplaced(incident, ban, one.cards, m_sighting);
        return one.cards == 0 || (ban == Ban::cardLeftOut && event.kind == EventKind::shuffled);
    });
    for (std::size_t i = 0; i < never.size(); ++i) {
        CardMask cards =
            misplacedBy(incident, never[i].ban, m_sighting, event) & ~cardsOfOthers(incident);
        for (const Misplaced& earlier : incident.misplaced) // counts by its first line
            if (earlier.ban == static_cast<int>(i))
                cards &= ~earlier.cards;
        if (cards != 0 && inStretch(incident, never[i]))
            incident.misplaced.push_back({static_cast<int>(i), cards, m_mark.line});
    }
}

// What another open incident is about is not this one's to protect.
CardMask Observer::cardsOfOthers(const Incident& incident) const {
    CardMask cards = 0;
    for (const std::size_t index : m_watch.open)
        if (&m_watch.incidents[index] != &incident)
            cards |= m_watch.incidents[index].cards & ~incident.cards;
    return cards;
}

void Observer::countMisplaced(Incident& incident, const Event& event) {
    for (const Misplaced& one : incident.misplaced) {
        const ProcedureBan& ban = incident.procedure->never[static_cast<std::size_t>(one.ban)];
        if (countsNow(incident, ban.ban, one.cards, m_sighting, event))
            incident.add(ban.fault, ban.severity, one.line);
    }
}

void Observer::close(Incident& incident) {
    incident.countMisplaced();
    incident.closed = m_mark;
    incident.oneLeft = m_moment.after.betting.oneLeft();
    const auto index = static_cast<std::size_t>(&incident - m_watch.incidents.data());
    std::erase(m_watch.open, index);
    m_closedNow = &incident;
}

bool Observer::excused(Ban ban) {
    const bool burn =
        ban == Ban::burnBeforeFlop || ban == Ban::burnBeforeTurn || ban == Ban::burnBeforeRiver;
    return (ban == Ban::misdeal && misdealDue()) || (burn && m_burnAsked);
}

} // namespace mz
