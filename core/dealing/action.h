// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/betting/structure.h"
#include "core/betting/word.h"
#include "core/table/table.h"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <variant>

namespace mz {

// Which cards of a pile are meant: those at some positions in the order named, or all.
class Picked {
public:
    static Picked all() { return Picked(true); }
    static Picked at(std::initializer_list<int> positions);
    // The one that lies nearest to hand: the deck's top card, the last card of another pile.
    Picked() = default;

    void add(int position); // 0 … 51, at most 52 times
    [[nodiscard]] bool isAll() const { return m_all; }
    [[nodiscard]] std::span<const std::uint8_t> positions() const { return {m_at.data(), m_count}; }

    friend bool operator==(const Picked&, const Picked&) = default;

private:
    explicit Picked(bool all) : m_all(all) {}

    std::array<std::uint8_t, cardCount> m_at{};
    std::uint8_t m_count = 0;
    bool m_all = false;
};

enum class Call : std::uint8_t { misdeal, floor, other };

// Everything that hands can do at the table: the dealer's acts, the table's and the players' own.
namespace act {
struct Shuffle {
    friend bool operator==(const Shuffle&, const Shuffle&) = default;
};
struct Cut {
    friend bool operator==(const Cut&, const Cut&) = default;
};
struct Pitch {
    Seat seat = 1;
    bool faceUp = false; // exposed in flight
    friend bool operator==(const Pitch&, const Pitch&) = default;
};
struct Burn {
    friend bool operator==(const Burn&, const Burn&) = default;
};
struct Board {
    int count = 1; // 1 … 52
    friend bool operator==(const Board&, const Board&) = default;
};
struct Move {
    Zone from;
    Picked cards;
    Zone to;
    End end = End::top;
    friend bool operator==(const Move&, const Move&) = default;
};
struct Gather {
    friend bool operator==(const Gather&, const Gather&) = default;
};
struct Flip {
    Zone zone;
    int card = 0; // position in the pile
    friend bool operator==(const Flip&, const Flip&) = default;
};
struct Collect {
    friend bool operator==(const Collect&, const Collect&) = default;
};
struct Return {
    friend bool operator==(const Return&, const Return&) = default;
};
struct Announce {
    Call call = Call::other;
    friend bool operator==(const Announce&, const Announce&) = default;
};
struct MoveButton {
    Seat seat = 1;
    friend bool operator==(const MoveButton&, const MoveButton&) = default;
};
struct Award {
    int pot = 0;
    SeatMask seats = 0;
    friend bool operator==(const Award&, const Award&) = default;
};
// The player whose turn it is speaks; the word is legal.
struct Speak {
    Word word;
    friend bool operator==(const Speak&, const Speak&) = default;
};
// A player turns up a card of his own.
struct Expose {
    Seat seat = 1;
    int card = 0; // position in his hand
    friend bool operator==(const Expose&, const Expose&) = default;
};
} // namespace act

using Action = std::variant<act::Shuffle, act::Cut, act::Pitch, act::Burn, act::Board, act::Move,
                            act::Gather, act::Flip, act::Collect, act::Return, act::Announce,
                            act::MoveButton, act::Award, act::Speak, act::Expose>;

} // namespace mz
