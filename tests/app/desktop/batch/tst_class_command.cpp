// SPDX-License-Identifier: GPL-3.0-or-later
// `mazziere class`, run as whoever has no display runs it.
#include "app/records/exchange.h"
#include "app/records/people.h"
#include "app/records/session_list.h"
#include "tests/app/desktop/batch/bare_run.h"
#include "tests/app/records/sitting.h"

#include <QDir>
#include <QTemporaryDir>

using namespace mz;
using namespace mz::testing;

namespace {

// What a trainee with this number hands in: one hand dealt right, or one that was left.
std::string handedIn(const QString& number, bool right) {
    const QTemporaryDir folder;
    const auto database = Database::open(folder.path());
    Person person = aPerson("Somebody " + number);
    person.number = number;
    const Person added = *addPerson(**database, person);
    const std::string log = right ? writtenLog() : firstLines(writtenLog(), 6);
    keep(**database, {added.id, number + ".log.jsonl", 1'796'000'000'000, log});
    return writeRecords(**recordsOf(**database, added.id));
}

} // namespace

class TestClassCommand : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aFolderBecomesTheTableOfAClass();
    void aFileThatIsNoneIsToldAndTheOthersCount();
    void aRosterWithAFaultStopsIt();
    void itIsToldWhatItNeeds_data();
    void itIsToldWhatItNeeds();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestClassCommand::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir().mkpath(path("in")));
    writeBytes(path("in/a.records.json"), QByteArray::fromStdString(handedIn("t001", true)));
    writeBytes(path("in/b.records.json"), QByteArray::fromStdString(handedIn("t002", false)));
    writeBytes(path("roster.csv"), "trainee_id,name,group\nt001,\"Rossi, Ada\",A\nt002,=cmd(),A\n"
                                   "t003,Zoe,A\n");
}

void TestClassCommand::aFolderBecomesTheTableOfAClass() {
    const Ran ran = runBare({"class", path("in"), "--roster", path("roster.csv"), "-o", path("out"),
                             "--data", path("data")});
    // Both are called otherwise in the roster: that is told, and no fault.
    QCOMPARE(ran.err.count("has the number of"), 2);
    QCOMPARE(ran.err.count('\n'), 2);
    QCOMPARE(ran.status, 0);
    const QList<QByteArray> lines = bytesOf(path("out/class.csv")).split('\n');
    QCOMPARE(lines.size(), 5);
    QVERIFY(lines[0].startsWith("trainee_id,trainee_name,group,need,"));
    QVERIFY2(lines[1].startsWith("t002,'=cmd(),A,6.0,"), lines[1].constData());
    QVERIFY2(lines[2].startsWith("t003,Zoe,A,6.0,"), lines[2].constData());
    QVERIFY2(lines[3].startsWith("t001,\"Rossi, Ada\",A,5.0,"), lines[3].constData());
    QCOMPARE(bytesOf(path("out/results.csv")).count('\n'), 3);
    QVERIFY(!QFile::exists(path("data/records.sqlite"))); // nothing of this computer's own
}

void TestClassCommand::aFileThatIsNoneIsToldAndTheOthersCount() {
    writeBytes(path("in/c.records.json"), "{");
    const Ran ran = runBare({"class", path("in"), "-o", path("out")});
    QCOMPARE(ran.status, 1);
    QVERIFY2(ran.err.contains("c.records.json: 1: "), qPrintable(ran.err));
    QCOMPARE(bytesOf(path("out/class.csv")).count('\n'), 3);
}

void TestClassCommand::aRosterWithAFaultStopsIt() {
    writeBytes(path("roster.csv"), "trainee_id,name\nt001,Ada\nt001,Bruno\n");
    const Ran ran =
        runBare({"class", path("in"), "--roster", path("roster.csv"), "-o", path("out")});
    QCOMPARE(ran.status, 1);
    QVERIFY2(ran.err.contains("roster.csv:3: "), qPrintable(ran.err));
    QVERIFY(!QFile::exists(path("out/class.csv")));
}

void TestClassCommand::itIsToldWhatItNeeds_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no folder") << QStringList{"class", "x"};
    QTest::newRow("no results") << QStringList{"class", "-o", "x"};
    QTest::newRow("no such form") << QStringList{"class", "x", "-o", "x", "--form", "french"};
}

void TestClassCommand::itIsToldWhatItNeeds() {
    QFETCH(const QStringList, arguments);
    const Ran ran = runBare(arguments);
    QCOMPARE(ran.status, 2);
    QVERIFY(!ran.err.isEmpty());
}

QTEST_GUILESS_MAIN(TestClassCommand)
#include "tst_class_command.moc"
