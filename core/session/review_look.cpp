// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/check.h"
#include "core/session/next.h"
#include "core/session/review.h"

#include <algorithm>

namespace mz {

ReviewLook Review::look(std::size_t index) const {
    const ReviewMoment& moment = m_moments[index];
    ReviewLook look{m_case->start, m_case->start, {}, {}, m_case->start};
    if (!moment.entry) {
        const Session session = sessionAfter(moment.end ? m_done : 0);
        look.before = moment.end ? session.state() : m_case->start;
        look.table = look.before;
        if (moment.part > 0) {
            const auto& first = session.firstHappenings();
            look.happenings.assign(first.begin(), first.begin() + static_cast<int>(moment.part));
            look.table = look.happenings.back().after;
        }
        if (moment.wrong)
            look.askedDeeds = askedInstead(session, moment);
    } else {
        Session session = sessionAfter(*moment.entry);
        look.before = session.state();
        if (moment.wrong)
            look.askedDeeds = askedInstead(session, moment);
        const Entry& of = m_log.entries[*moment.entry];
        static_cast<void>(session.act(of.deed, of.line, of.t));
        look.table = session.state();
        if (moment.part > 0) {
            const auto& all = session.lastHappenings();
            look.happenings.assign(all.begin(), all.begin() + static_cast<int>(moment.part));
            look.table = look.happenings.back().after;
        }
    }
    look.asked = look.table;
    if (moment.wrong)
        look.asked = look.askedDeeds.empty() || look.askedDeeds.back().happenings.empty()
                         ? look.before
                         : look.askedDeeds.back().happenings.back().after;
    return look;
}

bool Review::somethingLeftOut(const ReviewMoment& moment) const {
    for (const ReviewFinding& finding : m_findings) {
        const ReviewMoment& on = m_moments[finding.moment];
        if (on.line != moment.line || on.end != moment.end || !finding.wrong())
            continue;
        switch (finding.fault) {
        case Fault::stepMissed:
        case Fault::wrongOrder:
        case Fault::burnMissed:
        case Fault::betsNotCollected:
        case Fault::shuffleMissed:
        case Fault::cutMissed:
            return true;
        default:
            break;
        }
    }
    return false;
}

// What a dealer who knows the book does from there: where something was left out, up to the same
// kind of act, so that both tables can be compared; else up to the first that shows on the table.
std::vector<AskedDeed> Review::askedInstead(Session session, const ReviewMoment& moment) const {
    constexpr std::size_t lookAhead = 6;
    const Deed* done = moment.entry ? &m_log.entries[*moment.entry].deed : nullptr;
    const State before = session.state();
    std::vector<AskedDeed> asked;
    std::optional<std::size_t> shows; // as many deeds until something has changed on the table
    const bool compares = done != nullptr && somethingLeftOut(moment);
    while (asked.size() < lookAhead && (compares || !shows)) {
        const auto next = nextDeed(session);
        if (!next)
            break;
        const State from = session.state();
        if (!session.act(next->deed, moment.line, moment.t))
            break;
        asked.push_back({from, next->deed, session.lastHappenings()});
        if (!shows &&
            (session.state().table != before.table || session.state().betting != before.betting))
            shows = asked.size();
        if (compares && next->deed.index() == done->index())
            return asked;
    }
    if (shows)
        asked.erase(asked.begin() + static_cast<std::ptrdiff_t>(*shows), asked.end());
    return asked;
}

namespace {

constexpr int mostActs = 1000;

std::vector<Face> boardOf(const Session& session) {
    std::vector<Face> board;
    for (const CardId card : session.state().table.pile(Zones::board))
        board.push_back(session.theCase().hand.deck.face(card));
    return board;
}

// As the book asks, until the board is complete.
std::vector<Face> playedOn(Session session) {
    session.keepHappenings(false);
    for (int act = 0; act < mostActs; ++act) {
        if (session.state().onBoard >= Street::river && session.watch().open.empty())
            break;
        const auto next = nextDeed(session);
        if (!next || !session.act(next->deed, mostActs + act, 0))
            break;
    }
    return boardOf(session);
}

} // namespace

ReviewBoards Review::boards() const {
    ReviewBoards boards;
    const FixedCards natural = resolved(*m_case).cards;
    std::ranges::copy(*natural.flop, boards.natural.begin());
    boards.natural[3] = *natural.turn;
    boards.natural[4] = *natural.river;

    Case whole = *m_case;
    whole.scenario.finish = Finish::hand;
    const auto hand = std::make_shared<const Case>(std::move(whole));
    boards.asked = playedOn(Session(hand));
    Session done(hand, m_log.header.mode);
    done.keepHappenings(false);
    for (std::size_t entry = 0; entry < m_done; ++entry) {
        const Entry& of = m_log.entries[entry];
        static_cast<void>(done.act(of.deed, of.line, of.t));
    }
    boards.done = m_verdict.finished ? playedOn(std::move(done)) : boardOf(done);
    return boards;
}

} // namespace mz
