// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/running_table.h"

#include "core/random/random.h"
#include "core/session/check.h"

#include <algorithm>
#include <iterator>

namespace mz {

namespace {

constexpr Chips smallBlind{1};
constexpr Chips bigBlind{2};
constexpr Chips buyIn{200};
constexpr int mostTries = 60;

class HandMaker {
public:
    HandMaker(const RunningTable& table, std::uint64_t seed, const HandText& text)
        : m_draw(seed, "table") {
        m_scenario.id = text.id;
        m_scenario.title = text.title;
        m_scenario.brief = text.brief;
        m_scenario.seed = seed;
        m_scenario.structure = table.structure;
        m_scenario.names = table.names;
        m_scenario.start = Start::shuffle;
        m_scenario.finish = Finish::hand;
    }

    Case make(int percent, const std::shared_ptr<const Rulebook>& rulebook) {
        constexpr int wholeSure = 100;
        const bool disturbed = below(wholeSure) < percent;
        for (int tries = 0; tries < mostTries; ++tries) {
            letThemPlay();
            m_scenario.irregularities.clear();
            if (disturbed)
                m_scenario.irregularities.push_back(irregularity());
            if (auto made = dealt(rulebook))
                return std::move(*made);
        }
        // A hand in which nobody says anything can always be dealt.
        m_scenario.players = {};
        m_scenario.irregularities.clear();
        return prepare(m_scenario, rulebook).value();
    }

private:
    [[nodiscard]] int below(int n) {
        return static_cast<int>(m_draw.below(static_cast<std::uint32_t>(n)));
    }
    [[nodiscard]] Seat anyPlayer() {
        const Structure& table = m_scenario.structure;
        Seat seat = table.button;
        for (int steps = below(table.players()); steps > 0; --steps)
            seat = table.nextAfter(seat, table.occupied);
        return seat;
    }

    // Who says nothing here checks or calls.
    void letThemPlay() {
        m_scenario.players = {};
        const Structure& table = m_scenario.structure;
        const int folding = below(table.players() - 1); // at least two stay
        for (int i = 0; i < folding; ++i)
            say(anyPlayer(), Street::preflop, {Word::Kind::fold, {}});
        for (const Street street : {Street::flop, Street::turn, Street::river})
            if (below(3) == 0)
                say(anyPlayer(), street, {Word::Kind::bet, Chips(bigBlind.count * (2 + below(4)))});
    }
    void say(Seat seat, Street street, Word word) {
        m_scenario.players[static_cast<std::size_t>(seat - 1)][static_cast<std::size_t>(street)] = {
            word};
    }

    // Each rule comes as often as the others.
    Irregularity irregularity() {
        Irregularity one;
        switch (below(6)) {
        case 0:
            one.kind = IrregularityKind::exposedHolecard;
            one.seat = anyPlayer();
            one.round = 1 + below(2);
            break;
        case 1:
            one.kind = IrregularityKind::overdealtFlop;
            one.cards = 4 + below(2);
            break;
        case 2:
            one.kind = IrregularityKind::extraHolecard;
            one.count = 1 + below(2);
            break;
        case 3:
            one.kind = IrregularityKind::prematureFlop;
            one.seat = anyPlayer();
            break;
        case 4:
            one.kind = IrregularityKind::prematureTurn;
            one.seat = anyPlayer();
            break;
        default:
            one.kind = IrregularityKind::prematureRiver;
            one.seat = anyPlayer();
            break;
        }
        return one;
    }

    [[nodiscard]] std::optional<Case> dealt(const std::shared_ptr<const Rulebook>& rulebook) const {
        static const json::Value nowhere{json::Object{}};
        auto made = checkScenario(m_scenario, {json::Place::root(nowhere)}, rulebook);
        return made ? std::optional(std::move(*made)) : std::nullopt;
    }

    Stream m_draw;
    Scenario m_scenario;
};

} // namespace

RunningTable openTable(int players) {
    RunningTable table;
    table.structure.seats = players;
    table.structure.blinds[0] = smallBlind;
    table.structure.blinds[1] = bigBlind;
    table.structure.blindCount = 2;
    for (Seat seat = 1; seat <= players; ++seat) {
        table.structure.occupied = static_cast<SeatMask>(table.structure.occupied | maskOf(seat));
        table.structure.stacks[static_cast<std::size_t>(seat - 1)] = buyIn;
    }
    return table;
}

RunningTable afterHand(const RunningTable& table, const Session& session) {
    RunningTable after = table;
    Structure& structure = after.structure;
    structure.button = structure.nextAfter(structure.button, structure.occupied);
    if (!session.finished())
        return after;
    const Betting& betting = session.state().betting;
    for (Seat seat = 1; seat <= structure.seats; ++seat) {
        if (!holds(structure.occupied, seat))
            continue;
        const auto place = static_cast<std::size_t>(seat - 1);
        structure.stacks[place] = betting.stack[place] + betting.inFront[place];
        if (structure.stacks[place] == noChips)
            structure.stacks[place] = Chips(structure.biggestBlind().count * 100);
    }
    return after;
}

Case nextHand(const RunningTable& table, std::uint64_t seed, int percent, const HandText& text,
              const std::shared_ptr<const Rulebook>& rulebook) {
    return HandMaker(table, seed, text).make(percent, rulebook);
}

TableCount counted(const TableCount& before, const Verdict& verdict) {
    TableCount count = before;
    ++count.hands;
    for (const IncidentVerdict& incident : verdict.incidents) {
        if (incident.cause == Cause::dealer) {
            ++count.own;
            continue;
        }
        ++count.happened;
        if (incident.outcome == Outcome::correct)
            ++count.handled;
    }
    count.falseAlarms +=
        static_cast<int>(std::ranges::count_if(verdict.faults, [](const FaultFinding& finding) {
            return finding.fault == Fault::falseMisdeal || finding.fault == Fault::falseRemedy;
        }));
    return count;
}

} // namespace mz
