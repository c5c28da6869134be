// SPDX-License-Identifier: GPL-3.0-or-later
// Two programs, or two keepers of one, at the same file.
#include "app/records/keeper.h"
#include "tests/app/records/records_folder.h"
#include "tests/app/records/sitting.h"

#include <QCoreApplication>
#include <QProcess>

#include <array>

using namespace mz;
using namespace mz::testing;

namespace {

// What two keepers do to one file at the same time; each has sessions of its own.
void keepSessions(RecordsKeeper& keeper, const QString& who, int count) {
    const std::string log = writtenLog();
    const auto lines = linesOf(log);
    for (int i = 0; i < count; ++i) {
        SessionStart start = startOf({std::nullopt, who + QString::number(i), i, log});
        start.key = who + QString::number(i);
        keeper.post([start, first = lines[0]](Database& database) {
            return beginSession(database, start, {first});
        });
        for (std::size_t line = 1; line < lines.size(); ++line)
            keeper.post([key = start.key, line, text = lines[line]](Database& database) {
                return addLines(database, key, static_cast<int>(line) + 1, {text}).map([](bool) {});
            });
        keeper.post([key = start.key](Database& database) {
            return endSession(database, key, judges(), 1).map([](const EndedSession&) {});
        });
    }
}

constexpr int sessionsEach = 8;

void verifyBoth(const RecordsFolder& folder) {
    const auto database = folder.open();
    QCOMPARE(answer(*database, "SELECT count(*) FROM session WHERE state = 'finished'"),
             QString::number(2 * sessionsEach));
    QCOMPARE(answer(*database, "SELECT count(*) FROM verdict WHERE score = 100"),
             QString::number(2 * sessionsEach));
    QCOMPARE(answer(*database, "SELECT count(DISTINCT text) FROM log"), QString("1"));
    QCOMPARE(answer(*database, "SELECT count(*) FROM line"), QString("0"));
    QCOMPARE(answer(*database, "PRAGMA integrity_check"), QString("ok"));
    QVERIFY(answer(*database, "SELECT text FROM log").toStdString() == writtenLog());
}

} // namespace

class TestTwoKeepers : public QObject {
    Q_OBJECT

private slots:
    void twoKeepersOnOneFile();
    void twoProcessesOnOneFile();
};

void TestTwoKeepers::twoKeepersOnOneFile() {
    const RecordsFolder folder;
    {
        RecordsKeeper one(folder.path());
        RecordsKeeper other(folder.path());
        keepSessions(one, "one", sessionsEach);
        keepSessions(other, "other", sessionsEach);
        QCOMPARE(one.close(), 0);
        QCOMPARE(other.close(), 0);
    }
    verifyBoth(folder);
}

void TestTwoKeepers::twoProcessesOnOneFile() {
    const RecordsFolder folder;
    std::array<QProcess, 2> processes;
    for (QProcess& process : processes) {
        process.setProcessChannelMode(QProcess::ForwardedChannels);
        process.start(QCoreApplication::applicationFilePath(),
                      {"--keep", folder.path(), &process == &processes[0] ? "one" : "other"});
    }
    for (QProcess& process : processes) {
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 0);
    }
    verifyBoth(folder);
}

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    if (argc == 4 && application.arguments().at(1) == QLatin1String("--keep")) {
        RecordsKeeper keeper(application.arguments().at(2));
        keepSessions(keeper, application.arguments().at(3), sessionsEach);
        return keeper.close();
    }
    TestTwoKeepers test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_two_keepers.moc"
