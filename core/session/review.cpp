// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/review.h"

#include <algorithm>

namespace mz {

namespace {

constexpr std::size_t sessionsKept = 16;
constexpr std::size_t leastBetween = 64; // entries

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
