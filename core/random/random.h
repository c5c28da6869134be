// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cards/card.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace mz {

// The draws of one purpose: "deal", "shuffle/1", "cut/1", "choice/<pointer>". Each purpose has its
// own stream, so that a new draw for one shifts no card of another. Same seed and name, same draws,
// in every version.
class Stream {
public:
    Stream(std::uint64_t seed, std::string_view name);

    [[nodiscard]] std::uint64_t next();

    // Each of 0 to n - 1 is equally likely. n is at least 1.
    [[nodiscard]] std::uint32_t below(std::uint32_t n);

private:
    std::array<std::uint64_t, 4> m_state{};
};

// Depends on the stream and on which cards there are, not on the order in which they come.
void shuffle(std::span<CardId> cards, Stream& stream);

} // namespace mz
