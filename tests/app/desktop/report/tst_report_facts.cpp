// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/report/report_facts.h"
#include "app/desktop/report/report_moments.h"

#include "tests/app/desktop/support/reported_logs.h"

#include <QTest>

using namespace mz;
using namespace mz::testing;

namespace {

ReportFacts factsOf(std::vector<ReportedLog> logs, const ReportDetails& details = {}) {
    return reportFacts(logs, details);
}

// The four-card flop: right, with one burn too many (critical), without its cut (a step missed),
// and broken off.
Sitting right(Mode mode = Mode::exam) { return {"four-card-flop", "as told", mode, {}}; }
Sitting critical() {
    return {"four-card-flop",
            "betting; collect; burn; board 3; move board all deck; shuffle; cut; burn; board 3",
            Mode::exam,
            {}};
}
Sitting uncut() {
    return {"four-card-flop",
            "betting; collect; burn; board 3; move board all deck; shuffle; board 3",
            Mode::exam,
            {}};
}
Sitting brokenOff() {
    return {"four-card-flop", "betting; collect; burn; board 3", Mode::exam, {}};
}

} // namespace

class TestReportFacts : public QObject {
    Q_OBJECT

private slots:
    void everyGoldenLog_data();
    void everyGoldenLog();
    void aSitting_data();
    void aSitting();
    void rulesAreAddedUp();
    void anotherMark();
    void helpIsCounted();
    void theTrainee_data();
    void theTrainee();
    void times();
    void momentsByCost();
    void whatStandsTogetherIsOneMoment();
    void aSittingOfEverything();
};

void TestReportFacts::everyGoldenLog_data() {
    QTest::addColumn<QString>("name");
    for (const std::string& name : goldenNames())
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
}

// The report of one session says what its verdict says.
void TestReportFacts::everyGoldenLog() {
    QFETCH(const QString, name);
    const ReportedLog log = reportedGolden(name.toStdString());
    const Verdict& verdict = log.log.review->verdict();
    const ReportFacts facts = factsOf({log});
    QCOMPARE(facts.hands.size(), std::size_t{1});
    QCOMPARE(facts.score, verdict.score);
    QCOMPARE(facts.passed(), verdict.passed);
    QCOMPARE(facts.result == ReportResult::notFinished, !verdict.finished);
    QVERIFY(!facts.isCertificate());

    int incidents = 0;
    int faults = facts.ownFaults.all();
    int missed = 0;
    for (const RuleFacts& rule : facts.rules) {
        incidents += rule.incidents;
        faults += rule.faults.all();
        missed += rule.stepsOwed - rule.stepsDone;
    }
    QCOMPARE(incidents, static_cast<int>(verdict.incidents.size()));
    QCOMPARE(faults, facts.hands[0].faults.all());
    QCOMPARE(missed, facts.hands[0].stepsMissed);
    std::size_t wrong = verdict.faults.size();
    for (const IncidentVerdict& incident : verdict.incidents)
        wrong += incident.faults.size();
    QCOMPARE(static_cast<std::size_t>(faults + missed), wrong);

    std::size_t mended = 0;
    for (const MomentFacts& moment : facts.moments)
        mended += moment.findings.size();
    QCOMPARE(mended, wrong);
}

void TestReportFacts::aSitting_data() {
    QTest::addColumn<QList<int>>("hands"); // 0: right, 1: critical, 2: uncut, 3: broken off
    QTest::addColumn<int>("score");
    QTest::addColumn<ReportResult>("result");
    QTest::newRow("right") << QList{0} << 100 << ReportResult::passed;
    QTest::newRow("right twice") << QList{0, 0} << 100 << ReportResult::passed;
    QTest::newRow("a step missed") << QList{2} << 75 << ReportResult::tooFewPoints;
    QTest::newRow("the others carry it") << QList{0, 2, 0} << 91 << ReportResult::passed;
    QTest::newRow("nothing carries what is critical")
        << QList{0, 0, 0, 0, 1} << 92 << ReportResult::criticalFault;
    QTest::newRow("too few") << QList{2, 2, 0} << 83 << ReportResult::passed;
    QTest::newRow("too few, rounded down") << QList{2, 2, 2, 2, 0} << 80 << ReportResult::passed;
    QTest::newRow("one more") << QList{2, 2, 2, 2, 2, 0} << 79 << ReportResult::tooFewPoints;
    QTest::newRow("broken off") << QList{0, 0, 0, 3} << 75 << ReportResult::notFinished;
}

// Passed like a hand: all finished, the mean reaches the mark, no fault is critical.
void TestReportFacts::aSitting() {
    QFETCH(const QList<int>, hands);
    const std::array sittings{right(), critical(), uncut(), brokenOff()};
    std::vector<ReportedLog> logs;
    for (const int hand : hands)
        logs.push_back(reportedSitting(sittings[static_cast<std::size_t>(hand)]));
    const ReportFacts facts = factsOf(logs);
    QTEST(facts.score, "score");
    QTEST(facts.result, "result");
    QVERIFY(facts.isExam());
    QCOMPARE(facts.isCertificate(), facts.passed());
    QCOMPARE(static_cast<qsizetype>(facts.hands.size()), hands.size());
}

void TestReportFacts::rulesAreAddedUp() {
    const ReportFacts facts =
        factsOf({reportedSitting(right()), reportedSitting(uncut()), reportedSitting(critical())});
    QCOMPARE(facts.rules.size(), std::size_t{1});
    const RuleFacts& rule = facts.rules.front();
    QCOMPARE(rule.rule, std::string("holdem.2"));
    QCOMPARE(rule.incidents, 3);
    QCOMPARE(rule.stepsOwed, 12);
    QCOMPARE(rule.stepsDone, 11);
    QCOMPARE(rule.faults, (FaultCounts{1, 0, 0}));
    QCOMPARE(rule.score(), (100 + 75 + 60) / 3);
    QCOMPARE(rule.reactions.mean(), std::optional<std::int64_t>(1000));
    QVERIFY(!ReactionTimes{}.mean());
}

void TestReportFacts::anotherMark() {
    std::vector<ReportedLog> logs{reportedSitting(right()), reportedSitting(uncut())};
    logs[1].log.pass = 90;
    QCOMPARE(factsOf(logs).pass, 90); // the highest
    QVERIFY(!factsOf(logs).passed());
    ReportDetails details;
    details.pass = 60;
    QCOMPARE(factsOf(logs, details).pass, 60);
    QVERIFY(factsOf(logs, details).passed());
}

void TestReportFacts::helpIsCounted() {
    const ReportFacts facts = factsOf(
        {reportedSitting(
             {"four-card-flop", "hint 1; betting; back 1; hint 3; as told", Mode::practice, {}}),
         reportedSitting({"four-card-flop", "hint 2; as told", Mode::practice, {}})});
    QCOMPARE(facts.help.hints, 3);
    QCOMPARE(facts.help.hintCost, 2 + 10 + 5);
    QCOMPARE(facts.help.takenBack, 1);
    QCOMPARE(facts.help.takenBackCost, 10);
    QCOMPARE(facts.modes, std::vector{Mode::practice});
    QVERIFY(facts.moments.empty());
}

void TestReportFacts::theTrainee_data() {
    QTest::addColumn<QStringList>("inLogs");
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("name");
    QTest::newRow("nobody") << QStringList{"", ""} << ""
                            << "";
    QTest::newRow("as the logs say") << QStringList{"Ada", "", "Ada"} << ""
                                     << "Ada";
    QTest::newRow("the logs differ") << QStringList{"Ada", "Bea"} << ""
                                     << "";
    QTest::newRow("given") << QStringList{"A. R."} << "Ada Rossi"
                           << "Ada Rossi";
}

void TestReportFacts::theTrainee() {
    QFETCH(const QStringList, inLogs);
    QFETCH(const QString, given);
    std::vector<ReportedLog> logs;
    QStringList each;
    for (const QString& name : inLogs) {
        auto log = readLog(writtenLog(right()));
        log->header.trainee = name.toStdString();
        logs.push_back(reported(dealt(*readScenario(*log->header.ofCase)), *log, 80, {}));
        if (!name.isEmpty() && !each.contains(name))
            each.append(name);
    }
    ReportDetails details;
    details.name = given;
    details.number = "7";
    details.lastHash = "abc";
    const ReportFacts facts = factsOf(logs, details);
    QTEST(facts.name, "name");
    QCOMPARE(QStringList(facts.traineesInLogs.begin(), facts.traineesInLogs.end()), each);
    QCOMPARE(facts.number, QString("7"));
    QCOMPARE(facts.lastHash, QString("abc"));
}

// From the first act to the last; nothing is said where it is not known of all.
void TestReportFacts::times() {
    std::vector<ReportedLog> logs{reportedSitting(right()), reportedSitting(right())};
    const std::int64_t played = logs[0].log.review->moments().back().t;
    logs[0].startedAt = 500'000;
    logs[1].startedAt = 200'000;
    ReportFacts facts = factsOf(logs);
    QCOMPARE(facts.startedAt, std::optional<std::int64_t>(200'000));
    QCOMPARE(facts.endedAt, std::optional<std::int64_t>(500'000 + played));
    QCOMPARE(facts.playedMs, 2 * played);
    logs[1].endedAt = 900'000;
    QCOMPARE(factsOf(logs).endedAt, std::optional<std::int64_t>(900'000));
    logs[1].startedAt.reset();
    facts = factsOf(logs);
    QVERIFY(!facts.startedAt && !facts.endedAt);
}

// What is critical first, then by points.
void TestReportFacts::momentsByCost() {
    const ReportFacts facts = factsOf(
        {reportedSitting(uncut()), reportedSitting(critical()), reportedSitting(brokenOff())});
    QCOMPARE(facts.moments.size(), std::size_t{3});
    QCOMPARE(facts.moments[0].hand, std::size_t{1});
    QCOMPARE(facts.moments[0].findings[0].fault, Fault::burnedAgain);
    QCOMPARE(facts.moments[0].cost, 40.0);
    QCOMPARE(facts.moments[1].hand, std::size_t{2});
    QCOMPARE(facts.moments[1].cost, 100.0);
    QCOMPARE(facts.moments[2].hand, std::size_t{0});
    QCOMPARE(facts.moments[2].cost, 25.0);
}

// Four steps that were never done stand where the log ends: one picture tells them all.
void TestReportFacts::whatStandsTogetherIsOneMoment() {
    const auto review = reportedSitting(brokenOff()).log.review;
    const std::vector<MomentFacts> moments = momentsToMend(0, review);
    QCOMPARE(moments.size(), std::size_t{1});
    QCOMPARE(moments[0].findings.size(), std::size_t{4});
    QVERIFY(review->moments()[moments[0].moment].end);
}

// The whole adds up, however much there is.
void TestReportFacts::aSittingOfEverything() {
    const std::vector<ReportedLog> logs = allGolden(Mode::exam);
    const ReportFacts facts = factsOf(logs);
    QCOMPARE(facts.hands.size(), logs.size());
    FaultCounts byHand;
    for (const HandFacts& hand : facts.hands)
        byHand += hand.faults;
    FaultCounts byRule = facts.ownFaults;
    for (const RuleFacts& rule : facts.rules)
        byRule += rule.faults;
    QCOMPARE(byHand, byRule);
    for (std::size_t i = 1; i < facts.rules.size(); ++i) {
        const RuleFacts& one = facts.rules[i - 1];
        const RuleFacts& next = facts.rules[i];
        QVERIFY(one.rule != next.rule || one.kind < next.kind);
        QVERIFY(next.rule == "none" || one.rule <= next.rule);
    }
    QCOMPARE(facts.rulebooks.size(), std::size_t{1});
    QVERIFY(facts.packs.size() >= 1);
    QVERIFY(!facts.isExam()); // some had help
}

QTEST_GUILESS_MAIN(TestReportFacts)
#include "tst_report_facts.moc"
