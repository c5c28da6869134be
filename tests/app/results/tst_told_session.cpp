// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/told_session.h"
#include "tests/app/results/sample_sessions.h"
#include "tests/core/support/rows.h"

#include <QTest>

using namespace mz;
using namespace mz::testing;

namespace {

std::string replaced(std::string text, std::string_view what, std::string_view with) {
    const std::size_t at = text.find(what);
    return at == std::string::npos ? "" : text.replace(at, what.size(), with);
}

} // namespace

class TestToldSession : public QObject {
    Q_OBJECT

private slots:
    void whatALogTells();
    void theKeyStandsForANumber();
    void aKeptVerdictWillDo();
    void linesHaveTimes();
    void whoBeganAgainBeganThere_data();
    void whoBeganAgainBeganThere();
    void whatTheHeaderDoesNotSay();
    void whatCannotBeTold();
};

void TestToldSession::whatALogTells() {
    const JudgedSession session = judgedSession({"four-card-flop", "as told", Mode::guided});
    const auto told = tell(session);
    QVERIFY(told);
    QCOMPARE(told->key, session.key);
    QCOMPARE(told->version, std::string("0.1.0"));
    QVERIFY(told->header.mode == Mode::guided);
    QCOMPARE(told->header.lang, std::string("it"));
    QCOMPARE(told->seed, told->header.seed);
    QVERIFY(!told->header.ofCase);
    QVERIFY(told->title ==
            (Text{"Eight players, Seat 5 is empty", "Otto giocatori, il posto 5 è vuoto"}));
    QCOMPARE(told->lastMs, std::int64_t{8000});
    QCOMPARE(told->verdict.score, 100);
    QVERIFY(!told->beganAt && !told->assessment);
}

void TestToldSession::theKeyStandsForANumber() {
    QCOMPARE((Trainee{"key", "7", ""}).id(), std::string("7"));
    QCOMPARE((Trainee{"key", "", ""}).id(), std::string("key"));
}

void TestToldSession::aKeptVerdictWillDo() {
    JudgedSession session = judgedSession({});
    KeptVerdict kept = keptVerdict(*judgeLog(session.log, judges()), "somebody's grader", 5);
    session.lastMs.reset();
    setVerdict(session, kept);
    const auto told = tell(session);
    QVERIFY(told);
    QCOMPARE(told->version, std::string("somebody's grader"));
    QCOMPARE(told->lastMs, std::int64_t{8000});
}

void TestToldSession::linesHaveTimes() {
    const ToldSession told = toldSession({});
    for (const Entry& entry : told.entries)
        QCOMPARE(told.timeOf(entry.line), entry.t);
    QCOMPARE(told.timeOf(1), std::int64_t{0});
    QCOMPARE(told.timeOf(100'000), told.entries.back().t);
    QCOMPARE(told.momentOf(250), told.startedAt + 250);
}

void TestToldSession::whoBeganAgainBeganThere_data() {
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<qint64>("began");
    QTest::newRow("there") << QByteArray(R"({"t": 3000, "event": "starts-here"})") << qint64{3000};
    QTest::newRow("twice") << QByteArray("{\"t\": 2000, \"event\": \"starts-here\"}\n"
                                         "{\"t\": 3000, \"event\": \"starts-here\"}")
                           << qint64{3000};
    QTest::newRow("another event")
        << QByteArray(R"({"t": 3000, "event": "acts", "x": "starts-here"})") << qint64{-1};
    QTest::newRow("no time") << QByteArray(R"({"event": "starts-here"})") << qint64{-1};
}

// What was done before counts as done at the beginning.
void TestToldSession::whoBeganAgainBeganThere() {
    QFETCH(const QByteArray, line);
    QFETCH(const qint64, began);
    JudgedSession session = judgedSession({});
    const std::string act = "{\"t\": 4000";
    session.log = replaced(session.log, act, line.toStdString() + "\n" + act);
    QVERIFY(!session.log.empty());
    const auto told = tell(session);
    QVERIFY(told);
    QCOMPARE(told->beganAt.value_or(-1), began);
    const std::int64_t before = began < 0 ? 0 : began;
    QCOMPARE(told->momentOf(3500), told->startedAt + 3500 - before);
    QCOMPARE(told->momentOf(1000), told->startedAt + (began < 0 ? 1000 : 0));
}

void TestToldSession::whatTheHeaderDoesNotSay() {
    JudgedSession session = judgedSession({});
    const std::string log = session.log;
    session.log = replaced(log, "\"seed\": ", "\"sow\": ");
    QVERIFY(tell(session)->seed == tell(judgedSession({}))->seed); // the case says it
    session.log = replaced(session.log, "\"case\": ", "\"box\": ");
    const auto told = tell(session);
    QVERIFY(told && !told->seed && !told->title);
    session.log = replaced(log, "\"it\": \"Otto giocatori, il posto 5 è vuoto\"", "\"it\": 8");
    QVERIFY(!tell(session)->title);
}

void TestToldSession::whatCannotBeTold() {
    JudgedSession session = judgedSession({});
    session.verdict = "{}";
    QCOMPARE(text(told(tell(session).error())), QString("1  missing-key"));
    session.log = "what";
    QCOMPARE(text(told(tell(session).error())), QString("1  syntax"));
}

QTEST_APPLESS_MAIN(TestToldSession)
#include "tst_told_session.moc"
