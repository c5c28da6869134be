// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/packs/pack.h"
#include "core/session/check.h"
#include "core/session/next.h"
#include "tests/core/support/books.h"
#include "tests/core/support/scenario_generator.h"

#include <QTest>

#include <algorithm>
#include <future>
#include <map>
#include <set>
#include <string>
#include <thread>
#include <vector>

using namespace mz;
using namespace mz::testing;

namespace {

constexpr int scenarioCount = 10'000;
constexpr int mostFailuresShown = 20;

// What was seen of many scenarios.
struct Report {
    std::array<int, 3> made{}; // by the number of irregularities
    std::array<int, 3> accepted{};
    std::map<std::string, int> refusals; // reason and number of irregularities
    std::set<std::string> reasons;
    std::map<Plan, int> plans;
    std::map<std::string, int> seen;  // what the tables and hands were like
    std::map<std::string, int> spare; // lines of the model answer without which it still is one
    std::vector<std::string> failures;
    std::int64_t linesRemoved = 0;

    void fail(const Scenario& scenario, const std::string& what) {
        failures.push_back(scenario.id + ": " + what);
    }
    void add(const Report& other) {
        for (std::size_t i = 0; i < made.size(); ++i) {
            made[i] += other.made[i];
            accepted[i] += other.accepted[i];
        }
        for (const auto& [key, count] : other.refusals)
            refusals[key] += count;
        for (const auto& [key, count] : other.plans)
            plans[key] += count;
        for (const auto& [key, count] : other.seen)
            seen[key] += count;
        for (const auto& [key, count] : other.spare)
            spare[key] += count;
        reasons.insert(other.reasons.begin(), other.reasons.end());
        failures.insert(failures.end(), other.failures.begin(), other.failures.end());
        linesRemoved += other.linesRemoved;
    }
};

std::string counted(const std::string& what, int number) {
    return what + ' ' + std::to_string(number);
}

void countWhatItIsLike(const Scenario& scenario, Report& report) {
    const Structure& table = scenario.structure;
    const std::string ante = table.ante == noChips              ? "none"
                             : table.anteBy == AnteBy::bigBlind ? "big blind"
                                                                : "all";
    const std::string players = table.players() == 2 ? "heads-up" : "several";
    ++report.seen[counted("seats", table.seats)];
    ++report.seen[counted("players", table.players())];
    ++report.seen[counted(players + ", blinds", table.blindCount) + ", ante by " + ante];
    ++report.seen[counted("button on seat", table.button)];
    ++report.seen[table.players() < table.seats ? "empty seats" : "full table"];
    ++report.seen["finish " + std::string(code(scenario.finish))];
    ++report.seen["start " + std::string(code(scenario.start)) + ", " + players];
    for (Seat seat = 1; seat <= table.seats; ++seat) {
        const auto i = static_cast<std::size_t>(seat - 1);
        if (holds(table.occupied, seat) && table.stacks[i] < table.biggestBlind())
            ++report.seen["stack below the blind"];
        for (std::size_t street = 0; street < streetCount; ++street)
            for (const Word word : scenario.players[i][street]) {
                const std::string said = code(Word{word.kind, Chips(1)});
                ++report.seen[std::string(code(static_cast<Street>(street))) + ": " + said];
            }
    }
    if (scenario.cards.flop)
        ++report.seen["fixed flop"];
    for (const Irregularity& one : scenario.irregularities) {
        const std::string kind(code(one.kind));
        if (one.nth > 1)
            ++report.seen[kind + " at a second turn"];
        if (one.cards > 0)
            ++report.seen[counted(kind, one.cards)];
        if (one.count > 0)
            ++report.seen[kind + (one.count == 1 ? " one" : " several")];
        if (one.round > 0 && one.seat == table.button)
            ++report.seen[counted(kind + " to the button, round", one.round)];
        if (one.round > 0 && one.seat == table.firstSeat())
            ++report.seen[counted(kind + " to the first seat, round", one.round)];
    }
}

bool isRight(const Verdict& verdict) { return verdict.finished && verdict.score == 100; }

// Why a hand dealt without one of the lines is none the worse; empty where there is no reason.
//
// Whoever pushes a pot brings the bets in as well. The book does not ask for the hands to be shown
// before the award, so that of the waits on the river one may be left out. And when all but one
// have folded, the step of a remedy that nothing else follows is not owed.
std::string whySpare(const Session& without, const Deed& deed, const Deed* following) {
    const Betting& betting = without.state().betting;
    if (std::holds_alternative<deed::Wait>(deed) && betting.street >= Street::river &&
        betting.toAct != 0)
        return "a wait, where the hands were not shown";
    if (std::holds_alternative<act::Collect>(deed) && following != nullptr &&
        std::holds_alternative<act::Award>(*following))
        return "a collect before the award";
    if (betting.oneLeft() && !without.watch().incidents.empty() &&
        (std::holds_alternative<act::Cut>(deed) || std::holds_alternative<act::Move>(deed)))
        return "the last step of a remedy, where all but one have folded";
    return "";
}

// Each line of the model answer is left out once. Where the rest cannot be dealt any more, the line
// was needed for that; where it can, it must be told.
void leaveOutEachLine(const std::shared_ptr<const Case>& ofCase, const std::vector<Entry>& entries,
                      Report& report) {
    Session before(ofCase);
    before.keepHappenings(false);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        Session without = before;
        bool possible = true;
        for (std::size_t k = i + 1; k < entries.size() && possible && !without.finished(); ++k)
            possible = without.act(entries[k].deed, entries[k].line, entries[k].t).has_value();
        ++report.linesRemoved;
        if (possible && isRight(without.verdict(100))) {
            const std::string why = whySpare(
                without, entries[i].deed, i + 1 < entries.size() ? &entries[i + 1].deed : nullptr);
            ++report.spare[why];
            if (why.empty())
                report.fail(ofCase->scenario, "is right without line " + std::to_string(i + 2));
        }
        if (!before.act(entries[i].deed, entries[i].line, entries[i].t))
            report.fail(ofCase->scenario, "the model answer is impossible");
    }
}

void study(int number, const std::shared_ptr<const Rulebook>& book, Report& report) {
    const Scenario made = generatedScenario(number);
    const Plan plan = planOf(number);
    const json::Value text = scenarioValue(made);
    const auto read = readScenario(text);
    ++report.made[plan.kinds.size()];
    ++report.plans[plan];
    countWhatItIsLike(made, report);
    if (!read) {
        report.fail(made, "cannot be read, " + std::string(code(read.error().front().reason)) +
                              " at " + read.error().front().pointer);
        return;
    }
    auto ready = checkScenario(*read, {json::Place::root(text)}, book);
    if (!ready) {
        const std::string reason(code(ready.error().reason));
        report.reasons.insert(reason);
        ++report.refusals[reason + ", irregularities: " + std::to_string(plan.kinds.size())];
        if (plan.kinds.empty())
            report.fail(made, "refused: " + reason + " at " + ready.error().pointer);
        return;
    }
    ++report.accepted[plan.kinds.size()];
    const auto ofCase = std::make_shared<const Case>(std::move(*ready));
    const ModelAnswer answer = solve(ofCase);
    if (!isRight(answer.session.verdict(100)))
        report.fail(made, "the model answer is not right");
    if (isRight(Session(ofCase).verdict(100)))
        report.fail(made, "nothing need be done");
    leaveOutEachLine(ofCase, answer.entries, report);
}

Report studyAll() {
    const auto book = ciaffone();
    const auto workers = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 8U));
    std::vector<std::future<Report>> parts;
    for (int worker = 0; worker < workers; ++worker)
        parts.push_back(std::async(std::launch::async, [=] {
            Report report;
            for (int number = worker; number < scenarioCount; number += workers)
                study(number, book, report);
            return report;
        }));
    Report all;
    for (auto& part : parts)
        all.add(part.get());
    std::ranges::sort(all.failures);
    return all;
}

void print(const char* title, const std::map<std::string, int>& table) {
    qInfo("%s", title);
    for (const auto& [what, count] : table)
        qInfo("  %6d  %s", count, what.c_str());
}

} // namespace

class TestScenarios : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyPlanOccurs();
    void everyTableOccurs_data();
    void everyTableOccurs();
    void refusalsAreFew();
    void nothingFails();

private:
    Report m_report;
};

void TestScenarios::initTestCase() {
    m_report = studyAll();
    print("What the generated scenarios are like:", m_report.seen);
    print("Refused:", m_report.refusals);
    print("Lines without which the hand is none the worse:", m_report.spare);
    qInfo("%lld lines left out, one at a time", static_cast<long long>(m_report.linesRemoved));
}

// Each start comes with nothing, with each kind that can follow it, and with each pair of them.
void TestScenarios::everyPlanOccurs() {
    for (const Plan& plan : allPlans()) {
        std::string name(code(plan.start));
        for (const IrregularityKind kind : plan.kinds)
            name += " + " + std::string(code(kind));
        QVERIFY2(m_report.plans[plan] >= 10, name.c_str());
    }
}

void TestScenarios::everyTableOccurs_data() {
    QTest::addColumn<int>("atLeast");
    const auto row = [](const std::string& what) { QTest::newRow(what.c_str()) << 5; };
    for (int number = 2; number <= maxSeats; ++number) {
        row(counted("seats", number));
        row(counted("players", number));
        row(counted("button on seat", number));
    }
    for (const std::string players : {"heads-up", "several"}) {
        for (int blinds = 0; blinds <= (players == "several" ? 4 : 2); ++blinds)
            for (const std::string ante : {"none", "all", "big blind"})
                if (blinds > 0 || ante != "big blind")
                    row(counted(players + ", blinds", blinds) + ", ante by " + ante);
        for (const char* start :
             {"shuffle", "deal", "preflop", "flop", "turn", "river", "showdown"})
            row("start " + std::string(start) + ", " + players);
    }
    for (const char* street : {"preflop", "flop", "turn", "river"})
        for (const char* word : {"fold", "check", "call", "raise 1", "all-in"})
            row(std::string(street) + ": " + word);
    for (const char* what : {"empty seats",
                             "full table",
                             "finish hand",
                             "finish remedy",
                             "stack below the blind",
                             "fixed flop",
                             "preflop: bet 1",
                             "flop: bet 1",
                             "showdown: show",
                             "showdown: muck",
                             "showdown: declare",
                             "premature-flop at a second turn",
                             "premature-turn at a second turn",
                             "premature-river at a second turn",
                             "overdealt-flop 4",
                             "overdealt-flop 5",
                             "extra-holecard one",
                             "extra-holecard several",
                             "exposed-holecard to the button, round 1",
                             "exposed-holecard to the button, round 2",
                             "exposed-holecard to the first seat, round 1",
                             "exposed-holecard to the first seat, round 2",
                             "player-exposes-holecard to the button, round 2"})
        row(what);
}

// Seats, blinds, antes, stacks and words of all sorts come up.
void TestScenarios::everyTableOccurs() {
    QFETCH(const int, atLeast);
    QVERIFY(m_report.seen[QTest::currentDataTag()] >= atLeast);
}

// What keeps every rule of the format is accepted: all without irregularities, 99 of 100 with one;
// and the reasons of the rest can be told on the fingers.
void TestScenarios::refusalsAreFew() {
    qInfo("accepted: %d of %d without, %d of %d with one, %d of %d with two irregularities",
          m_report.accepted[0], m_report.made[0], m_report.accepted[1], m_report.made[1],
          m_report.accepted[2], m_report.made[2]);
    QCOMPARE(m_report.made[0] + m_report.made[1] + m_report.made[2], scenarioCount);
    QCOMPARE(m_report.accepted[0], m_report.made[0]);
    QVERIFY(m_report.accepted[1] * 100 >= m_report.made[1] * 99);
    QVERIFY(m_report.reasons.size() <= 10);
}

// Every scenario can be read, every accepted one is solved with 100, and neither the empty log nor
// one without a line that it needs is as good.
void TestScenarios::nothingFails() {
    for (std::size_t i = 0; i < m_report.failures.size() && i < mostFailuresShown; ++i)
        qInfo("%s", m_report.failures[i].c_str());
    QCOMPARE(m_report.failures.size(), std::size_t{0});
}

QTEST_APPLESS_MAIN(TestScenarios)
#include "tst_scenarios.moc"
