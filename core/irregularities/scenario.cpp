// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/irregularities/scenario.h"

#include "core/codes/code_list.h"

namespace mz {

namespace {
constexpr CodeList<7> starts{"shuffle", "deal", "preflop", "flop", "turn", "river", "showdown"};
constexpr CodeList<2> finishes{"remedy", "hand"};
} // namespace

std::string_view code(Start start) { return codeIn(starts, start); }

std::string_view code(Finish finish) { return codeIn(finishes, finish); }

std::optional<Start> startFromCode(std::string_view text) { return valueIn<Start>(starts, text); }

std::optional<Finish> finishFromCode(std::string_view text) {
    return valueIn<Finish>(finishes, text);
}

} // namespace mz
