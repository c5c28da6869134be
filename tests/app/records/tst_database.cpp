// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/records/records_folder.h"

#include <QSet>
#include <QThread>

#include <algorithm>
#include <array>

using namespace mz;
using namespace mz::testing;

class TestDatabase : public QObject {
    Q_OBJECT

private slots:
    void aNewFileIsBegun();
    void whatWasWrittenIsThereAgain();
    void aMissingFolderIsMade();
    void alsoWithoutWriteAheadLog();
    void aFileWithALogIsOpenedWithoutOne();
    void whatAFailedBeginningLeftIsBegunAnew();
    void twoAtATime();
    void aWorkIsWholeOrNotAtAll();
    void aWorkWithinAWorkIsPartOfIt();
    void everyTroubleHasItsCode();
};

void TestDatabase::aNewFileIsBegun() {
    const RecordsFolder folder;
    const auto database = folder.open();
    QCOMPARE(database->file(), folder.file());
    QVERIFY(!database->walRefused());
    QCOMPARE(answer(*database, "PRAGMA application_id"), QString::number(0x4D7A5263));
    QCOMPARE(answer(*database, "PRAGMA user_version"),
             QString::number(recordsMigrations().back().version));
    QCOMPARE(answer(*database, "PRAGMA journal_mode"), QString("wal"));
    QCOMPARE(answer(*database, "PRAGMA synchronous"), QString("2"));
    QCOMPARE(answer(*database, "PRAGMA foreign_keys"), QString("1"));
    QCOMPARE(answer(*database, "PRAGMA secure_delete"), QString("1"));
    QCOMPARE(answer(*database, "PRAGMA integrity_check"), QString("ok"));
}

namespace {

OrTrouble<> add(Database& database, const char* name) {
    Work work(database, Work::Kind::writes);
    run(work, "INSERT INTO person VALUES (NULL, ?, '', ?, '', '', 'en', 100, 0, 1, 1)", name, name);
    return work.done();
}

QString people(const Database& database) {
    return answer(database, "SELECT group_concat(name) FROM (SELECT name FROM person ORDER BY id)");
}

} // namespace

void TestDatabase::whatWasWrittenIsThereAgain() {
    const RecordsFolder folder;
    QVERIFY(add(*folder.open(), "Ada"));
    QVERIFY(add(*folder.open(), "Bice"));
    QCOMPARE(people(*folder.open()), QString("Ada,Bice"));
    QCOMPARE(folder.entries(), QStringList{"records.sqlite"});
}

void TestDatabase::aMissingFolderIsMade() {
    const RecordsFolder folder;
    const QString path = folder.filePath(QStringLiteral("of its/own %41?mode=ro#à"));
    for (int i = 0; i < 2; ++i) {
        const auto database = Database::open(path);
        QVERIFY(database);
        QCOMPARE((*database)->file(), path + "/records.sqlite");
    }
    QCOMPARE(QDir(path).entryList(QDir::Files), QStringList{"records.sqlite"});
}

// As on a file system that several machines share.
void TestDatabase::alsoWithoutWriteAheadLog() {
    const RecordsFolder folder;
    DatabaseOptions options;
    options.uri = QStringLiteral("vfs=unix-dotfile");
    for (int i = 0; i < 2; ++i) {
        const auto database = folder.open(options);
        QVERIFY(database->walRefused());
        QCOMPARE(answer(*database, "PRAGMA journal_mode"), QString("delete"));
        QCOMPARE(answer(*database, "PRAGMA synchronous"), QString("3"));
        QVERIFY(add(*database, i == 0 ? "Ada" : "Bice"));
    }
    QCOMPARE(people(*folder.open()), QString("Ada,Bice"));
}

// A home that was moved to one.
void TestDatabase::aFileWithALogIsOpenedWithoutOne() {
    const RecordsFolder folder;
    QVERIFY(add(*folder.open(), "Ada"));
    DatabaseOptions options;
    options.uri = QStringLiteral("vfs=unix-dotfile");
    const auto database = folder.open(options);
    QVERIFY(database->walRefused());
    QVERIFY(add(*database, "Bice"));
    QCOMPARE(people(*database), QString("Ada,Bice"));
}

// The power failed in the first moment: pages without content, and the journal that takes it back.
void TestDatabase::whatAFailedBeginningLeftIsBegunAnew() {
    const RecordsFolder folder;
    // SQLite's mark; no pages to put back, a nonce; the file had no pages; sectors, size of a page
    QByteArray journal = QByteArray::fromHex("d9d505f920a163d7"
                                             "0000000000000000"
                                             "00000000"
                                             "0000020000001000");
    journal.append(QByteArray(512 - journal.size(), '\0'));
    writeBytes(folder.file() + "-journal", journal);
    writeBytes(folder.file(), QByteArray(8192, '\0'));
    const auto database = folder.open();
    QCOMPARE(answer(*database, "PRAGMA integrity_check"), QString("ok"));
    QVERIFY(add(*database, "Ada"));
    QVERIFY(!QFile::exists(folder.file() + "-journal"));
}

// Two windows are opened at the same moment, and both begin the file.
void TestDatabase::twoAtATime() {
    for (int i = 0; i < 20; ++i) {
        const RecordsFolder folder;
        std::array<QString, 4> outcomes;
        std::vector<std::unique_ptr<QThread>> threads;
        for (QString& outcome : outcomes) {
            threads.emplace_back(QThread::create([&folder, &outcome] {
                auto database = Database::open(folder.path());
                outcome = told(database) + (database ? told(add(**database, "Ada")) : "");
            }));
            threads.back()->start();
        }
        for (const auto& thread : threads)
            thread->wait();
        // the key is there already for all but the first
        QCOMPARE(std::ranges::count(outcomes, "nonenone"), 1);
        QCOMPARE(std::ranges::count(outcomes, "noneother"), 3);
        QCOMPARE(people(*folder.open()), QString("Ada"));
    }
}

void TestDatabase::aWorkIsWholeOrNotAtAll() {
    const RecordsFolder folder;
    const auto database = folder.open();
    {
        Work work(*database, Work::Kind::writes);
        QVERIFY(
            run(work, "INSERT INTO person VALUES (1, 'a', '', 'A', '', '', 'en', 100, 0, 1, 1)"));
        QVERIFY(
            !run(work, "INSERT INTO person VALUES (2, 'b', '', 'B', '', '', 'de', 100, 0, 1, 1)"));
        QVERIFY(
            !run(work, "INSERT INTO person VALUES (3, 'c', '', 'C', '', '', 'en', 100, 0, 1, 1)"));
        const auto done = work.done();
        QCOMPARE(told(done), QString("other"));
        QVERIFY2(done.error().words.contains("CHECK"), qPrintable(done.error().words));
        QCOMPARE(done.error().file, folder.file());
    }
    QCOMPARE(people(*database), QString());
    {
        Work work(*database, Work::Kind::writes);
        QVERIFY(
            run(work, "INSERT INTO person VALUES (1, 'a', '', 'A', '', '', 'en', 100, 0, 1, 1)"));
    }
    QCOMPARE(people(*database), QString());
    QVERIFY(add(*database, "Ada"));
    QCOMPARE(people(*database), QString("Ada"));
}

void TestDatabase::aWorkWithinAWorkIsPartOfIt() {
    const RecordsFolder folder;
    const auto database = folder.open();
    {
        Work work(*database, Work::Kind::writes);
        QVERIFY(add(*database, "Ada"));
        QVERIFY(add(*database, "Bice"));
    }
    QCOMPARE(people(*database), QString());
    {
        Work work(*database, Work::Kind::writes);
        QVERIFY(add(*database, "Ada"));
        QCOMPARE(told(add(*database, "Ada")), QString("other"));
        QCOMPARE(told(add(*database, "Bice")), QString("other"));
        QCOMPARE(told(work.done()), QString("other"));
    }
    QCOMPARE(people(*database), QString());
    {
        Work work(*database, Work::Kind::writes);
        QVERIFY(add(*database, "Ada"));
        QVERIFY(add(*database, "Bice"));
        QVERIFY(work.done());
    }
    QCOMPARE(people(*database), QString("Ada,Bice"));
}

void TestDatabase::everyTroubleHasItsCode() {
    QSet<QString> codes;
    for (int i = 0; i < recordsTroubleCount; ++i)
        codes.insert(told(OrTrouble<>(
            tl::unexpected(RecordsTrouble{static_cast<RecordsTrouble::Kind>(i), {}, {}, false}))));
    QCOMPARE(codes.size(), recordsTroubleCount);
    QVERIFY(!codes.contains(QString()));
}

QTEST_GUILESS_MAIN(TestDatabase)
#include "tst_database.moc"
