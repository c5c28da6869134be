// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/progress.h"

#include "app/records/median.h"
#include "core/irregularities/kinds.h"

#include <algorithm>
#include <array>
#include <map>

namespace mz {

namespace {

constexpr std::array<std::string_view, 7> usualRules{"holdem.1", "holdem.2", "holdem.3", "holdem.4",
                                                     "holdem.5", "holdem.6", "none"};
constexpr double mastered = 0.8;

double share(int part, int whole) { return whole == 0 ? 0 : static_cast<double>(part) / whole; }

// Attempts of one rule, the oldest first.
RuleProgress progressOfRule(const std::string& rule,
                            const std::vector<const TriedOnce*>& attempts) {
    RuleProgress progress;
    progress.rule = rule;
    progress.attempts = static_cast<int>(attempts.size());
    progress.lastTried = std::min(progress.attempts, lastAttempts);
    std::vector<std::int64_t> reactions;
    for (int i = 0; i < progress.attempts; ++i) {
        const TriedOnce& tried = *attempts[static_cast<std::size_t>(i)];
        const bool isLast = i >= progress.attempts - progress.lastTried;
        progress.correct += tried.correct ? 1 : 0;
        progress.lastCorrect += isLast && tried.correct ? 1 : 0;
        if (isLast && tried.reactionMs)
            reactions.push_back(*tried.reactionMs);
        progress.lastTriedAt = tried.at;
    }
    progress.medianReactionMs = median(std::move(reactions));
    return progress;
}

std::vector<RuleProgress> ruleByRule(const std::vector<TriedOnce>& attempts) {
    std::map<std::string, std::vector<const TriedOnce*>> byRule;
    for (const TriedOnce& tried : attempts)
        byRule[tried.rule].push_back(&tried);
    std::vector<RuleProgress> rules;
    for (const std::string_view usual : usualRules) {
        const std::string rule(usual);
        rules.push_back(progressOfRule(rule, byRule[rule]));
        byRule.erase(rule);
    }
    for (const auto& [rule, tried] : byRule)
        rules.push_back(progressOfRule(rule, tried));
    return rules;
}

// Finds the week of a moment. Those that come one after the other are mostly of the same week, and
// time zones are slow.
class Weeks {
public:
    explicit Weeks(const QTimeZone& zone) : m_zone(zone) {}

    struct Week {
        WeekProgress progress;
        std::vector<std::int64_t> reactions;
    };
    Week& at(qint64 moment) {
        if (m_current == nullptr || moment < m_begin || moment >= m_end)
            find(moment);
        return *m_current;
    }
    [[nodiscard]] std::vector<WeekProgress> take() {
        std::vector<WeekProgress> weeks;
        for (auto& [monday, week] : m_weeks) {
            week.progress.medianReactionMs = median(std::move(week.reactions));
            weeks.push_back(week.progress);
        }
        return weeks;
    }

private:
    void find(qint64 moment) {
        const QDate day = QDateTime::fromMSecsSinceEpoch(moment, m_zone).date();
        const QDate monday = day.addDays(1 - day.dayOfWeek());
        m_begin = monday.startOfDay(m_zone).toMSecsSinceEpoch();
        m_end = monday.addDays(7).startOfDay(m_zone).toMSecsSinceEpoch();
        m_current = &m_weeks[monday];
        m_current->progress.week = day.weekNumber(&m_current->progress.year);
    }

    const QTimeZone& m_zone;
    std::map<QDate, Week> m_weeks; // by their Mondays
    Week* m_current = nullptr;
    qint64 m_begin = 0;
    qint64 m_end = 0;
};

std::vector<WeekProgress> weekByWeek(const std::vector<TriedOnce>& attempts,
                                     const std::vector<DealtOnce>& sessions,
                                     const QTimeZone& zone) {
    Weeks weeks(zone);
    for (const DealtOnce& session : sessions)
        ++weeks.at(session.startedAt).progress.sessions;
    for (const TriedOnce& tried : attempts) {
        Weeks::Week& week = weeks.at(tried.at);
        ++week.progress.attempts;
        week.progress.correct += tried.correct ? 1 : 0;
        if (tried.reactionMs)
            week.reactions.push_back(*tried.reactionMs);
    }
    return weeks.take();
}

SinceExposedCard sinceExposedCard(const std::vector<TriedOnce>& attempts,
                                  const std::vector<DealtOnce>& sessions) {
    SinceExposedCard since;
    for (const TriedOnce& tried : attempts)
        if (tried.ownExposedCard)
            since.at = tried.at;
    // The session in which it happened began before.
    since.hands = static_cast<int>(std::ranges::count_if(sessions, [&](const DealtOnce& session) {
        return session.finished && (!since.at || session.startedAt > *since.at);
    }));
    return since;
}

NextRule nextRule(const std::vector<RuleProgress>& rules) {
    const auto never = std::ranges::find(rules, 0, &RuleProgress::attempts);
    if (never != rules.end())
        return {never->rule, NextRule::Why::neverTried};
    const auto longest = std::ranges::min_element(rules, {}, &RuleProgress::lastTriedAt);
    const auto least = std::ranges::min_element(rules, {}, [](const RuleProgress& rule) {
        return std::pair(rule.mastery(), rule.lastTriedAt);
    });
    return least->mastery() < mastered ? NextRule{least->rule, NextRule::Why::leastMastery}
                                       : NextRule{longest->rule, NextRule::Why::longestAgo};
}

} // namespace

double RuleProgress::shareCorrect() const { return share(correct, attempts); }
double RuleProgress::lastShareCorrect() const { return share(lastCorrect, lastTried); }
double RuleProgress::mastery() const { return share(lastCorrect, lastAttempts); }
double WeekProgress::shareCorrect() const { return share(correct, attempts); }

std::string_view code(NextRule::Why why) {
    constexpr std::array<std::string_view, 3> codes{"never-tried", "least-mastery", "longest-ago"};
    return codes[static_cast<std::size_t>(why)];
}

bool isExposedCard(std::string_view incident) {
    using enum IncidentKind;
    return std::ranges::any_of(
        std::array{exposedFirstHolecard, exposedSecondHolecard, exposedHolecard, exposedHolecards},
        [&](IncidentKind kind) { return code(kind) == incident; });
}

Progress progressOf(std::vector<TriedOnce> attempts, const std::vector<DealtOnce>& sessions,
                    const QTimeZone& zone) {
    std::ranges::stable_sort(attempts, {}, &TriedOnce::at);
    Progress progress;
    progress.rules = ruleByRule(attempts);
    progress.weeks = weekByWeek(attempts, sessions, zone);
    progress.sinceExposedCard = sinceExposedCard(attempts, sessions);
    progress.next = nextRule(progress.rules);
    return progress;
}

} // namespace mz
