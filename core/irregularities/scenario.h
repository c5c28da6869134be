// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cards/card.h"
#include "core/irregularities/kinds.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace mz {

// A text that a person may edit, in each language. Core carries it and never reads it.
struct Text {
    std::string en;
    std::string it;

    friend bool operator==(const Text&, const Text&) = default;
};

enum class Start : std::uint8_t { shuffle, deal, preflop, flop, turn, river, showdown };
enum class Finish : std::uint8_t { remedy, hand };

[[nodiscard]] std::string_view code(Start start);
[[nodiscard]] std::string_view code(Finish finish);
[[nodiscard]] std::optional<Start> startFromCode(std::string_view text);
[[nodiscard]] std::optional<Finish> finishFromCode(std::string_view text);

// What is to lie where after a correct deal without irregularities; what is open is drawn.
struct FixedCards {
    std::array<std::optional<std::array<Face, 2>>, maxSeats> holes{}; // by seat - 1
    std::optional<std::array<Face, 3>> flop;
    std::optional<Face> turn;
    std::optional<Face> river;
};

// What a player says in his successive turns of each street.
using Script = std::array<std::vector<Word>, streetCount>;

// One case to be dealt, every key that was left out filled in.
struct Scenario {
    std::string id;
    Text title;
    Text brief;
    std::uint64_t seed = 0; // at most 2^53 - 1
    Structure structure;
    std::array<std::string, maxSeats> names{};
    FixedCards cards;
    std::array<Script, maxSeats> players{};
    Start start = Start::deal;
    Finish finish = Finish::hand;
    std::vector<Irregularity> irregularities;
};

} // namespace mz
