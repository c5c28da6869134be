// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/running_table.h"

#include "core/packs/pack.h"
#include "core/session/next.h"
#include "tests/core/support/play.h"
#include "tests/core/support/rows.h"

#include <algorithm>
#include <map>

using namespace mz;
using namespace mz::testing;

namespace {

constexpr int always = 100;
const HandText aHand{"hand-1", {"A hand", "Una mano"}, {"Deal it.", "Distribuiscila."}};

Case hand(int players, std::uint64_t seed, int percent = always) {
    return nextHand(openTable(players), seed, percent, aHand, ciaffone());
}

Chips chipsAt(const RunningTable& table) {
    Chips sum;
    for (const Chips stack : table.structure.stacks)
        sum += stack;
    return sum;
}

Session dealtAsTold(const Case& ofCase) {
    return solve(std::make_shared<const Case>(ofCase)).session;
}

TableCount countOf(const char* json, const char* deeds) {
    return counted({}, play(dealt(json), deeds).verdict());
}

} // namespace

class TestRunningTable : public QObject {
    Q_OBJECT

private slots:
    void theSameSeedTheSameHand();
    void everyHandCanBeDealtAndScores100_data();
    void everyHandCanBeDealtAndScores100();
    void irregularitiesComeAtTheirRate_data();
    void irregularitiesComeAtTheirRate();
    void everyKindComes();
    void buttonAndStacksAreCarriedOn();
    void whoIsBrokeBuysIn();
    void aHandThatWasLeftMovesTheButtonOnly();
    void thePackReaderTakesIt();
    void counts_data();
    void counts();
};

void TestRunningTable::theSameSeedTheSameHand() {
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        QVERIFY(scenarioValue(hand(6, seed).scenario) == scenarioValue(hand(6, seed).scenario));
    QVERIFY(scenarioValue(hand(6, 1).scenario) != scenarioValue(hand(6, 2).scenario));
}

void TestRunningTable::everyHandCanBeDealtAndScores100_data() {
    QTest::addColumn<int>("players");
    for (int players = 2; players <= maxSeats; ++players)
        QTest::addRow("%d players", players) << players;
}

void TestRunningTable::everyHandCanBeDealtAndScores100() {
    QFETCH(const int, players);
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const Session session = dealtAsTold(hand(players, seed));
        QVERIFY(session.finished());
        QCOMPARE(session.verdict(80).score, 100);
        QVERIFY(session.state().holds(session.theCase().scenario.structure.chipsInPlay()));
    }
}

void TestRunningTable::irregularitiesComeAtTheirRate_data() {
    QTest::addColumn<int>("percent");
    QTest::addColumn<int>("least"); // of 200 hands
    QTest::addColumn<int>("most");
    QTest::newRow("never") << 0 << 0 << 0;
    QTest::newRow("a third") << 33 << 46 << 86;
    QTest::newRow("always") << 100 << 200 << 200;
}

void TestRunningTable::irregularitiesComeAtTheirRate() {
    QFETCH(const int, percent);
    QFETCH(const int, least);
    QFETCH(const int, most);
    int disturbed = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed)
        disturbed += hand(7, seed, percent).scenario.irregularities.empty() ? 0 : 1;
    QVERIFY2(disturbed >= least && disturbed <= most, qPrintable(QString::number(disturbed)));
}

void TestRunningTable::everyKindComes() {
    std::map<IrregularityKind, int> kinds;
    for (std::uint64_t seed = 0; seed < 200; ++seed)
        ++kinds[hand(6, seed).scenario.irregularities.front().kind];
    QCOMPARE(kinds.size(), std::size_t{6});
    for (const auto& [kind, times] : kinds)
        QVERIFY2(times > 12, std::string(code(kind)).c_str());
}

void TestRunningTable::buttonAndStacksAreCarriedOn() {
    RunningTable table = openTable(6);
    const Chips all = chipsAt(table);
    Chips bought;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Case ofCase = nextHand(table, seed, always, aHand, ciaffone());
        QCOMPARE(ofCase.scenario.structure.button, table.structure.button);
        const Session session = dealtAsTold(ofCase);
        const RunningTable after = afterHand(table, session);
        QCOMPARE(after.structure.button, table.structure.button % 6 + 1);
        for (std::size_t seat = 0; seat < 6; ++seat) {
            const Chips left = session.state().betting.stack[seat];
            if (left == noChips)
                bought += Chips(200);
            else
                QCOMPARE(after.structure.stacks[seat].count, left.count);
        }
        table = after;
        QCOMPARE(chipsAt(table).count, (all + bought).count);
    }
}

void TestRunningTable::whoIsBrokeBuysIn() {
    RunningTable table = openTable(3);
    table.structure.stacks = {Chips(2), Chips(2), Chips(2)};
    const Session session = dealtAsTold(nextHand(table, 4, 0, aHand, ciaffone()));
    int broke = 0;
    const RunningTable after = afterHand(table, session);
    for (std::size_t seat = 0; seat < 3; ++seat) {
        const bool none = session.state().betting.stack[seat] == noChips;
        broke += none ? 1 : 0;
        QCOMPARE(after.structure.stacks[seat].count,
                 none ? 200 : session.state().betting.stack[seat].count);
    }
    QVERIFY(broke > 0);
}

void TestRunningTable::aHandThatWasLeftMovesTheButtonOnly() {
    const RunningTable table = openTable(5);
    Session session(std::make_shared<const Case>(nextHand(table, 1, 0, aHand, ciaffone())));
    QVERIFY(session.act(act::Shuffle{}, 2, 0));
    const RunningTable after = afterHand(table, session);
    QCOMPARE(after.structure.button, Seat{2});
    QVERIFY(after.structure.stacks == table.structure.stacks);
}

// So that a log can carry it.
void TestRunningTable::thePackReaderTakesIt() {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const Case ofCase = hand(2 + static_cast<int>(seed % 9), seed);
        const auto read = readScenario(scenarioValue(ofCase.scenario));
        QVERIFY2(read.has_value(), qPrintable(QString::number(seed)));
        QVERIFY(scenarioValue(*read) == scenarioValue(ofCase.scenario));
    }
}

void TestRunningTable::counts_data() {
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("deeds");
    QTest::addColumn<QString>("count"); // happened, handled, own, false alarms
    const char* clean = R"({"table": {"seats": 5, "button": 4}, "start": "shuffle",
        "finish": "hand"})";
    const char* four = R"({"table": {"seats": 5, "button": 4}, "start": "preflop",
        "finish": "hand", "irregularities": [{"kind": "overdealt-flop", "cards": 4}]})";
    QTest::newRow("a clean hand") << QByteArray(clean) << QByteArray("as told") << "0 0 0 0";
    QTest::newRow("a misdeal for nothing")
        << QByteArray(clean) << QByteArray("shuffle; cut; deal; say misdeal") << "0 0 0 1";
    QTest::newRow("put right") << QByteArray(four) << QByteArray("as told") << "1 1 0 0";
    QTest::newRow("not noticed") << QByteArray(four)
                                 << QByteArray("betting; street; betting; burn; board 1")
                                 << "1 0 0 0";
    QTest::newRow("his own") << QByteArray(clean)
                             << QByteArray("shuffle; cut; deal; betting; collect; burn; board 4")
                             << "0 0 1 0";
}

void TestRunningTable::counts() {
    QFETCH(const QByteArray, json);
    QFETCH(const QByteArray, deeds);
    const TableCount count = countOf(json.constData(), deeds.constData());
    QCOMPARE(count.hands, 1);
    QTEST(QStringLiteral("%1 %2 %3 %4")
              .arg(count.happened)
              .arg(count.handled)
              .arg(count.own)
              .arg(count.falseAlarms),
          "count");
}

QTEST_GUILESS_MAIN(TestRunningTable)
#include "tst_running_table.moc"
