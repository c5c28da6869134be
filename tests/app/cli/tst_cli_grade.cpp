// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/run_cli.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace mz::cli_test;

namespace {

const QString pack = data("example.pack.json");
const QString dealt = data("example.log.jsonl");
const QString scenario = QStringLiteral("four-card-flop");

QByteArray lines(const QByteArray& header, const QByteArrayList& acts) {
    return header + "\n" + acts.join('\n') + "\n";
}

constexpr const char* shortHeader = R"({"format": "mazziere-log", "version": 1, )"
                                    R"("pack": "six-rules", "scenario": "four-card-flop"})";

QJsonObject verdictOf(const Ran& ran) { return QJsonDocument::fromJson(ran.out).object(); }

} // namespace

class TestCliGrade : public QObject {
    Q_OBJECT

private slots:
    void theExampleOfTheFormat();
    void everyRunGivesTheSameBytes();
    void whatSolveWritesScoresFull_data();
    void whatSolveWritesScoresFull();
    void aLogThatStopsEarlyIsGraded();
    void helpIsListedWhereThereWasAny();
    void theSeedsGoInTheirOrder();
    void theRulebooksGoInTheirOrder();
    void aCutOffLineIsAWarning();
    void whereAndWhatIsSaid_data();
    void whereAndWhatIsSaid();
};

// The example that describes the format, but for the board that the generator deals anew.
void TestCliGrade::theExampleOfTheFormat() {
    const Ran ran = run({"grade", pack, scenario, dealt, "--json"});
    QCOMPARE(ran.status, 0);
    QCOMPARE(ran.err, QByteArray());
    const auto withoutBoard = [](QByteArray text) {
        const qsizetype begin = text.indexOf("\"board\": [") + 10;
        return text.remove(begin, text.indexOf(']', begin) - begin);
    };
    QCOMPARE(withoutBoard(ran.out), withoutBoard(contentOf(data("example.verdict.json"))));
    QCOMPARE(verdictOf(ran)["table"].toObject()["board"].toArray().size(), 3);
}

void TestCliGrade::everyRunGivesTheSameBytes() {
    const QByteArray first = run({"grade", pack, scenario, dealt, "--json"}).out;
    QVERIFY(!first.isEmpty());
    for (int i = 0; i < 3; ++i)
        QCOMPARE(run({"grade", "--json", pack, scenario, dealt}).out, first);
    QCOMPARE(run({"--lang", "it", "grade", pack, scenario, dealt, "--json"}).out, first);
    QCOMPARE(run({"grade", pack, scenario, "-", "--json"}, contentOf(dealt)).out, first);
    QByteArray windows = contentOf(dealt);
    windows.replace("\n", "\r\n");
    QCOMPARE(run({"grade", pack, scenario, "-", "--json"}, windows).out, first);
}

void TestCliGrade::whatSolveWritesScoresFull_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("id");
    for (const char* path :
         {"resources/packs/six-rules.pack.json", "tests/packs/good/every-key.pack.json",
          "tests/packs/good/minimal.pack.json", "tests/packs/good/ten-players.pack.json"}) {
        const Ran listed = run({"list", source(path)});
        for (const QByteArray& line : listed.out.trimmed().split('\n')) {
            const QString id = QString::fromUtf8(line.left(line.indexOf('\t')));
            QTest::addRow("%s %s", path, qPrintable(id)) << source(path) << id;
        }
    }
}

// Every scenario has its model answer, and the report of it fits the terminal in both languages.
void TestCliGrade::whatSolveWritesScoresFull() {
    QFETCH(QString, file);
    QFETCH(QString, id);
    const Ran solved = run({"solve", file, id});
    QCOMPARE(solved.status, 0);
    QCOMPARE(solved.err, QByteArray());
    const Ran graded = run({"grade", file, id, "-", "--json"}, solved.out);
    QCOMPARE(graded.status, 0);
    QCOMPARE(verdictOf(graded)["score"].toInt(), 100);
    QVERIFY(verdictOf(graded)["finished"].toBool());
    for (const char* language : {"en", "it"}) {
        const Ran told = run({"grade", file, id, "-", "--lang", language}, solved.out);
        QCOMPARE(told.status, 0);
        QVERIFY(told.out.contains("100"));
        for (const QByteArray& line : told.out.split('\n'))
            QVERIFY2(widthOf(line) <= 80, line.constData());
    }
}

void TestCliGrade::aLogThatStopsEarlyIsGraded() {
    const QByteArray text = lines(
        shortHeader, {R"({"t": 1, "do": "wait", "all": true})", R"({"t": 2, "do": "collect"})",
                      R"({"t": 3, "do": "burn"})", R"({"t": 4, "do": "board", "count": 3})"});
    const Ran ran = run({"grade", pack, scenario, "-", "--json"}, text);
    QCOMPARE(ran.status, 0);
    const QJsonObject verdict = verdictOf(ran);
    QVERIFY(!verdict["finished"].toBool(true));
    QVERIFY(!verdict["passed"].toBool(true));
    const QJsonObject incident = verdict["incidents"].toArray().at(0).toObject();
    QVERIFY(incident["closed"].isNull());
    QVERIFY(incident["reaction_ms"].isNull());
    QVERIFY(incident["steps"].toArray().at(0).toObject()["line"].isNull());
    QVERIFY(!verdict.contains("help"));
    QVERIFY(run({"grade", pack, scenario, "-"}, text).out.contains("not finished"));
    // Only the header: nothing has happened yet.
    const Ran empty = run({"grade", pack, scenario, "-", "--json"}, lines(shortHeader, {}));
    QCOMPARE(empty.status, 0);
    QCOMPARE(verdictOf(empty)["score"].toInt(), 0);
}

void TestCliGrade::helpIsListedWhereThereWasAny() {
    QByteArray text = contentOf(dealt);
    text.replace("{\"t\": 2100", "{\"t\": 1300, \"do\": \"hint\", \"stage\": 2}\n{\"t\": 2100");
    const QJsonObject verdict = verdictOf(run({"grade", pack, scenario, "-", "--json"}, text));
    QCOMPARE(verdict["score"].toInt(), 95);
    QCOMPARE(verdict["help"].toArray(),
             (QJsonArray{QJsonObject{{"line", 3}, {"kind", "hint"}, {"cost", 5}}}));
    const QByteArray told = run({"grade", pack, scenario, "-"}, text).out;
    QVERIFY(told.contains("line 3"));
    QVERIFY(told.contains("95"));
}

// The command line before the log, the log before the scenario.
void TestCliGrade::theSeedsGoInTheirOrder() {
    const auto boardOf = [](const QStringList& more, const QByteArray& text) {
        const Ran ran = run(QStringList{"grade", pack, scenario, "-", "--json"} + more, text);
        return verdictOf(ran)["table"].toObject()["board"].toArray();
    };
    const QByteArray own = contentOf(dealt);
    QByteArray none = own;
    none.replace("\"seed\": 7, ", "");
    QByteArray other = own;
    other.replace("\"seed\": 7", "\"seed\": 8");
    QCOMPARE(boardOf({}, none), boardOf({}, own));
    QVERIFY(boardOf({}, other) != boardOf({}, own));
    QCOMPARE(boardOf({"--seed", "7"}, other), boardOf({}, own));
    QCOMPARE(boardOf({"--seed", "8"}, none), boardOf({}, other));

    const Ran solved = run({"solve", pack, scenario, "--seed", "9007199254740991"});
    QVERIFY(solved.out.contains("\"seed\": 9007199254740991"));
    QCOMPARE(boardOf({}, solved.out).size(), 3);
}

void TestCliGrade::theRulebooksGoInTheirOrder() {
    QTemporaryDir folder;
    const QString path = folder.filePath("house");
    QByteArray house = contentOf(source("resources/rulebooks/ciaffone.json"));
    house.replace("\"id\": \"ciaffone\"", "\"id\": \"house\"");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(house) == house.size());
    file.close();

    const Ran ran = run({"grade", pack, scenario, dealt, "--json", "--rulebook", path});
    QCOMPARE(ran.status, 0);
    QCOMPARE(verdictOf(ran)["rulebook"].toString(), QString("house"));
    QCOMPARE(verdictOf(ran)["score"].toInt(), 100);
    QCOMPARE(ran.err.count('\n'), 2); // other than the log's, other than the pack's
    QVERIFY(ran.err.contains("house") && ran.err.contains("ciaffone"));

    // A log that names a book that nobody knows cannot be read, unless another one is asked for.
    QByteArray unknown = contentOf(dealt);
    unknown.replace("\"rulebook\": \"ciaffone\"", "\"rulebook\": \"nobody-knows\"");
    const Ran refused = run({"grade", pack, scenario, "-", "--json"}, unknown);
    QCOMPARE(refused.status, 2);
    QVERIFY(refused.err.startsWith("<stdin>:1: "));
    const Ran asked =
        run({"grade", pack, scenario, "-", "--json", "--rulebook", "ciaffone"}, unknown);
    QCOMPARE(asked.status, 0);
    QCOMPARE(asked.err.count('\n'), 1);
}

void TestCliGrade::aCutOffLineIsAWarning() {
    QByteArray text = contentOf(dealt).trimmed();
    text.chop(5);
    const Ran ran = run({"grade", pack, scenario, "-", "--json"}, text);
    QCOMPARE(ran.status, 0);
    QVERIFY(ran.err.startsWith("<stdin>:9: "));
    QVERIFY(!verdictOf(ran)["finished"].toBool(true));
}

void TestCliGrade::whereAndWhatIsSaid_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("expected");
    QTest::newRow("en") << "en"
                        << "report.en.txt";
    QTest::newRow("it") << "it"
                        << "report.it.txt";
}

// The whole report of a log with several faults, as it stands on the screen.
void TestCliGrade::whereAndWhatIsSaid() {
    QFETCH(QString, language);
    QFETCH(QString, expected);
    const Ran ran = run({"grade", pack, scenario, data("faults.log.jsonl"), "--lang", language});
    QCOMPARE(ran.status, 0);
    QCOMPARE(QString::fromUtf8(ran.out), QString::fromUtf8(contentOf(data(qPrintable(expected)))));
}

QTEST_GUILESS_MAIN(TestCliGrade)
#include "tst_cli_grade.moc"
