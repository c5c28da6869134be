// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/chain.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace mz {

// The logs of an exam's hands hang together as well: the header of each tells the hash in the seal
// of the one before.
struct ChainedHand {
    ChainCheck chain;  // of its log
    std::string after; // what its header tells; empty: nothing
};

struct SittingCheck {
    enum class State : std::uint8_t {
        notChained, // there is no hand
        unchanged,
        brokenOff, // what there is hangs together; nothing vouches for the last line of a hand
        changed
    };
    State state{};
    int hand = 0; // broken off and changed: the first hand that is, from 1
    // Changed: the first line of its log that is not as it was written. 0: the whole hand was
    // written anew.
    int line = 0;
    bool orTheNext = false; // that line or the one behind it

    friend bool operator==(const SittingCheck&, const SittingCheck&) = default;
};

// `lastHash`: what was kept of the last seal; nothing: it is not over yet.
[[nodiscard]] SittingCheck checkSitting(std::span<const ChainedHand> hands,
                                        const std::optional<std::string>& lastHash);

} // namespace mz
