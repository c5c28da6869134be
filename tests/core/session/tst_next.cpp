// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/packs/pack.h"
#include "core/session/next.h"
#include "tests/core/support/rows.h"

using namespace mz;
using namespace mz::testing;

class TestNext : public QObject {
    Q_OBJECT

private slots:
    void modelAnswer_data();
    void modelAnswer();
    void afterAFalseMisdealThereIsAnEnd_data();
    void afterAFalseMisdealThereIsAnEnd();
};

void TestNext::modelAnswer_data() {
    QTest::addColumn<QString>("scenario");
    for (const Scenario& scenario :
         readPack(fileText("resources/packs/six-rules.pack.json")).pack.scenarios)
        QTest::newRow(scenario.id.c_str()) << text(scenario.id);
}

// The model answer of every shipped scenario scores 100 and needs each of its acts of the remedy.
void TestNext::modelAnswer() {
    QFETCH(const QString, scenario);
    const Pack pack = readPack(fileText("resources/packs/six-rules.pack.json")).pack;
    const ModelAnswer answer = solve(dealt(*pack.find(scenario.toStdString())));
    const Verdict verdict = answer.session.verdict(pack.pass);
    QVERIFY(verdict.finished);
    QCOMPARE(verdict.score, 100);
    QVERIFY(verdict.passed);
    QVERIFY(!nextDeed(answer.session));
}

void TestNext::afterAFalseMisdealThereIsAnEnd_data() { modelAnswer_data(); }

// Whoever declares a misdeal where there is none and deals anew is led to the end as well.
void TestNext::afterAFalseMisdealThereIsAnEnd() {
    QFETCH(const QString, scenario);
    const Pack pack = readPack(fileText("resources/packs/six-rules.pack.json")).pack;
    const auto hand = dealt(*pack.find(scenario.toStdString()));
    const std::string before = hand->hand.dealerShuffles ? "shuffle; cut; deal" : "deal";
    const Played played = play(hand, before + "; say misdeal; gather; shuffle; cut; as told");
    QCOMPARE(played.refused, std::string());
    const auto next = nextDeed(played.session);
    QVERIFY2(!next, next ? wordsOf(next->deed).c_str() : "");
}

QTEST_APPLESS_MAIN(TestNext)
#include "tst_next.moc"
