// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/check.h"

#include "core/session/next.h"

#include <algorithm>

namespace mz {

namespace {

using json::Place;

Problem problemAt(const Place& place, Reason reason, std::vector<std::string> args = {}) {
    return {reason, std::move(args), place.pointer, place.line};
}

bool asksForPlayingBoard(const Irregularity& irregularity) {
    return irregularity.kind == IrregularityKind::undeclaredBoard ||
           irregularity.kind == IrregularityKind::declaredBoard;
}

Problem problemOf(const CaseFault& fault, const Scenario& scenario, const ScenarioPlaces& places) {
    switch (fault.kind) {
    case CaseFault::Kind::handOver:
        return problemAt(places.part({"start"}), Reason::handOver,
                         {std::string(code(fault.street))});
    case CaseFault::Kind::illegalWord: {
        const auto& script = scenario.players[static_cast<std::size_t>(fault.seat - 1)]
                                             [static_cast<std::size_t>(fault.street)];
        const std::string seat = std::to_string(fault.seat);
        const std::string street(code(fault.street));
        const std::string place = std::to_string(fault.word);
        return problemAt(places.part({"players", seat, street, place}), Reason::illegalWord,
                         {code(script[fault.word]), seat, street});
    }
    case CaseFault::Kind::boardCannotPlay:
        break;
    }
    const auto& all = scenario.irregularities;
    const auto first = std::ranges::find_if(all, asksForPlayingBoard) - all.begin();
    return problemAt(places.part({"irregularities", std::to_string(first)}),
                     Reason::boardCannotPlay);
}

// What the players come to in a hand in which nothing goes wrong.
struct Course {
    std::array<std::array<int, maxSeats>, streetCount> turns{};
    SeatMask shown = 0; // had a turn at the showdown
    bool flop = false;  // it comes to one
};

Course courseOf(const Case& ofCase) {
    Course course;
    Session session(std::make_shared<const Case>(undisturbed(ofCase)));
    const auto count = [&] {
        const Betting& betting = session.state().betting;
        if (betting.toAct == 0)
            return;
        ++course.turns[static_cast<std::size_t>(betting.street)][betting.toAct - 1U];
        if (betting.street == Street::showdown)
            course.shown = static_cast<SeatMask>(course.shown | maskOf(betting.toAct));
    };
    constexpr int mostActs = 2000;
    for (int line = 2; line < mostActs; ++line) {
        auto next = nextDeed(session);
        if (!next)
            break;
        if (std::holds_alternative<deed::Wait>(next->deed)) {
            next->deed = deed::Wait{false};
            count();
        }
        if (!session.act(next->deed, line, line))
            break;
        course.flop = course.flop || session.state().onBoard >= Street::flop;
    }
    return course;
}

std::optional<Problem> cannotHappen(const Case& ofCase, const ScenarioPlaces& places) {
    const auto& all = ofCase.scenario.irregularities;
    if (all.empty())
        return std::nullopt;
    const Course course = courseOf(ofCase);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::string number = std::to_string(i);
        const auto place = [&](std::string_view key) {
            return places.part({"irregularities", number, key});
        };
        if (const auto street = prematureStreet(all[i].kind)) {
            const auto before = static_cast<std::size_t>(*street) - 1;
            const int turns = course.turns[before][static_cast<std::size_t>(all[i].seat - 1)];
            if (turns < all[i].nth)
                return problemAt(place(turns == 0 ? "seat" : "nth"), Reason::seatHasNoTurn,
                                 {std::to_string(all[i].seat), std::to_string(all[i].nth),
                                  std::string(code(static_cast<Street>(before)))});
        }
        if (all[i].kind == IrregularityKind::overdealtFlop && !course.flop)
            return problemAt(place(""), Reason::handOver, {std::string(code(Street::preflop))});
        if (asksForPlayingBoard(all[i]) && course.shown == 0)
            return problemAt(place(""), Reason::noShowdown);
        if (asksForPlayingBoard(all[i]) && !holds(course.shown, all[i].seat))
            return problemAt(place("seat"), Reason::seatNotAtShowdown,
                             {std::to_string(all[i].seat)});
    }
    return std::nullopt;
}

} // namespace

tl::expected<Case, Problem> checkScenario(const Scenario& scenario, const ScenarioPlaces& places,
                                          const std::shared_ptr<const Rulebook>& rulebook) {
    auto ready = prepare(scenario, rulebook);
    if (!ready)
        return tl::unexpected(problemOf(ready.error(), scenario, places));
    if (auto problem = cannotHappen(*ready, places))
        return tl::unexpected(std::move(*problem));
    const ModelAnswer answer = solve(std::make_shared<const Case>(*ready));
    const Verdict verdict = answer.session.verdict(100);
    if (!verdict.finished || verdict.score != 100)
        return tl::unexpected(problemAt(places.part({"irregularities"}), Reason::unsolvable,
                                        {std::to_string(verdict.score)}));
    return std::move(*ready);
}

std::vector<Problem> checkPack(const PackReading& reading,
                               const std::shared_ptr<const Rulebook>& rulebook) {
    std::vector<Problem> problems = reading.problems;
    for (std::size_t i = 0; i < reading.pack.scenarios.size(); ++i)
        if (auto ready = checkScenario(reading.pack.scenarios[i], reading.places(i), rulebook);
            !ready)
            problems.push_back(ready.error());
    std::ranges::stable_sort(problems, {}, &Problem::line);
    return problems;
}

Scenario resolved(const Case& ofCase) {
    Scenario scenario = ofCase.scenario;
    const Structure& structure = scenario.structure;
    const auto players = static_cast<std::size_t>(structure.players());
    const auto& natural = ofCase.hand.natural;
    const auto face = [&](std::size_t place) { return ofCase.hand.deck.face(natural[place]); };
    Seat seat = structure.button;
    for (std::size_t i = 0; i < players; ++i) {
        seat = structure.nextAfter(seat, structure.occupied);
        scenario.cards.holes[static_cast<std::size_t>(seat - 1)] = {face(i), face(i + players)};
    }
    const std::size_t flop = 2 * players + 1;
    scenario.cards.flop = {face(flop), face(flop + 1), face(flop + 2)};
    scenario.cards.turn = face(flop + 4);
    scenario.cards.river = face(flop + 6);
    return scenario;
}

} // namespace mz
