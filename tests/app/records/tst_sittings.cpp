// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/session_list.h"
#include "app/records/sittings.h"
#include "app/records/take_in.h"
#include "tests/app/records/records_folder.h"
#include "tests/app/records/sitting.h"

using namespace mz;
using namespace mz::testing;

namespace {

SittingStart goAt(const QString& exam, const QString& key, std::optional<qint64> person,
                  qint64 at = 1'000) {
    return {key, person, exam, "Exam \"" + exam + "\"", at};
}

QStringList keys(const OrTrouble<std::vector<SittingRow>>& sittings) {
    QStringList list;
    for (const SittingRow& sitting : *sittings)
        list.append(sitting.start.key);
    return list;
}

} // namespace

class TestSittings : public QObject {
    Q_OBJECT

private slots:
    void init();
    void fromBeginningToEnd();
    void everyBeginningIsCounted();
    void itsPlanIsKept();
    void beginningTwiceIsBeginningOnce();
    void itIsOnTheDiskBeforeTheFirstCard();
    void itEndsOnce();
    void theNewestFirst();
    void itsSessionsInTheirOrder();
    void aSessionOfNoSittingThatThereIs_data();
    void aSessionOfNoSittingThatThereIs();
    void nobodysAreAdopted();
    void ofSomebodyWhoIsGone();

private:
    [[nodiscard]] Database& db() const { return *m_database; }
    QString dealtAt(const QString& sitting, int place, qint64 at) const;

    std::unique_ptr<RecordsFolder> m_folder;
    std::unique_ptr<Database> m_database;
    qint64 m_ada = 0;
    qint64 m_bice = 0;
};

void TestSittings::init() {
    m_database.reset();
    m_folder = std::make_unique<RecordsFolder>();
    m_database = m_folder->open();
    m_ada = addPerson(db(), aPerson("Ada"))->id;
    m_bice = addPerson(db(), aPerson("Bice"))->id;
}

// A session of Ada at this place, to its end.
QString TestSittings::dealtAt(const QString& sitting, int place, qint64 at) const {
    SessionStart start = startOf({m_ada, QString::number(at), at, writtenLog()});
    start.sitting = sitting;
    start.placeInSitting = place;
    if (!beginSession(db(), start, linesOf(writtenLog())) ||
        !endSession(db(), start.key, judges(), at + 1)->wasRunning)
        qFatal("cannot deal");
    return start.key;
}

void TestSittings::fromBeginningToEnd() {
    QVERIFY(sittingsOf(db(), m_ada)->empty());
    QCOMPARE(*beginSitting(db(), {"key-1", m_ada, "final", "The \"final\" è", 5'000}), 1);
    const auto begun = sittingsOf(db(), m_ada);
    QCOMPARE(begun->size(), std::size_t{1});
    const SittingRow& sitting = begun->front();
    QCOMPARE(sitting.start.key, QString("key-1"));
    QCOMPARE(sitting.start.person, std::optional(m_ada));
    QCOMPARE(sitting.start.exam, QString("final"));
    QCOMPARE(sitting.start.title, QString("The \"final\" è"));
    QCOMPARE(sitting.start.startedAt, 5'000);
    QCOMPARE(sitting.startNumber, 1);
    QVERIFY(!sitting.endedAt && sitting.lastHash.isEmpty() && !sitting.imported);
    QVERIFY(*endSitting(db(), "key-1", 9'000, "4f2a"));
    const auto ended = sittingsOf(db(), m_ada);
    QCOMPARE(ended->front().endedAt, std::optional(qint64{9'000}));
    QCOMPARE(ended->front().lastHash, QString("4f2a"));
}

// By person and exam, whether it was ended or not.
void TestSittings::everyBeginningIsCounted() {
    QCOMPARE(*beginSitting(db(), goAt("final", "a", m_ada)), 1);
    QVERIFY(*endSitting(db(), "a", 2'000));
    QCOMPARE(*beginSitting(db(), goAt("final", "b", m_ada)), 2);
    QCOMPARE(*beginSitting(db(), goAt("final", "c", m_ada)), 3);
    QCOMPARE(*beginSitting(db(), goAt("entry", "d", m_ada)), 1);
    QCOMPARE(*beginSitting(db(), goAt("final", "e", m_bice)), 1);
    QCOMPARE(*beginSitting(db(), goAt("final", "f", std::nullopt)), 1);
    QCOMPARE(*beginSitting(db(), goAt("final", "g", std::nullopt)), 2);
    // what was begun elsewhere is not counted
    answer(db(), "UPDATE sitting SET origin = 'imported' WHERE key = 'b'");
    QCOMPARE(*beginSitting(db(), goAt("final", "h", m_ada)), 3);
}

void TestSittings::itsPlanIsKept() {
    SittingStart start = goAt("final", "a", m_ada);
    start.plan = "{\"hands\": \"\u00e8\"}";
    QVERIFY(beginSitting(db(), start));
    QVERIFY(beginSitting(db(), goAt("final", "b", m_ada)));
    const auto found = findSitting(db(), "a");
    QVERIFY(found && *found);
    QCOMPARE((*found)->start.plan, start.plan);
    QCOMPARE((*found)->startNumber, 1);
    QVERIFY((*findSitting(db(), "b"))->start.plan.isEmpty());
    QVERIFY(!*findSitting(db(), "c"));
}

void TestSittings::beginningTwiceIsBeginningOnce() {
    QCOMPARE(*beginSitting(db(), goAt("final", "a", m_ada)), 1);
    QCOMPARE(*beginSitting(db(), goAt("final", "b", m_ada)), 2);
    QCOMPARE(*beginSitting(db(), goAt("final", "a", m_ada, 7'000)), 1);
    QCOMPARE(sittingsOf(db(), m_ada)->size(), std::size_t{2});
    QCOMPARE(sittingsOf(db(), m_ada)->back().start.startedAt, 1'000);
}

void TestSittings::itIsOnTheDiskBeforeTheFirstCard() {
    QCOMPARE(*beginSitting(db(), goAt("final", "a", m_ada)), 1);
    const RecordsFolder copy; // as the disk has it, with nobody left to tidy up
    for (const char* end : {"", "-wal"})
        QVERIFY(QFile::copy(m_folder->file() + end, copy.file() + end));
    QCOMPARE(*beginSitting(*copy.open(), goAt("final", "b", m_ada)), 2);
}

void TestSittings::itEndsOnce() {
    QVERIFY(!*endSitting(db(), "nobody", 1));
    QCOMPARE(*beginSitting(db(), goAt("final", "a", m_ada)), 1);
    QVERIFY(*endSitting(db(), "a", 2'000, "first"));
    QVERIFY(!*endSitting(db(), "a", 3'000, "second"));
    QCOMPARE(sittingsOf(db(), m_ada)->front().lastHash, QString("first"));
    QCOMPARE(sittingsOf(db(), m_ada)->front().endedAt, std::optional(qint64{2'000}));
}

void TestSittings::theNewestFirst() {
    QVERIFY(beginSitting(db(), goAt("final", "a", m_ada, 5'000)));
    QVERIFY(beginSitting(db(), goAt("entry", "b", m_ada, 9'000)));
    QVERIFY(beginSitting(db(), goAt("final", "c", m_ada, 5'000)));
    QVERIFY(beginSitting(db(), goAt("final", "d", m_bice, 6'000)));
    QVERIFY(beginSitting(db(), goAt("final", "e", std::nullopt, 6'000)));
    QCOMPARE(keys(sittingsOf(db(), m_ada)), (QStringList{"b", "c", "a"}));
    QCOMPARE(keys(sittingsOf(db(), std::nullopt)), QStringList{"e"});
}

void TestSittings::itsSessionsInTheirOrder() {
    QVERIFY(beginSitting(db(), goAt("final", "a", m_ada)));
    QVERIFY(beginSitting(db(), goAt("final", "b", m_ada)));
    const QString second = dealtAt("a", 2, 3'000);
    const QString first = dealtAt("a", 1, 4'000);
    const QString third = dealtAt("a", 3, 1'000);
    const QString again = dealtAt("a", 3, 500);
    const QString other = dealtAt("b", 1, 5'000);
    const QString ofNone = keep(db(), {m_ada, "x", 6'000, writtenLog()});
    QStringList list;
    const auto rows = sessionsOfSitting(db(), "a");
    for (const SessionRow& row : *rows) {
        list.append(row.start.key);
        QCOMPARE(row.start.sitting, QString("a"));
    }
    QCOMPARE(list, (QStringList{first, second, third, again}));
    QCOMPARE(rows->back().start.placeInSitting, 3);
    QCOMPARE((*findSession(db(), other))->start.sitting, QString("b"));
    QVERIFY((*findSession(db(), ofNone))->start.sitting.isEmpty());
    QCOMPARE((*findSession(db(), ofNone))->start.placeInSitting, 0);
    QVERIFY(sessionsOfSitting(db(), "nobody")->empty());
}

void TestSittings::aSessionOfNoSittingThatThereIs_data() {
    QTest::addColumn<QString>("sitting");
    QTest::addColumn<int>("place");
    QTest::newRow("unknown") << "nobody" << 1;
    QTest::newRow("somebody else's") << "of-bice" << 1;
    QTest::newRow("no place") << "of-ada" << 0;
}

// It is told, and nothing is begun.
void TestSittings::aSessionOfNoSittingThatThereIs() {
    QFETCH(const QString, sitting);
    QFETCH(const int, place);
    QVERIFY(beginSitting(db(), goAt("final", "of-ada", m_ada)));
    QVERIFY(beginSitting(db(), goAt("final", "of-bice", m_bice)));
    SessionStart start = startOf({m_ada, "a", 1, writtenLog()});
    start.sitting = sitting;
    start.placeInSitting = place;
    QCOMPARE(told(beginSession(db(), start, {})), QString("other"));
    QCOMPARE(*countSessions(db(), m_ada), 0);
}

void TestSittings::nobodysAreAdopted() {
    QVERIFY(beginSitting(db(), goAt("final", "a", std::nullopt)));
    QVERIFY(beginSitting(db(), goAt("final", "b", m_bice)));
    QVERIFY(adopt(db(), m_ada));
    QCOMPARE(keys(sittingsOf(db(), m_ada)), QStringList{"a"});
    QCOMPARE(keys(sittingsOf(db(), m_bice)), QStringList{"b"});
    QCOMPARE(*beginSitting(db(), goAt("final", "c", m_ada)), 2);
}

void TestSittings::ofSomebodyWhoIsGone() {
    QVERIFY(beginSitting(db(), goAt("final", "a", m_ada)));
    QVERIFY(beginSitting(db(), goAt("final", "b", m_bice)));
    dealtAt("a", 1, 5);
    QVERIFY(removePerson(db(), m_ada));
    QCOMPARE(answer(db(), "SELECT group_concat(key) FROM sitting"), QString("b"));
    QCOMPARE(answer(db(), "SELECT count(*) FROM session"), QString("0"));
    QCOMPARE(told(beginSitting(db(), goAt("final", "c", m_ada))), QString("other"));
}

QTEST_GUILESS_MAIN(TestSittings)
#include "tst_sittings.moc"
