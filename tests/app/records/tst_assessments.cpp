// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/assessments.h"
#include "app/records/session_list.h"
#include "tests/app/records/records_folder.h"
#include "tests/app/records/sitting.h"

using namespace mz;
using namespace mz::testing;

class TestAssessments : public QObject {
    Q_OBJECT

private slots:
    void init();
    void theLastOneCounts();
    void theLastOneIsTheLastSaid();
    void sayingItTwiceIsSayingItOnce();
    void aRatingIsKept();
    void whatCannotBeIsRefused_data();
    void whatCannotBeIsRefused();
    void ofASessionThatThereIsNot();
    void theVerdictStays();
    void theyGoWithThePerson();

private:
    [[nodiscard]] Database& db() const { return *m_database; }

    std::unique_ptr<RecordsFolder> m_folder;
    std::unique_ptr<Database> m_database;
    qint64 m_ada = 0;
    QString m_session;
};

void TestAssessments::init() {
    m_database.reset();
    m_folder = std::make_unique<RecordsFolder>();
    m_database = m_folder->open();
    m_ada = addPerson(db(), aPerson("Ada"))->id;
    m_session = keep(db(), {m_ada, "a", 1'000, writtenLog()});
}

void TestAssessments::theLastOneCounts() {
    QVERIFY(!(*findSession(db(), m_session))->assessment);
    const Assessment first{"Carla \"C.\"", 70, "slow; è tardi", 5'000, false};
    const Assessment second{"Dino", std::nullopt, "", 6'000, false};
    QVERIFY(*assess(db(), m_session, first));
    QVERIFY((*findSession(db(), m_session))->assessment == first);
    QVERIFY(*assess(db(), m_session, second));
    QVERIFY((*findSession(db(), m_session))->assessment == second);
    const auto all = assessmentsOf(db(), m_session);
    QVERIFY(*all == (std::vector{first, second}));
    QVERIFY(sessionsOf(db(), m_ada, 1)->front().assessment == second);
}

// Also where the clock was put back in between.
void TestAssessments::theLastOneIsTheLastSaid() {
    QVERIFY(*assess(db(), m_session, {"Carla", 70, "", 5'000, false}));
    QVERIFY(*assess(db(), m_session, {"Carla", 80, "", -9'000, false}));
    const Assessment expected{"Carla", 80, "", 5'000, false};
    QVERIFY((*findSession(db(), m_session))->assessment == expected);
    QCOMPARE(assessmentsOf(db(), m_session)->back().overrideScore, std::optional(80));
}

void TestAssessments::sayingItTwiceIsSayingItOnce() {
    QVERIFY(*assess(db(), m_session, {"Carla", 70, "", 5'000, false}));
    QVERIFY(*assess(db(), m_session, {"Carla", 70, "", 5'000, false}));
    QCOMPARE(assessmentsOf(db(), m_session)->size(), std::size_t{1});
    QVERIFY(*assess(db(), m_session, {"Carla", std::nullopt, "", 5'000, false}));
    QCOMPARE(assessmentsOf(db(), m_session)->size(), std::size_t{2});
}

void TestAssessments::aRatingIsKept() {
    const Rating full{"Carla", 1, 2, 3, 4, 5, "well\nheld", 9'000, false};
    const Rating bare{"Dino", {}, {}, {}, {}, {}, "", 8'000, false};
    QVERIFY(*rate(db(), m_session, full));
    QVERIFY(*rate(db(), m_session, bare));
    QVERIFY(*rate(db(), m_session, full));
    const auto all = ratingsOf(db(), m_session);
    QVERIFY(*all == (std::vector{bare, full}));
}

void TestAssessments::whatCannotBeIsRefused_data() {
    QTest::addColumn<int>("score");
    QTest::addColumn<int>("mark");
    QTest::newRow("score below") << -1 << 1;
    QTest::newRow("score above") << 101 << 1;
    QTest::newRow("mark below") << 0 << 0;
    QTest::newRow("mark above") << 0 << 6;
}

void TestAssessments::whatCannotBeIsRefused() {
    QFETCH(const int, score);
    QFETCH(const int, mark);
    const QString assessed = told(assess(db(), m_session, {"Carla", score, "", 1, false}));
    QCOMPARE(assessed, QString(score < 0 || score > 100 ? "other" : "none"));
    for (const auto field : {&Rating::accuracy, &Rating::procedure, &Rating::gameProtection,
                             &Rating::tableControl, &Rating::pace}) {
        Rating rating;
        rating.*field = mark;
        const QString rated = told(rate(db(), m_session, rating));
        QCOMPARE(rated, QString(mark < 1 || mark > 5 ? "other" : "none"));
    }
}

void TestAssessments::ofASessionThatThereIsNot() {
    QVERIFY(!*assess(db(), "nobody", {"Carla", 70, "", 1, false}));
    QVERIFY(!*rate(db(), "nobody", {"Carla", 1, 1, 1, 1, 1, "", 1, false}));
    QVERIFY(assessmentsOf(db(), "nobody")->empty());
    QVERIFY(ratingsOf(db(), "nobody")->empty());
    QCOMPARE(answer(db(), "SELECT count(*) FROM assessment"), QString("0"));
    QCOMPARE(answer(db(), "SELECT count(*) FROM rating"), QString("0"));
}

// The program's score and the instructor's stand side by side.
void TestAssessments::theVerdictStays() {
    QVERIFY(*assess(db(), m_session, {"Carla", 12, "", 5'000, false}));
    const auto row = findSession(db(), m_session);
    QCOMPARE((*row)->ofTheDay->score, 100);
    QVERIFY((*row)->ofTheDay->passed);
    QVERIFY(!(*row)->latest);
    QCOMPARE((*row)->assessment->overrideScore, std::optional(12));
}

void TestAssessments::theyGoWithThePerson() {
    const qint64 bice = addPerson(db(), aPerson("Bice"))->id;
    const QString other = keep(db(), {bice, "b", 1'000, writtenLog()});
    for (const QString& session : {m_session, other}) {
        QVERIFY(*assess(db(), session, {"Carla", 70, "", 5'000, false}));
        QVERIFY(*rate(db(), session, {"Carla", 1, 1, 1, 1, 1, "", 1, false}));
    }
    QVERIFY(removePerson(db(), m_ada));
    QCOMPARE(answer(db(), "SELECT count(*) FROM assessment"), QString("1"));
    QCOMPARE(answer(db(), "SELECT count(*) FROM rating"), QString("1"));
    QCOMPARE(assessmentsOf(db(), other)->size(), std::size_t{1});
}

QTEST_GUILESS_MAIN(TestAssessments)
#include "tst_assessments.moc"
