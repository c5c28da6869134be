// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/case.h"

#include "core/irregularities/deal_order.h"
#include "core/session/players.h"

#include <cstdlib>

namespace mz {

namespace {

constexpr Street streetOf(Start start) {
    switch (start) {
    case Start::flop:
        return Street::flop;
    case Start::turn:
        return Street::turn;
    case Start::river:
        return Street::river;
    case Start::showdown:
        return Street::showdown;
    default:
        return Street::preflop;
    }
}

// A dealer who makes no mistake.
class CorrectDealer {
public:
    CorrectDealer(const Scenario& scenario, const Hand& hand)
        : m_scenario(&scenario), m_hand(&hand), m_state(layOut(hand)) {}

    [[nodiscard]] const State& state() const { return m_state; }

    void deal() {
        while (!m_state.dealComplete)
            act(act::Pitch{m_state.dueSeat(m_hand->structure), false});
    }

    std::optional<CaseFault> bet() {
        // Where nobody can act on the river the showdown opens at once.
        while (m_state.betting.toAct != 0 && m_state.betting.street != Street::showdown) {
            const Seat seat = m_state.betting.toAct;
            const Street street = m_state.betting.street;
            const NextWord next = nextWord(*m_scenario, m_state, m_players);
            if (!mayBeSaid(m_hand->structure, m_state.betting, next.word))
                return CaseFault{CaseFault::Kind::illegalWord, street, seat, next.place};
            if (next.scripted)
                ++m_players
                      .said[static_cast<std::size_t>(seat - 1)][static_cast<std::size_t>(street)];
            act(act::Speak{next.word});
            if (m_state.betting.street != street)
                break;
        }
        return std::nullopt;
    }

    void dealNext() {
        act(act::Collect{});
        act(act::Burn{});
        act(act::Board{m_state.onBoard == Street::preflop ? 3 : 1});
    }

    void collectBets() { act(act::Collect{}); }

private:
    void act(const Action& action) {
        auto performed = perform(*m_hand, m_state, action);
        if (!performed)
            std::abort(); // a correct deal of a checked scenario is always possible
        m_players.follow(performed->state, performed->events);
        m_state = performed->state;
    }

    const Scenario* m_scenario;
    const Hand* m_hand;
    State m_state;
    Players m_players;
};

// Plays on from the round of one street to that of another, or to the showdown's first turn.
std::optional<CaseFault> play(CorrectDealer& dealer, Street from, Street to) {
    for (Street street = from; street != to; street = next(street)) {
        if (const auto fault = dealer.bet())
            return fault;
        if (dealer.state().betting.oneLeft())
            return CaseFault{CaseFault::Kind::handOver, street, 0, 0};
        if (street != Street::river)
            dealer.dealNext();
        else
            dealer.collectBets();
    }
    return std::nullopt;
}

} // namespace

tl::expected<Case, CaseFault> prepare(Scenario scenario, std::shared_ptr<const Rulebook> rulebook) {
    auto hand = handOf(scenario);
    if (!hand)
        return tl::unexpected(CaseFault{CaseFault::Kind::boardCannotPlay, {}, 0, 0});
    CorrectDealer dealer(scenario, *hand);
    State start = dealer.state();
    dealer.deal();
    if (const auto fault = play(dealer, Street::preflop, streetOf(scenario.start)))
        return tl::unexpected(*fault);
    if (scenario.start >= Start::preflop)
        start = dealer.state();
    const auto fault = play(dealer, streetOf(scenario.start), Street::showdown);
    if (fault && fault->kind == CaseFault::Kind::illegalWord)
        return tl::unexpected(*fault);
    return Case{std::move(scenario), *hand, std::move(rulebook), start};
}

Case undisturbed(const Case& ofCase) {
    Case plain = ofCase;
    plain.scenario.irregularities.clear();
    plain.scenario.finish = Finish::hand;
    return plain;
}

} // namespace mz
