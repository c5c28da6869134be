// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/run_cli.h"

#include <QRegularExpression>
#include <QTest>

using namespace mz::cli_test;

namespace {

const QString pack = data("example.pack.json");
const QString dealt = data("example.log.jsonl");
const QString scenario = QStringLiteral("four-card-flop");

} // namespace

class TestCliDebrief : public QObject {
    Q_OBJECT

private slots:
    void everyLineHasItsTable();
    void everyCardIsInEveryTable();
    void itsWholeText_data();
    void itsWholeText();
    void everyScenarioFitsTheTerminal_data();
    void everyScenarioFitsTheTerminal();
    void aChangedScenarioIsShownAsItWasDealt();
    void nothingIsShownOfALogThatCannotBeDealt();
};

// The start and each act, in order.
void TestCliDebrief::everyLineHasItsTable() {
    const Ran ran = run({"show", pack, scenario, dealt});
    QCOMPARE(ran.status, 0);
    QCOMPARE(ran.err, QByteArray());
    qsizetype at = 0;
    for (int line = 1; line <= 9; ++line) {
        const QByteArray head = "\nLine " + QByteArray::number(line) + ", ";
        at = ran.out.indexOf(head, at);
        QVERIFY2(at >= 0, head.constData());
        QVERIFY(ran.out.indexOf("\n  Board ", at) > at);
    }
    QCOMPARE(ran.out.count("\n  Board "), 9);
}

// 52 cards: those that are named and those in the stub.
void TestCliDebrief::everyCardIsInEveryTable() {
    const Ran ran = run({"show", pack, scenario, dealt});
    static const QRegularExpression card("(?<![\\w])\\[?[2-9TJQKA][cdhs]\\]?(?![\\w])");
    static const QRegularExpression stub("Stub +([0-9]+) cards");
    const QStringList blocks = QString::fromUtf8(ran.out).split("\nLine ");
    for (qsizetype i = 1; i < blocks.size(); ++i) {
        const QString table = blocks[i].mid(blocks[i].indexOf("\n      Seat 1"));
        int cards = stub.match(table).captured(1).toInt();
        for (auto match = card.globalMatch(table); match.hasNext(); match.next())
            ++cards;
        QCOMPARE(cards, 52);
    }
}

void TestCliDebrief::itsWholeText_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << "en";
    QTest::newRow("it") << "it";
}

// As it stands on the screen.
void TestCliDebrief::itsWholeText() {
    QFETCH(QString, language);
    const Ran ran = run({"show", pack, scenario, data("faults.log.jsonl"), "--lang", language});
    QCOMPARE(ran.status, 0);
    const QString expected = "show." + language + ".txt";
    QCOMPARE(QString::fromUtf8(ran.out), QString::fromUtf8(contentOf(data(qPrintable(expected)))));
}

void TestCliDebrief::everyScenarioFitsTheTerminal_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("id");
    for (const char* path :
         {"resources/packs/six-rules.pack.json", "tests/packs/good/ten-players.pack.json"})
        for (const QByteArray& line : run({"list", source(path)}).out.trimmed().split('\n')) {
            const QString id = QString::fromUtf8(line.left(line.indexOf('\t')));
            QTest::newRow(qPrintable(id)) << source(path) << id;
        }
}

void TestCliDebrief::everyScenarioFitsTheTerminal() {
    QFETCH(QString, file);
    QFETCH(QString, id);
    const QByteArray solved = run({"solve", file, id}).out;
    for (const char* language : {"en", "it"}) {
        const Ran ran = run({"show", file, id, "-", "--lang", language}, solved);
        QCOMPARE(ran.status, 0);
        for (const QByteArray& line : ran.out.split('\n')) {
            QVERIFY2(widthOf(line) <= 80, line.constData());
            QVERIFY2(!line.endsWith(' '), line.constData());
            QVERIFY2(!line.contains("??") && !line.contains('%'), line.constData());
        }
    }
}

// The log carries its case: Seat 1 has the cards that it had, whatever the pack says by now.
void TestCliDebrief::aChangedScenarioIsShownAsItWasDealt() {
    const QByteArray whole = contentOf(pack);
    QByteArray ofCase = whole.mid(whole.indexOf("\"scenarios\": [") + 14);
    ofCase = ofCase.left(ofCase.lastIndexOf(']')).simplified();
    QByteArray text = contentOf(dealt);
    text.replace("\"trainee\": \"G. R.\"", "\"case\": " + ofCase.replace("\"As\"", "\"Ah\""));
    const Ran ran = run({"show", pack, scenario, "-"}, text);
    QCOMPARE(ran.status, 0);
    QVERIFY(ran.out.contains("Seat 1   Ah Kd"));
    QCOMPARE(ran.err.count('\n'), 1);
    // A seed that is asked for asks for the pack's scenario; grades are always by the pack.
    QVERIFY(run({"show", pack, scenario, "-", "--seed", "7"}, text).out.contains("Seat 1   As Kd"));
    QCOMPARE(run({"grade", pack, scenario, "-", "--json"}, text).out,
             run({"grade", pack, scenario, dealt, "--json"}).out);

    // The same case is no change.
    text.replace("\"Ah\"", "\"As\"");
    const Ran same = run({"show", pack, scenario, "-"}, text);
    QCOMPARE(same.err, QByteArray());
    QVERIFY(same.out.contains("Seat 1   As Kd"));
}

// No half a result.
void TestCliDebrief::nothingIsShownOfALogThatCannotBeDealt() {
    QByteArray text = contentOf(dealt);
    text.replace("\"do\": \"cut\"", "\"do\": \"pitch\", \"seat\": 10");
    const Ran ran = run({"show", pack, scenario, "-"}, text);
    QCOMPARE(ran.status, 2);
    QCOMPARE(ran.out, QByteArray());
    QVERIFY2(ran.err.startsWith("<stdin>:8: "), ran.err.constData());
}

QTEST_GUILESS_MAIN(TestCliDebrief)
#include "tst_cli_debrief.moc"
