// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/rows.h"

using namespace mz;
using namespace mz::testing;

namespace {

constexpr auto overfull = R"({"table": {"seats": 5, "button": 5}, "start": "preflop",
    "irregularities": [{"kind": "overdealt-flop", "cards": 4}]})";
constexpr auto earlyTurn = R"({"table": {"seats": 4, "button": 4}, "start": "flop",
    "irregularities": [{"kind": "premature-turn", "seat": 3}]})";
constexpr auto clean = R"({"table": {"seats": 4, "button": 4}, "finish": "hand"})";
constexpr auto two = R"({"table": {"seats": 4, "button": 4}, "irregularities": [
    {"kind": "player-exposes-holecard", "seat": 3, "round": 1},
    {"kind": "overdealt-flop", "cards": 4}]})";

} // namespace

class TestVerdict : public QObject {
    Q_OBJECT

private slots:
    void scores_data();
    void scores();
    void passed();
    void faultsByLine();
    void lineOfADoneStep();
    void soFar();
    void severities();
};

void TestVerdict::scores_data() {
    QTest::addColumn<QByteArray>("scene");
    QTest::addColumn<QByteArray>("deeds");
    QTest::addColumn<int>("incident");
    QTest::addColumn<QByteArray>("outcome");
    QTest::addColumn<int>("session");
    const auto row = [](const char* name, const char* scene, const std::string& deeds, int incident,
                        const char* outcome, int session) {
        QTest::newRow(name) << QByteArray(scene) << QByteArray::fromStdString(deeds) << incident
                            << QByteArray(outcome) << session;
    };
    const std::string slip = "betting; street; ";
    const std::string back = slip + "move board all deck; ";
    row("right", overfull, back + "shuffle; cut; board 3", 100, "correct", 100);
    row("one step of four missed", overfull, back + "shuffle; board 3", 75, "partial", 75);
    row("two of four", overfull, back + "board 3", 50, "partial", 50);
    row("out of order costs 15", overfull, back + "cut; shuffle; board 3", 85, "partial", 85);
    row("a critical fault costs 40", overfull, back + "shuffle; cut; burn; board 3", 60, "wrong",
        60);
    row("steps and fault", overfull, back + "shuffle; burn; board 3", 35, "wrong", 35);
    row("two critical faults", overfull,
        back + "move burns all deck; say misdeal; shuffle; cut; board 3", 20, "wrong", 20);
    row("never below 0", overfull, slip + "say misdeal; wait", 0, "wrong", 0);
    row("nothing done", overfull, slip, 0, "wrong", 0);
    row("rounded down", earlyTurn,
        "wait all; move board aside; betting; collect; board 1; betting; move aside deck; shuffle; "
        "cut; board 1",
        88, "partial", 88);
    row("the own fault counts beside it", overfull,
        "betting; burn; board 3; collect; move board all deck; shuffle; cut; board 3", 100,
        "correct", 95);
    row("help too", overfull, back + "hint 2; shuffle; cut; board 3", 100, "correct", 95);
    row("the mean", two, "deal; deal 20; betting; street; move board all deck; shuffle; board 3",
        100, "correct", 87);
    row("what has not happened is 0", two, "deal; deal 20; betting", 100, "correct", 50);
    row("nothing owed, a fault", two,
        "deal; say misdeal; deal 20; betting; street; move board all "
        "deck; shuffle; cut; board 3",
        60, "wrong", 80);
}

// Steps done of those owed, less the faults; the mean, less the session's own and help.
void TestVerdict::scores() {
    QFETCH(const QByteArray, scene);
    QFETCH(const QByteArray, deeds);
    QFETCH(const int, incident);
    QFETCH(const QByteArray, outcome);
    QFETCH(const int, session);
    const Played played = play(dealt(scene.toStdString()), deeds.toStdString());
    QCOMPARE(text(played.refused), QString());
    const Verdict verdict = played.verdict();
    QCOMPARE(verdict.incidents.at(0).score, incident);
    QCOMPARE(QByteArray(code(verdict.incidents.at(0).outcome).data()), outcome);
    QCOMPARE(verdict.score, session);
}

// Passed: finished, the score reached, and nothing critical.
void TestVerdict::passed() {
    const Session right = play(dealt(overfull), "as told").session;
    QVERIFY(right.verdict(100).passed);
    const Session three =
        play(dealt(overfull), "betting; street; move board all deck; shuffle; board 3").session;
    QVERIFY(three.verdict(75).passed);
    QVERIFY(!three.verdict(76).passed);
    const Session critical =
        play(dealt(overfull), "betting; street; move board all deck; shuffle; cut; burn; board 3")
            .session;
    QVERIFY(!critical.verdict(0).passed);
    const Session unfinished = play(dealt(overfull), "betting; street").session;
    QVERIFY(!unfinished.verdict(0).passed);
    QVERIFY(play(dealt(clean), "as told").session.verdict(100).passed);
}

// Faults stand by their lines, those without one last, then as in the table of faults.
void TestVerdict::faultsByLine() {
    const Played played = play(
        dealt(overfull),
        "betting; street; say misdeal; move burns all deck; move board all deck; shuffle; burn; "
        "board 3");
    QCOMPARE(text(told(played, Lines::told)),
             QString("overdealt-flop false-misdeal:6 wrong-cards-shuffled:9 burned-again:10 "
                     "step-missed/cut"));
}

// A step is done the first time that it comes after those that it must follow.
void TestVerdict::lineOfADoneStep() {
    const Played played = play(dealt(overfull), "betting; street; shuffle; move board all deck; "
                                                "shuffle; shuffle; cut; board 3");
    const auto steps = played.verdict().incidents.at(0).steps;
    QCOMPARE(steps.at(1).line, std::optional(8));
    QCOMPARE(text(told(played)), QString("overdealt-flop right"));
    const Played early = play(
        dealt(overfull), "betting; street; shuffle; shuffle; move board all deck; cut; board 3");
    QCOMPARE(early.verdict().incidents.at(0).steps.at(1).line, std::optional(7));
    QCOMPARE(text(told(early, Lines::told)), QString("overdealt-flop wrong-order/shuffle:7"));
}

// While an incident is open its steps are due and not missed; in the end they are missed.
void TestVerdict::soFar() {
    const Played played = play(dealt(overfull), "betting; street; burn; move board all deck");
    QCOMPARE(text(told(played.session.verdict(80, Judging::soFar))),
             QString("overdealt-flop burned-again; unfinished"));
    QCOMPARE(text(told(played.session.verdict(80))),
             QString("overdealt-flop burned-again step-missed/shuffle step-missed/cut "
                     "step-missed/deal-flop; unfinished"));
}

// The severities of the table of faults.
void TestVerdict::severities() {
    for (int i = 0; i < faultCount; ++i) {
        const auto fault = static_cast<Fault>(i);
        QCOMPARE(faultFromCode(code(fault)), std::optional(fault));
        const bool minor = fault == Fault::betsNotCollected || fault == Fault::cutMissed;
        const bool critical = fault == Fault::burnedAgain || fault == Fault::wrongCardsShuffled ||
                              (fault >= Fault::cardKept && fault <= Fault::wrongAward);
        QCOMPARE(severityOf(fault), critical ? Severity::critical
                                    : minor  ? Severity::minor
                                             : Severity::major);
    }
    QVERIFY(!faultFromCode("no-fault"));
    QCOMPARE(severityFromCode("major"), std::optional(Severity::major));
    QVERIFY(!severityFromCode("Major"));
}

QTEST_APPLESS_MAIN(TestVerdict)
#include "tst_verdict.moc"
