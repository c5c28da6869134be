// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/session/log_text.h"

using namespace mz;
using namespace mz::testing;

class TestLogWrite : public QObject {
    Q_OBJECT

private slots:
    void deedsRoundTrip_data();
    void deedsRoundTrip();
    void headerRoundTrip();
    void aSittingThatIsNoneIsReadOver_data();
    void aSittingThatIsNoneIsReadOver();
    void events();
};

void TestLogWrite::deedsRoundTrip_data() {
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<QByteArray>("line");
    const auto row = [](const char* words, const char* line) {
        QTest::newRow(words) << QByteArray(words) << QByteArray(line);
    };
    row("shuffle", R"({"t": 7, "do": "shuffle"})");
    row("cut", R"({"t": 7, "do": "cut"})");
    row("pitch 10", R"({"t": 7, "do": "pitch", "seat": 10})");
    row("burn", R"({"t": 7, "do": "burn"})");
    row("board 3", R"({"t": 7, "do": "board", "count": 3})");
    row("move board all deck",
        R"({"t": 7, "do": "move", "from": "board", "cards": "all", "to": "deck"})");
    row("move board deck bottom",
        R"({"t": 7, "do": "move", "from": "board", "to": "deck", "at": "bottom"})");
    row("move hole:3 1,0 burns",
        R"({"t": 7, "do": "move", "from": "hole:3", "cards": [1, 0], "to": "burns"})");
    row("gather", R"({"t": 7, "do": "gather"})");
    row("flip hole:2 1", R"({"t": 7, "do": "flip", "zone": "hole:2", "card": 1})");
    row("wait", R"({"t": 7, "do": "wait"})");
    row("wait all", R"({"t": 7, "do": "wait", "all": true})");
    row("collect", R"({"t": 7, "do": "collect"})");
    row("return", R"({"t": 7, "do": "return"})");
    row("say misdeal", R"({"t": 7, "do": "announce", "say": "misdeal"})");
    row("say floor", R"({"t": 7, "do": "announce", "say": "floor"})");
    row("button 4", R"({"t": 7, "do": "button", "seat": 4})");
    row("award 0 1,3", R"({"t": 7, "do": "award", "seats": [1, 3]})");
    row("award 2 4", R"({"t": 7, "do": "award", "pot": 2, "seats": [4]})");
    row("back 2", R"({"t": 7, "do": "back", "count": 2})");
    row("hint 3", R"({"t": 7, "do": "hint", "stage": 3})");
}

// Each deed is written as the format says, and read again as the same.
void TestLogWrite::deedsRoundTrip() {
    QFETCH(const QByteArray, words);
    QFETCH(const QByteArray, line);
    const auto deed = deedFromWords(words.toStdString());
    QVERIFY(deed);
    QCOMPARE(QByteArray::fromStdString(writeEntry({2, 7, *deed})), line);
    const auto log = readLog(logOf({line.toStdString()}));
    QVERIFY(log);
    QCOMPARE(log->entries.size(), std::size_t{1});
    QVERIFY(log->entries[0].deed == *deed);
    QCOMPARE(log->entries[0].line, 2);
    QCOMPARE(log->entries[0].t, std::int64_t{7});
}

// In an older log the key may have been anything.
void TestLogWrite::aSittingThatIsNoneIsReadOver_data() {
    QTest::addColumn<QByteArray>("sitting");
    QTest::addColumn<bool>("isOne");
    const auto row = [](const char* sitting, bool isOne) {
        QTest::newRow(sitting) << QByteArray(sitting) << isOne;
    };
    row(R"({"key": "a", "start": 2, "hand": 3, "hands": 10, "after": "ff"})", true);
    row(R"({"key": "a", "start": 1, "hand": 1, "hands": 1})", true);
    row(R"({"key": "", "start": 1, "hand": 1, "hands": 1})", false);
    row(R"({"key": "a", "start": 1, "hand": 2, "hands": 1})", false);
    row(R"({"key": "a", "start": 0, "hand": 1, "hands": 1})", false);
    row(R"({"key": "a", "start": 1, "hand": 1.5, "hands": 2})", false);
    row(R"({"key": "a"})", false);
    row(R"(["a"])", false);
    row(R"("a")", false);
    row(R"(null)", false);
}

void TestLogWrite::aSittingThatIsNoneIsReadOver() {
    QFETCH(const QByteArray, sitting);
    QFETCH(const bool, isOne);
    const auto log = readLog(R"({"format": "mazziere-log", "version": 1, "pack": "p", )"
                             R"("scenario": "s", "sitting": )" +
                             sitting.toStdString() + "}\n");
    QVERIFY(log);
    QCOMPARE(log->header.sitting.has_value(), isOne);
}

// All that a header can say, the dealt scenario included.
void TestLogWrite::headerRoundTrip() {
    LogHeader full;
    full.pack = "six-rules";
    full.edition = 3;
    full.scenario = "four-card-flop";
    full.seed = 9007199254740991ULL;
    full.rulebook = "ciaffone";
    full.rulebookEdition = 2;
    full.mode = Mode::exam;
    full.lang = "it";
    full.trainee = "Zoë \"Z\" <b>";
    full.program = "0.1";
    full.sitting = SittingPlace{"the-sitting", 2, 3, 10, std::string(64, 'a')};
    full.ofCase = json::parse(R"({"id": "four-card-flop", "seed": 7})").value();
    const auto log = readLog(writeHeader(full) + '\n');
    QVERIFY(log);
    const LogHeader& read = log->header;
    QCOMPARE(read.pack, full.pack);
    QCOMPARE(read.edition, full.edition);
    QCOMPARE(read.scenario, full.scenario);
    QCOMPARE(read.seed, full.seed);
    QCOMPARE(read.rulebook, full.rulebook);
    QCOMPARE(read.rulebookEdition, full.rulebookEdition);
    QCOMPARE(read.mode, full.mode);
    QCOMPARE(read.lang, full.lang);
    QCOMPARE(read.trainee, full.trainee);
    QCOMPARE(read.program, full.program);
    QVERIFY(read.sitting == full.sitting);
    QVERIFY(read.ofCase && *read.ofCase == *full.ofCase);
    QCOMPARE(writeHeader(read), writeHeader(full));
}

// What the table and the players did is written beside it, without a sentence, and read over.
void TestLogWrite::events() {
    Session session(dealt(R"({"table": {"seats": 3, "button": 3}, "start": "preflop",
        "finish": "hand", "players": {"3": {"preflop": ["raise 9"]}}})"));
    QVERIFY(session.act(deed::Wait{false}, 2, 500));
    const std::string line =
        writeEvent(500, session.lastHappenings().at(0), session.theCase().hand);
    QCOMPARE(text(line), QString(R"({"t": 500, "event": "acts", "seat": 3, "word": "raise 9"})"));
    QCOMPARE(refusalOf(logOf({line})), QString());
}

QTEST_APPLESS_MAIN(TestLogWrite)
#include "tst_log_write.moc"
