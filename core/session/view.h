// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"

#include <optional>
#include <string>
#include <vector>

namespace mz {

// Whose eyes look at the table: the dealer's, who sees no card that lies face down, or everybody's
// once it is over.
enum class Viewer : std::uint8_t { dealer, everything };

// A card as it is seen. The number tells it from the others as long as nobody mixes the cards;
// after every shuffle, cut and gather all have new ones, so that no card can be followed into the
// stub.
struct CardView {
    int sprite = 0;
    bool faceUp = false;
    std::optional<Face> face; // known to the viewer
};

struct SeatView {
    Seat seat = 0;
    bool taken = false;
    std::string name; // empty: known by its number
    Chips stack;
    Chips inFront;
    bool live = false;
    bool allIn = false;
    bool toAct = false;
    bool playsBoard = false;
    std::vector<CardView> cards;
};

struct TableView {
    std::vector<SeatView> seats; // Seat 1 first
    std::vector<CardView> board;
    std::vector<CardView> burns;
    std::vector<CardView> muck;
    std::vector<CardView> aside;
    std::vector<CardView> deck; // top card first
    std::vector<Pot> pots;      // those that are not empty, and the main pot
    Seat button = 0;
    Street street{}; // whose betting is open or was last
    Street onBoard{};
    Round round{};
    bool dealComplete = false;
    std::array<Chips, 4> blinds{};
    int blindCount = 0;
    Chips ante;
};

[[nodiscard]] TableView view(const Case& ofCase, const State& state, Viewer viewer);

} // namespace mz
