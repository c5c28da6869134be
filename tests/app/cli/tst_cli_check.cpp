// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/run_cli.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace mz::cli_test;

class TestCliCheck : public QObject {
    Q_OBJECT

private slots:
    void goodPacksAreSilent_data();
    void goodPacksAreSilent();
    void badPacksNameThePlace_data();
    void badPacksNameThePlace();
    void allPacksAreChecked();
    void anUnreadableFileWins();
    void anotherRulebookCanBeAskedFor();
    void anUnknownRulebookIsAProblemOfThePack();
};

void TestCliCheck::goodPacksAreSilent_data() {
    QTest::addColumn<QString>("file");
    for (const char* folder : {"tests/packs/good", "resources/packs"}) {
        const QDir dir(source(folder));
        for (const QString& name : dir.entryList({"*.pack.json"}))
            QTest::newRow(qPrintable(name)) << dir.filePath(name);
    }
    QTest::newRow("example") << data("example.pack.json");
}

void TestCliCheck::goodPacksAreSilent() {
    QFETCH(QString, file);
    const Ran ran = run({"check", file});
    QCOMPARE(ran.err, QByteArray());
    QCOMPARE(ran.out, QByteArray());
    QCOMPARE(ran.status, 0);
}

void TestCliCheck::badPacksNameThePlace_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("expected"); // "15 /scenarios/0/cards/turn"
    const QDir dir(source("tests/packs/bad"));
    for (const QString& name : dir.entryList({"*.pack.json"})) {
        const QString expect = QString(name).replace(".pack.json", ".expect");
        QTest::newRow(qPrintable(name))
            << dir.filePath(name) << contentOf(dir.filePath(expect)).trimmed();
    }
}

// One mistake, one line, at its place, in both languages; the reason is a sentence, not a code.
void TestCliCheck::badPacksNameThePlace() {
    QFETCH(QString, file);
    QFETCH(QByteArray, expected);
    const qsizetype blank = expected.indexOf(' ');
    const QByteArray line = blank < 0 ? expected : expected.left(blank);
    const QByteArray place = blank < 0 ? QByteArray() : expected.mid(blank + 1);
    QByteArrayList reasons;
    for (const char* language : {"en", "it"}) {
        const Ran ran = run({"check", "--lang", language, file});
        QCOMPARE(ran.status, 1);
        QCOMPARE(ran.out, QByteArray());
        QCOMPARE(ran.err.count('\n'), 1);
        const QByteArray start = file.toUtf8() + ":" + line + ": ";
        QVERIFY2(ran.err.startsWith(start), ran.err.constData());
        QByteArray rest = ran.err.mid(start.size());
        if (place != "*")
            QVERIFY2(rest.startsWith(place + ": "), ran.err.constData());
        reasons.append(rest.mid(rest.indexOf(": ") + 2).trimmed());
        QVERIFY2(reasons.last().contains(' '), ran.err.constData());
    }
    QVERIFY(reasons[0] != reasons[1]);
}

void TestCliCheck::allPacksAreChecked() {
    const QString first = source("tests/packs/bad/card-twice.pack.json");
    const QString second = source("tests/packs/bad/edition-zero.pack.json");
    const Ran ran = run({"check", first, data("example.pack.json"), second});
    QCOMPARE(ran.status, 1);
    const QByteArrayList lines = ran.err.trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0].startsWith(first.toUtf8() + ":"));
    QVERIFY(lines[1].startsWith(second.toUtf8() + ":"));
}

void TestCliCheck::anUnreadableFileWins() {
    const QString bad = source("tests/packs/bad/card-twice.pack.json");
    for (const QStringList& packs :
         {QStringList{bad, "no-such-file"}, QStringList{"no-such-file", bad}}) {
        const Ran ran = run(QStringList{"check"} + packs);
        QCOMPARE(ran.status, 2);
        QVERIFY(ran.err.contains("no-such-file: "));
        QVERIFY(ran.err.contains(bad.toUtf8() + ":"));
    }
    QCOMPARE(run({"check", source("tests")}).status, 2);
}

void TestCliCheck::anotherRulebookCanBeAskedFor() {
    const QString pack = data("example.pack.json");
    QCOMPARE(run({"check", "--rulebook", "ciaffone", pack}).status, 0);
    QCOMPARE(run({"check", pack, "--rulebook", source("resources/rulebooks/ciaffone.json")}).status,
             0);
    QCOMPARE(run({"check", "--rulebook", "nobody-knows", pack}).status, 2);
}

void TestCliCheck::anUnknownRulebookIsAProblemOfThePack() {
    QTemporaryDir folder;
    const QString path = folder.filePath("x.pack.json");
    QByteArray text = contentOf(data("example.pack.json"));
    text.replace("\"rulebook\": \"ciaffone\"", "\"rulebook\": \"nobody-knows\"");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    file.close();
    for (const QStringList& arguments :
         {QStringList{"check", path}, QStringList{"list", path},
          QStringList{"solve", path, "four-card-flop"},
          QStringList{"grade", path, "four-card-flop", data("example.log.jsonl")}}) {
        const Ran ran = run(arguments);
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.startsWith(path.toUtf8() + ":11: /rulebook: "), ran.err.constData());
        QVERIFY(ran.err.contains("nobody-knows"));
        QCOMPARE(ran.out, QByteArray());
    }
    // Asked for by name, another one does.
    QCOMPARE(run({"list", path, "--rulebook", "ciaffone"}).status, 0);
    QCOMPARE(run({"solve", path, "four-card-flop", "--rulebook", "ciaffone"}).status, 0);
}

QTEST_GUILESS_MAIN(TestCliCheck)
#include "tst_cli_check.moc"
