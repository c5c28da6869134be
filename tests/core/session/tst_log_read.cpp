// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/session/log_text.h"

using namespace mz;
using namespace mz::testing;

class TestLogRead : public QObject {
    Q_OBJECT

private slots:
    void headers_data();
    void headers();
    void lines_data();
    void lines();
    void defaults();
    void eventsAndUnknownKeysAreIgnored();
    void blankLines();
    void lineEnds();
    void cutOff_data();
    void cutOff();
    void limits();
    void manyLines();
};

void TestLogRead::headers_data() {
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("problem");
    const auto row = [](const char* name, const char* line, const char* problem) {
        QTest::newRow(name) << QByteArray(line) << QByteArray(problem);
    };
    row("no header", R"({"t": 0, "do": "burn"})", "no log: 1  missing-header");
    row("nothing", "", "no log: 1  missing-header");
    row("no JSON", "mazziere", "no log: 1  syntax");
    row("a list", "[]", "no log: 1  missing-header");
    row("another format",
        R"({"format": "mazziere-pack", "version": 1, "pack": "p", "scenario": "s"})",
        "no log: 1 /format wrong-format");
    row("a newer version",
        R"({"format": "mazziere-log", "version": 2, "pack": "p", "scenario": "s"})",
        "no log: 1 /version newer-version");
    row("no version", R"({"format": "mazziere-log", "pack": "p", "scenario": "s"})",
        "no log: 1  missing-key");
    row("no pack", R"({"format": "mazziere-log", "version": 1, "scenario": "s"})",
        "no log: 1  missing-key");
    row("no scenario", R"({"format": "mazziere-log", "version": 1, "pack": "p"})",
        "no log: 1  missing-key");
    row("pack is a number",
        R"({"format": "mazziere-log", "version": 1, "pack": 3, "scenario": "s"})",
        "no log: 1 /pack wrong-type");
    row("unknown mode",
        R"({"format": "mazziere-log", "version": 1, "pack": "p", "scenario": "s", "mode": "fast"})",
        "no log: 1 /mode unknown-word");
    row("negative seed",
        R"({"format": "mazziere-log", "version": 1, "pack": "p", "scenario": "s", "seed": -1})",
        "no log: 1 /seed out-of-range");
    row("key twice",
        R"({"format": "mazziere-log", "version": 1, "pack": "p", "pack": "p", "scenario": "s"})",
        "no log: 1 /pack duplicate-key");
}

// Without a right header it is no log.
void TestLogRead::headers() {
    QFETCH(const QByteArray, line);
    QFETCH(const QByteArray, problem);
    QCOMPARE(refusalOf(line.toStdString() + "\n"), QString::fromUtf8(problem));
}

void TestLogRead::lines_data() {
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("problem");
    const auto row = [](const char* line, const char* problem) {
        QTest::newRow(line) << QByteArray(line) << QByteArray(problem);
    };
    row(R"({"t": 900, "do": "dance"})", "3  unknown-act");
    row(R"({"t": 900, "do": 3})", "3  not-an-act");
    row(R"({"t": 900})", "3  not-an-act");
    row(R"({})", "3  not-an-act");
    row(R"(["burn"])", "3  not-an-act");
    row(R"("burn")", "3  not-an-act");
    row(R"({"do": "burn"})", "3  missing-time");
    row(R"({"t": 99, "do": "burn"})", "3  time-goes-back");
    row(R"({"t": -1, "do": "burn"})", "3 /t out-of-range");
    row(R"({"t": 1.5, "do": "burn"})", "3 /t wrong-type");
    row(R"({"t": "900", "do": "burn"})", "3 /t wrong-type");
    row(R"({"t": 9007199254740992, "do": "burn"})", "3 /t out-of-range");
    row(R"({"t": 900, "do": "pitch"})", "3  missing-key");
    row(R"({"t": 900, "do": "pitch", "seat": 0})", "3 /seat out-of-range");
    row(R"({"t": 900, "do": "pitch", "seat": 11})", "3 /seat out-of-range");
    row(R"({"t": 900, "do": "pitch", "seat": "1"})", "3 /seat wrong-type");
    row(R"({"t": 900, "do": "board"})", "3  missing-key");
    row(R"({"t": 900, "do": "board", "count": 0})", "3 /count out-of-range");
    row(R"({"t": 900, "do": "board", "count": 53})", "3 /count out-of-range");
    row(R"({"t": 900, "do": "move", "from": "board"})", "3  missing-key");
    row(R"({"t": 900, "do": "move", "from": "hole:11", "to": "deck"})", "3 /from unknown-word");
    row(R"({"t": 900, "do": "move", "from": "board", "to": "stub"})", "3 /to unknown-word");
    row(R"({"t": 900, "do": "move", "from": "board", "to": "deck", "at": "middle"})",
        "3 /at unknown-word");
    row(R"({"t": 900, "do": "move", "from": "board", "to": "deck", "cards": []})",
        "3 /cards item-count");
    row(R"({"t": 900, "do": "move", "from": "board", "to": "deck", "cards": "some"})",
        "3 /cards wrong-type");
    row(R"({"t": 900, "do": "move", "from": "board", "to": "deck", "cards": [52]})",
        "3 /cards/0 out-of-range");
    row(R"({"t": 900, "do": "move", "from": "board", "to": "deck", "cards": [0, 0]})",
        "3 /cards/1 impossible");
    row(R"({"t": 900, "do": "flip", "zone": "board"})", "3  missing-key");
    row(R"({"t": 900, "do": "wait", "all": 1})", "3 /all wrong-type");
    row(R"({"t": 900, "do": "announce"})", "3  missing-key");
    row(R"({"t": 900, "do": "award", "seats": []})", "3 /seats item-count");
    row(R"({"t": 900, "do": "award", "seats": [1, 1]})", "3 /seats/1 seat-twice");
    row(R"({"t": 900, "do": "award", "seats": [11]})", "3 /seats/0 out-of-range");
    row(R"({"t": 900, "do": "back"})", "3  missing-key");
    row(R"({"t": 900, "do": "back", "count": 0})", "3 /count out-of-range");
    row(R"({"t": 900, "do": "hint", "stage": 4})", "3 /stage out-of-range");
    row(R"({"t": 900, "do": "burn", "t": 901})", "3 /t duplicate-key");
    row(R"({"t": 900, "do": "burn"} x)", "3  trailing-text");
    row(R"({"t": 900, "do": "burn")", "3  cut-off");
    row("{\"t\": 900, \"do\": \"burn\xff\"}", "3  not-utf8");
}

// A line that cannot be read stops the reading, with its number and place.
void TestLogRead::lines() {
    QFETCH(const QByteArray, line);
    QFETCH(const QByteArray, problem);
    const std::string log =
        logOf({R"({"t": 100, "do": "burn"})", line.toStdString(), R"({"t": 901, "do": "burn"})"});
    const QString refusal = refusalOf(log);
    if (problem.contains("not-utf8") || problem.contains("cut-off") ||
        problem.contains("trailing-text"))
        QCOMPARE(refusal.section(' ', 0, 0) + "  " + refusal.section(' ', -1),
                 QString::fromUtf8(problem));
    else
        QCOMPARE(refusal, QString::fromUtf8(problem));
    QCOMPARE(readLog(log)->entries.size(), std::size_t{1});
}

// What may be left out: the mode, and of a move which cards and which end.
void TestLogRead::defaults() {
    const auto log = readLog(logOf({R"({"t": 0, "do": "move", "from": "board", "to": "deck"})"}));
    QVERIFY(log);
    QCOMPARE(log->header.mode, Mode::practice);
    QVERIFY(!log->header.seed && !log->header.edition && !log->header.rulebook);
    const act::Move expected{Zones::board, Picked(), Zones::deck, End::top};
    QVERIFY(std::get<act::Move>(log->entries.at(0).deed) == expected);
}

// Lines with `event` are for the reader, with or without a time; unknown keys are for later
// versions.
void TestLogRead::eventsAndUnknownKeysAreIgnored() {
    const auto log =
        readLog(logOf({R"({"t": 100, "event": "acts", "seat": 3})", R"({"t": 50, "event": "acts"})",
                       R"({"event": "shows"})", R"({"t": 60, "do": "burn", "hand": "left"})"}));
    QVERIFY(log);
    QVERIFY(!log->unreadable);
    QCOMPARE(log->entries.size(), std::size_t{1});
    QCOMPARE(log->entries[0].line, 5);
}

// Blank lines are skipped, and counted.
void TestLogRead::blankLines() {
    const auto log = readLog("\n  \n" + header + "\n\n\t\n" + R"({"t": 0, "do": "burn"})" + "\n\n");
    QVERIFY(log);
    QVERIFY(!log->unreadable && !log->cutOffLine);
    QCOMPARE(log->entries.at(0).line, 6);
}

// Lines may end as they do on other systems, and the file may begin with a byte order mark.
void TestLogRead::lineEnds() {
    const auto log = readLog("\xEF\xBB\xBF" + header + "\r\n" + R"({"t": 0, "do": "burn"})" +
                             "\r\n" + R"({"t": 0, "do": "cut"})");
    QVERIFY(log);
    QVERIFY(!log->unreadable && !log->cutOffLine);
    QCOMPARE(log->entries.size(), std::size_t{2});
}

void TestLogRead::cutOff_data() {
    QTest::addColumn<int>("length");
    const auto line = std::string(R"({"t": 900, "do": "burn"})");
    for (int length = 1; length < static_cast<int>(line.size()); ++length)
        QTest::addRow("%d", length) << length;
}

// A last line that was cut off is left out, and told; what stands before it counts.
void TestLogRead::cutOff() {
    QFETCH(const int, length);
    const auto line = std::string(R"({"t": 900, "do": "burn"})");
    const auto log = readLog(logOf({R"({"t": 100, "do": "cut"})"}) +
                             line.substr(0, static_cast<std::size_t>(length)));
    QVERIFY(log);
    QVERIFY(!log->unreadable);
    QCOMPARE(log->cutOffLine, std::optional(3));
    QCOMPARE(log->entries.size(), std::size_t{1});
}

// A line of 4 KiB, a header of 1 MiB, a file of 32 MiB.
void TestLogRead::limits() {
    const auto padded = [](std::string line, std::size_t size) {
        line.insert(line.size() - 1,
                    R"(, "x": ")" + std::string(size - line.size() - 9, 'x') + '"');
        return line;
    };
    const std::string burn = R"({"t": 0, "do": "burn"})";
    QCOMPARE(padded(burn, 4096).size(), std::size_t{4096});
    QCOMPARE(refusalOf(logOf({padded(burn, 4096)})), QString());
    QCOMPARE(refusalOf(logOf({padded(burn, 4097)})), QString("2  line-too-long"));
    QCOMPARE(refusalOf(padded(header, std::size_t{1} << 20) + "\n"), QString());
    QCOMPARE(refusalOf(padded(header, (std::size_t{1} << 20) + 1) + "\n"),
             QString("no log: 1  line-too-long"));
    QCOMPARE(refusalOf(header + std::string(std::size_t{32} << 20, '\n')),
             QString("no log: 1  too-big"));
}

// 100,000 lines are read, one more is not.
void TestLogRead::manyLines() {
    std::string text = header + '\n';
    for (int line = 2; line <= 100'000; ++line)
        text += "{\"t\":0,\"do\":\"wait\"}\n";
    auto log = readLog(text);
    QVERIFY(log);
    QVERIFY(!log->unreadable);
    QCOMPARE(log->entries.size(), std::size_t{99'999});
    QCOMPARE(refusalOf(text + "{\"t\":0,\"do\":\"wait\"}\n"), QString("100001  too-many-lines"));
}

QTEST_APPLESS_MAIN(TestLogRead)
#include "tst_log_read.moc"
