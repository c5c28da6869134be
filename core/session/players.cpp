// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/players.h"

namespace mz {

void Players::follow(const State& after, const Events& events) {
    for (const Event& event : events) {
        if (event.kind == EventKind::gathered)
            said = {};
        if (event.kind == EventKind::roundOpened)
            turns = {};
        const bool turnPasses =
            event.kind == EventKind::roundOpened || event.kind == EventKind::acted;
        if (turnPasses && after.betting.toAct != 0 && after.betting.street != Street::showdown)
            ++turns[after.betting.toAct - 1U];
    }
}

NextWord nextWord(const Scenario& scenario, const State& state, const Players& players) {
    const std::size_t seat = state.betting.toAct - 1U;
    const auto street = static_cast<std::size_t>(state.betting.street);
    const auto& script = scenario.players[seat][street];
    const std::size_t place = players.said[seat][street];
    if (place < script.size())
        return {script[place], true, place};
    if (state.betting.street == Street::showdown)
        return {Word{Word::Kind::show, noChips}, false, 0};
    return {passive(state.betting), false, 0};
}

bool mayBeSaid(const Structure& structure, const Betting& betting, Word word) {
    if (betting.street != Street::showdown)
        return legal(structure, betting, word);
    return word.kind == Word::Kind::show || word.kind == Word::Kind::muck ||
           word.kind == Word::Kind::declare;
}

} // namespace mz
