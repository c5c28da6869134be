// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/zone.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace mz {

// Something on the table that can be clicked, dragged from and dropped on.
struct Place {
    enum class Kind : std::uint8_t {
        plate,
        cards,
        bet,
        button, // the dealer button
        board,
        pot,
        burns,
        stub,
        aside,
        muck
    };
    Kind kind{};
    int number = 0; // the seat of plate, cards, bet and button; the pot, 0 the main pot

    friend bool operator==(const Place&, const Place&) = default;
};

// Where a card comes to lie that is put there; nothing for bets, pots and the button.
[[nodiscard]] std::optional<Zone> zoneOf(const Place& place);
// The seat to which the place belongs, 0 for none.
[[nodiscard]] Seat seatOf(const Place& place);
[[nodiscard]] Place placeOf(Zone zone);
// "cards-4", "pot-0", "board": the widget's object name.
[[nodiscard]] QString nameOf(const Place& place);

} // namespace mz
