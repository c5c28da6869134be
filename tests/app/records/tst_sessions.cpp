// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/session_list.h"
#include "tests/app/records/records_folder.h"
#include "tests/app/records/sitting.h"
#include "tests/core/support/rows.h"

using namespace mz;
using namespace mz::testing;

namespace {

// "four-card-flop finished here 100 passed"
QString told(const SessionRow& row) {
    const auto& day = row.ofTheDay;
    const std::string verdict =
        day ? " " + std::to_string(day->score) + (day->passed ? " passed" : "") : "";
    return text(row.start.header.scenario + ' ' + std::string(code(row.state)) + ' ' +
                std::string(code(row.origin)) + verdict);
}

QStringList told(const std::vector<SessionRow>& rows) {
    QStringList list;
    for (const SessionRow& row : rows)
        list.append(told(row));
    return list;
}

} // namespace

class TestSessions : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aSessionFromBeginningToEnd();
    void theHeaderIsKept_data();
    void theHeaderIsKept();
    void everyLineIsThereAtOnce();
    void aLineThatIsThereStays();
    void linesThatAreMissingKeepTheirPlace();
    void whatIsNotRunningTakesNothing();
    void leftIsJudgedAsFarAsItGoes_data();
    void leftIsJudgedAsFarAsItGoes();
    void whatCannotBeJudgedIsKept();
    void theRunningOneIsTheLastBegun();
    void theLogTakenInMeanwhileMakesWay();
    void newestFirstWithLimitAndOffset();
    void aClockThatGoesBackChangesTheOrderOnly();
    void listsReadNoLongTexts();
    void whatIsOverHasItsLog();
    void attemptsByRule();
    void anAttemptEndsWithItsIncident();
    void beginningTwiceIsBeginningOnce();
    void ofSomebodyWhoIsGone();

private:
    [[nodiscard]] Database& db() const { return *m_database; }
    [[nodiscard]] SessionRow row(const QString& key) const { return **findSession(db(), key); }

    std::unique_ptr<RecordsFolder> m_folder;
    std::unique_ptr<Database> m_database;
    qint64 m_ada = 0;
};

void TestSessions::init() {
    m_database.reset();
    m_folder = std::make_unique<RecordsFolder>();
    m_database = m_folder->open();
    m_ada = addPerson(db(), aPerson("Ada"))->id;
}

void TestSessions::aSessionFromBeginningToEnd() {
    const std::string log = writtenLog();
    const QString key = begin(db(), {m_ada, "a.log.jsonl", 5'000, log});
    QCOMPARE(told(row(key)), QString("four-card-flop running here"));
    QVERIFY(**logText(db(), key) == log);
    QVERIFY(verdictsOf(db(), key)->empty());

    const auto ended = endSession(db(), key, judges(), 77'000);
    QVERIFY(ended->wasRunning);
    QVERIFY(!ended->notJudged);
    const SessionRow session = row(key);
    QCOMPARE(told(session), QString("four-card-flop finished here 100 passed"));
    QCOMPARE(session.start.file, QString("a.log.jsonl"));
    QCOMPARE(session.start.person, std::optional(m_ada));
    QCOMPARE(session.start.startedAt, 5'000);
    QVERIFY(!session.latest);
    QVERIFY(**logText(db(), key) == log);
    QCOMPARE(answer(db(), "SELECT count(*) FROM line"), QString("0"));

    const auto verdicts = verdictsOf(db(), key);
    QCOMPARE(verdicts->size(), std::size_t{1});
    const KeptVerdict& verdict = verdicts->front();
    QCOMPARE(verdict.number, 1);
    QCOMPARE(verdict.judgedAt, 77'000);
    QVERIFY(!verdict.imported);
    QCOMPARE(text(verdict.program), QString("mazziere today"));
    QCOMPARE(text(verdict.rulebook), QString("ciaffone"));
    QCOMPARE(verdict.rulebookEdition, ciaffone()->edition);
    QVERIFY(verdict.finished && verdict.passed);
    QCOMPARE(text(verdict.json), text(judgeLog(log, judges())->verdict));

    const auto attempts = attemptsOf(db(), m_ada);
    QCOMPARE(attempts->size(), std::size_t{1});
    QCOMPARE(attempts->front().session, key);
    QVERIFY(attempts->front().attempt == judgeLog(log, judges())->attempts.front());
    QCOMPARE(attempts->front().at, 5'000 + 8'000);
}

void TestSessions::theHeaderIsKept_data() {
    QTest::addColumn<QByteArray>("header");
    QTest::newRow("full") << QByteArray(
        R"({"format": "mazziere-log", "version": 1, "pack": "p", "edition": 3, "scenario": "s",)"
        R"( "seed": 9007199254740991, "rulebook": "b", "rulebook-edition": 4, "mode": "exam",)"
        R"( "lang": "en", "program": "mazziere 9"})");
    QTest::newRow("bare") << QByteArray(
        R"({"format": "mazziere-log", "version": 1, "pack": "", "scenario": ""})");
    QTest::newRow("odd words") << QByteArray(
        R"({"format": "mazziere-log", "version": 1, "pack": "è? '", "edition": -2147483648,)"
        R"( "scenario": "\"\n", "seed": 0, "rulebook": "", "mode": "learn"})");
}

void TestSessions::theHeaderIsKept() {
    QFETCH(const QByteArray, header);
    const auto read = readLog(header.toStdString());
    QVERIFY(read);
    const QString key = begin(db(), {m_ada, "a.log.jsonl", 1, header.toStdString() + "\n"});
    QCOMPARE(text(writeHeader(row(key).start.header)), text(writeHeader(read->header)));
}

// One act is one line and lasts: another connection sees it, and so does who comes after a kill.
void TestSessions::everyLineIsThereAtOnce() {
    const std::string log = writtenLog();
    const auto lines = linesOf(log);
    const SessionStart start = startOf({m_ada, "a.log.jsonl", 1, log});
    QVERIFY(beginSession(db(), start, {lines[0]}));
    const auto other = m_folder->open();
    for (std::size_t i = 1; i < lines.size(); ++i) {
        QVERIFY(*addLines(db(), start.key, static_cast<int>(i) + 1, {lines[i]}));
        QVERIFY(**logText(*other, start.key) == firstLines(log, i + 1));
    }
    const RecordsFolder copy; // as the disk has it, with nobody left to tidy up
    for (const char* end : {"", "-wal"})
        QVERIFY(QFile::copy(m_folder->file() + end, copy.file() + end));
    QVERIFY(**logText(*copy.open(), start.key) == log);
}

void TestSessions::aLineThatIsThereStays() {
    const QString key = begin(db(), {m_ada, "a.log.jsonl", 1, writtenLog()});
    QVERIFY(*addLines(db(), key, 2, {"another", "and another"}));
    QVERIFY(**logText(db(), key) == writtenLog());
}

// A fault names the line on which it was made.
void TestSessions::linesThatAreMissingKeepTheirPlace() {
    const auto lines = linesOf(writtenLog());
    const SessionStart start = startOf({m_ada, "a.log.jsonl", 1, writtenLog()});
    QVERIFY(beginSession(db(), start, {lines[0]}));
    QVERIFY(*addLines(db(), start.key, 4, {lines[3], lines[4]}));
    QCOMPARE(text(**logText(db(), start.key)),
             text(lines[0] + "\n\n\n" + lines[3] + "\n" + lines[4] + "\n"));
    QVERIFY(*addLines(db(), start.key, 2, {lines[1], lines[2]}));
    QVERIFY(**logText(db(), start.key) == firstLines(writtenLog(), 5));
}

void TestSessions::whatIsNotRunningTakesNothing() {
    const QString key = keep(db(), {m_ada, "a.log.jsonl", 1, writtenLog()});
    QVERIFY(!*addLines(db(), key, 99, {"too late"}));
    QVERIFY(!endSession(db(), key, judges(), 5)->wasRunning);
    QVERIFY(!leaveSession(db(), key, judges(), 5)->wasRunning);
    QVERIFY(!*addLines(db(), "nobody", 1, {"line"}));
    QVERIFY(!endSession(db(), "nobody", judges(), 5)->wasRunning);
    QVERIFY(!*logText(db(), "nobody"));
    QVERIFY(!*findSession(db(), "nobody"));
    {
        Work work(db(), Work::Kind::writes);
        QVERIFY(!addMissingLines(work, 1, {"too late"}));
        QVERIFY(work.done());
    }
    QCOMPARE(answer(db(), "SELECT count(*) FROM line"), QString("0"));
    QVERIFY(verdictsOf(db(), "nobody")->empty());
    QCOMPARE(told(row(key)), QString("four-card-flop finished here 100 passed"));
    QVERIFY(**logText(db(), key) == writtenLog());
}

void TestSessions::leftIsJudgedAsFarAsItGoes_data() {
    QTest::addColumn<QByteArray>("log");
    QTest::addColumn<bool>("leave");
    QTest::addColumn<QString>("expected");
    const QByteArray whole = QByteArray::fromStdString(writtenLog());
    const QByteArray begun = QByteArray::fromStdString(firstLines(writtenLog(), 1));
    const QByteArray midway =
        QByteArray::fromStdString(writtenLog({"four-card-flop", "betting; street"}));
    QTest::newRow("at once") << begun << true << "four-card-flop left here 0";
    QTest::newRow("midway") << midway << true << "four-card-flop left here 0";
    QTest::newRow("midway, called an end") << midway << false << "four-card-flop left here 0";
    QTest::newRow("with its last act")
        << whole << true << "four-card-flop finished here 100 passed";
}

void TestSessions::leftIsJudgedAsFarAsItGoes() {
    QFETCH(const QByteArray, log);
    QFETCH(const bool, leave);
    const QString key = begin(db(), {m_ada, "a.log.jsonl", 1, log.toStdString()});
    const auto ended =
        leave ? leaveSession(db(), key, judges(), 9'000) : endSession(db(), key, judges(), 9'000);
    QVERIFY(ended->wasRunning && !ended->notJudged);
    QTEST(told(row(key)), "expected");
    QVERIFY(**logText(db(), key) == log.toStdString());
}

// Without its book nobody can say what a session is worth; it is over all the same.
void TestSessions::whatCannotBeJudgedIsKept() {
    Judges none = judges();
    none.book = [](const std::string&) { return nullptr; };
    const QString ended = begin(db(), {m_ada, "a.log.jsonl", 1, writtenLog()});
    const QString left = begin(db(), {m_ada, "b.log.jsonl", 2, writtenLog()});
    const auto end = endSession(db(), ended, none, 9'000);
    QVERIFY(end->wasRunning);
    QCOMPARE(text(mz::testing::told(*end->notJudged)), QString("1  unknown-rulebook"));
    QVERIFY(leaveSession(db(), left, none, 9'000)->notJudged);
    QCOMPARE(told(row(ended)), QString("four-card-flop finished here"));
    QCOMPARE(told(row(left)), QString("four-card-flop left here"));
    QVERIFY(**logText(db(), ended) == writtenLog());
    QVERIFY(verdictsOf(db(), ended)->empty());
    QVERIFY(attemptsOf(db(), m_ada)->empty());
}

void TestSessions::theRunningOneIsTheLastBegun() {
    const qint64 bice = addPerson(db(), aPerson("Bice"))->id;
    QVERIFY(!*runningSession(db(), m_ada));
    const QString first = begin(db(), {m_ada, "a.log.jsonl", 5'000, writtenLog()});
    const QString second = begin(db(), {m_ada, "b.log.jsonl", 3'000, writtenLog()});
    const QString ofBice = begin(db(), {bice, "c.log.jsonl", 9'000, writtenLog()});
    const QString ofNobody = begin(db(), {std::nullopt, "d.log.jsonl", 9'000, writtenLog()});
    QCOMPARE((*runningSession(db(), m_ada))->start.key, second);
    QCOMPARE((*runningSession(db(), bice))->start.key, ofBice);
    QCOMPARE((*runningSession(db(), std::nullopt))->start.key, ofNobody);
    QVERIFY(leaveSession(db(), second, judges(), 1));
    QCOMPARE((*runningSession(db(), m_ada))->start.key, first);
    QVERIFY(leaveSession(db(), first, judges(), 1));
    QVERIFY(!*runningSession(db(), m_ada));
}

// A file is written first: another window may have found it before the database heard of it.
void TestSessions::theLogTakenInMeanwhileMakesWay() {
    const std::string log = writtenLog();
    {
        Work work(db(), Work::Kind::writes);
        SessionWriter writer(work);
        QVERIFY(writer.add(startOf({std::nullopt, "a.log.jsonl", 4, log}), SessionState::left,
                           SessionOrigin::earlier, firstLines(log, 3)) != 0);
        QVERIFY(work.done());
    }
    const QString key = begin(db(), {m_ada, "a.log.jsonl", 5, log});
    QCOMPARE(told(*sessionsOf(db(), m_ada, 9)), QStringList{"four-card-flop running here"});
    QVERIFY(sessionsOf(db(), std::nullopt, 9)->empty());
    QVERIFY(**logText(db(), key) == log);
    // what somebody has is not taken away from him
    const SessionStart again = startOf({m_ada, "a.log.jsonl", 6, log});
    QCOMPARE(mz::testing::told(beginSession(db(), again, {})), QString("other"));
    QVERIFY(*findSession(db(), key));
}

void TestSessions::newestFirstWithLimitAndOffset() {
    const std::vector<std::string> ids = scenarioIds();
    for (int i = 0; i < 5; ++i)
        keep(db(), {m_ada, QString::number(i), 1'000 * i,
                    writtenLog({ids[static_cast<std::size_t>(i)]})});
    keep(db(), {std::nullopt, "nobody's", 9'000, writtenLog()});
    const auto names = [&](int limit, int offset) {
        QStringList files;
        const auto rows = sessionsOf(db(), m_ada, limit, offset);
        for (const SessionRow& session : *rows)
            files.append(session.start.file);
        return files.join(' ');
    };
    QCOMPARE(names(10, 0), QString("4 3 2 1 0"));
    QCOMPARE(names(2, 0), QString("4 3"));
    QCOMPARE(names(2, 3), QString("1 0"));
    QCOMPARE(names(2, 5), QString());
    QCOMPARE(*countSessions(db(), m_ada), 5);
    QCOMPARE(*countSessions(db(), std::nullopt), 1);
    QCOMPARE(sessionsOf(db(), std::nullopt, 10)->size(), std::size_t{1});
}

// A session that starts before the one before it: nothing is lost, it only stands elsewhere.
void TestSessions::aClockThatGoesBackChangesTheOrderOnly() {
    const QString first = keep(db(), {m_ada, "a", 1'700'000'000'000, writtenLog()});
    const QString second = keep(db(), {m_ada, "b", 5, writtenLog({"five-card-flop"})});
    const QString third =
        keep(db(), {m_ada, "c", -86'400'000, writtenLog({"early-flop-heads-up"})});
    const auto rows = sessionsOf(db(), m_ada, 10);
    QCOMPARE(told(*rows), (QStringList{"four-card-flop finished here 100 passed",
                                       "five-card-flop finished here 100 passed",
                                       "early-flop-heads-up finished here 100 passed"}));
    QCOMPARE((*rows)[2].start.startedAt, -86'400'000);
    QVERIFY(**logText(db(), third) == writtenLog({"early-flop-heads-up"}));
    QCOMPARE(attemptsOf(db(), m_ada)->size(), std::size_t{3});
    QCOMPARE(attemptsOf(db(), m_ada, "holdem.2")->front().session, second);
}

// They lie on many pages: whoever has ten thousand sessions would wait for them.
void TestSessions::listsReadNoLongTexts() {
    const QString key = keep(db(), {m_ada, "a", 1'000, writtenLog()});
    answer(db(), "DROP TABLE verdict_text");
    answer(db(), "DROP TABLE log");
    QCOMPARE(told(*sessionsOf(db(), m_ada, 10)),
             QStringList{"four-card-flop finished here 100 passed"});
    QCOMPARE(*countSessions(db(), m_ada), 1);
    QCOMPARE(told(row(key)), QString("four-card-flop finished here 100 passed"));
    QCOMPARE(attemptsOf(db(), m_ada)->size(), std::size_t{1});
    QCOMPARE(mz::testing::told(logText(db(), key)), QString("other"));
}

// The schema cannot say so across tables.
void TestSessions::whatIsOverHasItsLog() {
    keep(db(), {m_ada, "a", 1'000, writtenLog()});
    const QString left = begin(db(), {m_ada, "b", 2'000, writtenLog()});
    QVERIFY(leaveSession(db(), left, judges(), 3'000)->wasRunning);
    begin(db(), {m_ada, "c", 3'000, writtenLog()});
    QCOMPARE(answer(db(), "SELECT group_concat(state || ' ' || (l.session IS NOT NULL), ', ') "
                          "FROM session s LEFT JOIN log l ON l.session = s.id"),
             QString("finished 1, finished 1, running 0"));
    QCOMPARE(answer(db(), "SELECT group_concat(DISTINCT session) FROM line"), QString("3"));
}

void TestSessions::attemptsByRule() {
    const qint64 bice = addPerson(db(), aPerson("Bice"))->id;
    keep(db(), {m_ada, "a", 2'000'000,
                writtenLog({"five-card-flop", "betting; collect; board 3; "
                                              "as told"})});
    keep(db(), {m_ada, "b", 1'000'000, writtenLog()});
    keep(db(), {m_ada, "c", 3'000'000, writtenLog({"early-river-last-to-act"})});
    keep(db(), {bice, "d", 4'000'000, writtenLog()});
    const auto told = [&](const std::optional<std::string>& rule) {
        QStringList list;
        const auto attempts = attemptsOf(db(), m_ada, rule);
        for (const KeptAttempt& kept : *attempts)
            list.append(text(kept.attempt.rule + ' ' + kept.attempt.outcome + ' ' +
                             std::to_string(kept.at / 1'000'000)));
        return list;
    };
    QCOMPARE(told("holdem.2"), (QStringList{"holdem.2 correct 1", "holdem.2 correct 2"}));
    QCOMPARE(told("holdem.4"), QStringList{"holdem.4 correct 3"});
    QCOMPARE(told("holdem.9"), QStringList());
    QCOMPARE(told(std::nullopt).size(), 3);
    QCOMPARE(attemptsOf(db(), bice)->size(), std::size_t{1});
}

// Its moment is when its incident was over, or the end of the session where that stayed open.
void TestSessions::anAttemptEndsWithItsIncident() {
    const std::string closed = writtenLog({"exposed-then-early-turn"});
    const std::string open = writtenLog({"four-card-flop", "betting; street"});
    const auto judged = judgeLog(closed, judges());
    const qint64 closing = judged->attempts.front().closedMs.value();
    QVERIFY(closing < judged->lastMs);
    keep(db(), {m_ada, "a", 1'000'000, closed});
    keep(db(), {m_ada, "b", 2'000'000, open});
    QCOMPARE(attemptsOf(db(), m_ada, "holdem.1")->front().at, 1'000'000 + closing);
    const auto left = attemptsOf(db(), m_ada, "holdem.2");
    QVERIFY(!left->front().attempt.closedMs);
    QCOMPARE(left->front().at, 2'000'000 + judgeLog(open, judges())->lastMs);
}

// Who tries again because nobody told him that it was done.
void TestSessions::beginningTwiceIsBeginningOnce() {
    const SessionStart start = startOf({m_ada, "a.log.jsonl", 1, writtenLog()});
    const auto lines = linesOf(writtenLog());
    QVERIFY(beginSession(db(), start, {lines[0]}));
    QVERIFY(beginSession(db(), start, {lines[0], lines[1]}));
    QCOMPARE(*countSessions(db(), m_ada), 1);
    QVERIFY(**logText(db(), start.key) == firstLines(writtenLog(), 2));
}

void TestSessions::ofSomebodyWhoIsGone() {
    const SessionStart start = startOf({m_ada, "a.log.jsonl", 1, writtenLog()});
    QVERIFY(removePerson(db(), m_ada));
    QCOMPARE(mz::testing::told(beginSession(db(), start, {})), QString("other"));
    QCOMPARE(answer(db(), "SELECT count(*) FROM session"), QString("0"));
}

QTEST_GUILESS_MAIN(TestSessions)
#include "tst_sessions.moc"
