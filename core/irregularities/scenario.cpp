// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/irregularities/scenario.h"

#include <algorithm>

namespace mz {

namespace {
constexpr std::array<std::string_view, 7> starts{"shuffle", "deal",  "preflop", "flop",
                                                 "turn",    "river", "showdown"};
constexpr std::array<std::string_view, 2> finishes{"remedy", "hand"};

template <typename Value, std::size_t size>
std::optional<Value> among(const std::array<std::string_view, size>& codes, std::string_view text) {
    const auto found = std::ranges::find(codes, text);
    if (found == codes.end())
        return std::nullopt;
    return static_cast<Value>(found - codes.begin());
}
} // namespace

std::string_view code(Start start) { return starts[static_cast<std::size_t>(start)]; }

std::string_view code(Finish finish) { return finishes[static_cast<std::size_t>(finish)]; }

std::optional<Start> startFromCode(std::string_view text) { return among<Start>(starts, text); }

std::optional<Finish> finishFromCode(std::string_view text) {
    return among<Finish>(finishes, text);
}

} // namespace mz
