// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/judge.h"

#include "core/packs/pack.h"
#include "core/session/check.h"
#include "core/session/verdict_json.h"

#include <algorithm>
#include <utility>

namespace mz {

namespace {

constexpr const char* usualBook = "ciaffone";
constexpr int usualPass = 80;
// Cases that are kept ready; each takes some ten kilobytes.
constexpr std::size_t mostDealt = 500;

Problem inCase(Problem problem) {
    problem.pointer.insert(0, "/case");
    return problem;
}

// As readLog finds it: the first line that is not blank.
std::string_view headerLine(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    return text.substr(0, text.find('\n'));
}

// The time of the last act that counts.
std::int64_t lastOf(const Session& session, const Log& log) {
    const auto& entries = session.finished() ? session.entries() : log.entries;
    return entries.empty() ? 0 : entries.back().t;
}

Attempt attemptOf(const IncidentVerdict& incident) {
    Attempt attempt;
    attempt.rule = incident.rule;
    attempt.incident = code(incident.kind);
    attempt.cause = code(incident.cause);
    attempt.outcome = code(incident.outcome);
    attempt.score = incident.score;
    attempt.reactionMs = incident.reactionMs;
    attempt.openedMs = incident.opened.t;
    if (incident.closed)
        attempt.closedMs = incident.closed->t;
    return attempt;
}

} // namespace

tl::expected<Judgement, Problem> LogJudge::judge(std::string_view text) {
    auto log = readLog(text);
    if (!log)
        return tl::unexpected(std::move(log.error()));
    const auto ready = dealt(headerLine(text), std::move(log->header));
    if (!ready)
        return tl::unexpected(ready.error());
    log->header.mode = ready->header->mode;
    const auto session = replay(ready->ofCase, *log);
    if (!session)
        return tl::unexpected(session.error());

    const Verdict verdict = session->verdict(ready->pass);
    Judgement judgement;
    judgement.header = ready->header;
    judgement.rulebook = ready->ofCase->rulebook->id;
    judgement.rulebookEdition = ready->ofCase->rulebook->edition;
    judgement.finished = verdict.finished;
    judgement.score = verdict.score;
    judgement.passed = verdict.passed;
    judgement.verdict =
        writeVerdict(ready->header->pack, ready->header->edition.value_or(1), *session, verdict);
    for (const IncidentVerdict& incident : verdict.incidents)
        judgement.attempts.push_back(attemptOf(incident));
    judgement.lastMs = lastOf(*session, *log);
    return judgement;
}

tl::expected<LogJudge::Dealt, Problem> LogJudge::dealt(std::string_view line, LogHeader header) {
    std::string key(line);
    if (const auto known = m_dealt.find(key); known != m_dealt.end())
        return known->second;
    auto ready = deal(std::move(header));
    if (!ready)
        return ready;
    if (m_dealt.size() >= mostDealt)
        m_dealt.clear();
    m_dealt.emplace(std::move(key), *ready);
    return ready;
}

tl::expected<LogJudge::Dealt, Problem> LogJudge::deal(LogHeader header) const {
    const std::string named = header.rulebook.value_or(usualBook);
    const auto book = m_judges.book(named);
    if (book == nullptr)
        return tl::unexpected(Problem{Reason::unknownRulebook, {named}, "", 1});
    if (!header.ofCase)
        return tl::unexpected(Problem{Reason::packNotThere, {header.pack}, "", 1});
    auto scenario = readScenario(*header.ofCase);
    if (!scenario)
        return tl::unexpected(inCase(scenario.error().front()));
    auto ready = prepare(*scenario, book);
    if (!ready) {
        const ScenarioPlaces places{json::Place::root(*header.ofCase)};
        const auto checked = checkScenario(*scenario, places, book);
        return tl::unexpected(checked ? Problem{} : inCase(checked.error()));
    }
    Dealt dealt;
    dealt.ofCase = std::make_shared<const Case>(std::move(*ready));
    dealt.pass = m_judges.pass ? m_judges.pass(header.pack) : usualPass;
    dealt.header = std::make_shared<const LogHeader>(std::move(header));
    return dealt;
}

bool sayTheSame(std::string_view one, std::string_view other) {
    constexpr std::string_view edition = "\"rulebook-edition\": ";
    const std::size_t at = one.find(edition);
    if (at != other.find(edition))
        return false;
    if (at == std::string_view::npos || one.substr(0, at) != other.substr(0, at))
        return one == other;
    const auto behindNumber = [&](std::string_view text) {
        text.remove_prefix(at + edition.size());
        return text.substr(std::min(text.find_first_not_of("-0123456789"), text.size()));
    };
    return behindNumber(one) == behindNumber(other);
}

tl::expected<Judgement, Problem> judgeLog(std::string_view text, const Judges& judges) {
    return LogJudge(judges).judge(text);
}

} // namespace mz
