// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/redo_list.h"
#include "app/records/regrade.h"
#include "app/records/session_list.h"
#include "tests/app/records/records_folder.h"
#include "tests/app/records/sitting.h"

using namespace mz;
using namespace mz::testing;

namespace {

constexpr const char* leftMidway = "betting; street";

} // namespace

class TestRedoList : public QObject {
    Q_OBJECT

private slots:
    void init();
    void whatWasNotPassed();
    void theNewestFirst();
    void itClearsWhenItIsRedoneRight();
    void itComesBack();
    void theLatestIsTheOneThatStartedLast();
    void whatTookTwiceAsLong_data();
    void whatTookTwiceAsLong();
    void everyIncidentOfASessionCounts();
    void whatSaysNothing();
    void theLatestVerdictCounts();
    void eachToHimself();
    void scenariosOfOtherPacks();

private:
    [[nodiscard]] Database& db() const { return *m_database; }
    [[nodiscard]] QStringList list() const;
    void deal(qint64 at, const char* scenario, const char* deeds = "as told") const;
    void setReaction(qint64 startedAt, const char* rule, int ms) const;

    std::unique_ptr<RecordsFolder> m_folder;
    std::unique_ptr<Database> m_database;
    qint64 m_ada = 0;
};

void TestRedoList::init() {
    m_database.reset();
    m_folder = std::make_unique<RecordsFolder>();
    m_database = m_folder->open();
    m_ada = addPerson(db(), aPerson("Ada"))->id;
}

// "four-card-flop not-passed 1000"
QStringList TestRedoList::list() const {
    QStringList told;
    const auto redos = redoList(db(), m_ada);
    for (const Redo& redo : *redos) {
        const auto why = code(redo.why);
        told.append(QString("%1 %2 %3")
                        .arg(QString::fromStdString(redo.scenario),
                             QString::fromUtf8(why.data(), static_cast<int>(why.size())))
                        .arg(redo.startedAt));
    }
    return told;
}

void TestRedoList::deal(qint64 at, const char* scenario, const char* deeds) const {
    keep(db(), {m_ada, QUuid::createUuid().toString(), at, writtenLog({scenario, deeds})});
}

void TestRedoList::setReaction(qint64 startedAt, const char* rule, int ms) const {
    const QString sql = "UPDATE attempt SET reaction_ms = %1 WHERE rule = '%2' AND session = "
                        "(SELECT id FROM session WHERE started_at = %3)";
    answer(db(), sql.arg(ms).arg(rule).arg(startedAt).toUtf8().constData());
    QCOMPARE(answer(db(), "SELECT changes()"), QString("1"));
}

void TestRedoList::whatWasNotPassed() {
    QCOMPARE(list(), QStringList());
    deal(1'000, "four-card-flop");
    QCOMPARE(list(), QStringList());
    deal(2'000, "extra-card", "betting; collect; burn; board 3");
    QCOMPARE(list(), QStringList{"extra-card not-passed 2000"});
    const Redo redo = redoList(db(), m_ada)->front();
    QCOMPARE(QString::fromStdString(redo.pack), QString("six-rules"));
    QCOMPARE(redo.session, sessionsOf(db(), m_ada, 1)->front().start.key);
}

void TestRedoList::theNewestFirst() {
    deal(2'000, "five-card-flop", leftMidway);
    deal(3'000, "four-card-flop", leftMidway);
    deal(1'000, "early-river-last-to-act", leftMidway);
    QCOMPARE(list(),
             (QStringList{"four-card-flop not-passed 3000", "five-card-flop not-passed 2000",
                          "early-river-last-to-act not-passed 1000"}));
}

void TestRedoList::itClearsWhenItIsRedoneRight() {
    deal(1'000, "four-card-flop", leftMidway);
    deal(2'000, "five-card-flop", leftMidway);
    deal(3'000, "four-card-flop", leftMidway);
    QCOMPARE(list(),
             (QStringList{"four-card-flop not-passed 3000", "five-card-flop not-passed 2000"}));
    deal(4'000, "four-card-flop");
    QCOMPARE(list(), QStringList{"five-card-flop not-passed 2000"});
}

void TestRedoList::itComesBack() {
    deal(1'000, "four-card-flop");
    deal(2'000, "four-card-flop", leftMidway);
    QCOMPARE(list(), QStringList{"four-card-flop not-passed 2000"});
}

// Not the one that came in last, as from a file of records; of two at once the later one.
void TestRedoList::theLatestIsTheOneThatStartedLast() {
    deal(2'000, "four-card-flop");
    deal(1'000, "four-card-flop", leftMidway);
    QCOMPARE(list(), QStringList());
    deal(5'000, "five-card-flop");
    deal(5'000, "five-card-flop", leftMidway);
    QCOMPARE(list(), QStringList{"five-card-flop not-passed 5000"});
}

void TestRedoList::whatTookTwiceAsLong_data() {
    QTest::addColumn<QList<int>>("reactions"); // the last one is of five-card-flop
    QTest::addColumn<bool>("slow");
    QTest::newRow("more than twice") << QList<int>{1000, 1000, 1000, 1000, 2001} << true;
    QTest::newRow("just twice") << QList<int>{1000, 1000, 1000, 1000, 2000} << false;
    QTest::newRow("four are too few") << QList<int>{1000, 1000, 1000, 9000} << false;
    QTest::newRow("the median, not the mean") << QList<int>{90'000, 1000, 1000, 1000, 2001} << true;
    QTest::newRow("who is slow anyway") << QList<int>{8000, 8000, 8000, 8000, 9000} << false;
}

void TestRedoList::whatTookTwiceAsLong() {
    QFETCH(const QList<int>, reactions);
    QFETCH(const bool, slow);
    qint64 at = 1'000;
    for (int i = 0; i + 1 < reactions.size(); ++i) {
        deal(++at, "four-card-flop");
        setReaction(at, "holdem.2", reactions[i]);
    }
    deal(5'000, "five-card-flop");
    setReaction(5'000, "holdem.2", reactions.back());
    QCOMPARE(list(), slow ? QStringList{"five-card-flop slow 5000"} : QStringList());
    if (!slow)
        return;
    deal(6'000, "five-card-flop");
    QCOMPARE(list(), QStringList());
}

// Each beside the median of its own rule.
void TestRedoList::everyIncidentOfASessionCounts() {
    for (qint64 at = 1; at <= 5; ++at)
        deal(at, "exposed-then-early-turn");
    QCOMPARE(list(), QStringList());
    setReaction(5, "holdem.4", 900'000);
    QCOMPARE(list(), QStringList{"exposed-then-early-turn slow 5"});
}

// Whoever is in the midst of it, or whose book nobody knows.
void TestRedoList::whatSaysNothing() {
    deal(1'000, "four-card-flop", leftMidway);
    begin(db(), {m_ada, "running", 2'000, writtenLog()});
    Judges none = judges();
    none.book = [](const std::string&) { return nullptr; };
    const QString key = begin(db(), {m_ada, "unjudged", 3'000, writtenLog()});
    QVERIFY(endSession(db(), key, none, 4'000)->notJudged);
    QCOMPARE(list(), QStringList{"four-card-flop not-passed 1000"});
    QVERIFY(regrade(db(), judges(), 5'000));
    QCOMPARE(list(), QStringList());
}

void TestRedoList::theLatestVerdictCounts() {
    deal(1'000, "four-card-flop");
    Judges strict = judges();
    strict.pass = [](const std::string&) { return 101; };
    QCOMPARE(regrade(db(), strict, 5'000)->changed, 1);
    QCOMPARE(list(), QStringList{"four-card-flop not-passed 1000"});
    QCOMPARE(regrade(db(), judges(), 6'000)->changed, 1);
    QCOMPARE(list(), QStringList());
}

void TestRedoList::eachToHimself() {
    const qint64 bice = addPerson(db(), aPerson("Bice"))->id;
    deal(1'000, "four-card-flop", leftMidway);
    keep(db(), {bice, "b", 2'000, writtenLog()});
    keep(db(), {std::nullopt, "c", 2'000, writtenLog()});
    QCOMPARE(list(), QStringList{"four-card-flop not-passed 1000"});
    QVERIFY(redoList(db(), bice)->empty());
    QVERIFY(redoList(db(), 77)->empty());
}

// Scenarios of the same name are two where their packs are.
void TestRedoList::scenariosOfOtherPacks() {
    deal(1'000, "four-card-flop", leftMidway);
    answer(db(), "UPDATE session SET pack = 'their-pack'");
    deal(2'000, "four-card-flop");
    const auto redos = redoList(db(), m_ada);
    QCOMPARE(redos->size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(redos->front().pack), QString("their-pack"));
}

QTEST_GUILESS_MAIN(TestRedoList)
#include "tst_redo_list.moc"
