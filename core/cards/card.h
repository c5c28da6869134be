// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mz {

enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };

enum class Rank : std::uint8_t {
    two,
    three,
    four,
    five,
    six,
    seven,
    eight,
    nine,
    ten,
    jack,
    queen,
    king,
    ace
};

inline constexpr int suitCount = 4;
inline constexpr int rankCount = 13;
inline constexpr int cardCount = 52;

// What is printed on a card. Ordered by rank, then suit.
class Face {
public:
    // The lowest face, 2c.
    constexpr Face() = default;

    constexpr Face(Rank rank, Suit suit)
        : m_index(static_cast<std::uint8_t>(static_cast<int>(rank) * suitCount +
                                            static_cast<int>(suit))) {}

    // From its index, 0 to 51: rank times four plus suit.
    explicit constexpr Face(std::integral auto index) : m_index(static_cast<std::uint8_t>(index)) {
        assert(m_index < cardCount);
    }

    [[nodiscard]] constexpr std::uint8_t index() const { return m_index; }
    [[nodiscard]] constexpr Rank rank() const { return static_cast<Rank>(m_index / suitCount); }
    [[nodiscard]] constexpr Suit suit() const { return static_cast<Suit>(m_index % suitCount); }

    friend constexpr auto operator<=>(Face, Face) = default;

private:
    std::uint8_t m_index = 0;
};

// A piece of plastic: its place in the deck in use, 0 to 51. What is printed on it, the deck knows.
class CardId {
public:
    constexpr CardId() = default;

    explicit constexpr CardId(std::integral auto index)
        : m_index(static_cast<std::uint8_t>(index)) {
        assert(m_index < cardCount);
    }

    [[nodiscard]] constexpr std::uint8_t index() const { return m_index; }

    friend constexpr auto operator<=>(CardId, CardId) = default;

private:
    std::uint8_t m_index = 0;
};

// The letters of the codes: 2 to 9, T, J, Q, K, A and c, d, h, s.
[[nodiscard]] char letter(Rank rank);
[[nodiscard]] char letter(Suit suit);

// Rank and suit: "As", "Td", "9h".
[[nodiscard]] std::string code(Face face);

// Strict: exactly [2-9TJQKA][cdhs], else nothing.
[[nodiscard]] std::optional<Face> faceFromCode(std::string_view code);

} // namespace mz
