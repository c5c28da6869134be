// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/betting/structure.h"
#include "core/betting/word.h"

namespace mz {

enum class Street : std::uint8_t { preflop, flop, turn, river, showdown };
inline constexpr int streetCount = 5;

[[nodiscard]] std::string_view code(Street street);
[[nodiscard]] constexpr Street next(Street street) {
    return street == Street::showdown ? street : static_cast<Street>(static_cast<int>(street) + 1);
}

struct Pot {
    Chips chips{};
    SeatMask contenders = 0; // who may win it as long as they are live
    bool awarded = false;

    friend bool operator==(const Pot&, const Pot&) = default;
};

enum class Round : std::uint8_t { waiting, open, finished };

// The money on the table and the state of the betting round. All arrays are by seat - 1.
//
// Chips are conserved: stacks, chips in front and pots not awarded are always chipsInPlay().
struct Betting {
    std::array<Chips, maxSeats> stack{};
    std::array<Chips, maxSeats> inFront{}; // bets not brought in yet
    std::array<Chips, maxSeats> bet{};     // put in during this round, brought in or not
    std::array<Chips, maxSeats> paid{};    // brought into the pots in this hand, without dead chips
    Chips dead{};                          // the big blind's ante: nobody's bet, everybody's pot
    Chips currentBet{};
    Chips lastRaise{}; // a raise is at least as much
    std::array<Pot, maxSeats> pots{};
    std::uint8_t potCount = 1; // the main pot is always there
    SeatMask live = 0;         // dealt in and not folded
    SeatMask spoken = 0;       // has acted since the last full bet or raise
    SeatMask tabled = 0;       // has shown or declared at the showdown
    Street street = Street::preflop;
    Round round = Round::waiting;
    std::uint8_t toAct = 0;     // the seat whose turn it is, 0: nobody's
    std::uint8_t aggressor = 0; // the last seat to bet or raise in this round

    [[nodiscard]] int liveCount() const;
    [[nodiscard]] bool oneLeft() const { return live != 0 && (live & (live - 1)) == 0; }
    [[nodiscard]] bool allAwarded() const;
    [[nodiscard]] Chips betsInFront() const;
    [[nodiscard]] Chips sum() const;

    friend bool operator==(const Betting&, const Betting&) = default;
};

// Antes and blinds posted, nobody has acted.
[[nodiscard]] Betting post(const Structure& structure);

// Opens the round of this street; where nobody can act it is finished at once.
void openRound(const Structure& structure, Betting& betting, Street street);

// Whether the seat whose turn it is may say this now: no-limit, a raise at least as much as the
// last one, less only all-in, and a short all-in does not reopen the betting.
[[nodiscard]] bool legal(const Structure& structure, const Betting& betting, Word word);
// Check or call, whichever is legal.
[[nodiscard]] Word passive(const Betting& betting);

// The seat whose turn it is does what it says, which is legal; the turn passes on, the round may
// end.
void speak(const Structure& structure, Betting& betting, Word word);

// Brings the bets in and makes side pots; an uncalled bet goes back once the round is over.
void collect(Betting& betting);
// The bets in front of the players go back to them.
void giveBack(Betting& betting);

// Pushes a pot that is there and not awarded, split evenly, odd chips clockwise from the button.
void award(const Structure& structure, Betting& betting, int pot, SeatMask seats);

// The last to bet or raise on the river shows first, else the first live seat after the button.
void openShowdown(const Structure& structure, Betting& betting);
// The showdown's turn passes on after its seat has shown, declared or thrown its cards away.
void passShowdownTurn(const Structure& structure, Betting& betting);

} // namespace mz
