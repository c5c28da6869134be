// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/simulated_betting.h"

#include <algorithm>

namespace mz::testing {

namespace {

constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(seat - 1); }

class Simulation {
public:
    Simulation(Scenario& scenario, const Temper& temper, Stream& draw)
        : m_scenario(scenario),
          m_table(scenario.structure),
          m_temper(temper),
          m_draw(draw),
          m_betting(post(scenario.structure)) {}

    Course run() {
        for (int street = 0; street < streetCount - 1 && !m_betting.oneLeft(); ++street) {
            m_course.reached = static_cast<Street>(street);
            openRound(m_table, m_betting, m_course.reached);
            betRound();
            collect(m_betting);
        }
        if (!m_betting.oneLeft())
            showdown();
        return m_course;
    }

private:
    [[nodiscard]] bool chance(int thisMany, int outOf) {
        return static_cast<int>(m_draw.below(static_cast<std::uint32_t>(outOf))) < thisMany;
    }

    // A script has no gaps: once a seat has said nothing of its own, the rest of the street
    // follows.
    void say(Seat seat, Word word, bool usual) {
        auto& silent = m_silent[at(seat)];
        auto& script = m_scenario.players[at(seat)][static_cast<std::size_t>(m_course.reached)];
        if (silent)
            return;
        silent = usual && !chance(m_temper.scripted, 4);
        if (!silent)
            script.push_back(word);
    }

    void betRound() {
        m_silent = {};
        for (int raises = 0; m_betting.toAct != 0;) {
            const Seat seat = m_betting.toAct;
            ++m_course.turns[static_cast<std::size_t>(m_betting.street)][at(seat)];
            const Word usual = passive(m_betting);
            const Word word = m_silent[at(seat)] ? usual : choose(raises);
            raises += word.kind == Word::Kind::raise || word.kind == Word::Kind::allIn ? 1 : 0;
            say(seat, word, word == usual);
            speak(m_table, m_betting, word);
        }
    }

    Word choose(int raises) {
        const Word usual = passive(m_betting);
        const bool folds = m_betting.liveCount() > 2 || m_course.reached >= m_temper.reach;
        if (folds && chance(m_temper.folding, 10))
            return {Word::Kind::fold, noChips};
        if (raises > 4 || !chance(m_temper.wild, 8))
            return usual;
        const Chips stack = m_betting.stack[at(m_betting.toAct)];
        const Chips own = m_betting.bet[at(m_betting.toAct)];
        const auto some = [&](std::int64_t most) {
            return Chips(1 + m_draw.below(static_cast<std::uint32_t>(
                                 std::clamp<std::int64_t>(most, 1, 120))));
        };
        Word word{Word::Kind::allIn, noChips};
        if (!chance(1, 6))
            word = m_betting.currentBet == noChips
                       ? Word{Word::Kind::bet, some(stack.count)}
                       : Word{Word::Kind::raise, m_betting.currentBet + some((own + stack).count)};
        return legal(m_table, m_betting, word) ? word : usual;
    }

    void showdown() {
        m_course.reached = Street::showdown;
        m_silent = {};
        openShowdown(m_table, m_betting);
        while (m_betting.toAct != 0) {
            const Seat seat = m_betting.toAct;
            ++m_course.turns[static_cast<std::size_t>(Street::showdown)][at(seat)];
            Word word{Word::Kind::show, noChips};
            if (m_temper.reach < Street::showdown && chance(1, 8))
                word.kind = chance(1, 2) ? Word::Kind::muck : Word::Kind::declare;
            say(seat, word, word.kind == Word::Kind::show);
            if (word.kind == Word::Kind::muck)
                m_betting.live = static_cast<SeatMask>(m_betting.live & ~maskOf(seat));
            m_betting.tabled = static_cast<SeatMask>(m_betting.tabled | maskOf(seat));
            passShowdownTurn(m_table, m_betting);
        }
    }

    Scenario& m_scenario;
    const Structure& m_table;
    const Temper& m_temper;
    Stream& m_draw;
    Betting m_betting;
    Course m_course;
    std::array<bool, maxSeats> m_silent{};
};

} // namespace

Course simulate(Scenario& scenario, const Temper& temper, Stream& draw) {
    return Simulation(scenario, temper, draw).run();
}

} // namespace mz::testing
