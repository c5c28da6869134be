// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rulebook/watch.h"

namespace mz {

// Where all cards lie, as sets.
struct Whereabouts {
    CardMask deck = 0;
    CardMask board = 0;
    CardMask burns = 0;
    CardMask muck = 0;
    CardMask aside = 0;
    std::array<CardMask, maxSeats> holes{};

    explicit Whereabouts(const Table& table);
    [[nodiscard]] CardMask hands() const;
};

// A moment with the whereabouts before and after it.
struct Sighting {
    const Moment& moment;
    const Watch& watch;
    Whereabouts before;
    Whereabouts after;
    int firstTick = 0;      // of the moment
    bool sameButton = true; // it lies where the hand began

    [[nodiscard]] bool byDealer() const { return moment.actor == Actor::dealer; }
};

// Whether the event is this step of the incident.
[[nodiscard]] bool isStep(const Incident& incident, Step step, const Sighting& sighting,
                          const Event& event);

// Whether the event undoes this step: the card leaves the burncards again, or comes back to the
// board.
[[nodiscard]] bool undoes(const Incident& incident, Step step, const Sighting& sighting,
                          const Event& event);

// Whether the event breaks this ban of the incident; the ban's stretch is not looked at.
[[nodiscard]] bool breaks(const Incident& incident, Ban ban, const Sighting& sighting,
                          const Event& event);

// Whether the ban is broken by where cards lie: those cards of the event's, and whether they still
// lie there.
[[nodiscard]] CardMask misplacedBy(const Incident& incident, Ban ban, const Sighting& sighting,
                                   const Event& event);
// Whether they are a fault when this event lets the hand go on.
[[nodiscard]] bool countsNow(const Incident& incident, Ban ban, CardMask cards,
                             const Sighting& sighting, const Event& event);
[[nodiscard]] CardMask stillMisplaced(const Incident& incident, Ban ban, CardMask cards,
                                      const Sighting& sighting);

// Whether the hand goes on past the incident with this event, without its last step.
[[nodiscard]] bool goesOnWithout(const Incident& incident, const Sighting& sighting,
                                 const Event& event);

} // namespace mz
