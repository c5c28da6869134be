// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/assessments.h"
#include "app/records/exchange.h"
#include "app/records/regrade.h"
#include "app/records/session_list.h"
#include "app/records/sittings.h"
#include "tests/app/records/records_folder.h"
#include "tests/app/records/sitting.h"
#include "tests/core/support/rows.h"

using namespace mz;
using namespace mz::testing;

namespace {

std::string replaced(std::string text, std::string_view what, std::string_view with) {
    const std::size_t at = text.find(what);
    if (at == std::string::npos)
        qFatal("no %s", std::string(what).c_str());
    return text.replace(at, what.size(), with);
}

std::string exported(Database& database, qint64 person) {
    const auto records = recordsOf(database, person);
    return writeRecords(**records);
}

OrTrouble<Imported> imported(Database& database, const std::string& text,
                             const Judges& by = judges()) {
    const auto records = readAndJudgeRecords(text, by);
    if (!records)
        qFatal("%s", told(records.error()).c_str());
    return importRecords(database, *records, by.program, 99'000);
}

QString told(const OrTrouble<Imported>& result) {
    return QString("%1, %2 new, %3 known")
        .arg(result->isNew ? "new person" : "known person")
        .arg(result->sessions)
        .arg(result->known);
}

} // namespace

class TestExchange : public QObject {
    Q_OBJECT

private slots:
    void init();
    void whatIsExportedIsImported();
    void theSameAgainAddsNothing();
    void aKnownPersonGetsWhatHeLacks();
    void sessionsOfOthersStayTheirs();
    void anotherVerdictIsKeptBeside();
    void aVerdictThatWasRegradedStaysFirst();
    void withoutItsBookItIsKeptAndJudgedLater();
    void runningSessionsStay();
    void halfAnImportIsNone();
    void sittingsAndAssessmentsComeAlong();
    void whatIsHandedInIsOneExamAlone();
    void assessmentsReachWhoHasTheSession();
    void assessmentsOfOthersStayAway();
    void aSittingGetsItsEndLater();
    void aSittingOfAnotherStaysHis();
    void nobody();
    void manyLogsComeBackAsTheyAre();

private:
    [[nodiscard]] Database& db() const { return *m_database; }
    [[nodiscard]] Database& other() const { return *m_other; }

    std::unique_ptr<RecordsFolder> m_folder;
    std::unique_ptr<RecordsFolder> m_otherFolder;
    std::unique_ptr<Database> m_database;
    std::unique_ptr<Database> m_other; // on another machine
    qint64 m_ada = 0;
};

void TestExchange::init() {
    m_database.reset();
    m_other.reset();
    m_folder = std::make_unique<RecordsFolder>();
    m_otherFolder = std::make_unique<RecordsFolder>();
    m_database = m_folder->open();
    m_other = m_otherFolder->open();
    m_ada = addPerson(db(), {0, {}, "S-1", "Ada", "en", 150, true, 11, 22})->id;
    keep(db(), {m_ada, "a.log.jsonl", 1'000, writtenLog()});
    keep(db(), {m_ada, "b.log.jsonl", -5'000, writtenLog({"extra-card"})});
    keep(db(), {m_ada, "c.log.jsonl", 2'000, firstLines(writtenLog(), 5)});
}

void TestExchange::whatIsExportedIsImported() {
    const std::string text = exported(db(), m_ada);
    const auto result = imported(other(), text);
    QCOMPARE(told(result), QString("new person, 3 new, 0 known"));
    QCOMPARE(testing::text(exported(other(), result->person)), testing::text(text));

    Person before = people(db())->front();
    const Person after = people(other())->front();
    before.id = after.id;
    QVERIFY(after == before);
    const auto rows = sessionsOf(other(), after.id, 10);
    QCOMPARE(rows->size(), std::size_t{3});
    QCOMPARE(rows->front().state, SessionState::left);
    QCOMPARE(rows->back().state, SessionState::finished);
    QCOMPARE(rows->back().origin, SessionOrigin::imported);
    QCOMPARE(rows->back().start.file, QString());
    QVERIFY(rows->back().ofTheDay->imported);
    QVERIFY(!rows->back().latest);
    const auto mine = attemptsOf(db(), m_ada);
    const auto theirs = attemptsOf(other(), after.id);
    QCOMPARE(theirs->size(), mine->size());
    for (std::size_t i = 0; i < mine->size(); ++i) {
        QVERIFY((*theirs)[i].attempt == (*mine)[i].attempt);
        QCOMPARE((*theirs)[i].at, (*mine)[i].at);
        QCOMPARE((*theirs)[i].session, (*mine)[i].session);
    }
}

void TestExchange::theSameAgainAddsNothing() {
    const std::string text = exported(db(), m_ada);
    QCOMPARE(told(imported(db(), text)), QString("known person, 0 new, 3 known"));
    QCOMPARE(testing::text(exported(db(), m_ada)), testing::text(text));
    QCOMPARE(people(db())->size(), 1);
}

// His data stays as it is here; a session that is there already too.
void TestExchange::aKnownPersonGetsWhatHeLacks() {
    const std::string before = exported(db(), m_ada);
    const auto there = imported(other(), before);
    keep(other(), {there->person, "d.log.jsonl", 7'000, writtenLog({"five-card-flop"})});
    const std::string after = exported(other(), there->person);
    keep(db(), {m_ada, "e.log.jsonl", 8'000, writtenLog({"clean-trips-flop"})});
    const std::string changed = replaced(replaced(after, "\"Ada\"", "\"Eve\""),
                                         "\"started-at\": 1000", "\"started-at\": 4444");
    QCOMPARE(told(imported(db(), changed)), QString("known person, 1 new, 3 known"));
    QCOMPARE(people(db())->front().name, QString("Ada"));
    QCOMPARE(*countSessions(db(), m_ada), 5);
    QVERIFY(!testing::text(exported(db(), m_ada)).contains("4444"));
}

void TestExchange::sessionsOfOthersStayTheirs() {
    const std::string text =
        replaced(exported(db(), m_ada), people(db())->front().key.toStdString(), "somebody-else");
    QCOMPARE(told(imported(db(), text)), QString("new person, 0 new, 3 known"));
    QCOMPARE(*countSessions(db(), m_ada), 3);
}

// A file can claim what it likes: today's verdict stands beside, and the attempts are today's.
void TestExchange::anotherVerdictIsKeptBeside() {
    const std::string text = exported(db(), m_ada);
    const std::string claimed = replaced(
        replaced(text, R"("finished": false, "score": )", R"("finished": true, "score": 9)"),
        "\"passed\": false", "\"passed\": true");
    const auto result = imported(other(), claimed);
    const auto rows = sessionsOf(other(), result->person, 1);
    const SessionRow& row = rows->front();
    QCOMPARE(row.state, SessionState::left);
    QVERIFY(row.ofTheDay->imported && row.ofTheDay->passed);
    QCOMPARE(row.latest->number, 2);
    QVERIFY(!row.latest->imported && !row.latest->passed);
    QCOMPARE(row.latest->judgedAt, 99'000);
    QCOMPARE(testing::text(row.latest->program), QString("mazziere today"));
    QCOMPARE(attemptsOf(other(), result->person)->size(), attemptsOf(db(), m_ada)->size());
    QCOMPARE(regrade(other(), judges(), 1)->changed, 0);
    // on the next machine both come along
    const RecordsFolder third;
    const auto next = third.open();
    const std::string again = exported(other(), result->person);
    QCOMPARE(testing::text(exported(*next, imported(*next, again)->person)), testing::text(again));
}

// The verdict of the day and a later one go together, in their order.
void TestExchange::aVerdictThatWasRegradedStaysFirst() {
    Judges later = judges();
    later.pass = [](const std::string&) { return 101; };
    later.program = "mazziere later";
    QCOMPARE(regrade(db(), later, 50'000)->changed, 2);
    const std::string text = exported(db(), m_ada);
    const auto result = imported(other(), text, later);
    QCOMPARE(testing::text(exported(other(), result->person)), testing::text(text));
    const auto rows = sessionsOf(other(), result->person, 10);
    QVERIFY(rows->back().ofTheDay->passed);
    QVERIFY(!rows->back().latest->passed);
    QCOMPARE(rows->back().latest->judgedAt, 50'000);
}

void TestExchange::withoutItsBookItIsKeptAndJudgedLater() {
    const std::string text = exported(db(), m_ada);
    Judges none = judges();
    none.book = [](const std::string&) { return nullptr; };
    const auto result = imported(other(), text, none);
    QCOMPARE(told(result), QString("new person, 3 new, 0 known"));
    const auto rows = sessionsOf(other(), result->person, 10);
    QCOMPARE(rows->back().state, SessionState::finished);
    QCOMPARE(rows->front().state, SessionState::left);
    QCOMPARE(rows->back().ofTheDay->score, 100);
    QVERIFY(attemptsOf(other(), result->person)->empty());
    QCOMPARE(regrade(other(), judges(), 1)->changed, 0);
    QCOMPARE(attemptsOf(other(), result->person)->size(), std::size_t{2});
    QCOMPARE(regrade(other(), judges(), 1)->changed, 0);
    QCOMPARE(attemptsOf(other(), result->person)->size(), std::size_t{2});
}

void TestExchange::runningSessionsStay() {
    begin(db(), {m_ada, "running.log.jsonl", 9'000, writtenLog()});
    QCOMPARE((*recordsOf(db(), m_ada))->sessions.size(), std::size_t{3});
}

// The disk is full in the midst of it: nobody and nothing was added.
void TestExchange::halfAnImportIsNone() {
    for (int i = 0; i < 30; ++i)
        keep(db(), {m_ada, QString::number(i), i, writtenLog()});
    const std::string text = exported(db(), m_ada);
    answer(other(), "PRAGMA max_page_count = 25");
    const auto failed = imported(other(), text);
    QCOMPARE(mz::testing::told(failed), QString("disk-full"));
    QVERIFY(people(other())->isEmpty());
    QCOMPARE(answer(other(), "SELECT count(*) FROM session"), QString("0"));
    answer(other(), "PRAGMA max_page_count = 100000");
    QCOMPARE(told(imported(other(), text)), QString("new person, 33 new, 0 known"));
}

void TestExchange::sittingsAndAssessmentsComeAlong() {
    Person ada = people(db())->front();
    ada.classGroup = "3B";
    ada.note = "left hand";
    QVERIFY(*changePerson(db(), ada));
    QCOMPARE(*beginSitting(db(), {"s-0", m_ada, "final", "The final", 3'000}), 1);
    QCOMPARE(*beginSitting(db(), {"s-1", m_ada, "final", "The final", 4'000}), 2);
    SessionStart start = startOf({m_ada, "d.log.jsonl", 4'500, writtenLog()});
    start.sitting = "s-1";
    start.placeInSitting = 7;
    QVERIFY(beginSession(db(), start, linesOf(writtenLog())));
    QVERIFY(endSession(db(), start.key, judges(), 5'000)->wasRunning);
    QVERIFY(*endSitting(db(), "s-1", 6'000, "4f2a"));
    QVERIFY(*assess(db(), start.key, {"Carla", 70, "slow", 7'000, false}));
    QVERIFY(*assess(db(), start.key, {"Dino", {}, "", 8'000, false}));
    QVERIFY(*rate(db(), start.key, {"Carla", 1, {}, 3, 4, 5, "well", 7'000, false}));

    const std::string text = exported(db(), m_ada);
    const auto result = imported(other(), text);
    QCOMPARE(result->assessments, 3);
    QCOMPARE(testing::text(exported(other(), result->person)), testing::text(text));
    QCOMPARE(people(other())->front().classGroup, QString("3B"));
    QCOMPARE(people(other())->front().note, QString("left hand"));
    const auto sittings = sittingsOf(other(), result->person);
    QCOMPARE(sittings->size(), std::size_t{2});
    QCOMPARE(sittings->front().startNumber, 2);
    QCOMPARE(sittings->front().start.title, QString("The final"));
    QCOMPARE(sittings->front().lastHash, QString("4f2a"));
    QCOMPARE(sittings->front().endedAt, std::optional(qint64{6'000}));
    QVERIFY(sittings->front().imported && !sittings->back().endedAt);
    const auto rows = sessionsOfSitting(other(), "s-1");
    QCOMPARE(rows->size(), std::size_t{1});
    QCOMPARE(rows->front().start.placeInSitting, 7);
    const Assessment last{"Dino", {}, "", 8'000, true};
    QVERIFY(rows->front().assessment == last);
    const Rating rating{"Carla", 1, {}, 3, 4, 5, "well", 7'000, true};
    QVERIFY(ratingsOf(other(), start.key)->front() == rating);
    // on this computer it is the first go
    QCOMPARE(*beginSitting(other(), {"s-2", result->person, "final", "The final", 9'000}), 1);
}

void TestExchange::whatIsHandedInIsOneExamAlone() {
    QVERIFY(beginSitting(db(), {"s-0", m_ada, "entry", "Entry", 3'000}));
    QVERIFY(beginSitting(db(), {"s-1", m_ada, "final", "Final", 4'000}));
    QVERIFY(beginSitting(db(), {"s-2", m_ada, "final", "Final", 5'000}));
    int number = 0;
    for (const char* sitting : {"s-0", "s-1", "s-2"}) {
        SessionStart start =
            startOf({m_ada, QString::number(++number) + ".log.jsonl", 4'500, writtenLog()});
        start.sitting = sitting;
        start.placeInSitting = 1;
        QVERIFY(beginSession(db(), start, linesOf(writtenLog())));
        QVERIFY(endSession(db(), start.key, judges(), 5'000)->wasRunning);
    }
    const auto all = recordsOf(db(), m_ada);
    const auto handedIn = recordsOf(db(), m_ada, QStringLiteral("final"));
    QCOMPARE((*handedIn)->sittings.size(), std::size_t{2});
    QCOMPARE((*handedIn)->sessions.size(), std::size_t{2});
    QVERIFY((*all)->sessions.size() > 2);
    for (const FiledSession& session : (*handedIn)->sessions)
        QVERIFY(session.sitting == "s-1" || session.sitting == "s-2");
    QVERIFY(readRecords(writeRecords(**handedIn)));
    QVERIFY((*recordsOf(db(), m_ada, QStringLiteral("another")))->sessions.empty());
}

// The trainee takes his records home, the instructor's word follows in a second file, and nobody
// hears it twice.
void TestExchange::assessmentsReachWhoHasTheSession() {
    const auto first = imported(other(), exported(db(), m_ada));
    const QString session = sessionsOf(db(), m_ada, 1)->front().start.key;
    QVERIFY(*assess(db(), session, {"Carla", 70, "slow", 7'000, false}));
    QVERIFY(*rate(db(), session, {"Carla", 1, 2, 3, 4, 5, "", 7'000, false}));
    const auto second = imported(other(), exported(db(), m_ada));
    QCOMPARE(told(second), QString("known person, 0 new, 3 known"));
    QCOMPARE(second->assessments, 2);
    QCOMPARE((*findSession(other(), session))->assessment->overrideScore, std::optional(70));
    // and back again
    QCOMPARE(imported(db(), exported(other(), first->person))->assessments, 0);
    QVERIFY(!(*findSession(db(), session))->assessment->imported);
    QCOMPARE(testing::text(exported(other(), first->person)), testing::text(exported(db(), m_ada)));
}

// A file that calls a session its own which somebody else has here says nothing of it.
void TestExchange::assessmentsOfOthersStayAway() {
    static_cast<void>(imported(other(), exported(db(), m_ada)));
    const QString session = sessionsOf(db(), m_ada, 1)->front().start.key;
    QVERIFY(*assess(db(), session, {"Carla", 70, "slow", 7'000, false}));
    const std::string claimed =
        replaced(exported(db(), m_ada), people(db())->front().key.toStdString(), "somebody-else");
    const auto result = imported(other(), claimed);
    QCOMPARE(told(result), QString("new person, 0 new, 3 known"));
    QCOMPARE(result->assessments, 0);
    QVERIFY(assessmentsOf(other(), session)->empty());
}

void TestExchange::aSittingGetsItsEndLater() {
    QVERIFY(beginSitting(db(), {"s-1", m_ada, "final", "The final", 4'000}));
    const auto result = imported(other(), exported(db(), m_ada));
    QVERIFY(*endSitting(db(), "s-1", 6'000, "4f2a"));
    static_cast<void>(imported(other(), exported(db(), m_ada)));
    const auto sittings = sittingsOf(other(), result->person);
    QCOMPARE(sittings->size(), std::size_t{1});
    QCOMPARE(sittings->front().endedAt, std::optional(qint64{6'000}));
    QCOMPARE(sittings->front().lastHash, QString("4f2a"));
    // what was begun here is ended here
    QVERIFY(beginSitting(db(), {"s-2", m_ada, "final", "The final", 8'000}));
    const std::string claimed = replaced(exported(db(), m_ada), "\"started-at\": 8000,",
                                         "\"started-at\": 8000, \"ended-at\": 8001,");
    static_cast<void>(imported(db(), claimed));
    QVERIFY(!sittingsOf(db(), m_ada)->front().endedAt);
}

// Its session comes in all the same, of no sitting.
void TestExchange::aSittingOfAnotherStaysHis() {
    QVERIFY(beginSitting(db(), {"s-1", m_ada, "final", "The final", 4'000}));
    SessionStart start = startOf({m_ada, "d.log.jsonl", 4'500, writtenLog()});
    start.sitting = "s-1";
    start.placeInSitting = 1;
    QVERIFY(beginSession(db(), start, linesOf(writtenLog())));
    QVERIFY(endSession(db(), start.key, judges(), 5'000)->wasRunning);
    const qint64 bice = addPerson(other(), aPerson("Bice"))->id;
    QVERIFY(beginSitting(other(), {"s-1", bice, "final", "Hers", 1'000}));
    const auto result = imported(other(), exported(db(), m_ada));
    QCOMPARE(told(result), QString("new person, 4 new, 0 known"));
    QVERIFY(sittingsOf(other(), result->person)->empty());
    QCOMPARE(sittingsOf(other(), bice)->front().start.title, QString("Hers"));
    QVERIFY((*findSession(other(), start.key))->start.sitting.isEmpty());
}

void TestExchange::nobody() {
    QVERIFY(!*recordsOf(db(), 77));
    const qint64 bice = addPerson(db(), aPerson("Bice"))->id;
    QCOMPARE(told(imported(other(), exported(db(), bice))), QString("new person, 0 new, 0 known"));
}

// Also a log that a window of another system wrote, or that was cut off.
void TestExchange::manyLogsComeBackAsTheyAre() {
    const qint64 bice = addPerson(db(), aPerson("Bice"))->id;
    std::string windows = writtenLog();
    for (std::size_t at = 0; (at = windows.find('\n', at)) != std::string::npos; at += 2)
        windows.replace(at, 1, "\r\n");
    const std::string cut = writtenLog().substr(0, writtenLog().size() - 7);
    std::vector<std::string> logs{"\xEF\xBB\xBF\n" + writtenLog(), windows, cut};
    for (const std::string& id : scenarioIds())
        logs.push_back(writtenLog({id}));
    {
        Work work(db(), Work::Kind::writes);
        SessionWriter writer(work);
        for (const std::string& log : logs)
            writer.add(startOf({bice, {}, 5, log}), SessionState::left, SessionOrigin::earlier,
                       log);
        QVERIFY(work.done());
    }
    const std::string text = exported(db(), bice);
    const auto result = imported(other(), text);
    QCOMPARE(result->sessions, static_cast<int>(logs.size()));
    const auto rows = recordsOf(other(), result->person);
    for (std::size_t i = 0; i < logs.size(); ++i)
        QCOMPARE(testing::text((*rows)->sessions[i].log),
                 testing::text(logs[i] + (logs[i].ends_with('\n') ? "" : "\n")));
}

QTEST_GUILESS_MAIN(TestExchange)
#include "tst_exchange.moc"
