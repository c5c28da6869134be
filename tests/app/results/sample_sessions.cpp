// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/results/sample_sessions.h"

#include "app/results/moment.h"
#include "tests/core/support/books.h"

#include <cstdlib>

namespace mz::testing {

namespace {

FiledIncident incident(int score, std::optional<std::int64_t> reactionMs, bool done) {
    FiledIncident incident;
    incident.kind = "exposed-holecard";
    incident.rule = "holdem.1";
    incident.cause = "injected";
    incident.outcome = score == 100 ? "correct" : "wrong";
    incident.score = score;
    incident.reactionMs = reactionMs;
    incident.steps = {{"finish-deal", done, done ? std::optional(5) : std::nullopt}};
    return incident;
}

void addFaults(std::vector<FiledFault>& faults, Fault fault, int count) {
    for (int i = 0; i < count; ++i)
        faults.push_back({fault, severityOf(fault), std::nullopt, ""});
}

ToldSession session(const char* key, const char* trainee, const char* name, const char* moment,
                    const char* scenario, std::uint64_t seed, Mode mode, const char* lang) {
    ToldSession session;
    session.key = key;
    session.trainee = {"a-key", trainee, name};
    session.startedAt = readUtc(moment).value();
    session.version = "0.5.0";
    session.header.mode = mode;
    session.header.lang = lang;
    session.seed = seed;
    session.verdict.pack = "six-rules";
    session.verdict.scenario = scenario;
    session.verdict.rulebook = "ciaffone";
    session.verdict.finished = true;
    return session;
}

void addHelp(FiledVerdict& verdict, int hints, int backs) {
    for (int i = 0; i < hints + backs; ++i)
        verdict.help.push_back({i + 2, i < hints, i < hints ? 2 : 10});
}

} // namespace

std::vector<ToldSession> sampleSessions() {
    ToldSession one = session("3f0c9a52-0001", "t001", "Giulia Rossi", "2026-11-30T10:15:00Z",
                              "four-card-flop", 7, Mode::practice, "it");
    one.verdict.incidents = {incident(100, 2300, true)};
    one.verdict.score = 100;
    one.verdict.passed = true;
    one.lastMs = 42'600;

    ToldSession two = session("3f0c9a52-0002", "t003", "Bianchi, Marco", "2026-11-30T10:21:40Z",
                              "exposed-seat-3", 7, Mode::exam, "it");
    two.verdict.incidents = {incident(35, 5100, true)};
    addFaults(two.verdict.incidents.front().faults, Fault::cardKept, 1);
    addFaults(two.verdict.incidents.front().faults, Fault::stepMissed, 1);
    two.verdict.score = 35;
    two.lastMs = 58'000;
    two.assessment = {"Sara Conti", 60,
                      "Rule of the house: the card need not be burned; \"accepted\", see sheet 4"};

    ToldSession three = session("3f0c9a52-0003", "t005", "=cmd()", "2026-11-30T10:30:05Z",
                                "clean-hand", 12, Mode::practice, "en");
    addFaults(three.verdict.faults, Fault::falseRemedy, 1);
    addHelp(three.verdict, 2, 1);
    three.verdict.score = 46;
    three.lastMs = 77'400;

    ToldSession four = session("3f0c9a52-0004", "t026", "O'Hara, \"Kit\"", "2026-11-30T10:44:59Z",
                               "early-turn", 0, Mode::silent, "en");
    four.verdict.rulebook = "tda";
    four.verdict.rulebookEdition = 2;
    four.verdict.pack = "first-week";
    four.verdict.edition = 3;
    four.verdict.finished = false;
    four.verdict.incidents = {incident(75, 12'750, true), incident(0, {}, false)};
    addFaults(four.verdict.incidents.back().faults, Fault::stepMissed, 5);
    addFaults(four.verdict.faults, Fault::burnMissed, 1);
    addFaults(four.verdict.faults, Fault::cutMissed, 1);
    four.verdict.score = 17;

    ToldSession five = session("3f0c9a52-0005", "t028", "'=B2", "2026-12-01T07:02:11Z",
                               "two-extra-cards", 3, Mode::learn, "en");
    five.verdict.incidents = {incident(100, 800, true)};
    addHelp(five.verdict, 3, 0);
    five.verdict.score = 85;
    five.verdict.passed = true;
    five.lastMs = 39'250;
    five.assessment = {"-MK", std::nullopt, "=first try\nsecond line"};
    return {one, two, three, four, five};
}

JudgedSession judgedSession(const Sitting& sitting, int number) {
    JudgedSession session;
    const std::string digits = std::to_string(1000 + number).substr(1);
    session.key = "3f0c9a52-0000-4000-8000-000000000" + digits;
    session.trainee = {"key-" + digits, "t" + digits, "Zoé \"" + digits + "\", Laurent"};
    session.startedAt = readUtc("2026-11-30T10:15:00Z").value() + 60'000 * number;
    session.log = writtenLog(sitting);
    const auto judged = judgeLog(session.log, judges());
    if (!judged)
        std::abort();
    setVerdict(session, *judged, "mazziere 0.1.0");
    return session;
}

ToldSession toldSession(const Sitting& sitting, int number) {
    return tell(judgedSession(sitting, number)).value();
}

std::vector<JudgedSession> manySessions() {
    const std::vector<Sitting> sittings = {
        {"four-card-flop"},
        {"four-card-flop", "betting; collect; board 3; as told", Mode::exam},
        {"four-card-flop", "betting; street", Mode::silent},
        {"four-card-flop", "", Mode::exam},
        {"four-card-flop",
         "hint 1; betting; street; hint 2; hint 3; move board all deck; back 1; as told",
         Mode::guided},
        {"clean-first-hand", "as told", Mode::learn},
        {"player-turns-card", "as told", Mode::exam},
        {"exposed-middle-card", "deal; say misdeal; gather; shuffle; cut; deal; as told"},
        {"early-flop-then-early-river", "as told", Mode::exam},
        {"undeclared-side-pots"},
        {"extra-cards-everybody"},
        {"early-turn-several", "as told", Mode::silent},
    };
    std::vector<JudgedSession> all;
    for (const Sitting& sitting : sittings)
        all.push_back(judgedSession(sitting, static_cast<int>(all.size()) + 1));
    return all;
}

} // namespace mz::testing
