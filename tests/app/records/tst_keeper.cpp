// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/keeper.h"
#include "app/records/people.h"
#include "tests/app/records/records_folder.h"
#include "tests/app/records/sitting.h"

#include <QElapsedTimer>
#include <QSignalSpy>

#include <atomic>

using namespace mz;
using namespace mz::testing;

namespace {

KeeperOptions impatient() {
    KeeperOptions options;
    options.database.busyMs = 10;
    options.retryMs = 20;
    options.graceMs = 300;
    return options;
}

std::function<OrTrouble<>(Database&)> adding(const QString& name) {
    return [name](Database& database) -> OrTrouble<> {
        auto added = addPerson(database, aPerson(name));
        return added ? OrTrouble<>() : tl::unexpected(std::move(added.error()));
    };
}

// In the order in which they were added.
OrTrouble<QString> names(Database& database) {
    return answer(database, "SELECT group_concat(name, ' ') FROM "
                            "(SELECT name FROM person ORDER BY id)");
}

// What the keeper answers; "no answer" where there is none in time.
QString asked(RecordsKeeper& keeper, int ms = 5000) {
    QObject context;
    QString heard = QStringLiteral("no answer");
    bool done = false;
    keeper.ask(names, &context, [&](const OrTrouble<QString>& all) {
        heard = all ? *all : testing::told(all);
        done = true;
    });
    static_cast<void>(QTest::qWaitFor([&] { return done; }, ms));
    return heard;
}

// Another program that holds the file.
class Holder {
public:
    explicit Holder(const QString& file) : m_connection(file, file, {}) {
        if (!m_connection.open() || !m_connection.ask(QStringLiteral("BEGIN IMMEDIATE")))
            qFatal("cannot hold the file");
    }
    void letGo() const { static_cast<void>(m_connection.ask(QStringLiteral("ROLLBACK"))); }

private:
    Connection m_connection;
};

} // namespace

class TestKeeper : public QObject {
    Q_OBJECT

private slots:
    void jobsAreDoneInOrder();
    void answersArriveInTheAskingThread();
    void nobodyHearsWhoIsGone();
    void closingWaitsForWhatIsQueued();
    void whatAnotherHoldsIsTriedAgainInOrder();
    void aFullDiskIsWaitedFor();
    void aFileThatIsLockedFromTheStart();
    void closingGivesUpInTheEnd();
    void aJobsOwnTroubleIsItsOwn();
    void whileTheFileCannotBeOpenedJobsAreKept();
    void tryingAgainInVainIsToldAgain();
    void aDamagedFileIsSetAside();
    void damageThatIsMetInAJob();
};

void TestKeeper::jobsAreDoneInOrder() {
    const RecordsFolder folder;
    RecordsKeeper keeper(folder.path());
    QString expected;
    for (int i = 0; i < 50; ++i) {
        keeper.post(adding(QString::number(i)));
        expected += (i > 0 ? " " : "") + QString::number(i);
    }
    QCOMPARE(asked(keeper), expected);
    QCOMPARE(keeper.close(), 0);
    QCOMPARE(*names(*folder.open()), expected);
}

void TestKeeper::answersArriveInTheAskingThread() {
    const RecordsFolder folder;
    RecordsKeeper keeper(folder.path());
    QThread* worked = nullptr;
    QThread* heard = nullptr;
    keeper.ask(
        [&](Database&) -> OrTrouble<int> {
            worked = QThread::currentThread();
            return 5;
        },
        this,
        [&](OrTrouble<int> five) { heard = *five == 5 ? QThread::currentThread() : nullptr; });
    QVERIFY(heard == nullptr); // not before the asker is done
    QTRY_VERIFY(heard != nullptr);
    QCOMPARE(heard, QThread::currentThread());
    QVERIFY(worked != heard);
}

// A page that was closed meanwhile is not called, whether its job waits, is done or was done.
void TestKeeper::nobodyHearsWhoIsGone() {
    const RecordsFolder folder;
    RecordsKeeper keeper(folder.path());
    std::atomic<int> done = 0;
    int heard = 0;
    const auto job = [&](Database&) -> OrTrouble<> {
        QThread::msleep(5);
        ++done;
        return {};
    };
    for (int i = 0; i < 40; ++i) {
        auto* page = new QObject;
        keeper.ask(job, page, [&](const OrTrouble<>&) { ++heard; });
        if (i % 2 == 0)
            QThread::msleep(static_cast<unsigned long>(i % 13));
        delete page;
    }
    QCOMPARE(keeper.close(), 0);
    QCoreApplication::processEvents();
    QCOMPARE(done.load(), 40);
    QCOMPARE(heard, 0);
}

void TestKeeper::closingWaitsForWhatIsQueued() {
    const RecordsFolder folder;
    {
        RecordsKeeper keeper(folder.path(), impatient());
        for (int i = 0; i < 5; ++i)
            keeper.post([add = adding(QString::number(i))](Database& database) {
                QThread::msleep(100); // together longer than the grace
                return add(database);
            });
    }
    QCOMPARE(*names(*folder.open()), QString("0 1 2 3 4"));
}

// Nothing is lost, the order stays, and the trouble is told once, and once when it is over.
void TestKeeper::whatAnotherHoldsIsTriedAgainInOrder() {
    const RecordsFolder folder;
    RecordsKeeper keeper(folder.path(), impatient());
    QCOMPARE(asked(keeper), QString());
    QSignalSpy troubled(&keeper, &RecordsKeeper::troubled);
    QSignalSpy over(&keeper, &RecordsKeeper::troubleOver);
    const Holder holder(folder.file());
    for (const char* name : {"Ada", "Bice", "Carlo"})
        keeper.post(adding(name));
    QTRY_COMPARE(troubled.size(), 1);
    const auto trouble = troubled.front().front().value<RecordsTrouble>();
    QCOMPARE(trouble.kind, RecordsTrouble::Kind::locked);
    QCOMPARE(trouble.file, folder.file());
    QCOMPARE(asked(keeper, 200), QString("no answer"));
    QCOMPARE(over.size(), 0);
    holder.letGo();
    QTRY_COMPARE(over.size(), 1);
    keeper.post(adding("Dora"));
    QCOMPARE(asked(keeper), QString("Ada Bice Carlo Dora"));
    QCOMPARE(troubled.size(), 1);
    QCOMPARE(over.size(), 1);
}

void TestKeeper::aFullDiskIsWaitedFor() {
    const RecordsFolder folder;
    RecordsKeeper keeper(folder.path(), impatient());
    QSignalSpy troubled(&keeper, &RecordsKeeper::troubled);
    QSignalSpy over(&keeper, &RecordsKeeper::troubleOver);
    std::atomic<int> tries = 0;
    keeper.post([&](Database& database) -> OrTrouble<> {
        // the third time somebody has made room
        const bool full = ++tries < 3;
        answer(database, full ? "PRAGMA max_page_count = 1" : "PRAGMA max_page_count = 1000000");
        return adding(QString(100'000, 'a'))(database);
    });
    keeper.post(adding("Bice"));
    QTRY_COMPARE(over.size(), 1);
    QCOMPARE(tries.load(), 3);
    QCOMPARE(troubled.size(), 1);
    QCOMPARE(troubled.front().front().value<RecordsTrouble>().kind, RecordsTrouble::Kind::diskFull);
    QCOMPARE(asked(keeper), QString(100'000, 'a') + " Bice");
}

void TestKeeper::aFileThatIsLockedFromTheStart() {
    const RecordsFolder folder;
    static_cast<void>(folder.open());
    const Holder holder(folder.file());
    RecordsKeeper keeper(folder.path(), impatient());
    QSignalSpy troubled(&keeper, &RecordsKeeper::troubled);
    QSignalSpy over(&keeper, &RecordsKeeper::troubleOver);
    keeper.post(adding("Ada"));
    QTRY_COMPARE(troubled.size(), 1);
    holder.letGo();
    QCOMPARE(asked(keeper), QString("Ada"));
    QCOMPARE(troubled.size(), 1);
    QCOMPARE(over.size(), 1);
}

// The window must be able to go: what is undone is counted, and stands in the files of the logs.
void TestKeeper::closingGivesUpInTheEnd() {
    const RecordsFolder folder;
    RecordsKeeper keeper(folder.path(), impatient());
    QCOMPARE(asked(keeper), QString());
    const Holder holder(folder.file());
    QElapsedTimer timer;
    timer.start();
    for (const char* name : {"Ada", "Bice", "Carlo"})
        keeper.post(adding(name));
    QCOMPARE(keeper.close(), 3);
    QVERIFY(timer.elapsed() >= 300);
    QVERIFY(timer.elapsed() < 5'000);
    QCOMPARE(keeper.close(), 3);
    holder.letGo();
    QCOMPARE(*names(*folder.open()), QString());
}

// What can never be done does not hinder the others. Who asked is answered.
void TestKeeper::aJobsOwnTroubleIsItsOwn() {
    const RecordsFolder folder;
    RecordsKeeper keeper(folder.path(), impatient());
    QSignalSpy troubled(&keeper, &RecordsKeeper::troubled);
    QSignalSpy over(&keeper, &RecordsKeeper::troubleOver);
    const auto wrong = [](Database& database) -> OrTrouble<Person> {
        Person person = aPerson("Nobody");
        person.lang = "de";
        return addPerson(database, person);
    };
    keeper.post([wrong](Database& database) -> OrTrouble<> {
        return wrong(database).map([](const Person&) {});
    });
    keeper.post(adding("Ada"));
    QCOMPARE(asked(keeper), QString("Ada"));
    QCOMPARE(troubled.size(), 1);
    QCOMPARE(troubled.front().front().value<RecordsTrouble>().kind, RecordsTrouble::Kind::other);
    QString heard;
    keeper.ask(wrong, this, [&](const OrTrouble<Person>& added) { heard = testing::told(added); });
    QTRY_COMPARE(heard, QString("other"));
    QCOMPARE(troubled.size(), 1);
    QCOMPARE(over.size(), 0);
}

// Who waits is told at once, what nobody waits for is done when the file is there again.
void TestKeeper::whileTheFileCannotBeOpenedJobsAreKept() {
    const RecordsFolder folder;
    QVERIFY(QDir(folder.path()).mkpath("records.sqlite"));
    RecordsKeeper keeper(folder.path(), impatient());
    QSignalSpy troubled(&keeper, &RecordsKeeper::troubled);
    QSignalSpy over(&keeper, &RecordsKeeper::troubleOver);
    keeper.post(adding("Ada"));
    keeper.post(adding("Bice"));
    QCOMPARE(asked(keeper), QString("cannot-open"));
    keeper.post(adding("Carlo"));
    QCOMPARE(troubled.size(), 1);
    QVERIFY(QDir(folder.path()).rmdir("records.sqlite"));
    keeper.tryAgain();
    keeper.post(adding("Dora"));
    QCOMPARE(asked(keeper), QString("Ada Bice Carlo Dora"));
    QCOMPARE(troubled.size(), 1);
    QCOMPARE(over.size(), 1);
    QCOMPARE(keeper.close(), 0);
}

void TestKeeper::tryingAgainInVainIsToldAgain() {
    const RecordsFolder folder;
    QVERIFY(QDir(folder.path()).mkpath("records.sqlite"));
    RecordsKeeper keeper(folder.path(), impatient());
    QSignalSpy troubled(&keeper, &RecordsKeeper::troubled);
    QTRY_COMPARE(troubled.size(), 1);
    keeper.tryAgain();
    QTRY_COMPARE(troubled.size(), 2);
    keeper.post(adding("Ada"));
    QCOMPARE(asked(keeper), QString("cannot-open"));
    QCOMPARE(troubled.size(), 2);
    QCOMPARE(keeper.close(), 1);
}

void TestKeeper::aDamagedFileIsSetAside() {
    const RecordsFolder folder;
    const QByteArray noise = QByteArray("noise").repeated(5'000);
    writeBytes(folder.file(), noise);
    RecordsKeeper keeper(folder.path(), impatient());
    QSignalSpy over(&keeper, &RecordsKeeper::troubleOver);
    keeper.post(adding("Ada"));
    QCOMPARE(asked(keeper), QString("damaged"));
    QVERIFY(bytesOf(folder.file()) == noise);
    QString copy;
    keeper.beginAnew(this, [&](const OrTrouble<QString>& path) { copy = path.value_or("none"); });
    QCOMPARE(asked(keeper), QString("Ada"));
    QVERIFY(copy.startsWith(folder.filePath("records.damaged-")));
    QVERIFY(bytesOf(copy) == noise);
    QCOMPARE(over.size(), 1);
}

void TestKeeper::damageThatIsMetInAJob() {
    const RecordsFolder folder;
    RecordsKeeper keeper(folder.path(), impatient());
    QSignalSpy troubled(&keeper, &RecordsKeeper::troubled);
    for (const char* name : {"Ada", "Bice"})
        keeper.post(adding(name));
    std::atomic<int> tries = 0;
    keeper.post([&](Database& database) -> OrTrouble<> {
        if (tries++ == 0)
            return tl::unexpected(
                RecordsTrouble{RecordsTrouble::Kind::damaged, database.file(), "a page", false});
        return adding("Carlo")(database);
    });
    keeper.post(adding("Dora"));
    QCOMPARE(asked(keeper), QString("damaged"));
    QCOMPARE(troubled.size(), 1);
    keeper.tryAgain(); // it was a false alarm
    QCOMPARE(asked(keeper), QString("Ada Bice Carlo Dora"));
}

QTEST_GUILESS_MAIN(TestKeeper)
#include "tst_keeper.moc"
