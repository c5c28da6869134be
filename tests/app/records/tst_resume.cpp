// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/resume.h"
#include "app/records/sittings.h"
#include "app/records/take_in.h"
#include "tests/app/records/records_folder.h"
#include "tests/app/records/sitting.h"
#include "tests/core/support/rows.h"

using namespace mz;
using namespace mz::testing;

namespace {

const QString name = QStringLiteral("20261201-101500-250-four-card-flop.log.jsonl");

std::shared_ptr<QLockFile> lockOf(const QString& file) {
    auto lock = std::make_shared<QLockFile>(file + QStringLiteral(".lock"));
    lock->setStaleLockTime(0);
    return lock;
}

QByteArray utf8(const std::string& text) { return QByteArray::fromStdString(text); }

int lineCount(const std::string& text) { return static_cast<int>(linesOf(text).size()); }

// The lock of a program that was killed: of a process that is there no more.
void leaveLockBehind(const QString& file) {
    constexpr int noProcess = 2'000'000'000;
    writeBytes(file + ".lock", QByteArray::number(noProcess) + "\nmazziere\n" +
                                   QSysInfo::machineHostName().toUtf8() + '\n');
}

} // namespace

class TestResume : public QObject {
    Q_OBJECT

private slots:
    void init();
    void theLongerOneIsTrueAndBothHaveIt_data();
    void theLongerOneIsTrueAndBothHaveIt();
    void aFileThatTellsAnotherStoryStaysAsItIs();
    void aCutOffLineIsTakenFromTheFile();
    void olderOnesAreLeft();
    void ofNobody();
    void notAtTheTableOfAnotherProgram();
    void killedIsWhoseLockStaysBehind();
    void killedBeforeTheDatabaseKnew();
    void aHandOfAnExamComesBackToIt();
    void keysOfAnotherSessionAreNotTaken();

private:
    [[nodiscard]] Database& db() const { return *m_database; }
    [[nodiscard]] QString logs() const { return m_folder->filePath("sessions"); }
    [[nodiscard]] QString file() const { return logs() + '/' + name; }
    [[nodiscard]] std::optional<BrokenOff> resumed(std::optional<qint64> person = {}) const {
        auto found = resumeSession(db(), person, logs(), lockOf, judges(), 90'000);
        if (!found)
            qFatal("%s", qPrintable(told(found)));
        return std::move(*found);
    }
    [[nodiscard]] std::optional<SessionRow> killed() const {
        auto found = killedSession(db(), logs(), lockOf);
        if (!found)
            qFatal("%s", qPrintable(told(found)));
        return std::move(*found);
    }

    std::unique_ptr<RecordsFolder> m_folder;
    std::unique_ptr<Database> m_database;
};

void TestResume::init() {
    m_database.reset();
    m_folder = std::make_unique<RecordsFolder>();
    m_database = m_folder->open();
    QVERIFY(QDir().mkpath(logs()));
}

void TestResume::theLongerOneIsTrueAndBothHaveIt_data() {
    QTest::addColumn<int>("inFile"); // lines; -1: there is no file
    QTest::addColumn<int>("inDatabase");
    QTest::newRow("the same") << 9 << 9;
    QTest::newRow("killed on the way to the database") << 9 << 6;
    QTest::newRow("the power went") << 5 << 9;
    QTest::newRow("the file is gone") << -1 << 9;
    QTest::newRow("the file is empty") << 0 << 9;
    QTest::newRow("nothing but the header") << 1 << 1;
}

void TestResume::theLongerOneIsTrueAndBothHaveIt() {
    QFETCH(const int, inFile);
    QFETCH(const int, inDatabase);
    const std::string log = writtenLog();
    const auto first = [&](int count) { return firstLines(log, static_cast<std::size_t>(count)); };
    const QString key = begin(db(), {{}, name, 1'000, first(inDatabase)});
    if (inFile >= 0)
        writeBytes(file(), utf8(first(inFile)));
    const auto found = resumed();
    QVERIFY(found);
    QCOMPARE(found->row.start.key, key);
    QCOMPARE(found->file, file());
    const std::string longer = first(std::max(inFile, inDatabase));
    QVERIFY(found->text == longer);
    QVERIFY(bytesOf(file()).toStdString() == longer);
    QVERIFY(**logText(db(), key) == longer);
    QCOMPARE(found->row.state, SessionState::running);
}

// Somebody has changed it by hand: what the database has is dealt on, without a file.
void TestResume::aFileThatTellsAnotherStoryStaysAsItIs() {
    const std::string log = firstLines(writtenLog(), 6);
    const std::string other =
        firstLines(log, 5) + "{\"t\": 99000, \"do\": \"misdeal\"}\n" + log.substr(log.size() - 3);
    const QString key = begin(db(), {{}, name, 1'000, log});
    const QByteArray changed = utf8(firstLines(other, 6));
    writeBytes(file(), changed);
    const auto found = resumed();
    QVERIFY(found);
    QVERIFY(found->text == log);
    QCOMPARE(found->file, QString());
    QCOMPARE(bytesOf(file()), changed);
}

void TestResume::aCutOffLineIsTakenFromTheFile() {
    const std::string log = firstLines(writtenLog(), 6);
    begin(db(), {{}, name, 1'000, firstLines(log, 4)});
    writeBytes(file(), utf8(log) + R"({"t": 9000, "do)");
    const auto found = resumed();
    QVERIFY(found);
    QVERIFY(found->text == log);
    QCOMPARE(bytesOf(file()), utf8(log));
}

void TestResume::olderOnesAreLeft() {
    const std::string log = firstLines(writtenLog(), 6);
    const QString older = begin(db(), {{}, "older.log.jsonl", 5'000, log});
    const QString newer = begin(db(), {{}, name, 1'000, log}); // though the clock was set back
    QCOMPARE(resumed()->row.start.key, newer);
    QCOMPARE((*findSession(db(), older))->state, SessionState::left);
    QVERIFY((*findSession(db(), older))->ofTheDay);
}

void TestResume::ofNobody() {
    const qint64 ada = addPerson(db(), aPerson("Ada"))->id;
    const QString hers = begin(db(), {ada, name, 1'000, firstLines(writtenLog(), 3)});
    QVERIFY(!resumed());
    QCOMPARE(resumed(ada)->row.start.key, hers);
}

void TestResume::notAtTheTableOfAnotherProgram() {
    const QString key = begin(db(), {{}, name, 1'000, firstLines(writtenLog(), 3)});
    const auto lock = lockOf(file());
    QVERIFY(lock->tryLock(0));
    QVERIFY(!resumed());
    QVERIFY(!killed());
    QCOMPARE((*findSession(db(), key))->state, SessionState::running);
    lock->unlock();
    QCOMPARE(resumed()->row.start.key, key);
}

void TestResume::killedIsWhoseLockStaysBehind() {
    const QString key = begin(db(), {{}, name, 1'000, firstLines(writtenLog(), 3)});
    QVERIFY(!killed()); // closed in good order, to be gone on with another day
    leaveLockBehind(file());
    QCOMPARE(killed()->start.key, key);
}

// The log was begun, and its way to the database cut off.
void TestResume::killedBeforeTheDatabaseKnew() {
    const Person ada = *addPerson(db(), aPerson("Ada"));
    LogHeader header = readLog(writtenLog())->header;
    header.traineeKey = ada.key.toStdString();
    header.sessionKey = "7b1d9d1e-11aa-4b6e-8a58-5a1cf1f6a001";
    const std::string log = writeHeader(header) + '\n' + linesOf(writtenLog())[1] + '\n';
    writeBytes(file(), utf8(log));
    leaveLockBehind(file());
    const auto found = killed();
    QVERIFY(found);
    QCOMPARE(found->start.person, std::optional(ada.id));
    QCOMPARE(found->start.key, QString::fromStdString(header.sessionKey));
    QCOMPARE(found->state, SessionState::running);
    QCOMPARE(lineCount(resumed(ada.id)->text), 2);
    // The program itself, had it been quicker, would have begun the same.
    QVERIFY(beginSession(db(), found->start, linesOf(log)));
    QCOMPARE(*countSessions(db(), ada.id), 1);
}

// Its header names the sitting; one that the person has not begun is not believed.
void TestResume::aHandOfAnExamComesBackToIt() {
    const Person ada = *addPerson(db(), aPerson("Ada"));
    const Person bice = *addPerson(db(), aPerson("Bice"));
    QVERIFY(beginSitting(db(), {"hers", ada.id, "final", "Final", 1'000}));
    QVERIFY(beginSitting(db(), {"of-bice", bice.id, "final", "Final", 1'000}));
    LogHeader header = readLog(writtenLog())->header;
    header.traineeKey = ada.key.toStdString();
    for (const std::string sitting : {"hers", "of-bice", "nobodys"}) {
        header.sitting = SittingPlace{sitting, 1, 2, 3, {}};
        writeBytes(file(), utf8(writeHeader(header) + '\n'));
        leaveLockBehind(file());
        const auto found = killed();
        QVERIFY(found);
        QCOMPARE(found->start.sitting.toStdString(), sitting == "hers" ? sitting : std::string());
        QCOMPARE(found->start.placeInSitting, sitting == "hers" ? 2 : 0);
        QVERIFY(leaveSession(db(), found->start.key, judges(), 1));
        QCOMPARE(answer(db(), "DELETE FROM session"), QString());
    }
}

void TestResume::keysOfAnotherSessionAreNotTaken() {
    const QString known = keep(db(), {{}, name, 1'000, writtenLog()});
    LogHeader header = readLog(writtenLog())->header;
    const QString second = QStringLiteral("20261202-101500-250-four-card-flop.log.jsonl");
    for (const QString& key : {known, QStringLiteral("' OR 1"), QStringLiteral("")}) {
        header.sessionKey = key.toStdString();
        writeBytes(logs() + '/' + second, utf8(writeHeader(header) + '\n'));
        leaveLockBehind(logs() + '/' + second);
        const auto found = killed();
        QVERIFY(found);
        QVERIFY(found->start.key != key);
        QVERIFY(!QUuid(found->start.key).isNull());
        QVERIFY(leaveSession(db(), found->start.key, judges(), 1));
        QCOMPARE(answer(db(), "DELETE FROM session WHERE file LIKE '20261202%'"), QString());
    }
}

QTEST_GUILESS_MAIN(TestResume)
#include "tst_resume.moc"
