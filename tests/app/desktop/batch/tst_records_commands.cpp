// SPDX-License-Identifier: GPL-3.0-or-later
// `mazziere export` and `mazziere regrade`, run as whoever has no display runs them.
#include "app/records/people.h"
#include "app/records/sessions.h"
#include "tests/app/desktop/batch/bare_run.h"
#include "tests/app/records/written_log.h"

#include <QDir>
#include <QFile>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace mz;
using namespace mz::testing;

namespace {

// One trainee with a session that was dealt right and one that was left.
void fill(const QString& folder) {
    auto database = Database::open(folder);
    QVERIFY(database);
    Person ada;
    ada.name = QStringLiteral("=cmd()");
    ada.number = QStringLiteral("t005");
    ada.lang = QStringLiteral("it");
    const auto added = addPerson(**database, ada);
    QVERIFY(added);
    int number = 0;
    for (const std::string& log : {writtenLog(), firstLines(writtenLog(), 6)}) {
        const QString key = QStringLiteral("0b9e3c7a-6f0d-4e0e-9f5c-2f3f0c1d5a0%1").arg(++number);
        SessionStart start;
        start.key = key;
        start.person = added->id;
        start.startedAt = 1'796'000'000'000 + number;
        start.header = readLog(log)->header;
        QVERIFY(beginSession(**database, start, linesOf(log)));
        QVERIFY(endSession(**database, key, judges(), 1'796'000'100'000));
    }
}

} // namespace

class TestRecordsCommands : public QObject {
    Q_OBJECT

private slots:
    void init();
    void exportWritesTablesAndStatements();
    void theItalianFormAndNoNames();
    void exportIsToldWhatItNeeds_data();
    void exportIsToldWhatItNeeds();
    void withoutRecordsNothingIsBegun();
    void damagedRecordsAreTold();
    void regradeLeavesTheVerdictOfTheDay();

private:
    [[nodiscard]] QString data() const { return m_folder->filePath("data"); }
    [[nodiscard]] QString out() const { return m_folder->filePath("out"); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestRecordsCommands::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    fill(data());
}

void TestRecordsCommands::exportWritesTablesAndStatements() {
    const Ran ran = runBare({"export", "-o", out(), "--data", data()});
    QCOMPARE(ran.err, QString());
    QCOMPARE(ran.status, 0);
    QCOMPARE(ran.out, QString("2 sessions written.\n"));
    const QStringList files = QDir(out()).entryList(QDir::Files);
    QCOMPARE(files, QStringList({"attempts.csv", "dictionary.csv", "dictionary.md", "results.csv",
                                 "statements.json", "steps.csv"}));
    const QList<QByteArray> results = bytesOf(out() + "/results.csv").split('\n');
    QVERIFY(results[0].startsWith("session_id,trainee_id,trainee_name,started_at,"));
    QVERIFY(results[1].contains(",t005,'=cmd(),"));
    QCOMPARE(results.size(), 4); // head, two sessions, nothing behind the last line end
}

void TestRecordsCommands::theItalianFormAndNoNames() {
    const Ran ran = runBare({"export", "-o", out(), "--data", data(), "--form", "italian",
                             "--names", "no", "--lang", "it"});
    QCOMPARE(ran.status, 0);
    QCOMPARE(ran.out, QString("2 sessioni scritte.\n"));
    const QByteArray results = bytesOf(out() + "/results.csv");
    QVERIFY(results.startsWith("\xEF\xBB\xBFsession_id;trainee_id;trainee_name;"));
    QVERIFY(!results.contains("cmd()"));
    QVERIFY(!bytesOf(out() + "/statements.json").contains("cmd()"));
}

void TestRecordsCommands::exportIsToldWhatItNeeds_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no folder") << QStringList{"export"};
    QTest::newRow("another form") << QStringList{"export", "-o", "x", "--form", "french"};
    QTest::newRow("names maybe") << QStringList{"export", "-o", "x", "--names", "maybe"};
    QTest::newRow("something more") << QStringList{"export", "-o", "x", "y"};
    QTest::newRow("regrade and more") << QStringList{"regrade", "y"};
}

void TestRecordsCommands::exportIsToldWhatItNeeds() {
    QFETCH(const QStringList, arguments);
    const Ran ran = runBare(arguments + QStringList{"--data", data()});
    QCOMPARE(ran.status, 2);
    QVERIFY(ran.err.startsWith("mazziere: "));
}

void TestRecordsCommands::withoutRecordsNothingIsBegun() {
    const QString nowhere = m_folder->filePath("nowhere");
    for (const QStringList& command :
         {QStringList{"export", "-o", out()}, QStringList{"regrade"}}) {
        const Ran ran = runBare(command + QStringList{"--data", nowhere});
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.contains("records.sqlite: "), qPrintable(ran.err));
    }
    QVERIFY(!QFile::exists(nowhere));
    QVERIFY(!QFile::exists(out()));
}

void TestRecordsCommands::damagedRecordsAreTold() {
    const QString broken = m_folder->filePath("broken");
    QVERIFY(QDir().mkpath(broken));
    QFile file(broken + "/records.sqlite");
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(5000, 'x'));
    file.close();
    const Ran ran = runBare({"regrade", "--data", broken});
    QCOMPARE(ran.status, 2);
    QVERIFY2(ran.err.contains("damaged"), qPrintable(ran.err));
    QCOMPARE(bytesOf(broken + "/records.sqlite"), QByteArray(5000, 'x'));
}

// As if the rulebook of that day had said something else.
void TestRecordsCommands::regradeLeavesTheVerdictOfTheDay() {
    QCOMPARE(runBare({"regrade", "--data", data()}).out,
             QString("Judged again: 2. Another verdict: 0. The first verdict: 0. Not judged: "
                     "0.\n"));
    {
        auto database = Database::open(data());
        QVERIFY(database);
        QSqlQuery change((*database)->connection());
        QVERIFY(change.exec("UPDATE verdict SET score = 50 WHERE score = 100"));
        QVERIFY(change.exec("UPDATE verdict_text SET json = replace(json, '\"score\": 100', "
                            "'\"score\": 50')"));
    }
    const Ran ran = runBare({"regrade", "--data", data()});
    QCOMPARE(ran.out, QString("Judged again: 2. Another verdict: 1. The first verdict: 0. Not "
                              "judged: 0.\n"));
    auto database = Database::open(data());
    QVERIFY(database);
    QSqlQuery scores((*database)->connection());
    QVERIFY(scores.exec("SELECT group_concat(score) FROM (SELECT score FROM verdict WHERE session "
                        "= 1 ORDER BY number)"));
    QVERIFY(scores.next());
    QCOMPARE(scores.value(0).toString(), QString("50,100"));
}

QTEST_GUILESS_MAIN(TestRecordsCommands)
#include "tst_records_commands.moc"
