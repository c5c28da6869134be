// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/assessments.h"
#include "app/records/people.h"
#include "app/records/session_list.h"
#include "app/records/sittings.h"
#include "tests/app/records/records_folder.h"
#include "tests/app/records/sitting.h"

#include <QUuid>

using namespace mz;
using namespace mz::testing;

namespace {

QStringList names(Database& database) {
    QStringList list;
    const auto all = people(database);
    for (const Person& person : *all)
        list.append(person.name);
    return list;
}

} // namespace

class TestPeople : public QObject {
    Q_OBJECT

private slots:
    void namesAreData_data();
    void namesAreData();
    void everythingIsKept();
    void whatCannotBeIsRefused_data();
    void whatCannotBeIsRefused();
    void theLastOneComesFirst();
    void aClockThatGoesBackChangesTheOrderOnly();
    void nobodyHasAnIdAgain();
    void removingLeavesNothing();
    void removingWhileAnotherReads();
    void othersStay();
};

void TestPeople::namesAreData_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("empty") << QString("");
    QTest::newRow("null") << QString();
    QTest::newRow("blanks") << QString("  Ada  ");
    QTest::newRow("quotes") << QString("O'Neil \"the\" `Kid`; DROP TABLE person;--");
    QTest::newRow("lines") << QString("one\r\ntwo\n\tthree");
    QTest::newRow("markup") << QString("<b>Ada</b> &amp; %1 %2");
    QTest::newRow("question mark") << QString("? ?1 :name @name $name");
    QTest::newRow("composed") << QString::fromUtf8("Andr\xC3\xA9");
    QTest::newRow("taken apart") << QString::fromUtf8("Andre\xCC\x81");
    QTest::newRow("beyond 16 bits") << QString::fromUtf8("\xF0\x9F\x83\x8F \xF0\x9D\x84\x9E");
    QTest::newRow("from the right")
        << QString::fromUtf8("\xD7\xA9\xD7\x9C\xD7\x95\xD7\x9D\xE2\x80\xAE");
    QTest::newRow("long") << QString(100'000, QChar(0x5217));
}

// What goes in comes out, to the last blank.
void TestPeople::namesAreData() {
    QFETCH(const QString, name);
    const RecordsFolder folder;
    Person person = aPerson(name);
    person.classGroup = name;
    person.note = name;
    const auto added = addPerson(*folder.open(), person);
    QVERIFY(added);
    const auto all = people(*folder.open());
    QCOMPARE(all->size(), 1);
    QCOMPARE(all->front().name, name);
    QCOMPARE(all->front().number, name);
    QCOMPARE(all->front().classGroup, name);
    QCOMPARE(all->front().note, name);
    QCOMPARE(all->front().id, added->id);
}

void TestPeople::everythingIsKept() {
    const RecordsFolder folder;
    const auto database = folder.open();
    Person ada{0, "the-key", "007", "Ada", "it", 135, true, 1'000, 2'000, "3B", "left hand"};
    const auto added = addPerson(*database, ada);
    ada.id = added->id;
    QVERIFY(*added == ada);
    QVERIFY(people(*database)->front() == ada);
    const auto bice = addPerson(*database, aPerson("Bice"));
    QCOMPARE(QUuid::fromString(bice->key).toString(QUuid::WithoutBraces), bice->key);
    QVERIFY(!QUuid::fromString(bice->key).isNull());

    const Person changed{ada.id, "no-other-key", "8", "Ada B.", "en", 80, false, 5, 6, "4B", ""};
    QVERIFY(*changePerson(*database, changed));
    const Person expected{ada.id, "the-key", "8",   "Ada B.", "en", 80,
                          false,  1'000,     2'000, "4B",     ""};
    QVERIFY(people(*database)->front() == expected);
    QVERIFY(*usePerson(*database, ada.id, 3'000));
    QCOMPARE(people(*database)->front().lastUsedAt, 3'000);
    Person nobody = changed;
    nobody.id = 77;
    QVERIFY(!*changePerson(*database, nobody));
    QVERIFY(!*usePerson(*database, 77, 1));
}

void TestPeople::whatCannotBeIsRefused_data() {
    QTest::addColumn<QString>("lang");
    QTest::addColumn<int>("percent");
    QTest::addColumn<QString>("key");
    QTest::newRow("language") << "de" << 100 << "b";
    QTest::newRow("no language") << "" << 100 << "b";
    QTest::newRow("too small") << "en" << 79 << "b";
    QTest::newRow("too large") << "en" << 201 << "b";
    QTest::newRow("key twice") << "en" << 100 << "a";
}

void TestPeople::whatCannotBeIsRefused() {
    QFETCH(const QString, lang);
    QFETCH(const int, percent);
    QFETCH(const QString, key);
    const RecordsFolder folder;
    const auto database = folder.open();
    QVERIFY(addPerson(*database, {0, "a", "", "Ada", "en", 100, false, 1, 1}));
    const auto added = addPerson(*database, {0, key, "", "B", lang, percent, false, 1, 1});
    QCOMPARE(told(added), QString("other"));
    QCOMPARE(names(*database), QStringList{"Ada"});
}

void TestPeople::theLastOneComesFirst() {
    const RecordsFolder folder;
    const auto database = folder.open();
    QList<qint64> ids;
    for (const char* name : {"Ada", "Bice", "Carlo"})
        ids.append(addPerson(*database, aPerson(name, 1'000))->id);
    QCOMPARE(names(*database), (QStringList{"Carlo", "Bice", "Ada"}));
    QVERIFY(*usePerson(*database, ids[1], 2'000));
    QVERIFY(*usePerson(*database, ids[0], 3'000));
    QCOMPARE(names(*database), (QStringList{"Ada", "Bice", "Carlo"}));
}

void TestPeople::aClockThatGoesBackChangesTheOrderOnly() {
    const RecordsFolder folder;
    const auto database = folder.open();
    const auto ada = addPerson(*database, aPerson("Ada", 5'000));
    const auto bice = addPerson(*database, aPerson("Bice", -7'000));
    QCOMPARE(names(*database), (QStringList{"Ada", "Bice"}));
    QVERIFY(*usePerson(*database, ada->id, -8'000));
    QCOMPARE(names(*database), (QStringList{"Bice", "Ada"}));
    QCOMPARE(people(*database)->front().createdAt, bice->createdAt);
}

// Whoever still means somebody who was removed meets nobody, and no other one.
void TestPeople::nobodyHasAnIdAgain() {
    const RecordsFolder folder;
    const auto database = folder.open();
    const auto ada = addPerson(*database, aPerson("Ada"));
    QVERIFY(removePerson(*database, ada->id));
    const auto bice = addPerson(*database, aPerson("Bice"));
    QVERIFY(bice->id != ada->id);
}

// Neither name nor number nor a line of a log is in any file of the database.
void TestPeople::removingLeavesNothing() {
    const RecordsFolder folder;
    const auto database = folder.open();
    const auto ada = addPerson(*database, {0,
                                           {},
                                           "S-4711",
                                           "Ada Lovelace",
                                           "en",
                                           100,
                                           false,
                                           1,
                                           1,
                                           "Evening class",
                                           "holds the deck left"});
    const auto bice = addPerson(*database, aPerson("Bice"));
    for (const char* file : {"a.log.jsonl", "b.log.jsonl", "c.log.jsonl"})
        QVERIFY(*assess(*database, keep(*database, {ada->id, file, 1'000, writtenLog()}),
                        {"Carla Assessor", 70, "hesitates", 1, false}));
    QVERIFY(beginSitting(*database, {"sitting-1", ada->id, "exam", "Entry exam", 1}));
    const Sitting running{.scenario = "exposed-straddle"};
    begin(*database, {ada->id, "running.log.jsonl", 2'000, writtenLog(running)});
    keep(*database, {bice->id, "d.log.jsonl", 1'000, writtenLog({"clean-all-in-call"})});
    keep(*database, {std::nullopt, "e.log.jsonl", 1'000, writtenLog({"clean-all-in-call"})});

    const QByteArrayList traces{"Ada Lovelace",        "S-4711",           "overdealt-flop",
                                "a.log.jsonl",         "exposed-straddle", "Evening class",
                                "holds the deck left", "Carla Assessor",   "hesitates",
                                "Entry exam"};
    const auto found = [&] {
        QByteArray all;
        for (const QString& entry : folder.entries())
            all += bytesOf(folder.filePath(entry));
        QByteArrayList list;
        for (const QByteArray& trace : traces)
            if (all.contains(trace))
                list.append(trace);
        return list;
    };
    QCOMPARE(found(), traces);
    const auto removed = removePerson(*database, ada->id);
    QVERIFY(removed);
    QVERIFY(removed->wiped);
    QCOMPARE(removed->files,
             (QStringList{"a.log.jsonl", "b.log.jsonl", "c.log.jsonl", "running.log.jsonl"}));
    QCOMPARE(found(), QByteArrayList());
    QVERIFY(bytesOf(folder.file() + "-wal").isEmpty());
    QCOMPARE(names(*database), QStringList{"Bice"});
    QCOMPARE(answer(*database, "SELECT count(*) FROM session"), QString("2"));
    QCOMPARE(answer(*database, "SELECT count(*) FROM line"), QString("0"));
    QCOMPARE(answer(*database, "PRAGMA foreign_key_check"), QString());
    QCOMPARE(answer(*database, "PRAGMA integrity_check"), QString("ok"));
    const auto again = removePerson(*database, ada->id);
    QVERIFY(again->files.isEmpty());
}

// Another window looks at the list: the rows go at once, their traces when it has finished.
void TestPeople::removingWhileAnotherReads() {
    const RecordsFolder folder;
    const auto database = folder.open();
    const auto ada = addPerson(*database, aPerson("Ada Lovelace"));
    Connection other(folder.file(), folder.file(), {});
    QVERIFY(other.open());
    QVERIFY(other.ask("BEGIN"));
    QCOMPARE(*other.ask("SELECT count(*) FROM person"), QString("1"));
    const auto removed = removePerson(*database, ada->id);
    QVERIFY(removed);
    QVERIFY(!removed->wiped);
    QVERIFY(names(*database).isEmpty());
    QCOMPARE(told(wipe(*database)), QString("locked"));
    QVERIFY(other.ask("ROLLBACK"));
    QCOMPARE(told(wipe(*database)), QString("none"));
    for (const QString& entry : folder.entries())
        QVERIFY(!bytesOf(folder.filePath(entry)).contains("Ada Lovelace"));
}

void TestPeople::othersStay() {
    const RecordsFolder folder;
    const auto database = folder.open();
    const auto ada = addPerson(*database, aPerson("Ada"));
    const auto bice = addPerson(*database, aPerson("Bice"));
    const QString kept = keep(*database, {bice->id, "b.log.jsonl", 5, writtenLog()});
    keep(*database, {ada->id, "a.log.jsonl", 5, writtenLog()});
    QVERIFY(removePerson(*database, ada->id));
    QVERIFY(sessionsOf(*database, ada->id, 10)->empty());
    QVERIFY(attemptsOf(*database, ada->id)->empty());
    QCOMPARE(sessionsOf(*database, bice->id, 10)->size(), std::size_t{1});
    QCOMPARE(attemptsOf(*database, bice->id)->size(), std::size_t{1});
    QVERIFY(**logText(*database, kept) == writtenLog());
}

QTEST_GUILESS_MAIN(TestPeople)
#include "tst_people.moc"
