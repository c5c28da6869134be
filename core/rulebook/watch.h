// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dealing/perform.h"
#include "core/rulebook/incident.h"

#include <utility>

namespace mz {

enum class Actor : std::uint8_t { dealer, player, table };

// One act that was performed, as the rulebook sees it.
struct Moment {
    int line = 1;
    std::int64_t t = 0;
    Actor actor = Actor::dealer;
    std::optional<IrregularityKind> mishap; // the irregularity that the act carries out or carries
    const State& before;
    const State& after;
    const Events& events;
};

// How things stand at the table for the rulebook; small, whatever has happened.
struct Standings {
    std::vector<std::size_t> open; // those of them that are open; never two of a kind
    std::size_t answered = 0;      // as many of them as the dealer has acted since
    int ticks = 0;
    int burned = 0; // streets whose burn was made or is past, 0 … 3
    bool forbiddenBurn =
        false;                // made since the last street, against the remedy of an open incident
    bool flopBurned = false;  // with a card off the deck
    unsigned unburned = 0;    // streets that were dealt without their burn, bit N for street N
    bool misdealSaid = false; // without need, since the last gather: one misdeal, one fault
    CardMask everBurned = 0;  // cards that have lain among the burncards since the last gather
    CardMask everDealtOrMucked = 0; // … in a hand or in the muck
    CardMask exposed = 0;           // holecards that have been seen
    int furtherCards = 0;           // pitched after the deal
    bool dutyToShuffle = false;     // the dealer is to shuffle and cut before the next deal
    bool owesShuffle = false;
    bool owesCut = false;
    std::optional<int> shortFlopLine; // a flop that is being laid card by card: its last line
};

// What the rulebook has seen of a session so far.
struct Watch : Standings {
    std::vector<Incident> incidents; // by opening; closed and answered ones do not change any more
    std::vector<FoundFault> faults;  // the session's own, by the order in which they were found
};

// A watch as it was after some act, without what has not changed since then.
struct WatchMark {
    Standings standings;
    std::vector<std::pair<std::size_t, Incident>> unsettled; // with their places among all
    std::size_t incidents = 0;
    std::size_t faults = 0;
};

[[nodiscard]] WatchMark markOf(const Watch& watch);
// Takes a watch that has gone on from the mark back to it.
void takeBack(Watch& watch, const WatchMark& mark);

[[nodiscard]] Watch beginWatch(const Hand& hand);

// The dealer begins an act that is written on this line. `other`: neither a wait nor a card more
// for the flop that is being laid.
enum class ActKind : std::uint8_t { wait, toBoard, other };
void beginAct(Watch& watch, const State& state, ActKind kind, int line, std::int64_t t);

// Adds what this act opened, did for open incidents, broke and closed.
void observe(const Rulebook& rulebook, const Hand& hand, Watch& watch, const Moment& moment);

} // namespace mz
