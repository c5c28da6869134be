// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/next.h"

#include "core/rulebook/judge.h"

#include <algorithm>

namespace mz {

namespace {

class Adviser {
public:
    explicit Adviser(const Session& session)
        : m_session(session),
          m_state(session.state()),
          m_structure(session.theCase().hand.structure) {}

    std::optional<NextDeed> advise() const {
        if (m_session.finished() || m_session.handOver())
            return std::nullopt;
        if (auto next = remedy(false))
            return next;
        if (auto next = remedy(true))
            return next;
        const auto deed = ordinary();
        return deed ? std::optional(NextDeed{*deed, nullptr, nullptr}) : std::nullopt;
    }

private:
    // What mends the table goes before what lets the hand go on.
    [[nodiscard]] static bool goesOn(Step step) {
        using enum Step;
        return step == dealFlop || step == dealTurn || step == dealRiver || step == finishBetting ||
               step == finishTurnBetting || step == award;
    }

    [[nodiscard]] std::optional<NextDeed> remedy(bool goingOn) const {
        const Watch& watch = m_session.watch();
        for (const std::size_t index : watch.open) {
            const Incident& incident = watch.incidents[index];
            for (const ProcedureStep* step : dueSteps(incident, m_state.betting.oneLeft())) {
                if (goesOn(step->step) != goingOn)
                    continue;
                if (const auto deed = exemplify(incident, step->step))
                    return NextDeed{*deed, &incident, step};
            }
        }
        return std::nullopt;
    }

    // An act that does the step, or the one that has to come before it.
    [[nodiscard]] std::optional<Deed> exemplify(const Incident& incident, Step step) const {
        switch (step) {
        case Step::announceMisdeal:
            return act::Announce{Call::misdeal};
        case Step::gather:
            return act::Gather{};
        case Step::shuffle:
            return act::Shuffle{};
        case Step::cut:
            return act::Cut{};
        case Step::redeal:
        case Step::finishDeal:
            return pitchDue();
        // Cards that were gathered are a deck again: nobody is owed one of that deal, none is
        // burned.
        case Step::replaceCard:
            return incident.gathered ? std::nullopt
                                     : std::optional<Deed>(act::Pitch{incident.seat, false});
        case Step::cardToBurns:
        case Step::extraToBurns:
            return incident.gathered ? std::nullopt : carry(incident.cards, Zones::burns);
        case Step::boardToDeck:
        case Step::toDeck:
        case Step::asideToDeck:
        case Step::takeBack:
            return carry(incident.cards, Zones::deck);
        case Step::setAside:
            return carry(incident.cards, Zones::aside);
        case Step::burn:
            return collected(act::Burn{});
        case Step::finishBetting:
        case Step::finishTurnBetting:
            return m_state.dealComplete ? waitForPlayers() : pitchDue();
        case Step::dealFlop:
        case Step::dealTurn:
        case Step::dealRiver:
        case Step::award:
            return ordinary();
        }
        return std::nullopt;
    }

    // The cards of one pile carried together; where they lie apart, pile after pile.
    [[nodiscard]] std::optional<Deed> carry(CardMask cards, Zone to) const {
        for (int i = 0; i < Zone::count; ++i) {
            const Zone from = Zone::fromIndex(i);
            const auto pile = m_state.table.pile(from);
            if (from == to || (m_state.table.cardsIn(from) & cards) == 0)
                continue;
            Picked picked;
            for (std::size_t place = 0; place < pile.size(); ++place)
                if ((maskOf(pile[place]) & cards) != 0)
                    picked.add(static_cast<int>(place));
            const bool whole = picked.positions().size() == pile.size();
            return act::Move{from, whole ? Picked::all() : picked, to, End::top};
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Deed> pitchDue() const {
        const Seat seat = m_state.dueSeat(m_structure);
        return seat != 0 ? std::optional<Deed>(act::Pitch{seat, false}) : std::nullopt;
    }

    [[nodiscard]] std::optional<Deed> waitForPlayers() const {
        return m_state.betting.toAct != 0 ? std::optional<Deed>(deed::Wait{true}) : std::nullopt;
    }

    [[nodiscard]] Deed collected(const Deed& then) const {
        return m_state.betting.betsInFront() > noChips ? Deed(act::Collect{}) : then;
    }

    // How a hand goes on in which nothing is wrong.
    [[nodiscard]] std::optional<Deed> ordinary() const {
        const Watch& watch = m_session.watch();
        if (watch.owesShuffle)
            return act::Shuffle{};
        if (watch.owesCut)
            return act::Cut{};
        if (!m_state.dealComplete)
            return pitchDue();
        if (m_state.betting.toAct != 0)
            return deed::Wait{true};
        if (m_state.betting.oneLeft() || m_state.betting.street == Street::showdown)
            return push();
        if (m_state.onBoard >= Street::river)
            return std::nullopt;
        const Street street = next(m_state.onBoard);
        if (watch.burned < static_cast<int>(street))
            return collected(act::Burn{});
        return collected(act::Board{street == Street::flop ? 3 - m_state.boardCount() : 1});
    }

    // The side pot made last is pushed first.
    [[nodiscard]] std::optional<Deed> push() const {
        const Betting& betting = m_state.betting;
        if (betting.betsInFront() > noChips)
            return act::Collect{};
        for (int pot = betting.potCount - 1; pot >= 0; --pot) {
            if (betting.pots[static_cast<std::size_t>(pot)].awarded)
                continue;
            const SeatMask seats = claims(m_session.theCase().hand, m_state, pot);
            return seats != 0 ? std::optional<Deed>(act::Award{pot, seats}) : std::nullopt;
        }
        return std::nullopt;
    }

    const Session& m_session;
    const State& m_state;
    const Structure& m_structure;
};

} // namespace

std::optional<NextDeed> nextDeed(const Session& session) { return Adviser(session).advise(); }

ModelAnswer solve(std::shared_ptr<const Case> ofCase) {
    // Ten incidents with nine steps each, a redeal of twenty cards and the whole hand: far below.
    constexpr int mostActs = 1000;
    constexpr std::int64_t pace = 900;
    ModelAnswer answer{{}, Session(std::move(ofCase))};
    answer.session.keepHappenings(false);
    std::int64_t t = 0;
    for (int line = 2; line < mostActs; ++line) {
        const auto next = nextDeed(answer.session);
        t += pace;
        if (!next || !answer.session.act(next->deed, line, t))
            break;
        answer.entries.push_back({line, t, next->deed});
    }
    return answer;
}

} // namespace mz
