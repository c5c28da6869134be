// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/scenario_generator.h"

#include "core/random/random.h"
#include "tests/core/support/simulated_betting.h"

#include <algorithm>
#include <string>

namespace mz::testing {

namespace {

using Kind = IrregularityKind;

constexpr int kindCount = 9;
constexpr int startCount = 7;

bool happensAfter(Kind kind, Start start) {
    switch (kind) {
    case Kind::exposedHolecard:
    case Kind::extraHolecard:
    case Kind::playerExposesHolecard:
        return start <= Start::deal;
    case Kind::overdealtFlop:
    case Kind::prematureFlop:
        return start <= Start::preflop;
    case Kind::prematureTurn:
        return start <= Start::flop;
    case Kind::prematureRiver:
        return start <= Start::turn;
    case Kind::undeclaredBoard:
    case Kind::declaredBoard:
        return true;
    }
    return false;
}

// Whether it can happen twice in a hand, to another card or another player.
bool mayComeTwice(Kind kind) {
    return kind == Kind::exposedHolecard || kind == Kind::playerExposesHolecard ||
           kind == Kind::undeclaredBoard || kind == Kind::declaredBoard;
}

bool playsBoard(Kind kind) { return kind == Kind::undeclaredBoard || kind == Kind::declaredBoard; }

std::vector<Plan> plansWith(std::size_t kinds) {
    std::vector<Plan> plans;
    for (int start = 0; start < startCount; ++start) {
        const auto from = static_cast<Start>(start);
        if (kinds == 0)
            plans.push_back({from, {}});
        for (int i = 0; kinds > 0 && i < kindCount; ++i) {
            const auto first = static_cast<Kind>(i);
            if (!happensAfter(first, from))
                continue;
            if (kinds == 1)
                plans.push_back({from, {first}});
            for (int k = i; kinds == 2 && k < kindCount; ++k) {
                const auto second = static_cast<Kind>(k);
                if (happensAfter(second, from) && (k != i || mayComeTwice(first)))
                    plans.push_back({from, {first, second}});
            }
        }
    }
    return plans;
}

// How far a hand has to come so that this can happen: the street in which somebody must be to act.
Street streetNeeded(Kind kind) {
    if (const auto street = prematureStreet(kind))
        return static_cast<Street>(static_cast<int>(*street) - 1);
    if (kind == Kind::overdealtFlop)
        return Street::flop;
    return playsBoard(kind) ? Street::showdown : Street::preflop;
}

Street streetOf(Start start) {
    return start <= Start::preflop ? Street::preflop
                                   : static_cast<Street>(static_cast<int>(start) - 2);
}

class Maker {
public:
    explicit Maker(int number)
        : m_plan(planOf(number)), m_draw(static_cast<std::uint64_t>(number), "scenario") {
        m_scenario.id = "generated-" + std::to_string(number);
        m_scenario.title = {"Generated", "Generato"};
        m_scenario.brief = {"Deal.", "Distribuisci."};
        m_scenario.seed = m_draw.next() >> 11;
        m_scenario.start = m_plan.start;
    }

    Scenario make() {
        seatPlayers();
        chooseMoney();
        fixCards();
        Temper temper = chooseTemper();
        for (int tries = 0; !happensIn(play(temper)); ++tries) {
            if (tries == 20) // somebody must be able to act
                deepen();
            if (tries >= 10)
                temper = {
                    .wild = 0, .folding = 0, .scripted = temper.scripted, .reach = temper.reach};
        }
        const bool hand = m_plan.kinds.empty() || chance(2);
        m_scenario.finish = hand ? Finish::hand : Finish::remedy;
        return std::move(m_scenario);
    }

private:
    [[nodiscard]] int below(int n) {
        return static_cast<int>(m_draw.below(static_cast<std::uint32_t>(n)));
    }
    [[nodiscard]] int between(int least, int most) { return least + below(most - least + 1); }
    [[nodiscard]] bool chance(int oneIn) { return below(oneIn) == 0; }
    [[nodiscard]] Seat anySeat(SeatMask among) {
        std::vector<Seat> seats;
        for (Seat seat = 1; seat <= maxSeats; ++seat)
            if (holds(among, seat))
                seats.push_back(seat);
        return seats.empty()
                   ? 0
                   : seats[static_cast<std::size_t>(below(static_cast<int>(seats.size())))];
    }

    // --- the table

    void seatPlayers() {
        Structure& table = m_scenario.structure;
        table.seats = between(2, maxSeats);
        table.occupied = static_cast<SeatMask>((2U << static_cast<unsigned>(table.seats)) - 2U);
        const int empty = chance(8) ? table.seats - 2 : chance(2) ? 0 : below(table.seats - 1);
        for (int i = 0; i < empty; ++i)
            table.occupied =
                static_cast<SeatMask>(table.occupied & ~maskOf(anySeat(table.occupied)));
        table.button = anySeat(table.occupied);
        if (chance(4))
            m_scenario.names[static_cast<std::size_t>(table.button - 1)] = "Carlo";
    }

    void chooseMoney() {
        Structure& table = m_scenario.structure;
        table.blindCount =
            chance(2) ? std::min(2, table.players()) : below(std::min(4, table.players()) + 1);
        int blind = chance(10) ? 0 : between(1, 5);
        for (int i = 0; i < table.blindCount; ++i) {
            table.blinds[static_cast<std::size_t>(i)] = Chips(blind);
            blind += chance(4) ? 0 : between(1, 10);
        }
        table.ante = Chips(chance(2) ? 0 : between(1, 4));
        if (table.blindCount > 0 && chance(2))
            table.anteBy = AnteBy::bigBlind;
        const int shortOneIn = chance(3) ? 2 : 12;
        const bool same = chance(3);
        for (Seat seat = 1; seat <= table.seats; ++seat)
            if (holds(table.occupied, seat))
                table.stacks[static_cast<std::size_t>(seat - 1)] =
                    Chips(same                 ? 200
                          : chance(shortOneIn) ? between(1, 15)
                                               : between(40, 500));
    }

    void deepen() {
        for (Seat seat = 1; seat <= m_scenario.structure.seats; ++seat)
            if (holds(m_scenario.structure.occupied, seat))
                m_scenario.structure.stacks[static_cast<std::size_t>(seat - 1)] = Chips(300);
    }

    // --- cards

    void fixCards() {
        std::array<CardId, cardCount> deck{};
        for (int i = 0; i < cardCount; ++i)
            deck[static_cast<std::size_t>(i)] = CardId(i);
        shuffle(deck, m_draw);
        std::size_t next = 0;
        const auto card = [&] { return Face(deck[next++].index()); };
        FixedCards& fixed = m_scenario.cards;
        if (std::ranges::any_of(m_plan.kinds, playsBoard)) {
            if (chance(3)) // plays, whatever anybody holds: no pair, no three of a suit, no gap
                fixBroadway();
            return;
        }
        for (Seat seat = 1; seat <= m_scenario.structure.seats; ++seat)
            if (holds(m_scenario.structure.occupied, seat) && chance(6))
                fixed.holes[static_cast<std::size_t>(seat - 1)] = {card(), card()};
        if (chance(3))
            fixed.flop = {card(), card(), card()};
        if (chance(4))
            fixed.turn = card();
        if (chance(4))
            fixed.river = card();
    }

    void fixBroadway() {
        FixedCards& fixed = m_scenario.cards;
        const auto face = [](const char* text) { return *faceFromCode(text); };
        fixed.flop = {face("Ts"), face("Jd"), face("Qh")};
        if (chance(2))
            fixed.turn = face("Kc");
        if (chance(2))
            fixed.river = face("As");
    }

    // --- the betting

    Temper chooseTemper() {
        Temper temper;
        temper.wild = below(4);
        temper.folding = below(4);
        temper.scripted = below(4);
        temper.reach = streetOf(m_plan.start);
        for (const Kind kind : m_plan.kinds)
            temper.reach = std::max(temper.reach, streetNeeded(kind));
        return temper;
    }

    Course play(const Temper& temper) {
        m_scenario.players = {};
        return simulate(m_scenario, temper, m_draw);
    }

    // --- what the table does

    bool happensIn(const Course& course) {
        m_scenario.irregularities.clear();
        if (course.reached < streetOf(m_plan.start))
            return false;
        return std::ranges::all_of(m_plan.kinds, [&](Kind kind) { return add(kind, course); });
    }

    bool add(Kind kind, const Course& course) {
        Irregularity one;
        one.kind = kind;
        const Structure& table = m_scenario.structure;
        if (kind == Kind::exposedHolecard || kind == Kind::playerExposesHolecard) {
            one.seat = chance(3) ? table.firstSeat() : anySeat(table.occupied);
            one.round = between(1, 2);
        } else if (kind == Kind::overdealtFlop) {
            one.cards = between(4, 5);
            if (course.reached < Street::flop)
                return false;
        } else if (kind == Kind::extraHolecard) {
            one.count = chance(2) ? 1 : between(1, table.players());
        } else {
            const auto& turns = course.turns[static_cast<std::size_t>(streetNeeded(kind))];
            SeatMask able = 0;
            for (Seat seat = 1; seat <= table.seats; ++seat)
                if (turns[static_cast<std::size_t>(seat - 1)] > 0)
                    able = static_cast<SeatMask>(able | maskOf(seat));
            one.seat = anySeat(able);
            if (one.seat == 0)
                return false;
            if (!playsBoard(kind))
                one.nth = between(1, turns[static_cast<std::size_t>(one.seat - 1)]);
        }
        if (std::ranges::any_of(m_scenario.irregularities,
                                [&](const Irregularity& other) { return excludes(other, one); }))
            return false;
        m_scenario.irregularities.push_back(one);
        return true;
    }

    [[nodiscard]] bool excludes(const Irregularity& a, const Irregularity& b) const {
        const auto holecard = [](const Irregularity& one) {
            return one.kind == Kind::exposedHolecard || one.kind == Kind::playerExposesHolecard;
        };
        const auto first = [&](const Irregularity& one) {
            return one.round == 1 && one.seat == m_scenario.structure.firstSeat();
        };
        if (playsBoard(a.kind) && playsBoard(b.kind))
            return a.seat == b.seat;
        if (!holecard(a) || !holecard(b))
            return false;
        const bool bothExposed = a.kind == Kind::exposedHolecard && b.kind == a.kind;
        return (a.seat == b.seat && a.round == b.round) || (bothExposed && (first(a) || first(b)));
    }

    Plan m_plan;
    Stream m_draw;
    Scenario m_scenario;
};

} // namespace

std::vector<Plan> allPlans() {
    std::vector<Plan> plans;
    for (std::size_t kinds = 0; kinds <= 2; ++kinds)
        std::ranges::move(plansWith(kinds), std::back_inserter(plans));
    return plans;
}

Plan planOf(int number) {
    static const std::array<std::vector<Plan>, 3> plans{plansWith(0), plansWith(1), plansWith(2)};
    const int quarter = number % 4;
    const auto& own = plans[static_cast<std::size_t>(quarter == 0 ? 0 : quarter == 3 ? 2 : 1)];
    const int place = quarter == 0 || quarter == 3 ? number / 4 : number / 4 * 2 + quarter - 1;
    return own[static_cast<std::size_t>(place) % own.size()];
}

Scenario generatedScenario(int number) { return Maker(number).make(); }

} // namespace mz::testing
