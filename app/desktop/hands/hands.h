// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/hands/place.h"
#include "core/session/deed.h"
#include "core/session/view.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace mz {

// What is picked up to be put somewhere else.
struct Held {
    enum class What : std::uint8_t { nothing, cards, bet, pot, button };
    What what = What::nothing;
    Zone zone{};                // of the cards
    std::vector<int> positions; // of the cards in their zone, rising
    int number = 0;             // the pot, or the seat of the bet
};

// Why a gesture came to no deed.
enum class Notice : std::uint8_t {
    none,
    selectFirst,
    oneCardOnly,
    selectInOneZone,
    chooseSeats,
    noPot,
    noCards,
    notThere
};

struct Reply {
    std::optional<Deed> deed;
    Notice notice = Notice::none;
};

// What the dealer's hands are about to do: which cards are selected, and whose digit is awaited.
// Clicks, keys and dragging all come here and end in the same deeds. It sees the table as the
// dealer does.
class Hands {
public:
    enum class Expects : std::uint8_t { nothing, boardCount, potSeats, buttonSeat, seatToRead };

    [[nodiscard]] const Held& selection() const { return m_held; }
    [[nodiscard]] bool isSelected(Zone zone, int position) const;
    [[nodiscard]] Expects expects() const { return m_expects; }
    [[nodiscard]] int pot() const { return m_pot; }
    [[nodiscard]] SeatMask potSeats() const { return m_potSeats; }

    // `card`: its position in the place's zone, -1 for the place itself; `add`: to the selection.
    [[nodiscard]] Reply click(const TableView& table, const Place& place, int card, bool add);
    // What is picked up by dragging from there: the selection where the card belongs to it.
    [[nodiscard]] Held pickUp(const TableView& table, const Place& place, int card) const;
    [[nodiscard]] Reply put(const TableView& table, const Held& held, const Place& place) const;
    void select(Zone zone, std::vector<int> positions);
    void toggle(Zone zone, int position);

    [[nodiscard]] Reply send(const TableView& table, Zone zone, End end = End::top) const;
    [[nodiscard]] Reply flip(const TableView& table) const;
    [[nodiscard]] Reply digit(int digit); // 0 is Seat 10
    [[nodiscard]] Reply pitchNext(const TableView& table, Seat last) const;
    [[nodiscard]] static Reply street(const TableView& table);
    // Begins to push a pot; where seats are chosen already, pushes it.
    [[nodiscard]] Reply push(const TableView& table, std::optional<int> pot = std::nullopt);
    [[nodiscard]] Reply confirm();
    void expect(Expects what);
    // Lets go of everything; false where nothing was held.
    bool letGo();

private:
    [[nodiscard]] Reply clickEmptyHanded(const TableView& table, const Place& place, int card);

    Held m_held;
    Expects m_expects = Expects::nothing;
    int m_pot = 0;
    SeatMask m_potSeats = 0;
};

// The cards of a zone as they are seen.
[[nodiscard]] const std::vector<CardView>& cardsIn(const TableView& table, Zone zone);

} // namespace mz
