// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulebook/watch.h"

#include "core/rulebook/observer.h"

namespace mz {

Watch beginWatch(const Hand& hand) {
    Watch watch;
    watch.dutyToShuffle = watch.owesShuffle = watch.owesCut = hand.dealerShuffles;
    return watch;
}

void beginAct(Watch& watch, const State& state, ActKind kind, int line, std::int64_t t) {
    const bool shortFlop = state.boardCount() > 0 && state.boardCount() < 3;
    if (watch.shortFlopLine && shortFlop && kind != ActKind::toBoard) {
        watch.faults.push_back(
            {Fault::wrongCount, severityOf(Fault::wrongCount), *watch.shortFlopLine});
        watch.shortFlopLine.reset();
    }
    if (kind == ActKind::wait)
        return;
    for (; watch.answered < watch.incidents.size(); ++watch.answered) {
        if (watch.incidents[watch.answered].opened.line >= line)
            break;
        watch.incidents[watch.answered].firstActAt = t;
    }
}

WatchMark markOf(const Watch& watch) {
    WatchMark mark{watch, {}, watch.incidents.size(), watch.faults.size()};
    const auto keep = [&](std::size_t place) {
        mark.unsettled.emplace_back(place, watch.incidents[place]);
    };
    for (const std::size_t place : watch.open)
        if (place < watch.answered)
            keep(place);
    for (std::size_t place = watch.answered; place < watch.incidents.size(); ++place)
        keep(place);
    return mark;
}

void takeBack(Watch& watch, const WatchMark& mark) {
    static_cast<Standings&>(watch) = mark.standings;
    watch.incidents.resize(mark.incidents);
    watch.faults.resize(mark.faults);
    for (const auto& [place, incident] : mark.unsettled)
        watch.incidents[place] = incident;
}

void observe(const Rulebook& rulebook, const Hand& hand, Watch& watch, const Moment& moment) {
    Observer(rulebook, hand, watch, moment).run();
}

} // namespace mz
