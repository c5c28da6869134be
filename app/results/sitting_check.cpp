// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/sitting_check.h"

namespace mz {

namespace {

// What this hand alone and the one before it tell; null: it is the first one.
std::optional<SittingCheck> changeIn(const ChainedHand& hand, int number,
                                     const ChainedHand* before) {
    using State = SittingCheck::State;
    if (hand.chain.state == ChainCheck::State::changed)
        return SittingCheck{State::changed, number, hand.chain.line, hand.chain.orTheNext};
    // What a hand was that has no seal now, nobody can say.
    const bool known = before == nullptr || before->chain.state == ChainCheck::State::intact;
    const bool another = known && hand.after != (before == nullptr ? "" : before->chain.seal);
    if (hand.chain.state == ChainCheck::State::notChained || another)
        return SittingCheck{State::changed, number, 1, false};
    return std::nullopt;
}

} // namespace

SittingCheck checkSitting(std::span<const ChainedHand> hands,
                          const std::optional<std::string>& lastHash) {
    using State = SittingCheck::State;
    if (hands.empty())
        return {};
    SittingCheck result{State::unchanged, 0, 0, false};
    const ChainedHand* before = nullptr;
    int number = 0;
    for (const ChainedHand& hand : hands) {
        if (const auto change = changeIn(hand, ++number, before))
            return *change;
        before = &hand;
        if (hand.chain.state == ChainCheck::State::unsealed && result.state == State::unchanged)
            result = {State::brokenOff, number, 0, false};
    }
    // Who writes a whole chain anew gets another last hash.
    if (result.state == State::unchanged && lastHash && *lastHash != before->chain.seal)
        return {State::changed, number, 0, false};
    return result;
}

} // namespace mz
