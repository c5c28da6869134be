// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/set_aside.h"
#include "tests/app/records/records_folder.h"

#include <sys/resource.h>

#include <csignal>

using namespace mz;
using namespace mz::testing;

namespace {

const QDateTime moment(QDate(2026, 11, 30), QTime(10, 15, 7));

// While it lives no file grows beyond this: a disk that becomes full.
class SmallFiles {
public:
    explicit SmallFiles(rlim_t bytes) {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit small{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~SmallFiles() { setrlimit(RLIMIT_FSIZE, &m_before); }
    SmallFiles(const SmallFiles&) = delete;
    SmallFiles& operator=(const SmallFiles&) = delete;

private:
    rlimit m_before{};
};

} // namespace

class TestSetAside : public QObject {
    Q_OBJECT

private slots:
    void aDamagedFileMakesWay();
    void whatIsAsideAlreadyStays();
    void onlyTheLogIsThere();
    void nothingIsThere();
    void whereTheCopyFailsNothingIsRemoved_data();
    void whereTheCopyFailsNothingIsRemoved();
};

// It is copied byte for byte with what goes with it, and a new one can be begun.
void TestSetAside::aDamagedFileMakesWay() {
    const RecordsFolder folder;
    const QByteArray bytes = QByteArray("damaged").repeated(300'000);
    writeBytes(folder.file(), bytes);
    writeBytes(folder.file() + "-wal", "log");
    writeBytes(folder.file() + "-shm", "memory");
    QCOMPARE(told(folder.tryOpen()), QString("damaged"));
    const auto aside = setAside(folder.file(), moment);
    QVERIFY(aside);
    QCOMPARE(*aside, folder.filePath("records.damaged-20261130-101507.sqlite"));
    QCOMPARE(folder.entries(), (QStringList{"records.damaged-20261130-101507.sqlite",
                                            "records.damaged-20261130-101507.sqlite-shm",
                                            "records.damaged-20261130-101507.sqlite-wal"}));
    QVERIFY(bytesOf(*aside) == bytes);
    QCOMPARE(bytesOf(*aside + "-wal"), QByteArray("log"));
    QCOMPARE(bytesOf(*aside + "-shm"), QByteArray("memory"));
    QCOMPARE(answer(*folder.open(), "SELECT count(*) FROM person"), QString("0"));
}

void TestSetAside::whatIsAsideAlreadyStays() {
    const RecordsFolder folder;
    for (const char* number : {"one", "two", "three"}) {
        writeBytes(folder.file(), number);
        QVERIFY(setAside(folder.file(), moment));
    }
    const QString stem = folder.filePath("records.damaged-20261130-101507");
    QCOMPARE(bytesOf(stem + ".sqlite"), QByteArray("one"));
    QCOMPARE(bytesOf(stem + "-2.sqlite"), QByteArray("two"));
    QCOMPARE(bytesOf(stem + "-3.sqlite"), QByteArray("three"));
    QCOMPARE(folder.entries().size(), 3);
}

void TestSetAside::onlyTheLogIsThere() {
    const RecordsFolder folder;
    writeBytes(folder.file() + "-wal", "log");
    QVERIFY(setAside(folder.file(), moment));
    QCOMPARE(folder.entries(), QStringList{"records.damaged-20261130-101507.sqlite-wal"});
    QVERIFY(folder.tryOpen());
}

void TestSetAside::nothingIsThere() {
    const RecordsFolder folder;
    QCOMPARE(told(setAside(folder.file(), moment)), QString("cannot-open"));
    QVERIFY(folder.entries().isEmpty());
}

void TestSetAside::whereTheCopyFailsNothingIsRemoved_data() {
    QTest::addColumn<bool>("mayWrite");
    QTest::addColumn<bool>("mayRead");
    QTest::addColumn<qint64>("room");
    QTest::addColumn<QString>("trouble");
    const qint64 much = 1'000'000;
    QTest::newRow("folder that cannot be written") << false << true << much << "cannot-open";
    QTest::newRow("file that cannot be read") << true << false << much << "cannot-open";
    QTest::newRow("no room for the file") << true << true << qint64{1000} << "other";
    QTest::newRow("no room at all") << true << true << qint64{0} << "other";
}

void TestSetAside::whereTheCopyFailsNothingIsRemoved() {
    QFETCH(const bool, mayWrite);
    QFETCH(const bool, mayRead);
    QFETCH(const qint64, room);
    const Nobody nobody;
    const RecordsFolder folder;
    writeBytes(folder.file(), QByteArray(5000, 'x'));
    writeBytes(folder.file() + "-wal", "log");
    const auto all = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
    QVERIFY(QFile::setPermissions(folder.file(), mayRead ? all : QFile::WriteOwner));
    QVERIFY(
        QFile::setPermissions(folder.path(), mayWrite ? all : QFile::ReadOwner | QFile::ExeOwner));
    const auto aside = [&] {
        const SmallFiles small(static_cast<rlim_t>(room));
        return setAside(folder.file(), moment);
    }();
    QVERIFY(QFile::setPermissions(folder.path(), all));
    QVERIFY(QFile::setPermissions(folder.file(), all));
    QTEST(told(aside), "trouble");
    QVERIFY(!aside.error().words.isEmpty());
    QCOMPARE(folder.entries(), (QStringList{"records.sqlite", "records.sqlite-wal"}));
    QCOMPARE(bytesOf(folder.file()).size(), 5000);
    QCOMPARE(bytesOf(folder.file() + "-wal"), QByteArray("log"));
}

QTEST_GUILESS_MAIN(TestSetAside)
#include "tst_set_aside.moc"
