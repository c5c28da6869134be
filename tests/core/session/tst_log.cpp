// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/rows.h"

#include "core/session/log.h"

using namespace mz;
using namespace mz::testing;

namespace {

const std::string header =
    R"({"format": "mazziere-log", "version": 1, "pack": "p", "scenario": "s"})";

// The header and these lines, each with a line end.
std::string logOf(std::initializer_list<std::string> lines) {
    std::string text = header + '\n';
    for (const std::string& line : lines)
        text += line + '\n';
    return text;
}

QString refusalOf(const std::string& log) {
    const auto read = readLog(log);
    if (!read)
        return "no log: " + text(told(read.error()));
    return read->unreadable ? text(told(*read->unreadable)) : QString();
}

} // namespace

class TestLog : public QObject {
    Q_OBJECT

private slots:
    void deedsRoundTrip_data();
    void deedsRoundTrip();
    void headerRoundTrip();
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
    void impossibleLine();
    void linesAfterTheFinish();
    void helpInAnExam();
    void replayIsTheSession();
    void events();
};

void TestLog::deedsRoundTrip_data() {
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
void TestLog::deedsRoundTrip() {
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

// All that a header can say, the dealt scenario included.
void TestLog::headerRoundTrip() {
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
    QVERIFY(read.ofCase && *read.ofCase == *full.ofCase);
    QCOMPARE(writeHeader(read), writeHeader(full));
}

void TestLog::headers_data() {
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
void TestLog::headers() {
    QFETCH(const QByteArray, line);
    QFETCH(const QByteArray, problem);
    QCOMPARE(refusalOf(line.toStdString() + "\n"), QString::fromUtf8(problem));
}

void TestLog::lines_data() {
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
void TestLog::lines() {
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
void TestLog::defaults() {
    const auto log = readLog(logOf({R"({"t": 0, "do": "move", "from": "board", "to": "deck"})"}));
    QVERIFY(log);
    QCOMPARE(log->header.mode, Mode::practice);
    QVERIFY(!log->header.seed && !log->header.edition && !log->header.rulebook);
    const act::Move expected{Zones::board, Picked(), Zones::deck, End::top};
    QVERIFY(std::get<act::Move>(log->entries.at(0).deed) == expected);
}

// Lines with `event` are for the reader, with or without a time; unknown keys are for later
// versions.
void TestLog::eventsAndUnknownKeysAreIgnored() {
    const auto log =
        readLog(logOf({R"({"t": 100, "event": "acts", "seat": 3})", R"({"t": 50, "event": "acts"})",
                       R"({"event": "shows"})", R"({"t": 60, "do": "burn", "hand": "left"})"}));
    QVERIFY(log);
    QVERIFY(!log->unreadable);
    QCOMPARE(log->entries.size(), std::size_t{1});
    QCOMPARE(log->entries[0].line, 5);
}

// Blank lines are skipped, and counted.
void TestLog::blankLines() {
    const auto log = readLog("\n  \n" + header + "\n\n\t\n" + R"({"t": 0, "do": "burn"})" + "\n\n");
    QVERIFY(log);
    QVERIFY(!log->unreadable && !log->cutOffLine);
    QCOMPARE(log->entries.at(0).line, 6);
}

// Lines may end as they do on other systems, and the file may begin with a byte order mark.
void TestLog::lineEnds() {
    const auto log = readLog("\xEF\xBB\xBF" + header + "\r\n" + R"({"t": 0, "do": "burn"})" +
                             "\r\n" + R"({"t": 0, "do": "cut"})");
    QVERIFY(log);
    QVERIFY(!log->unreadable && !log->cutOffLine);
    QCOMPARE(log->entries.size(), std::size_t{2});
}

void TestLog::cutOff_data() {
    QTest::addColumn<int>("length");
    const auto line = std::string(R"({"t": 900, "do": "burn"})");
    for (int length = 1; length < static_cast<int>(line.size()); ++length)
        QTest::addRow("%d", length) << length;
}

// A last line that was cut off is left out, and told; what stands before it counts.
void TestLog::cutOff() {
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
void TestLog::limits() {
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
void TestLog::manyLines() {
    std::string text = header + '\n';
    for (int line = 2; line <= 100'000; ++line)
        text += "{\"t\":0,\"do\":\"wait\"}\n";
    auto log = readLog(text);
    QVERIFY(log);
    QVERIFY(!log->unreadable);
    QCOMPARE(log->entries.size(), std::size_t{99'999});
    QCOMPARE(refusalOf(text + "{\"t\":0,\"do\":\"wait\"}\n"), QString("100001  too-many-lines"));
}

// What cannot be done is an error of its line.
void TestLog::impossibleLine() {
    const auto hand = dealt(R"({"table": {"seats": 6, "button": 6}, "finish": "hand"})");
    const auto refused = [&](const char* line) {
        const auto log = readLog(logOf({R"({"t": 0, "do": "burn"})", line}));
        const auto session = replay(hand, log.value());
        return session ? QString() : text(told(session.error()));
    };
    QCOMPARE(refused(R"({"t": 0, "do": "move", "from": "board", "to": "deck"})"),
             QString("3  impossible"));
    QCOMPARE(refused(R"({"t": 0, "do": "pitch", "seat": 7})"), QString("3  impossible"));
    QCOMPARE(refused(R"({"t": 0, "do": "award", "pot": 3, "seats": [1]})"),
             QString("3  impossible"));
    QCOMPARE(refused(R"({"t": 0, "do": "back", "count": 2})"), QString("3  back-too-far"));
    QCOMPARE(refused(R"({"t": 0, "do": "dance"})"), QString("3  unknown-act"));
    QCOMPARE(refused(R"({"t": 0, "do": "back", "count": 1})"), QString());
}

// Once the session has finished nothing more is read, be it impossible or unreadable.
void TestLog::linesAfterTheFinish() {
    const auto hand = dealt(R"({"table": {"seats": 6, "button": 6}, "start": "preflop",
        "irregularities": [{"kind": "overdealt-flop", "cards": 4}]})");
    std::string all = header + '\n';
    for (const Entry& entry : play(hand, "as told").entries)
        all += writeEntry(entry) + '\n';
    for (const char* more : {"{\"t\": 0, \"do\": \"burn\"}\n", "nonsense\n",
                             "{\"t\": 999999, \"do\": "
                             "\"pitch\", \"seat\": 10}\n"}) {
        const auto session = replay(hand, readLog(all + more).value());
        QVERIFY(session);
        QVERIFY(session->finished());
        QCOMPARE(session->verdict(80).score, 100);
    }
}

// Hints and take-backs in silent mode and in an exam are errors of the log.
void TestLog::helpInAnExam() {
    const auto hand = dealt(R"({"table": {"seats": 6, "button": 6}, "finish": "hand"})");
    for (const char* mode : {"silent", "exam"})
        for (const char* help :
             {R"({"t": 0, "do": "hint", "stage": 1})", R"({"t": 0, "do": "back", "count": 1})"}) {
            std::string text = logOf({R"({"t": 0, "do": "burn"})", help});
            text.insert(text.find('}'), std::string(R"(, "mode": ")") + mode + '"');
            const auto session = replay(hand, readLog(text).value());
            QVERIFY(!session);
            QCOMPARE(session.error().reason, Reason::helpNotAllowed);
            QCOMPARE(session.error().line, 3);
        }
}

// A session that is written and read again is the same session.
void TestLog::replayIsTheSession() {
    const auto hand = dealt(R"({"table": {"seats": 6, "button": 6}, "finish": "hand",
        "irregularities": [{"kind": "exposed-holecard", "seat": 3, "round": 1}]})");
    const Played played = play(hand, "deal; hint 2; deal 20; burn; back 1; pitch 3; as told");
    std::string all = header + '\n';
    for (const Entry& entry : played.entries)
        all += writeEntry(entry) + '\n';
    const auto session = replay(hand, readLog(all).value());
    QVERIFY(session);
    QVERIFY(session->state().table == played.session.state().table);
    QCOMPARE(text(told(session->verdict(80), Lines::told)),
             text(told(played.verdict(), Lines::told)));
    QCOMPARE(session->verdict(80).score, played.verdict().score);
}

// What the table and the players did is written beside it, without a sentence, and read over.
void TestLog::events() {
    Session session(dealt(R"({"table": {"seats": 3, "button": 3}, "start": "preflop",
        "finish": "hand", "players": {"3": {"preflop": ["raise 9"]}}})"));
    QVERIFY(session.act(deed::Wait{false}, 2, 500));
    const std::string line =
        writeEvent(500, session.lastHappenings().at(0), session.theCase().hand);
    QCOMPARE(text(line), QString(R"({"t": 500, "event": "acts", "seat": 3, "word": "raise 9"})"));
    QCOMPARE(refusalOf(logOf({line})), QString());
}

QTEST_APPLESS_MAIN(TestLog)
#include "tst_log.moc"
