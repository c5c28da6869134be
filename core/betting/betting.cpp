// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/betting/betting.h"

#include <algorithm>
#include <bit>

namespace mz {

namespace {

constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(seat - 1); }

template <typename Visit>
void forEachSeat(SeatMask seats, Visit visit) {
    for (unsigned rest = seats; rest != 0; rest &= rest - 1)
        visit(static_cast<Seat>(std::countr_zero(rest)));
}

SeatMask withChips(const Betting& betting) {
    unsigned seats = 0;
    forEachSeat(betting.live, [&](Seat seat) {
        if (betting.stack[at(seat)] > noChips)
            seats |= maskOf(seat);
    });
    return static_cast<SeatMask>(seats);
}

Chips highestBetBesides(const Betting& betting, Seat seat) {
    Chips highest;
    forEachSeat(static_cast<SeatMask>(betting.live & ~maskOf(seat)),
                [&](Seat other) { highest = std::max(highest, betting.bet[at(other)]); });
    return highest;
}

// Who still has to act. The last player with chips need not match a blind that nobody could post in
// full: there is nobody whom he could win it from.
SeatMask yetToAct(const Betting& betting) {
    const SeatMask able = withChips(betting);
    if (betting.oneLeft())
        return 0;
    unsigned seats = 0;
    forEachSeat(able, [&](Seat seat) {
        const bool alone = able == maskOf(seat);
        const Chips bet = betting.bet[at(seat)];
        const bool owes =
            bet < betting.currentBet && (!alone || bet < highestBetBesides(betting, seat));
        if (owes || (!alone && !holds(betting.spoken, seat)))
            seats |= maskOf(seat);
    });
    return static_cast<SeatMask>(seats);
}

void passTurn(const Structure& structure, Betting& betting) {
    const SeatMask waiting = yetToAct(betting);
    if (waiting != 0) {
        betting.toAct = static_cast<std::uint8_t>(structure.nextAfter(betting.toAct, waiting));
        return;
    }
    betting.toAct = 0;
    betting.round = Round::finished;
}

void pay(Betting& betting, Seat seat, Chips chips) {
    betting.stack[at(seat)] -= chips;
    betting.bet[at(seat)] += chips;
    betting.inFront[at(seat)] += chips;
}

void raiseTo(Betting& betting, Seat seat, Chips to) {
    const Chips by = to - betting.currentBet;
    betting.currentBet = to;
    betting.aggressor = static_cast<std::uint8_t>(seat);
    if (by >= betting.lastRaise) {
        betting.lastRaise = by;
        betting.spoken = 0;
    }
}

void returnUncalled(Betting& betting) {
    std::size_t top = 0;
    Chips second;
    const auto contribution = [&](std::size_t i) { return betting.paid[i] + betting.inFront[i]; };
    for (std::size_t i = 1; i < betting.paid.size(); ++i)
        if (contribution(i) > contribution(top))
            top = i;
    for (std::size_t i = 0; i < betting.paid.size(); ++i)
        if (i != top)
            second = std::max(second, contribution(i));
    const Chips back = std::min(contribution(top) - second, betting.inFront[top]);
    betting.inFront[top] -= back;
    betting.bet[top] -= std::min(back, betting.bet[top]);
    betting.stack[top] += back;
}

// One layer of the pots for each amount at which a live player is all-in, one more for the rest.
void layPots(Betting& betting) {
    const SeatMask able = withChips(betting);
    const Chips everything = *std::ranges::max_element(betting.paid);
    Chips below;
    SeatMask contenders = betting.live;
    betting.pots = {};
    betting.pots[0].chips = betting.dead;
    betting.potCount = 0;
    do {
        Chips level = everything;
        forEachSeat(static_cast<SeatMask>(contenders & ~able),
                    [&](Seat seat) { level = std::min(level, betting.paid[at(seat)]); });
        SeatMask beyond = contenders;
        forEachSeat(static_cast<SeatMask>(contenders & ~able), [&](Seat seat) {
            if (betting.paid[at(seat)] <= level)
                beyond = static_cast<SeatMask>(beyond & ~maskOf(seat));
        });
        if (beyond == 0) // what the folded put in above the last all-in stays in the last pot
            level = everything;
        Pot& pot = betting.pots[betting.potCount];
        pot.contenders = contenders;
        for (const Chips paid : betting.paid)
            pot.chips += std::min(paid, level) - std::min(paid, below);
        if (pot.chips > noChips)
            ++betting.potCount;
        contenders = beyond;
        below = level;
    } while (below < everything);
    betting.potCount = std::max(betting.potCount, std::uint8_t{1});
}

// A pot that was pushed too soon stays pushed: what is bet afterwards goes into the last one that
// was not, or into a new one.
void addToOpenPot(Betting& betting, Chips chips) {
    std::size_t pots = betting.potCount;
    while (pots > 0 && betting.pots[pots - 1].awarded)
        --pots;
    if (pots == 0) {
        pots = std::min(betting.potCount + std::size_t{1}, betting.pots.size());
        betting.pots[pots - 1] = {noChips, betting.live, false};
        betting.potCount = static_cast<std::uint8_t>(pots);
    }
    betting.pots[pots - 1].chips += chips;
}

} // namespace

std::string_view code(Street street) {
    constexpr std::array<std::string_view, streetCount> names{"preflop", "flop", "turn", "river",
                                                              "showdown"};
    return names[static_cast<std::size_t>(street)];
}

int Betting::liveCount() const { return std::popcount(live); }

bool Betting::allAwarded() const {
    return std::all_of(pots.begin(), pots.begin() + potCount,
                       [](const Pot& pot) { return pot.awarded; });
}

Chips Betting::betsInFront() const {
    Chips bets;
    for (const Chips chips : inFront)
        bets += chips;
    return bets;
}

Chips Betting::sum() const {
    Chips chips;
    for (std::size_t i = 0; i < stack.size(); ++i)
        chips += stack[i] + inFront[i];
    for (const Pot& pot : pots)
        if (!pot.awarded)
            chips += pot.chips;
    return chips;
}

Betting post(const Structure& structure) {
    Betting betting;
    betting.stack = structure.stacks;
    betting.live = structure.occupied;
    const auto ante = [&](Seat seat) {
        const Chips chips = std::min(structure.ante, betting.stack[at(seat)]);
        betting.stack[at(seat)] -= chips;
        return chips;
    };
    if (structure.anteBy == AnteBy::bigBlind && structure.blindCount > 0)
        betting.dead = ante(structure.bigBlindSeat());
    else
        forEachSeat(structure.occupied, [&](Seat seat) { betting.paid[at(seat)] = ante(seat); });
    layPots(betting);
    for (int blind = 0; blind < structure.blindCount; ++blind) {
        const Seat seat = structure.blindSeat(blind);
        pay(betting, seat,
            std::min(structure.blinds[static_cast<std::size_t>(blind)], betting.stack[at(seat)]));
    }
    betting.currentBet = structure.biggestBlind();
    betting.lastRaise = std::max(structure.biggestBlind(), Chips(1));
    return betting;
}

void openRound(const Structure& structure, Betting& betting, Street street) {
    betting.street = street;
    betting.round = Round::open;
    betting.spoken = 0;
    betting.aggressor = 0;
    Seat before = structure.button;
    if (street == Street::preflop) {
        const Seat opener = structure.opener();
        before = opener == 1 ? maxSeats : opener - 1;
    } else {
        betting.bet = {};
        betting.currentBet = noChips;
        betting.lastRaise = std::max(structure.biggestBlind(), Chips(1));
    }
    betting.toAct = static_cast<std::uint8_t>(before);
    passTurn(structure, betting);
}

bool legal(const Structure& structure, const Betting& betting, Word word) {
    const Seat seat = betting.toAct;
    if (seat == 0 || betting.round != Round::open)
        return false;
    const Chips stack = betting.stack[at(seat)];
    const Chips all = betting.bet[at(seat)] + stack;
    const bool facesBet = betting.bet[at(seat)] < betting.currentBet;
    const Chips smallestBet = std::max(structure.biggestBlind(), Chips(1));
    using enum Word::Kind;
    switch (word.kind) {
    case fold:
        return true;
    case check:
        return !facesBet;
    case call:
        return facesBet;
    case bet:
        return betting.currentBet == noChips && word.chips <= stack &&
               (word.chips >= smallestBet || word.chips == stack);
    case raise:
        return betting.currentBet > noChips && !holds(betting.spoken, seat) && word.chips <= all &&
               word.chips > betting.currentBet &&
               (word.chips >= betting.currentBet + betting.lastRaise || word.chips == all);
    case allIn:
        return all <= betting.currentBet || !holds(betting.spoken, seat);
    case show:
    case muck:
    case declare:
        return false;
    }
    return false;
}

Word passive(const Betting& betting) {
    const bool facesBet = betting.bet[at(betting.toAct)] < betting.currentBet;
    return {facesBet ? Word::Kind::call : Word::Kind::check, noChips};
}

void speak(const Structure& structure, Betting& betting, Word word) {
    const Seat seat = betting.toAct;
    const Chips already = betting.bet[at(seat)];
    const Chips all = already + betting.stack[at(seat)];
    Chips to = already;
    using enum Word::Kind;
    switch (word.kind) {
    case fold:
        betting.live = static_cast<SeatMask>(betting.live & ~maskOf(seat));
        break;
    case call:
        to = std::min(all, betting.currentBet);
        break;
    case bet:
        to = already + word.chips;
        break;
    case raise:
        to = word.chips;
        break;
    case allIn:
        to = all;
        break;
    default:
        break;
    }
    pay(betting, seat, to - already);
    if (to > betting.currentBet)
        raiseTo(betting, seat, to);
    betting.spoken = static_cast<SeatMask>(betting.spoken | maskOf(seat));
    passTurn(structure, betting);
}

void collect(Betting& betting) {
    if (betting.betsInFront() == noChips)
        return;
    if (betting.round == Round::finished || betting.street == Street::showdown)
        returnUncalled(betting);
    const Chips brought = betting.betsInFront();
    for (std::size_t i = 0; i < betting.inFront.size(); ++i) {
        betting.paid[i] += betting.inFront[i];
        betting.inFront[i] = noChips;
    }
    if (std::ranges::any_of(betting.pots, &Pot::awarded))
        addToOpenPot(betting, brought);
    else
        layPots(betting);
}

void giveBack(Betting& betting) {
    for (std::size_t i = 0; i < betting.inFront.size(); ++i) {
        betting.stack[i] += betting.inFront[i];
        betting.bet[i] -= std::min(betting.inFront[i], betting.bet[i]);
        betting.inFront[i] = noChips;
    }
    // What has gone back need not be called any more.
    if (betting.round == Round::open && betting.street != Street::showdown)
        betting.currentBet = *std::ranges::max_element(betting.bet);
}

void award(const Structure& structure, Betting& betting, int pot, SeatMask seats) {
    Pot& pushed = betting.pots[static_cast<std::size_t>(pot)];
    const std::int64_t ways = std::popcount(seats);
    std::int64_t odd = pushed.chips.count % ways;
    Seat seat = structure.button;
    for (std::int64_t i = 0; i < ways; ++i, --odd) {
        seat = structure.nextAfter(seat, seats);
        betting.stack[at(seat)] += Chips(pushed.chips.count / ways + (odd > 0 ? 1 : 0));
    }
    pushed.awarded = true;
}

void openShowdown(const Structure& structure, Betting& betting) {
    betting.street = Street::showdown;
    betting.round = Round::open;
    betting.tabled = 0;
    betting.toAct =
        holds(betting.live, betting.aggressor)
            ? betting.aggressor
            : static_cast<std::uint8_t>(structure.nextAfter(structure.button, betting.live));
}

void passShowdownTurn(const Structure& structure, Betting& betting) {
    const SeatMask waiting = static_cast<SeatMask>(betting.live & ~betting.tabled);
    const bool over = waiting == 0 || betting.oneLeft();
    betting.toAct = over ? std::uint8_t{0}
                         : static_cast<std::uint8_t>(structure.nextAfter(betting.toAct, waiting));
    if (over)
        betting.round = Round::finished;
}

} // namespace mz
