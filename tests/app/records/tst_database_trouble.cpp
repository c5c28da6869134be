// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/records/records_folder.h"

#include <QElapsedTimer>

using namespace mz;
using namespace mz::testing;

namespace {

// Enough people for a file of many pages.
void fill(const Database& database) {
    answer(
        database,
        "INSERT INTO person (key, number, name, class_group, note, lang, text_percent, "
        "four_colours, created_at, last_used_at) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT "
        "i + 1 FROM n WHERE i < 2000) SELECT 'key ' || i, i, 'name ' || i, '', '', 'it', 100, "
        "0, i, i FROM n");
}

OrTrouble<> addOne(Database& database) {
    Work work(database, Work::Kind::writes);
    run(work, "INSERT INTO person VALUES (NULL, hex(randomblob(16)), '', 'One', '', '', 'en', 100, "
              "0, 1, 1)");
    return work.done();
}

QByteArray noise(int size) {
    QByteArray bytes(size, '\0');
    quint32 x = 12345;
    for (char& byte : bytes)
        byte = static_cast<char>((x = x * 1664525 + 1013904223) >> 24);
    return bytes;
}

constexpr int pageSize = 4096;

QByteArray withPageFlipped(QByteArray bytes, int page) {
    for (int i = page * pageSize; i < (page + 1) * pageSize; ++i)
        bytes[i] = static_cast<char>(~bytes[i]);
    return bytes;
}

QByteArray withNumber(QByteArray bytes, int at, char lowest) {
    return bytes.replace(at, 4, QByteArray(3, '\0') + lowest);
}

// A version that this program does not know yet.
char newer() { return static_cast<char>(recordsMigrations().back().version + 1); }

} // namespace

class TestDatabaseTrouble : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void aFileThatCannotBeUsedStaysAsItIs_data();
    void aFileThatCannotBeUsedStaysAsItIs();
    void aNewerVersionInTheLogAlone();
    void aDatabaseOfAnother();
    void aFileThatIsGone();
    void somethingElseInItsPlace_data();
    void somethingElseInItsPlace();
    void whatMayNotBeWritten_data();
    void whatMayNotBeWritten();
    void aLockIsWaitedForAndTold();
    void aFullDisk();
    void damageThatIsMetLater();

private:
    QByteArray m_good; // a file of many pages
};

void TestDatabaseTrouble::initTestCase() {
    const RecordsFolder folder;
    fill(*folder.open());
    m_good = bytesOf(folder.file());
    QVERIFY(m_good.size() > 20 * pageSize);
}

void TestDatabaseTrouble::aFileThatCannotBeUsedStaysAsItIs_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("trouble");
    QTest::newRow("random bytes") << noise(20'000) << "damaged";
    QTest::newRow("a few bytes") << QByteArray("SQLite format 3\0", 16) << "damaged";
    QTest::newRow("a text") << QByteArray("Dear diary,\n").repeated(50) << "damaged";
    QTest::newRow("zeros") << QByteArray(8192, '\0') << "damaged";
    QTest::newRow("random behind the header") << m_good.left(100) + noise(40'000) << "damaged";
    QTest::newRow("cut off in a page") << m_good.left(10 * pageSize + 77) << "damaged";
    QTest::newRow("cut off behind a page") << m_good.left(10 * pageSize) << "damaged";
    QTest::newRow("cut off behind the first") << m_good.left(pageSize) << "damaged";
    for (const int page : {0, 1, 5, 12, 19})
        QTest::addRow("page %d flipped", page) << withPageFlipped(m_good, page) << "damaged";
    QTest::newRow("of another program") << withNumber(m_good, 68, 5) << "not-ours";
    QTest::newRow("of no program") << withNumber(m_good, 68, 0) << "not-ours";
    QTest::newRow("newer") << withNumber(m_good, 60, newer()) << "newer";
    QTest::newRow("newer and damaged")
        << withPageFlipped(withNumber(m_good, 60, newer()), 3) << "newer";
}

void TestDatabaseTrouble::aFileThatCannotBeUsedStaysAsItIs() {
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, trouble);
    const RecordsFolder folder;
    writeBytes(folder.file(), bytes);
    for (int i = 0; i < 2; ++i) {
        const auto opened = folder.tryOpen();
        QCOMPARE(told(opened), trouble);
        QCOMPARE(opened.error().file, folder.file());
        QVERIFY(!opened.error().passes);
        QVERIFY(trouble != "damaged" || !opened.error().words.isEmpty());
        QVERIFY(bytesOf(folder.file()) == bytes);
    }
}

// Its program was killed before the new version came into the file itself.
void TestDatabaseTrouble::aNewerVersionInTheLogAlone() {
    const RecordsFolder folder;
    const RecordsFolder copy;
    {
        const auto database = folder.open();
        answer(*database, qPrintable(QStringLiteral("PRAGMA user_version = %1").arg(int{newer()})));
        for (const char* end : {"", "-wal"})
            QVERIFY(QFile::copy(folder.file() + end, copy.file() + end));
    }
    const QByteArray before = bytesOf(copy.file());
    const QByteArray log = bytesOf(copy.file() + "-wal");
    QVERIFY(!log.isEmpty());
    QCOMPARE(told(copy.tryOpen()), QString("newer"));
    QVERIFY(bytesOf(copy.file()) == before);
    QVERIFY(bytesOf(copy.file() + "-wal") == log);
}

// A real one, in the midst of its work.
void TestDatabaseTrouble::aDatabaseOfAnother() {
    const RecordsFolder folder;
    Connection other(folder.file(), folder.file(), {});
    QVERIFY(other.open());
    QVERIFY(other.ask("CREATE TABLE person (name)"));
    QVERIFY(other.ask("BEGIN"));
    QVERIFY(other.ask("INSERT INTO person VALUES ('theirs')"));
    const QByteArray before = bytesOf(folder.file());
    QCOMPARE(told(folder.tryOpen()), QString("not-ours"));
    QVERIFY(bytesOf(folder.file()) == before);
    QVERIFY(other.ask("COMMIT"));
    QCOMPARE(*other.ask("SELECT name FROM person"), QString("theirs"));
}

// Without a trace one begins anew; what only the log has is not thrown away.
void TestDatabaseTrouble::aFileThatIsGone() {
    const RecordsFolder folder;
    const RecordsFolder copy;
    {
        const auto database = folder.open();
        fill(*database);
        QVERIFY(QFile::copy(folder.file() + "-wal", copy.file() + "-wal"));
    }
    const QByteArray log = bytesOf(copy.file() + "-wal");
    QCOMPARE(told(copy.tryOpen()), QString("damaged"));
    QCOMPARE(copy.entries(), QStringList{"records.sqlite-wal"});
    QVERIFY(bytesOf(copy.file() + "-wal") == log);
    QVERIFY(QFile::remove(folder.file()));
    QCOMPARE(answer(*folder.open(), "SELECT count(*) FROM person"), QString("0"));
}

void TestDatabaseTrouble::somethingElseInItsPlace_data() {
    QTest::addColumn<QString>("place");
    QTest::newRow("a folder") << "folder";
    QTest::newRow("a device that is always full") << "/dev/full";
    QTest::newRow("a link to nowhere") << "/nowhere/at/all.sqlite";
    QTest::newRow("a file in the folder's place") << "";
}

void TestDatabaseTrouble::somethingElseInItsPlace() {
    QFETCH(const QString, place);
    const RecordsFolder folder;
    QString where = folder.path();
    if (place == "folder")
        QVERIFY(QDir(folder.path()).mkpath("records.sqlite/below"));
    else if (place.isEmpty())
        writeBytes(where = folder.filePath("file"), "x");
    else
        QVERIFY(QFile::link(place, folder.file()));
    const QStringList before = folder.entries();
    const auto opened = Database::open(where);
    QCOMPARE(told(opened), QString("cannot-open"));
    QVERIFY(!opened.error().words.isEmpty());
    QCOMPARE(folder.entries(), before);
}

void TestDatabaseTrouble::whatMayNotBeWritten_data() {
    QTest::addColumn<bool>("file");
    QTest::addColumn<bool>("folder");
    QTest::addColumn<QString>("trouble");
    QTest::newRow("file") << false << true << "read-only";
    QTest::newRow("folder") << true << false << "read-only";
    QTest::newRow("both") << false << false << "read-only";
    QTest::newRow("none of them") << true << true << "none";
}

void TestDatabaseTrouble::whatMayNotBeWritten() {
    QFETCH(const bool, file);
    QFETCH(const bool, folder);
    const Nobody nobody;
    const RecordsFolder records;
    writeBytes(records.file(), m_good);
    const auto read = QFile::ReadOwner | QFile::ExeOwner;
    QVERIFY(QFile::setPermissions(records.file(), file ? read | QFile::WriteOwner : read));
    QVERIFY(QFile::setPermissions(records.path(), folder ? read | QFile::WriteOwner : read));
    const auto opened = records.tryOpen();
    QTEST(told(opened), "trouble");
    QVERIFY(opened || !opened.error().words.isEmpty());
    QVERIFY(QFile::setPermissions(records.path(), read | QFile::WriteOwner));
    QVERIFY(bytesOf(records.file()) == m_good);
}

// A lock passes: it is told so, also to who opens the file meanwhile.
void TestDatabaseTrouble::aLockIsWaitedForAndTold() {
    const RecordsFolder folder;
    const auto database = folder.open();
    Connection other(folder.file(), folder.file(), {});
    QVERIFY(other.open());
    QVERIFY(other.ask("BEGIN IMMEDIATE"));
    QElapsedTimer timer;
    timer.start();
    const auto added = addOne(*database);
    QCOMPARE(told(added), QString("locked"));
    QVERIFY(added.error().passes);
    QVERIFY(timer.elapsed() >= 40);
    const auto opened = folder.tryOpen();
    QCOMPARE(told(opened), QString("locked"));
    QVERIFY(opened.error().passes);
    QVERIFY(other.ask("ROLLBACK"));
    QVERIFY(addOne(*database));
    QVERIFY(folder.tryOpen());
}

void TestDatabaseTrouble::aFullDisk() {
    const RecordsFolder folder;
    const auto database = folder.open();
    QVERIFY(addOne(*database));
    answer(*database, "PRAGMA max_page_count = 1");
    OrTrouble<> added;
    int people = 1;
    for (; (added = addOne(*database)) && people < 10'000; ++people)
        continue;
    QCOMPARE(told(added), QString("disk-full"));
    QVERIFY(added.error().passes);
    QCOMPARE(answer(*database, "SELECT count(*) FROM person"), QString::number(people));
    answer(*database, "PRAGMA max_page_count = 1000000");
    QVERIFY(addOne(*database));
    QCOMPARE(answer(*database, "SELECT count(*) FROM person"), QString::number(people + 1));
}

// A page that went bad while the file was open: from then on nothing is written any more.
void TestDatabaseTrouble::damageThatIsMetLater() {
    const RecordsFolder folder;
    writeBytes(folder.file(), m_good);
    const auto database = folder.open();
    QVERIFY(addOne(*database));
    answer(*database, "PRAGMA wal_checkpoint(TRUNCATE)");
    QByteArray bytes = bytesOf(folder.file());
    for (int page = 25; page < 30; ++page)
        bytes = withPageFlipped(bytes, page);
    writeBytes(folder.file(), bytes);
    answer(*database, "PRAGMA shrink_memory");
    {
        Work work(*database, Work::Kind::reads);
        Statement statement(work, "SELECT count(name) FROM person");
        statement.run();
        QVERIFY(!statement.next());
        QCOMPARE(told(work.done()), QString("damaged"));
    }
    {
        Work work(*database, Work::Kind::writes);
        run(work, "PRAGMA user_version = 7"); // which lies elsewhere
        QCOMPARE(told(work.done()), QString("damaged"));
    }
    QVERIFY(bytesOf(folder.file()) == bytes);
}

QTEST_GUILESS_MAIN(TestDatabaseTrouble)
#include "tst_database_trouble.moc"
