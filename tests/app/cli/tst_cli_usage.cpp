// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/run_cli.h"

#include <QTest>

using namespace mz::cli_test;

namespace {

const QString pack = data("example.pack.json");
const QString dealt = data("example.log.jsonl");
const QString scenario = QStringLiteral("four-card-flop");

} // namespace

class TestCliUsage : public QObject {
    Q_OBJECT

private slots:
    void badUsage_data();
    void badUsage();
    void helpIsNoMistake_data();
    void helpIsNoMistake();
    void everyCommandSpeaksBothLanguages_data();
    void everyCommandSpeaksBothLanguages();
    void theEnvironmentDoesNotChooseTheLanguage();
    void listIsALineForEachScenario();
    void solveIsALog();
    void aFullOutputIsTold();
};

void TestCliUsage::badUsage_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* name, const QStringList& arguments, const char* says) {
        QTest::newRow(name) << arguments << QByteArray(says);
    };
    row("nothing", {}, "check, list, solve, grade and show");
    row("unknown command", {"deal"}, "check, list, solve, grade and show");
    row("check without a pack", {"check"}, "PACK");
    row("list without a pack", {"list"}, "PACK");
    row("list of two packs", {"list", pack, pack}, "example.pack.json");
    row("solve without a scenario", {"solve", pack}, "SCENARIO");
    row("solve with a log", {"solve", pack, scenario, dealt}, "example.log.jsonl");
    row("grade without a log", {"grade", pack, scenario}, "LOG");
    row("show without a log", {"show", pack, scenario}, "LOG");
    row("grade with too much", {"grade", pack, scenario, dealt, "more"}, "more");
    row("unknown option", {"grade", pack, scenario, dealt, "--yaml"}, "--yaml");
    row("json of show", {"show", pack, scenario, dealt, "--json"}, "--json");
    row("seed of list", {"list", pack, "--seed", "1"}, "--seed");
    row("language", {"list", pack, "--lang", "de"}, "--lang");
    row("no language", {"list", pack, "--lang"}, "no value");
    row("language twice", {"--lang", "en", "list", pack, "--lang", "it"}, "valore");
    row("seed with letters", {"solve", pack, scenario, "--seed", "7x"}, "--seed");
    row("negative seed", {"solve", pack, scenario, "--seed", "-1"}, "--seed");
    row("seed beyond 2^53", {"solve", pack, scenario, "--seed", "9007199254740992"}, "--seed");
    row("empty seed", {"solve", pack, scenario, "--seed", ""}, "--seed");
    row("no such pack", {"list", "no-such-file"}, "no-such-file: ");
    row("no such scenario", {"solve", pack, "nobody"}, "nobody");
    row("no such log", {"grade", pack, scenario, "no-such-file"}, "no-such-file: ");
    row("empty log name", {"grade", pack, scenario, ""}, ": ");
    row("no such rulebook", {"solve", pack, scenario, "--rulebook", "nobody"}, "nobody");
    row("no such rulebook file", {"solve", pack, scenario, "--rulebook", "./nobody"}, "./nobody");
    row("two commands", {"list", pack, "check", pack}, "check");
}

// Exit status 2, the reason on standard error, nothing on standard output.
void TestCliUsage::badUsage() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, says);
    const Ran ran = run(arguments);
    QCOMPARE(ran.status, 2);
    QCOMPARE(ran.out, QByteArray());
    QVERIFY2(ran.err.contains(says), ran.err.constData());
}

void TestCliUsage::helpIsNoMistake_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("alone") << QStringList{"--help"};
    QTest::newRow("short") << QStringList{"-h"};
    for (const char* command : {"check", "list", "solve", "grade", "show"})
        QTest::newRow(command) << QStringList{command, "--help"};
    QTest::newRow("behind the rest") << QStringList{"grade", pack, scenario, dealt, "--help"};
}

void TestCliUsage::helpIsNoMistake() {
    QFETCH(QStringList, arguments);
    const Ran english = run(arguments);
    const Ran italian = run(QStringList{"--lang=it"} + arguments);
    for (const Ran& ran : {english, italian}) {
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.err, QByteArray());
        for (const char* command : {"check", "list", "solve", "grade", "show", "--rulebook"})
            QVERIFY(ran.out.contains(command));
        for (const QByteArray& line : ran.out.split('\n'))
            QVERIFY2(widthOf(line) <= 80, line.constData());
    }
    QVERIFY(english.out.startsWith("Usage:"));
    QVERIFY(italian.out.startsWith("Uso:"));
}

void TestCliUsage::everyCommandSpeaksBothLanguages_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("check") << QStringList{"check", source("tests/packs/bad/card-twice.pack.json")};
    QTest::newRow("list") << QStringList{"list", pack};
    QTest::newRow("solve") << QStringList{"solve", pack, scenario};
    QTest::newRow("grade") << QStringList{"grade", pack, scenario, dealt};
    QTest::newRow("show") << QStringList{"show", pack, scenario, dealt};
    QTest::newRow("mistake") << QStringList{"show", pack, scenario};
}

// --lang stands before the command or behind it, with a blank or =, and English is the default.
void TestCliUsage::everyCommandSpeaksBothLanguages() {
    QFETCH(QStringList, arguments);
    const Ran plain = run(arguments);
    const Ran english = run(arguments + QStringList{"--lang", "en"});
    const Ran before = run(QStringList{"--lang", "it"} + arguments);
    const Ran behind = run(arguments + QStringList{"--lang", "it"});
    const Ran joined = run(arguments + QStringList{"--lang=it"});
    QCOMPARE(english.out + english.err, plain.out + plain.err);
    QVERIFY(before.out + before.err != plain.out + plain.err);
    QCOMPARE(behind.out + behind.err, before.out + before.err);
    QCOMPARE(joined.out + joined.err, before.out + before.err);
    for (const Ran& ran : {english, before, behind, joined})
        QCOMPARE(ran.status, plain.status);
}

void TestCliUsage::theEnvironmentDoesNotChooseTheLanguage() {
    const QByteArray plain = run({"list", pack}).out;
    qputenv("LANG", "it_IT.UTF-8");
    qputenv("LANGUAGE", "it");
    QCOMPARE(run({"list", pack}).out, plain);
}

void TestCliUsage::listIsALineForEachScenario() {
    QCOMPARE(run({"list", pack}).out, QByteArray("four-card-flop\tFour cards on the flop\n"));
    QCOMPARE(run({"list", pack, "--lang", "it"}).out,
             QByteArray("four-card-flop\tQuattro carte al flop\n"));
}

void TestCliUsage::solveIsALog() {
    const Ran ran = run({"solve", pack, scenario});
    QCOMPARE(ran.err, QByteArray());
    QVERIFY(ran.out.startsWith(R"({"format": "mazziere-log", "version": 1, "pack": "six-rules", )"
                               R"("edition": 1, "scenario": "four-card-flop", "seed": 7, )"
                               R"("rulebook": "ciaffone", "rulebook-edition": 1, )"));
    QVERIFY(ran.out.endsWith("}\n"));
    QCOMPARE(run({"solve", pack, scenario}).out, ran.out);
}

// What could not be printed is not taken for done.
void TestCliUsage::aFullOutputIsTold() {
    QVERIFY(QFile::exists("/dev/full"));
    QProcess process;
    process.setStandardOutputFile("/dev/full");
    process.start(QStringLiteral(MZ_PROGRAM_MAZZIERE_CLI), {"list", pack});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 2);
    QVERIFY(!process.readAllStandardError().isEmpty());
}

QTEST_GUILESS_MAIN(TestCliUsage)
#include "tst_cli_usage.moc"
