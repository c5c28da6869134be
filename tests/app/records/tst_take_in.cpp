// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/session_list.h"
#include "app/records/take_in.h"
#include "tests/app/records/records_folder.h"
#include "tests/app/records/sitting.h"
#include "tests/core/support/rows.h"

#include <QDateTime>

#include <sys/stat.h>

using namespace mz;
using namespace mz::testing;

namespace {

QByteArray utf8(const std::string& text) { return QByteArray::fromStdString(text); }

// "2 new, 1 completed" and of each that was not taken its name with the reason.
QString told(const OrTrouble<TakenIn>& taken) {
    QString told = QString("%1 new, %2 completed").arg(taken->sessions).arg(taken->completed);
    for (const NotTaken& not_ : taken->notTaken)
        told += QString("; %1 ").arg(not_.file) + (not_.trouble
                                                       ? text(std::string(code(*not_.trouble)))
                                                       : text(mz::testing::told(*not_.problem)));
    return told;
}

} // namespace

class TestTakeIn : public QObject {
    Q_OBJECT

private slots:
    void init();
    void logsBecomeSessionsOfNobody();
    void theNameTellsWhenItBegan_data();
    void theNameTellsWhenItBegan();
    void knownOnesAreNotOpened();
    void otherFilesAreNone();
    void whatCannotBeReadStaysWhereItIs_data();
    void whatCannotBeReadStaysWhereItIs();
    void whatStandsBehindTheEndIsCutOff_data();
    void whatStandsBehindTheEndIsCutOff();
    void aKilledProgramsLinesAreCompleted_data();
    void aKilledProgramsLinesAreCompleted();
    void aRunningOneStaysRunning();
    void aSecondTimeNothingIsNew();
    void manyFiles();
    void twoAtATime();
    void nothingOfAFileIsChanged();
    void adopting();

private:
    [[nodiscard]] Database& db() const { return *m_database; }
    [[nodiscard]] QString logs() const { return m_folder->filePath("sessions"); }
    void write(const QString& name, const QByteArray& bytes) const {
        writeBytes(logs() + '/' + name, bytes);
    }
    [[nodiscard]] QString taken(const Judges& by = judges()) const {
        return told(takeIn(db(), logs(), by, 50'000));
    }
    [[nodiscard]] SessionRow only() const {
        const auto rows = sessionsOf(db(), std::nullopt, 10);
        if (rows->size() != 1)
            qFatal("%d sessions", static_cast<int>(rows->size()));
        return rows->front();
    }

    std::unique_ptr<RecordsFolder> m_folder;
    std::unique_ptr<Database> m_database;
};

void TestTakeIn::init() {
    m_database.reset();
    m_folder = std::make_unique<RecordsFolder>();
    m_database = m_folder->open();
    QVERIFY(QDir().mkpath(logs()));
}

void TestTakeIn::logsBecomeSessionsOfNobody() {
    const std::string left = writtenLog({"extra-card", "as told"});
    const std::string midway = firstLines(left, 6);
    write("20261130-101500-250-four-card-flop.log.jsonl", utf8(writtenLog()));
    write("20261130-101600-000-extra-card.log.jsonl", utf8(midway));
    QCOMPARE(taken(), QString("2 new, 0 completed"));
    const auto rows = sessionsOf(db(), std::nullopt, 10);
    QCOMPARE(rows->size(), std::size_t{2});
    const SessionRow& second = rows->front();
    QCOMPARE(text(second.start.header.scenario), QString("extra-card"));
    QCOMPARE(second.state, SessionState::left);
    QVERIFY(!second.ofTheDay->finished);
    QVERIFY(**logText(db(), second.start.key) == midway);
    const SessionRow& first = rows->back();
    QCOMPARE(first.state, SessionState::finished);
    QCOMPARE(first.origin, SessionOrigin::earlier);
    QCOMPARE(first.start.file, QString("20261130-101500-250-four-card-flop.log.jsonl"));
    QCOMPARE(first.start.header.mode, Mode::practice);
    QCOMPARE(first.ofTheDay->score, 100);
    QCOMPARE(first.ofTheDay->judgedAt, 50'000);
    QCOMPARE(text(first.ofTheDay->program), QString("mazziere today"));
    QVERIFY(first.start.key != second.start.key);
    QVERIFY(**logText(db(), first.start.key) == writtenLog());
    QCOMPARE(answer(db(), "SELECT count(*) FROM attempt WHERE person IS NULL"), QString("1"));
}

void TestTakeIn::theNameTellsWhenItBegan_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QDateTime>("begun");
    const QDateTime changed(QDate(2026, 1, 2), QTime(3, 4, 5));
    QTest::newRow("the window's") << "20261130-101500-250-four.log.jsonl"
                                  << QDateTime(QDate(2026, 11, 30), QTime(10, 15, 0, 250));
    QTest::newRow("another") << "my log.log.jsonl" << changed.addMSecs(-8'000);
    QTest::newRow("no such day") << "20261131-101500-250-four.log.jsonl"
                                 << changed.addMSecs(-8'000);
}

void TestTakeIn::theNameTellsWhenItBegan() {
    QFETCH(const QString, name);
    QFETCH(const QDateTime, begun);
    write(name, utf8(writtenLog()));
    QFile file(logs() + '/' + name);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5)),
                             QFileDevice::FileModificationTime));
    file.close();
    QCOMPARE(taken(), QString("1 new, 0 completed"));
    QCOMPARE(only().start.startedAt, begun.toMSecsSinceEpoch());
}

// A log whose session is over could as well be a page of noise by now.
void TestTakeIn::knownOnesAreNotOpened() {
    keep(db(), {std::nullopt, "a.log.jsonl", 1, writtenLog()});
    write("a.log.jsonl", "noise");
    QCOMPARE(taken(), QString("0 new, 0 completed"));
    QVERIFY(**logText(db(), only().start.key) == writtenLog());
}

void TestTakeIn::otherFilesAreNone() {
    const QByteArray log = utf8(writtenLog());
    for (const char* name :
         {"a.log.json", "a.jsonl", "log.jsonl", ".a.log.jsonl", "a.log.jsonl~", "a.log.jsonl.new0"})
        write(name, log);
    QVERIFY(QDir(logs()).mkpath("folder.log.jsonl"));
    QVERIFY(QFile::link("/nowhere", logs() + "/link.log.jsonl"));
    QCOMPARE(mkfifo(QFile::encodeName(logs() + "/pipe.log.jsonl").constData(), 0600), 0);
    QCOMPARE(taken(), QString("0 new, 0 completed"));
    QCOMPARE(told(takeIn(db(), logs() + "/not-there", judges(), 1)), QString("0 new, 0 completed"));
    QCOMPARE(told(takeIn(db(), QString(), judges(), 1)), QString("0 new, 0 completed"));
}

void TestTakeIn::whatCannotBeReadStaysWhereItIs_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("reason");
    const QByteArray log = utf8(writtenLog());
    QTest::newRow("empty") << QByteArray() << "1  missing-header";
    QTest::newRow("noise") << QByteArray("\xFF\xFE\x01") << "1  not-utf8";
    QTest::newRow("cut in the header") << log.left(300) << "1 /case/title/en cut-off";
    QTest::newRow("an act that hands cannot do")
        << utf8(firstLines(writtenLog(), 1)) +
               "{\"t\": 1, \"do\": \"flip\", \"zone\": \"board\", \"card\": 0}\n"
        << "2  impossible";
    QTest::newRow("too big") << QByteArray((32 << 20) + 5, ' ') << "1  too-big";
    QTest::newRow("no case") << QByteArray(log).replace("\"case\"", "\"other\"")
                             << "1  pack-not-there";
    QTest::newRow("a book that nobody knows")
        << QByteArray(log).replace("\"ciaffone\"", "\"x\"") << "1  unknown-rulebook";
}

// It is told, it does not hinder the others, and the next time it is looked at again.
void TestTakeIn::whatCannotBeReadStaysWhereItIs() {
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, reason);
    write("a.log.jsonl", utf8(writtenLog()));
    write("b.log.jsonl", bytes);
    write("c.log.jsonl", utf8(writtenLog()));
    QCOMPARE(taken(), "2 new, 0 completed; b.log.jsonl " + reason);
    QVERIFY(bytesOf(logs() + "/b.log.jsonl") == bytes);
    QCOMPARE(taken(), "0 new, 0 completed; b.log.jsonl " + reason);
    write("b.log.jsonl", utf8(writtenLog()));
    QCOMPARE(taken(), QString("1 new, 0 completed"));
}

void TestTakeIn::whatStandsBehindTheEndIsCutOff_data() {
    QTest::addColumn<QByteArray>("behind");
    QTest::addColumn<QByteArray>("kept");
    QTest::newRow("nothing") << QByteArray() << QByteArray();
    QTest::newRow("text") << QByteArray("text\n\n") << QByteArray("text\n\n");
    QTest::newRow("bytes") << QByteArray("text\nab\xC3\n") << QByteArray("text\n");
    QTest::newRow("NUL") << QByteArray("text\nab\0\n", 9) << QByteArray("text\n");
    QTest::newRow("half a character") << QByteArray("text\nab\xC3") << QByteArray("text\n");
}

void TestTakeIn::whatStandsBehindTheEndIsCutOff() {
    QFETCH(const QByteArray, behind);
    QFETCH(const QByteArray, kept);
    write("a.log.jsonl", utf8(writtenLog()) + behind);
    QCOMPARE(taken(), QString("1 new, 0 completed"));
    QVERIFY(utf8(**logText(db(), only().start.key)) == utf8(writtenLog()) + kept);
    QCOMPARE(only().ofTheDay->score, 100);
}

void TestTakeIn::aKilledProgramsLinesAreCompleted_data() {
    QTest::addColumn<int>("kept");
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<int>("expected");
    QTest::addColumn<QString>("told");
    const std::string log = writtenLog({"extra-card"});
    const auto row = [&](const char* name, int kept, const std::string& file, int expected,
                         bool completed) {
        QTest::newRow(name) << kept << utf8(file) << expected
                            << QString("0 new, %1 completed").arg(completed ? 1 : 0);
    };
    row("a line more", 5, firstLines(log, 6), 6, true);
    row("many more", 1, firstLines(log, 9), 9, true);
    row("none more", 5, firstLines(log, 5), 5, false);
    row("the database is ahead", 7, firstLines(log, 5), 7, false);
    row("a cut line", 5, firstLines(log, 6) + "{\"t\": 90", 6, true);
    row("only a cut line", 5, firstLines(log, 5) + "{\"t\": 90", 5, false);
    row("bytes that are no text", 5, firstLines(log, 6) + "{\"t\": 90\xC3}\n", 6, true);
    row("a whole line without its end", 5,
        firstLines(log, 6).substr(0, firstLines(log, 6).size() - 1), 6, true);
}

void TestTakeIn::aKilledProgramsLinesAreCompleted() {
    QFETCH(const int, kept);
    QFETCH(const QByteArray, file);
    QFETCH(const int, expected);
    QFETCH(const QString, told);
    const std::string log = writtenLog({"extra-card"});
    const QString key = begin(
        db(), {std::nullopt, "a.log.jsonl", 1, firstLines(log, static_cast<std::size_t>(kept))});
    write("a.log.jsonl", file);
    QCOMPARE(taken(), told);
    QCOMPARE(text(**logText(db(), key)), text(firstLines(log, static_cast<std::size_t>(expected))));
    QCOMPARE(only().state, SessionState::running);
}

// Also one that has finished: whoever runs it ends it.
void TestTakeIn::aRunningOneStaysRunning() {
    const QString key = begin(db(), {std::nullopt, "a.log.jsonl", 1, firstLines(writtenLog(), 3)});
    begin(db(), {std::nullopt, "not-there.log.jsonl", 1, writtenLog()});
    write("a.log.jsonl", utf8(writtenLog()));
    QCOMPARE(taken(), QString("0 new, 1 completed"));
    QCOMPARE((*findSession(db(), key))->state, SessionState::running);
    QCOMPARE(answer(db(), "SELECT count(*) FROM verdict"), QString("0"));
    QVERIFY(endSession(db(), key, judges(), 5)->wasRunning);
    QCOMPARE((*findSession(db(), key))->ofTheDay->score, 100);
}

void TestTakeIn::aSecondTimeNothingIsNew() {
    write("a.log.jsonl", utf8(writtenLog()));
    QCOMPARE(taken(), QString("1 new, 0 completed"));
    const QString key = only().start.key;
    QCOMPARE(taken(), QString("0 new, 0 completed"));
    QCOMPARE(only().start.key, key);
}

void TestTakeIn::manyFiles() {
    const QByteArray log = utf8(writtenLog());
    for (int i = 0; i < 450; ++i)
        write(QString("%1.log.jsonl").arg(i), i % 50 == 7 ? QByteArray("noise") : log);
    const auto first = takeIn(db(), logs(), judges(), 1);
    QCOMPARE(first->sessions, 441);
    QCOMPARE(first->notTaken.size(), std::size_t{9});
    QCOMPARE(*countSessions(db(), std::nullopt), 441);
    QCOMPARE(answer(db(), "SELECT count(*) FROM verdict WHERE score = 100"), QString("441"));
    QCOMPARE(takeIn(db(), logs(), judges(), 1)->sessions, 0);
}

// Two windows at once: every log once.
void TestTakeIn::twoAtATime() {
    const QByteArray log = utf8(writtenLog());
    for (int i = 0; i < 450; ++i)
        write(QString("%1.log.jsonl").arg(i), log);
    int sessions = 0;
    const std::unique_ptr<QThread> other(QThread::create([&] {
        const auto database = Database::open(m_folder->path());
        sessions = takeIn(**database, logs(), judges(), 1)->sessions;
    }));
    other->start();
    DatabaseOptions patient;
    const auto database = Database::open(m_folder->path(), patient);
    const auto mine = takeIn(**database, logs(), judges(), 1);
    other->wait();
    QVERIFY(mine);
    QCOMPARE(mine->sessions + sessions, 450);
    QCOMPARE(*countSessions(db(), std::nullopt), 450);
}

void TestTakeIn::nothingOfAFileIsChanged() {
    const QByteArray log = utf8(writtenLog()) + "behind\xC3";
    write("a.log.jsonl", log);
    begin(db(), {std::nullopt, "b.log.jsonl", 1, firstLines(writtenLog(), 1)});
    write("b.log.jsonl", log);
    QCOMPARE(taken(), QString("1 new, 1 completed"));
    QCOMPARE(QDir(logs()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden),
             (QStringList{"a.log.jsonl", "b.log.jsonl"}));
    QVERIFY(bytesOf(logs() + "/a.log.jsonl") == log);
    QVERIFY(bytesOf(logs() + "/b.log.jsonl") == log);
}

void TestTakeIn::adopting() {
    const qint64 ada = addPerson(db(), aPerson("Ada"))->id;
    const qint64 bice = addPerson(db(), aPerson("Bice"))->id;
    keep(db(), {bice, "b", 1, writtenLog()});
    write("a.log.jsonl", utf8(writtenLog()));
    write("c.log.jsonl", utf8(writtenLog({"extra-card"})));
    QCOMPARE(taken(), QString("2 new, 0 completed"));
    QVERIFY(attemptsOf(db(), ada)->empty());
    QCOMPARE(*adopt(db(), ada), 2);
    QCOMPARE(*adopt(db(), ada), 0);
    QCOMPARE(*countSessions(db(), std::nullopt), 0);
    QCOMPARE(*countSessions(db(), ada), 2);
    QCOMPARE(*countSessions(db(), bice), 1);
    QCOMPARE(attemptsOf(db(), ada)->size(), std::size_t{2});
    QCOMPARE(attemptsOf(db(), bice)->size(), std::size_t{1});
    QCOMPARE(removePerson(db(), ada)->files, (QStringList{"a.log.jsonl", "c.log.jsonl"}));
    write("d.log.jsonl", utf8(writtenLog()));
    QCOMPARE(taken(), QString("3 new, 0 completed"));
    QCOMPARE(mz::testing::told(adopt(db(), 99)), QString("other"));
    QCOMPARE(*countSessions(db(), std::nullopt), 3);
}

QTEST_GUILESS_MAIN(TestTakeIn)
#include "tst_take_in.moc"
