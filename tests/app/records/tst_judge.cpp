// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/jury.h"
#include "core/packs/pack.h"
#include "core/session/verdict_json.h"
#include "tests/app/records/written_log.h"
#include "tests/core/support/rows.h"

#include <QTest>

using namespace mz;
using namespace mz::testing;

namespace {

// What came of a log: "100 passed finished", or the problem.
QString outcome(const tl::expected<Judgement, Problem>& judged) {
    if (!judged)
        return text(told(judged.error()));
    return QString::number(judged->score) + (judged->passed ? " passed" : "") +
           (judged->finished ? " finished" : "");
}

std::string replaced(std::string text, std::string_view what, std::string_view with) {
    const std::size_t at = text.find(what);
    return at == std::string::npos ? "" : text.replace(at, what.size(), with);
}

} // namespace

class TestJudge : public QObject {
    Q_OBJECT

private slots:
    void modelAnswersAreRight_data();
    void modelAnswersAreRight();
    void theVerdictIsTheSessionsOwn();
    void attemptsAreTheIncidents();
    void whatIsLeftIsJudgedAsFarAsItGoes_data();
    void whatIsLeftIsJudgedAsFarAsItGoes();
    void whatCannotBeJudged_data();
    void whatCannotBeJudged();
    void thePackDecidesWhatPasses();
    void verdictsThatSayTheSame_data();
    void verdictsThatSayTheSame();
    void aLogWithoutABookHasTheUsualOne();
    void headersBehindABlankLineAreNotMixedUp();
    void theModeIsTheLogs();
    void manyAreJudgedAsOneByOne();
};

void TestJudge::modelAnswersAreRight_data() {
    QTest::addColumn<QByteArray>("log");
    for (const std::string& id : scenarioIds())
        QTest::newRow(id.c_str()) << QByteArray::fromStdString(writtenLog({id}));
}

void TestJudge::modelAnswersAreRight() {
    QFETCH(const QByteArray, log);
    const auto judged = judgeLog(log.toStdString(), judges());
    QCOMPARE(outcome(judged), QString("100 passed finished"));
    QCOMPARE(text(judged->header->pack), QString("six-rules"));
    for (const Attempt& attempt : judged->attempts)
        QCOMPARE(attempt.score, 100);
}

// Judged from its text a log gets the verdict that the session gave when it was dealt.
void TestJudge::theVerdictIsTheSessionsOwn() {
    const std::string log = writtenLog({"five-card-flop", "betting; collect; board 3; as told"});
    const auto judged = judgeLog(log, judges());
    QVERIFY(judged);
    const auto read = readLog(log);
    const auto ofCase = dealt(*readScenario(*read->header.ofCase));
    const auto session = replay(ofCase, *read);
    QVERIFY(session);
    QCOMPARE(text(judged->verdict),
             text(writeVerdict("six-rules", 1, *session, session->verdict(80))));
    QVERIFY(judged->score < 100);
    QCOMPARE(text(judged->rulebook), QString("ciaffone"));
    QCOMPARE(judged->rulebookEdition, ciaffone()->edition);
}

void TestJudge::attemptsAreTheIncidents() {
    const auto judged = judgeLog(writtenLog(), judges());
    QVERIFY(judged);
    const Attempt expected{"holdem.2", "overdealt-flop",  "injected", "correct", 100, 1000,
                           4000,       std::int64_t{8000}};
    QCOMPARE(judged->attempts.size(), std::size_t{1});
    const Attempt& attempt = judged->attempts.front();
    QCOMPARE(text(attempt.rule), text(expected.rule));
    QCOMPARE(text(attempt.incident), text(expected.incident));
    QCOMPARE(attempt.openedMs, expected.openedMs);
    QVERIFY(attempt == expected);
    QCOMPARE(judged->lastMs, std::int64_t{8000});
    const std::string behind = writtenLog() + "{\"t\": 99000, \"do\": \"shuffle\"}\n";
    QCOMPARE(judgeLog(behind, judges())->lastMs, std::int64_t{8000});
}

void TestJudge::whatIsLeftIsJudgedAsFarAsItGoes_data() {
    QTest::addColumn<QByteArray>("log");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<int>("attempts");
    const std::string whole = writtenLog();
    const auto row = [](const char* name, const std::string& log, const char* expected,
                        int attempts) {
        QTest::newRow(name) << QByteArray::fromStdString(log) << expected << attempts;
    };
    row("nothing done", firstLines(whole, 1), "0", 0);
    row("left in the remedy", writtenLog({"four-card-flop", "betting; street"}), "0", 1);
    row("cut off in the last line", whole.substr(0, whole.size() - 5), "75", 1);
    row("no line end", whole.substr(0, whole.size() - 1), "100 passed finished", 1);
    row("something behind the end", whole + "no act\n", "100 passed finished", 1);
    row("line ends of another system", replaced(whole, "\n", "\r\n"), "100 passed finished", 1);
}

void TestJudge::whatIsLeftIsJudgedAsFarAsItGoes() {
    QFETCH(const QByteArray, log);
    QFETCH(const QString, expected);
    const auto judged = judgeLog(log.toStdString(), judges());
    QCOMPARE(outcome(judged), expected);
    QTEST(static_cast<int>(judged->attempts.size()), "attempts");
}

void TestJudge::whatCannotBeJudged_data() {
    QTest::addColumn<QByteArray>("log");
    QTest::addColumn<QString>("expected");
    const std::string whole = writtenLog();
    const auto row = [](const char* name, const std::string& log, const char* expected) {
        QTest::newRow(name) << QByteArray::fromStdString(log) << expected;
    };
    row("empty", "", "1  missing-header");
    row("another file", "{}\n", "1  missing-header");
    row("no case", R"({"format": "mazziere-log", "version": 1, "pack": "p", "scenario": "s"})",
        "1  pack-not-there");
    row("unknown book", replaced(whole, "\"ciaffone\"", "\"nobody-knows\""), "1  unknown-rulebook");
    row("an act that hands cannot do", replaced(whole, "\"board\", \"count\": 3", "\"return\""),
        "14  impossible");
    row("a line that is no act", firstLines(whole, 3) + "what\n" + whole, "4  syntax");
    row("a case that is none", replaced(whole, "\"start\": \"preflop\"", "\"start\": \"never\""),
        "1 /case/start unknown-word");
    row("a case that cannot be dealt", replaced(whole, "\"fold\"", "\"check\""),
        "1 /case/players/4/preflop/0 illegal-word");
}

void TestJudge::whatCannotBeJudged() {
    QFETCH(const QByteArray, log);
    QFETCH(const QString, expected);
    QCOMPARE(outcome(judgeLog(log.toStdString(), judges())), expected);
}

void TestJudge::thePackDecidesWhatPasses() {
    const std::string log = writtenLog({"four-card-flop", "betting; collect; board 3; as told"});
    Judges some = judges();
    some.pass = [](const std::string& pack) { return pack == "six-rules" ? 10 : 90; };
    QVERIFY(judgeLog(log, some)->passed);
    some.pass = [](const std::string&) { return 99; };
    QVERIFY(!judgeLog(log, some)->passed);
}

void TestJudge::verdictsThatSayTheSame_data() {
    QTest::addColumn<QByteArray>("one");
    QTest::addColumn<QByteArray>("other");
    QTest::addColumn<bool>("same");
    const QByteArray verdict = R"({"rulebook": "b", "rulebook-edition": 1, "score": 10})";
    const auto changed = [&](const char* what, const char* with) {
        return QByteArray(verdict).replace(what, with);
    };
    QTest::newRow("itself") << verdict << verdict << true;
    QTest::newRow("edition") << verdict << changed(": 1,", ": -23,") << true;
    QTest::newRow("book") << verdict << changed("\"b\"", "\"c\"") << false;
    QTest::newRow("score") << verdict << changed("10", "11") << false;
    QTest::newRow("score and edition") << verdict << changed(": 1", ": 2") << false;
    QTest::newRow("no edition") << verdict << changed("-edition", "") << false;
    QTest::newRow("cut off") << verdict << verdict.left(40) << false;
    QTest::newRow("cut off before") << verdict << verdict.left(20) << false;
    QTest::newRow("both cut off") << verdict.left(40) << verdict.left(40) << true;
    QTest::newRow("nothing") << QByteArray() << QByteArray() << true;
    QTest::newRow("no verdicts") << QByteArray("a") << QByteArray("b") << false;
}

void TestJudge::verdictsThatSayTheSame() {
    QFETCH(const QByteArray, one);
    QFETCH(const QByteArray, other);
    QTEST(sayTheSame(one.toStdString(), other.toStdString()), "same");
    QTEST(sayTheSame(other.toStdString(), one.toStdString()), "same");
}

void TestJudge::aLogWithoutABookHasTheUsualOne() {
    std::string log = replaced(writtenLog(), R"("rulebook": "ciaffone", )", "");
    const auto judged = judgeLog(log, judges());
    QCOMPARE(outcome(judged), QString("100 passed finished"));
    QCOMPARE(text(judged->rulebook), QString("ciaffone"));
}

// A case that was made ready once is used again only for the very same header.
void TestJudge::headersBehindABlankLineAreNotMixedUp() {
    LogJudge judge(judges());
    for (const char* before : {"\n", " \r\n\n", "\xEF\xBB\xBF\n", ""})
        for (const char* id : {"four-card-flop", "five-card-flop", "exposed-straddle"}) {
            const auto judged = judge.judge(before + writtenLog({id}));
            QCOMPARE(outcome(judged), QString("100 passed finished"));
            QCOMPARE(text(judged->header->scenario), QString(id));
        }
}

void TestJudge::theModeIsTheLogs() {
    LogJudge judge(judges());
    for (int i = 0; i < 2; ++i) {
        const std::string log = writtenLog({"four-card-flop", "hint 1; as told"});
        QCOMPARE(outcome(judge.judge(log)), QString("98 passed finished"));
        QCOMPARE(outcome(judge.judge(replaced(log, "\"practice\"", "\"exam\""))),
                 QString("2  help-not-allowed"));
    }
}

// In the order of the texts, whichever thread looked at them.
void TestJudge::manyAreJudgedAsOneByOne() {
    std::vector<std::string> logs;
    for (int i = 0; i < 3; ++i)
        for (const std::string& id : scenarioIds()) {
            logs.push_back(writtenLog({id, i == 1 ? "collect; as told" : "as told"}));
            logs.push_back(firstLines(logs.back(), static_cast<std::size_t>(i)));
        }
    const std::vector<std::string_view> texts(logs.begin(), logs.end());
    Jury jury(judges());
    LogJudge judge(judges());
    const auto together = jury.judge(texts);
    QCOMPARE(together.size(), texts.size());
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const auto alone = judge.judge(texts[i]);
        QCOMPARE(outcome(together[i]), outcome(alone));
        QCOMPARE(together[i] ? text(together[i]->verdict) : "", alone ? text(alone->verdict) : "");
    }
    QVERIFY(jury.judge({}).empty());
}

QTEST_APPLESS_MAIN(TestJudge)
#include "tst_judge.moc"
