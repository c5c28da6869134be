// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rulebook/sighting.h"

#include <algorithm>

namespace mz {

[[nodiscard]] inline bool asksForMisdeal(const Incident& incident) {
    return incident.procedure->asksFor(Step::announceMisdeal) ||
           incident.procedure->asksFor(Step::gather);
}

[[nodiscard]] constexpr int numberOf(Street street) {
    return static_cast<int>(street); // flop 1, turn 2, river 3
}

// Looks at one act and writes into the watch what it meant. Its parts stand in three files:
// observer.cpp (incidents that are open), openings.cpp, dealing_faults.cpp.
class Observer {
public:
    Observer(const Rulebook& rulebook, const Hand& hand, Watch& watch, const Moment& moment)
        : m_rulebook(rulebook),
          m_hand(hand),
          m_watch(watch),
          m_moment(moment),
          m_sighting{moment,
                     watch,
                     Whereabouts(moment.before.table),
                     Whereabouts(moment.after.table),
                     watch.ticks + 1,
                     moment.after.button == hand.structure.button} {}

    void run();

private:
    [[nodiscard]] bool byDealer() const { return m_moment.actor == Actor::dealer; }
    // One act breaks a ban of one kind once: the newest of the open incidents says it.
    [[nodiscard]] bool hasSaid(Fault fault) const {
        return (m_said >> static_cast<unsigned>(fault) & 1U) != 0;
    }
    // All cards are in the deck again: none of them is the exposed, extra or early one any more.
    static void gather(Incident& incident) {
        incident.gathered = true;
        incident.cards = 0;
        incident.misplaced.clear();
    }
    [[nodiscard]] static bool inStretch(const Incident& incident, const ProcedureBan& ban) {
        return (!ban.from || incident.hasSeenAt(*ban.from)) &&
               (!ban.until || !incident.hasSeenAt(*ban.until));
    }
    [[nodiscard]] Incident* openOne(auto condition) {
        for (const std::size_t index : m_watch.open)
            if (condition(m_watch.incidents[index]))
                return &m_watch.incidents[index];
        return nullptr;
    }
    [[nodiscard]] bool awaited(Step step) {
        return openOne([=](const Incident& incident) { return incident.awaits(step); }) != nullptr;
    }
    // One of the open incidents asks for a misdeal, or for a burn: then it is right, whatever the
    // others say.
    [[nodiscard]] bool misdealDue() { return openOne(asksForMisdeal) != nullptr; }
    [[nodiscard]] static bool forbidsBurn(const Incident& incident) {
        return std::ranges::any_of(incident.procedure->never, [&](const ProcedureBan& ban) {
            const bool burn = ban.ban == Ban::burnBeforeFlop || ban.ban == Ban::burnBeforeTurn ||
                              ban.ban == Ban::burnBeforeRiver;
            return burn && !incident.gathered && inStretch(incident, ban);
        });
    }

    // --- what happens to the incidents that are open (observer.cpp)

    void remember();
    void follow(Incident& incident, const Event& event);
    void place(Incident& incident, const Event& event);
    [[nodiscard]] CardMask cardsOfOthers(const Incident& incident) const;
    void countMisplaced(Incident& incident, const Event& event);
    void close(Incident& incident);
    [[nodiscard]] bool excused(Ban ban);

    // --- what opens an incident (openings.cpp)

    void open(const Event& event);
    Incident* start(IncidentKind situation, Cause cause, Seat seat, CardMask cards,
                    Street street = Street::preflop);
    void beginSteps(Incident& incident);
    void become(Incident& incident, IncidentKind situation, CardMask cards);
    void expose(Seat seat, CardMask card, Cause cause);
    void giveFurtherCard(const Event& event);
    [[nodiscard]] bool isExtraCard(CardMask card);
    void openBoard(const Event& event);
    void openEarly(const Event& event, Cause cause);
    [[nodiscard]] CardMask thrownCards() const;

    // --- the session's own faults (dealing_faults.cpp)

    void own(Fault fault);
    void ofTheOpenIncident(Fault fault);
    void judgeDealing(const Event& event);
    void leaveDeck();
    void replaceBurn(const Event& event);
    [[nodiscard]] bool concernedCard(CardMask cards);
    void burn(const Event& event);
    void dealStreet(const Event& event);
    void judgeCount(const Event& event);
    void judgeRemediesWithoutNeed(const Event& event);
    void wrongAward();
    [[nodiscard]] bool takesWhatLiesRight(const Event& event) const;

    const Rulebook& m_rulebook;
    const Hand& m_hand;
    Watch& m_watch;
    const Moment& m_moment;
    Sighting m_sighting;
    Mark m_mark;
    Incident* m_closedNow = nullptr; // the last one that this moment closed
    bool m_burnAsked = false;        // an open incident's remedy asks for a burn now
    unsigned m_said = 0;             // faults that incidents have said of the event, one bit each
    unsigned m_saidNow = 0;          // those of the incident that is looked at
};

} // namespace mz
