// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/review.h"

#include "core/session/next.h"

#include <algorithm>

namespace mz {

namespace {

constexpr std::size_t sessionsKept = 16;
constexpr std::size_t leastBetween = 64; // entries

bool isHelp(const Deed& deed) {
    return std::holds_alternative<deed::Back>(deed) || std::holds_alternative<deed::Hint>(deed);
}

} // namespace

Review::Review(std::shared_ptr<const Case> ofCase, Log log)
    : m_case(std::move(ofCase)), m_log(std::move(log)) {}

tl::expected<Review, Problem> Review::of(std::shared_ptr<const Case> ofCase, Log log, int pass) {
    Review review(std::move(ofCase), std::move(log));
    if (auto problem = review.deal())
        return tl::unexpected(std::move(*problem));
    const Session end = review.sessionAfter(review.m_done);
    review.m_verdict = end.verdict(pass);
    if (!end.finished() && review.m_done > 0) {
        ReviewMoment last = review.m_moments.back();
        last.part = 0;
        last.actor = Actor::dealer;
        last.lastOfLine = true;
        last.entry.reset();
        last.takenBack = false;
        last.end = true;
        review.m_moments.push_back(last);
    }
    review.markTakenBack();
    review.addFindings();
    return review;
}

std::optional<Problem> Review::deal() {
    Session session(m_case, m_log.header.mode);
    const std::size_t between = std::max(leastBetween, m_log.entries.size() / sessionsKept + 1);
    m_moments.push_back({});
    for (const Happening& happening : session.firstHappenings()) {
        ReviewMoment moment;
        moment.actor = happening.actor;
        moment.part = m_moments.back().part + 1;
        m_moments.back().lastOfLine = false;
        m_moments.push_back(moment);
    }
    m_kept.push_back({0, session});
    for (const Entry& entry : m_log.entries) {
        if (session.finished())
            break;
        if (const auto done = session.act(entry.deed, entry.line, entry.t); !done)
            return problemOf(done.error(), entry.line, m_log.header.mode);
        addMoments(m_done, session.lastHappenings());
        ++m_done;
        if (m_done % between == 0)
            m_kept.push_back({m_done, session});
    }
    if (m_log.unreadable && !session.finished())
        return m_log.unreadable;
    return std::nullopt;
}

void Review::addMoments(std::size_t entry, const std::vector<Happening>& happenings) {
    const Entry& of = m_log.entries[entry];
    const bool nothing = happenings.empty() || isHelp(of.deed);
    for (std::size_t part = 0; part < (nothing ? 1 : happenings.size()); ++part) {
        ReviewMoment moment;
        moment.line = of.line;
        moment.t = of.t;
        moment.entry = entry;
        moment.actor = nothing ? Actor::dealer : happenings[part].actor;
        moment.part = nothing ? 0 : part + 1;
        moment.lastOfLine = nothing || part + 1 == happenings.size();
        m_moments.push_back(moment);
    }
}

// Which acts were not in force at the end.
void Review::markTakenBack() {
    std::vector<std::size_t> inForce;
    std::vector<bool> gone(m_log.entries.size(), false);
    for (std::size_t entry = 0; entry < m_done; ++entry) {
        const Deed& deed = m_log.entries[entry].deed;
        if (const auto* back = std::get_if<deed::Back>(&deed)) {
            for (int count = back->count; count > 0 && !inForce.empty(); --count) {
                gone[inForce.back()] = true;
                inForce.pop_back();
            }
        } else if (!isHelp(deed)) {
            inForce.push_back(entry);
        }
    }
    for (ReviewMoment& moment : m_moments)
        moment.takenBack = moment.entry && gone[*moment.entry];
}

// --- what the verdict says, on the moments

std::size_t Review::momentOf(int line) const {
    const auto after = std::ranges::upper_bound(m_moments, line, {}, &ReviewMoment::line);
    auto at = after == m_moments.begin() ? after : std::prev(after);
    if (at->end && at != m_moments.begin())
        --at;
    return static_cast<std::size_t>(at - m_moments.begin());
}

// Without a line: at the end.
void Review::add(ReviewFinding finding, std::optional<int> line) {
    finding.moment = line ? momentOf(*line) : m_moments.size() - 1;
    m_findings.push_back(finding);
}

// Where the hand went on without the step: with the first step that had to come after it, or where
// the incident was closed.
std::optional<int> Review::lineWithout(const IncidentVerdict& incident,
                                       const ProcedureStep& step) const {
    std::optional<int> line;
    if (incident.procedure != nullptr) {
        const auto number = &step - incident.procedure->steps.data();
        for (const StepFinding& other : incident.steps)
            if (other.line && (other.step->allAfter >> number & 1U) != 0)
                line = std::min(line.value_or(*other.line), *other.line);
    }
    if (!line && incident.closed)
        line = incident.closed->line;
    return line;
}

void Review::addFindings(std::size_t number) {
    const IncidentVerdict& incident = m_verdict.incidents[number];
    ReviewFinding finding;
    finding.incident = number;
    finding.kind = ReviewFinding::Kind::opened;
    add(finding, incident.opened.line);
    for (const StepFinding& step : incident.steps) {
        if (!step.done)
            continue;
        finding.kind = ReviewFinding::Kind::done;
        finding.step = step.step;
        add(finding, step.line);
    }
    for (const FaultFinding& fault : incident.faults) {
        const bool missed = fault.fault == Fault::stepMissed && fault.step != nullptr;
        finding.kind = missed ? ReviewFinding::Kind::missed : ReviewFinding::Kind::fault;
        finding.step = fault.step;
        finding.fault = fault.fault;
        finding.severity = fault.severity;
        const auto closed = incident.closed ? std::optional(incident.closed->line) : std::nullopt;
        add(finding, fault.line ? fault.line
                     : missed   ? lineWithout(incident, *fault.step)
                                : closed);
    }
}

void Review::addFindings() {
    for (std::size_t incident = 0; incident < m_verdict.incidents.size(); ++incident)
        addFindings(incident);
    for (const FaultFinding& fault : m_verdict.faults) {
        ReviewFinding finding;
        finding.kind = ReviewFinding::Kind::fault;
        finding.step = fault.step;
        finding.fault = fault.fault;
        finding.severity = fault.severity;
        add(finding, fault.line);
    }
    for (const Help& help : m_verdict.help) {
        ReviewFinding finding;
        finding.kind = ReviewFinding::Kind::help;
        finding.help = help;
        add(finding, help.line);
    }
    std::ranges::stable_sort(m_findings, {}, &ReviewFinding::moment);
    for (const ReviewFinding& finding : m_findings) {
        if (!finding.wrong())
            continue;
        for (std::size_t moment = finding.moment + 1; moment-- > 0;) {
            ReviewMoment& on = m_moments[moment];
            const ReviewMoment& last = m_moments[finding.moment];
            if (on.line != last.line || on.end != last.end)
                break;
            on.wrong = true;
        }
    }
}

std::span<const ReviewFinding> Review::findingsOn(std::size_t moment) const {
    const auto range = std::ranges::equal_range(m_findings, moment, {}, &ReviewFinding::moment);
    return {range.begin(), range.end()};
}

std::optional<std::size_t> Review::incidentAt(std::size_t moment) const {
    for (const ReviewFinding& finding : findingsOn(moment))
        if (finding.incident && finding.wrong())
            return finding.incident;
    const int line = m_moments[moment].line;
    for (std::size_t i = m_verdict.incidents.size(); i-- > 0;) {
        const IncidentVerdict& incident = m_verdict.incidents[i];
        if (incident.opened.line <= line && (!incident.closed || incident.closed->line >= line))
            return i;
    }
    return std::nullopt;
}

// --- the table at a moment

Session Review::sessionAfter(std::size_t entries) const {
    const auto after = std::ranges::upper_bound(m_kept, entries, {}, &Kept::entries);
    const Kept& from = *std::prev(after);
    Session session = from.session;
    session.keepHappenings(false);
    for (std::size_t entry = from.entries; entry < entries; ++entry) {
        const Entry& of = m_log.entries[entry];
        static_cast<void>(session.act(of.deed, of.line, of.t)); // it was possible once
    }
    session.keepHappenings(true);
    return session;
}

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

// --- the cards of the hand

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
    const auto& natural = m_case->hand.natural;
    const auto flop = 2 * static_cast<std::size_t>(m_case->scenario.structure.players()) + 1;
    const std::array<std::size_t, 5> places{flop, flop + 1, flop + 2, flop + 4, flop + 6};
    for (std::size_t card = 0; card < places.size(); ++card)
        boards.natural[card] = m_case->hand.deck.face(natural[places[card]]);

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

// --- from here again

std::vector<Entry> Review::entriesUntil(std::size_t index) const {
    const ReviewMoment& moment = m_moments[index];
    if (!moment.entry)
        return moment.end ? sessionAfter(m_done).entries() : std::vector<Entry>();
    Session session = sessionAfter(*moment.entry);
    std::vector<Entry> entries = session.entries();
    if (moment.wrong)
        return entries;
    const Entry& of = m_log.entries[*moment.entry];
    static_cast<void>(session.act(of.deed, of.line, of.t));
    if (moment.lastOfLine || !std::holds_alternative<deed::Wait>(of.deed))
        return session.entries();
    // In the midst of a round: as many players have acted.
    const auto& all = session.lastHappenings();
    for (std::size_t part = 0; part < moment.part; ++part)
        if (std::holds_alternative<act::Speak>(all[part].action))
            entries.push_back({of.line, of.t, deed::Wait{false}});
    return entries;
}

bool Review::goesOnFrom(std::size_t index) const {
    const ReviewMoment& moment = m_moments[index];
    if (moment.wrong || !m_verdict.finished || !moment.entry)
        return true;
    return !(*moment.entry + 1 == m_done && moment.lastOfLine);
}

} // namespace mz
