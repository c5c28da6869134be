// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/exam_logs.h"

#include "core/session/log.h"

#include <algorithm>
#include <vector>

namespace mz {

namespace {

struct ExamHand {
    SittingPlace place;
    ChainCheck chain;
};

std::vector<ExamHand> handsOf(std::span<const std::string> logs) {
    std::vector<ExamHand> hands;
    for (const std::string& text : logs) {
        const auto log = readLog(text);
        if (!log || log->header.mode != Mode::exam)
            continue;
        ExamHand hand{log->header.sitting.value_or(SittingPlace()), checkChain(text)};
        // An exam that was dealt elsewhere has neither.
        if (log->header.sitting || hand.chain.state != ChainCheck::State::notChained)
            hands.push_back(std::move(hand));
    }
    std::ranges::stable_sort(hands, {}, [](const ExamHand& hand) { return hand.place.hand; });
    return hands;
}

bool areOfOneSitting(const std::vector<ExamHand>& hands) {
    return std::ranges::all_of(hands, [&](const ExamHand& hand) {
        return !hand.place.key.empty() && hand.place.key == hands.front().place.key;
    });
}

bool areAllFromTheFirstOn(const std::vector<ExamHand>& hands) {
    int place = 0;
    return std::ranges::all_of(hands,
                               [&](const ExamHand& hand) { return hand.place.hand == ++place; });
}

} // namespace

ExamLogs examLogs(std::span<const std::string> logs) {
    const auto hands = handsOf(logs);
    if (hands.empty())
        return {};
    ExamLogs told;
    const bool one = areOfOneSitting(hands);
    const bool linked = one && areAllFromTheFirstOn(hands);
    std::vector<ChainedHand> chained;
    for (const ExamHand& hand : hands) {
        const std::string seal = chained.empty() ? "" : chained.back().chain.seal;
        chained.push_back({hand.chain, linked ? hand.place.after : seal});
    }
    told.check = checkSitting(chained, std::nullopt);
    if (one && told.check.hand > 0) // counted among these; it has its own place
        told.check.hand = hands[static_cast<std::size_t>(told.check.hand) - 1].place.hand;
    told.lastHash = hands.back().chain.seal;
    told.startNumber = one ? hands.front().place.start : 0;
    return told;
}

} // namespace mz
