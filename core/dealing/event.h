// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/betting/betting.h"
#include "core/table/table.h"

#include <array>
#include <cassert>
#include <cstdint>

namespace mz {

// How a card given to a seat fits into the deal.
enum class PitchOrder : std::uint8_t {
    due,         // the seat's turn in the deal
    replacement, // out of turn, to a seat with an exposed card: no part of the deal
    outOfTurn,   // out of turn, or to a seat where nobody sits
    afterDeal    // every seat had its cards
};

enum class EventKind : std::uint8_t {
    moved,       // `cards` from `from` to `to`
    pitched,     // `cards` to `seat`, in which `order`; face up where `flag`
    burned,      // `cards`; they came to the burncards from the deck
    boardDealt,  // `cards` from the deck to the board; `street` that they belong to; early where
                 // `flag`
    streetDealt, // `street` is complete, with cards from `from`; early where `flag`
    turned,      // `cards` in `from`, face up where `flag`
    shuffled,
    cutDeck,
    gathered,     // `flag`: at least one card had been out of the deck
    dealFinished, // everybody has two cards
    roundOpened,  // of `street`
    roundFinished,
    acted,      // `seat` has spoken in the round of `street`
    folded,     // `seat`
    tabled,     // `seat` has shown its cards
    declared,   // `seat` says that it plays the board
    thrownAway, // `seat` throws its cards away at the showdown
    exposed,    // a player, `seat`, has turned up `cards`
    collected,
    returned, // `flag`: there were bets to give back
    called,   // `call`
    buttonMoved,
    awarded // pot `number` to `seats`; `flag`: not to exactly those who had a claim
};

struct Event {
    EventKind kind{};
    std::uint8_t seat = 0;
    Zone from{};
    Zone to{};
    Street street{};
    std::uint8_t number = 0; // pot, or Call
    PitchOrder order{};
    bool flag = false;
    SeatMask seats = 0;
    CardMask cards = 0;
};

// What one act made happen, in order.
class Events {
public:
    void add(const Event& event) {
        assert(m_count < m_events.size());
        m_events[m_count++] = event;
    }
    [[nodiscard]] const Event* begin() const { return m_events.data(); }
    [[nodiscard]] const Event* end() const { return m_events.data() + m_count; }
    [[nodiscard]] bool empty() const { return m_count == 0; }

private:
    std::array<Event, 9> m_events;
    std::uint8_t m_count = 0;
};

} // namespace mz
