// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/run_cli.h"

#include <QTemporaryDir>
#include <QTest>

using namespace mz::cli_test;

namespace {

const QString pack = data("example.pack.json");
const QString dealt = data("example.log.jsonl");
const QString scenario = QStringLiteral("four-card-flop");

constexpr const char* header = R"({"format": "mazziere-log", "version": 1, )"
                               R"("pack": "six-rules", "scenario": "four-card-flop"})";

QByteArray repeated(const char* text, int times) { return QByteArray(text).repeated(times); }

} // namespace

class TestCliBadInput : public QObject {
    Q_OBJECT

private slots:
    void badPacks_data();
    void badPacks();
    void badRulebooks_data();
    void badRulebooks();
    void badLogs_data();
    void badLogs();
    void badPacksStopEveryCommand_data();
    void badPacksStopEveryCommand();
    void foreignTextStaysOnItsLine();

private:
    QString written(const QByteArray& bytes) {
        const QString path = m_folder.filePath("input.json");
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path
                                                                                    : QString();
    }

    QTemporaryDir m_folder;
};

void TestCliBadInput::badPacks_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("line");
    const QByteArray good = contentOf(pack);
    QTest::newRow("empty") << QByteArray() << 1;
    QTest::newRow("blank") << QByteArray("  \n\n") << 0;
    QTest::newRow("NUL") << QByteArray(1000, '\0') << 1;
    QTest::newRow("not UTF-8") << QByteArray("{\n\"a\": \"\xff\"}") << 2;
    QTest::newRow("half a character") << QByteArray("{\n\"a\": \"\xc3") << 2;
    QTest::newRow("an array") << QByteArray("[]") << 1;
    QTest::newRow("a number") << QByteArray("1e999999") << 1;
    QTest::newRow("too deep") << repeated("[", 100'000) << 1;
    QTest::newRow("too big") << QByteArray("[\n") + QByteArray((32 << 20) + 5, ' ') << 0;
    QTest::newRow("text behind") << good + "x" << 0;
    QTest::newRow("a log") << contentOf(dealt) << 0;
    QTest::newRow("half") << good.left(good.size() / 2) << 0;
}

// A message with file, line and reason on one line each, status 1, and nothing else.
void TestCliBadInput::badPacks() {
    QFETCH(QByteArray, bytes);
    QFETCH(int, line);
    const QString path = written(bytes);
    const Ran ran = run({"check", path});
    QCOMPARE(ran.status, 1);
    QCOMPARE(ran.out, QByteArray());
    const QByteArray start = path.toUtf8() + ":";
    for (const QByteArray& text : ran.err.trimmed().split('\n'))
        QVERIFY2(text.startsWith(start), text.constData());
    if (line > 0)
        QVERIFY2(ran.err.startsWith(start + QByteArray::number(line) + ": "), ran.err.constData());
}

void TestCliBadInput::badRulebooks_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("pack") << contentOf(pack);
    QTest::newRow("NUL") << QByteArray(10, '\0');
    QTest::newRow("no procedures")
        << QByteArray(R"({"format": "mazziere-rulebook", "version": 1, "id": "x", "edition": 1})");
    QByteArray misspelt = contentOf(source("resources/rulebooks/ciaffone.json"));
    QTest::newRow("misspelt step") << misspelt.replace("\"step\": \"cut\"", "\"step\": \"cutt\"");
    QTest::newRow("base of nobody") << QByteArray(
        R"({"format": "mazziere-rulebook", "version": 1, "id": "x", "edition": 1,)"
        R"( "base": {"id": "nobody", "edition": 1}, "title": {"en": "x", "it": "x"}})");
}

void TestCliBadInput::badRulebooks() {
    QFETCH(QByteArray, bytes);
    const QString path = written(bytes);
    for (const QStringList& arguments :
         {QStringList{"solve", pack, scenario, "--rulebook", path},
          QStringList{"grade", pack, scenario, dealt, "--rulebook", path},
          QStringList{"check", pack, "--rulebook", path}}) {
        const Ran ran = run(arguments);
        QCOMPARE(ran.status, 1);
        QCOMPARE(ran.out, QByteArray());
        QVERIFY2(ran.err.startsWith(path.toUtf8() + ":"), ran.err.constData());
    }
}

void TestCliBadInput::badLogs_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("line");
    const auto row = [](const char* name, const QByteArray& bytes, int line) {
        QTest::newRow(name) << bytes << line;
    };
    const auto after = [](const char* act) { return QByteArray(header) + "\n" + act + "\n"; };
    const QByteArray more = "{\"t\": 9, \"do\": \"burn\"}\n";
    row("empty", "", 1);
    row("blank", "\n\n", 1);
    row("no header", "{\"t\": 1, \"do\": \"burn\"}\n", 1);
    row("header behind a blank line", QByteArray("\n") + "{}\n", 2);
    row("other format", "{\"format\": \"mazziere-pack\", \"version\": 1}\n", 1);
    row("newer version", QByteArray(header).replace("\"version\": 1", "\"version\": 2"), 1);
    row("other pack", QByteArray(header).replace("six-rules", "seven-rules"), 1);
    row("other scenario", QByteArray(header).replace("four-card", "five-card"), 1);
    row("unknown mode", QByteArray(header).replace("\"version\"", "\"mode\": \"x\", \"version\""),
        1);
    row("not JSON", after("burn") + more, 2);
    row("cut off in the middle", after("{\"t\": 1, \"do\"") + more, 2);
    row("unknown act", after("{\"t\": 1, \"do\": \"juggle\"}"), 2);
    row("no time", after("{\"do\": \"burn\"}"), 2);
    row("time goes back", after("{\"t\": 5, \"do\": \"wait\"}") + "{\"t\": 4, \"do\": \"burn\"}",
        3);
    row("negative time", after("{\"t\": -1, \"do\": \"burn\"}"), 2);
    row("half a time", after("{\"t\": 1.5, \"do\": \"burn\"}"), 2);
    row("neither act nor event", after("{\"t\": 1}"), 2);
    row("an array", after("[]"), 2);
    row("no seat", after("{\"t\": 1, \"do\": \"pitch\"}"), 2);
    row("seat beyond the table", after("{\"t\": 1, \"do\": \"pitch\", \"seat\": 10}"), 2);
    row("seat 11", after("{\"t\": 1, \"do\": \"pitch\", \"seat\": 11}"), 2);
    row("no such pot", after("{\"t\": 1, \"do\": \"award\", \"pot\": 3, \"seats\": [1]}"), 2);
    row("empty zone",
        after("{\"t\": 1, \"do\": \"move\", \"from\": \"aside\", \"cards\": \"all\", "
              "\"to\": \"deck\"}"),
        2);
    row("card that is not there",
        after("{\"t\": 1, \"do\": \"flip\", \"zone\": \"hole:1\", \"card\": 2}"), 2);
    row("more cards than there are", after("{\"t\": 1, \"do\": \"board\", \"count\": 52}"), 2);
    row("back too far", after("{\"t\": 1, \"do\": \"back\", \"count\": 1}"), 2);
    row("hint in an exam",
        QByteArray(header).replace("\"version\"", "\"mode\": \"exam\", \"version\"") +
            "\n{\"t\": 1, \"do\": \"hint\", \"stage\": 1}\n",
        2);
    row("back in silence",
        QByteArray(header).replace("\"version\"", "\"mode\": \"silent\", \"version\"") +
            "\n{\"t\": 1, \"do\": \"burn\"}\n{\"t\": 1, \"do\": \"back\", \"count\": 1}\n",
        3);
    row("long line",
        after("{\"t\": 1, \"do\": \"wait\", \"x\": \"") + QByteArray(5000, 'x') + "\"}\n" + more,
        2);
    row("NUL", after("{\"t\": 1, \"do\": \"wa\0it\"}") + more, 2);
    row("not UTF-8", after("{\"t\": 1, \"do\": \"\xff\"}") + more, 2);
    row("too many lines",
        QByteArray(header) + "\n" + repeated("{\"t\": 1, \"do\": \"wait\"}\n", 100'001), 100'001);
    row("too big", QByteArray(header) + "\n" + QByteArray(33 << 20, ' '), 1);
}

// A message with file, line and reason, status 2, and nothing else, in both languages.
void TestCliBadInput::badLogs() {
    QFETCH(QByteArray, bytes);
    QFETCH(int, line);
    const QString path = written(bytes);
    const QByteArray start = path.toUtf8() + ":" + QByteArray::number(line) + ": ";
    for (const QStringList& arguments :
         {QStringList{"grade", pack, scenario, path},
          QStringList{"grade", pack, scenario, path, "--json", "--lang", "it"},
          QStringList{"show", pack, scenario, path}}) {
        const Ran ran = run(arguments);
        QCOMPARE(ran.status, 2);
        QCOMPARE(ran.out, QByteArray());
        QCOMPARE(ran.err.count('\n'), 1);
        QVERIFY2(ran.err.startsWith(start) && ran.err.size() > start.size() + 5,
                 ran.err.constData());
    }
}

void TestCliBadInput::badPacksStopEveryCommand_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("list") << QStringList{"list", "PACK"};
    QTest::newRow("solve") << QStringList{"solve", "PACK", "a"};
    QTest::newRow("grade") << QStringList{"grade", "PACK", "a", dealt};
    QTest::newRow("grade without its log") << QStringList{"grade", "PACK", "a", "no-such-file"};
    QTest::newRow("show") << QStringList{"show", "PACK", "a", dealt};
}

// The same errors as check, and status 1, before anything else is looked at.
void TestCliBadInput::badPacksStopEveryCommand() {
    QFETCH(QStringList, arguments);
    const QString bad = source("tests/packs/bad/card-twice.pack.json");
    arguments.replaceInStrings("PACK", bad);
    const Ran ran = run(arguments);
    QCOMPARE(ran.status, 1);
    QCOMPARE(ran.out, QByteArray());
    QCOMPARE(ran.err, run({"check", bad}).err);
}

// Titles, names and keys come from anywhere: no line is broken, no terminal takes orders.
void TestCliBadInput::foreignTextStaysOnItsLine() {
    QByteArray text = contentOf(pack);
    text.replace("Four cards on the flop", "A\\n\\tB\\u001b[31m\\u007f\\u009bC <b>%1</b>");
    const QString path = written(text);
    const Ran listed = run({"list", path});
    QCOMPARE(listed.status, 0);
    QCOMPARE(listed.out.count('\n'), 1);
    QCOMPARE(listed.out.count('\t'), 1);
    QVERIFY(listed.out.contains("<b>%1</b>"));
    const Ran graded = run({"grade", path, scenario, dealt});
    QCOMPARE(graded.status, 0);
    const Ran shown = run({"show", path, scenario, dealt});
    QCOMPARE(shown.status, 0);
    text.replace("\"edition\"", "\"edi\\u001b[2Jtion\\n\"");
    const Ran checked = run({"check", written(text)});
    QCOMPARE(checked.status, 1);
    QCOMPARE(checked.err.count('\n'), 1);
    for (const Ran& ran : {listed, graded, shown, checked}) {
        QVERIFY(!ran.out.contains('\x1b') && !ran.err.contains('\x1b'));
        QVERIFY(!ran.out.contains("\xc2\x9b") && !ran.out.contains('\x7f'));
    }
}

QTEST_GUILESS_MAIN(TestCliBadInput)
#include "tst_cli_bad_input.moc"
