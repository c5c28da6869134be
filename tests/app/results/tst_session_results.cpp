// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/measures.h"
#include "app/results/session_results.h"
#include "tests/app/results/italian_time.h"
#include "tests/app/results/sample_sessions.h"
#include "tests/core/support/books.h"

#include <QTest>

using namespace mz;
using namespace mz::testing;

namespace {

QByteArray bytes(const std::string& text) { return QByteArray::fromStdString(text); }

// The lines of a file, of one session or of several.
QList<QByteArray> linesOfFile(const std::string& text) {
    QList<QByteArray> lines = bytes(text).split('\n');
    lines.removeLast();
    return lines;
}

using Write = std::string (*)(std::span<const ToldSession>, const TableOptions&);

// Only these columns of each row, joined by blanks.
QList<QByteArray> columnsOf(Write write, const Sitting& sitting, const QByteArrayList& names) {
    const std::vector<ToldSession> one = {toldSession(sitting)};
    const auto table = readCsv(write(one, {}), WrittenBy::us).value();
    QList<QByteArray> rows;
    for (const CsvRow& row : table.rows) {
        QByteArrayList cells;
        for (const QByteArray& name : names)
            cells.append(bytes(row.cells.at(table.find(name.toStdString()).value())));
        rows.append(cells.join(' '));
    }
    return rows;
}

// A cell is of its column's type, and empty only where the column says when.
template <typename Row>
QString complaint(const Column<Row>& column, const Row& row) {
    const Cell cell = column.cell(row);
    const bool mayBeEmpty = column.means.emptyWhen != "never";
    const std::size_t kinds[] = {1, 2, 4, 3, 5}; // of ColumnType, in Cell
    const bool right =
        cell.index() == 0 ? mayBeEmpty : cell.index() == kinds[static_cast<int>(column.means.type)];
    return right ? QString()
                 : QString::fromUtf8(column.means.name.data(), qsizetype(column.means.name.size()));
}

} // namespace

class TestSessionResults : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useItalianTime(); }
    void theSamples_data();
    void theSamples();
    void cellsAreWhatTheirColumnsSay();
    void namesCanBeLeftOut();
    void sessions_data();
    void sessions();
    void attempts_data();
    void attempts();
    void steps_data();
    void steps();
    void whatItCostAddsUp();
    void whatIsNotKnownIsEmpty();
};

void TestSessionResults::theSamples_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<int>("form");
    QTest::newRow("international")
        << QByteArray("results.csv") << static_cast<int>(CsvForm::international);
    QTest::newRow("Italian") << QByteArray("results-it.csv") << static_cast<int>(CsvForm::italian);
}

// The five sessions of the samples, byte for byte.
void TestSessionResults::theSamples() {
    QFETCH(const QByteArray, file);
    QFETCH(const int, form);
    const QList<QByteArray> expected =
        linesOfFile(fileText("tests/app/results/csv/" + file.toStdString()));
    const QList<QByteArray> lines =
        linesOfFile(writeResults(sampleSessions(), {static_cast<CsvForm>(form), true}));
    for (qsizetype i = 0; i < std::min(lines.size(), expected.size()); ++i)
        QCOMPARE(lines[i], expected[i]);
    QCOMPARE(lines.size(), expected.size());
}

void TestSessionResults::cellsAreWhatTheirColumnsSay() {
    std::vector<ToldSession> all = sampleSessions();
    for (const JudgedSession& session : manySessions())
        all.push_back(tell(session).value());
    QStringList complaints;
    for (const ToldSession& session : all) {
        for (const auto& column : resultColumns())
            complaints << complaint(column, ResultRow{session});
        for (const auto& column : attemptColumns())
            for (const AttemptRow& row : attemptsOf(session, true))
                complaints << complaint(column, row);
        for (const auto& column : stepColumns())
            for (const StepRow& row : stepsOf(session, true))
                complaints << complaint(column, row);
    }
    complaints.removeAll(QString());
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(", ")));
}

void TestSessionResults::namesCanBeLeftOut() {
    for (const Write write : {&writeResults, &writeAttempts, &writeSteps}) {
        const std::vector<ToldSession> one = {
            toldSession({"four-card-flop", "betting; collect; board 3; as told"})};
        QVERIFY(bytes(write(one, {CsvForm::international, true})).contains("Zoé"));
        const std::string without = write(one, {CsvForm::international, false});
        QVERIFY(!bytes(without).contains("Zoé"));
        QVERIFY(bytes(without).contains(",t001,,"));
        QVERIFY(readCsv(without, WrittenBy::us));
    }
}

void TestSessionResults::sessions_data() {
    QTest::addColumn<QByteArray>("scenario");
    QTest::addColumn<QByteArray>("deeds");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* scenario, const char* deeds, const char* expected) {
        QTest::addRow("%s: %s", scenario, deeds)
            << QByteArray(scenario) << QByteArray(deeds) << QByteArray(expected);
    };
    // finished incidents detected reaction false alarms remedy procedure pace critical major minor
    // hints take-backs score passed
    row("four-card-flop", "as told", "1 1 1 1.0 0 100.0 100.0 8.0 0 0 0 0 0 100 1");
    row("four-card-flop", "", "0 0   0  100.0  0 0 0 0 0 0 0");
    row("clean-first-hand", "as told", "1 0   0  100.0 28.0 0 0 0 0 0 100 1");
    row("player-turns-card", "as told", "1 1 1 1.0 0 100.0 100.0 18.0 0 0 0 0 0 100 1");
    row("four-card-flop", "hint 1; hint 3; betting; street; move board all deck; back 1; as told",
        "1 1 1 3.0 0 100.0 100.0 12.0 0 0 0 2 1 78 0");
    row("exposed-middle-card", "deal; say misdeal; gather", "0 1 0 1.0 1 0.0 100.0  1 4 0 0 0 0 0");
    row("four-card-flop", "betting; board 3; as told", "1 1 1 1.0 0 100.0 80.0 7.0 0 1 1 0 0 80 1");
    row("early-flop-then-early-river", "as told", "1 2 1 1.0 0 100.0 100.0 17.0 0 0 0 0 0 100 1");
}

void TestSessionResults::sessions() {
    QFETCH(const QByteArray, scenario);
    QFETCH(const QByteArray, deeds);
    const auto rows =
        columnsOf(&writeResults, {scenario.toStdString(), deeds.toStdString()},
                  {"finished", "incidents", "detected", "reaction_s", "false_alarms",
                   "remedy_score", "procedure_score", "pace_s_per_hand", "critical_faults",
                   "major_faults", "minor_faults", "hints", "take_backs", "score", "passed"});
    QCOMPARE(rows.size(), 1);
    QTEST(rows.front(), "expected");
}

void TestSessionResults::attempts_data() {
    QTest::addColumn<QByteArray>("scenario");
    QTest::addColumn<QByteArray>("deeds");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* scenario, const char* deeds, const char* expected) {
        QTest::addRow("%s: %s", scenario, deeds)
            << QByteArray(scenario) << QByteArray(deeds) << QByteArray(expected);
    };
    row("four-card-flop", "as told",
        "1 holdem.2 overdealt-flop injected 4.0 8.0 1.0 correct 100 4 4 0 0 0 0 0 13 17 1");
    row("four-card-flop", "betting; street",
        "1 holdem.2 overdealt-flop injected 4.0   wrong 0 4 0 0 4 0 0 0 13  0");
    row("four-card-flop", "hint 1; betting; street; hint 2; move board all deck; back 1; as told",
        "1 holdem.2 overdealt-flop injected 5.0 12.0 4.0 correct 100 4 4 0 0 0 1 1 14 21 1");
    row("clean-first-hand", "as told", "");
    row("early-flop-then-early-river", "as told",
        "1 holdem.3 premature-flop injected 1.0 7.0 1.0 correct 100 5 5 0 0 0 0 0 2 15 1 / "
        "2 holdem.4 premature-river injected 11.0 17.0 1.0 correct 100 6 6 0 0 0 0 0 22 34 1");
}

void TestSessionResults::attempts() {
    QFETCH(const QByteArray, scenario);
    QFETCH(const QByteArray, deeds);
    const auto rows = columnsOf(&writeAttempts, {scenario.toStdString(), deeds.toStdString()},
                                {"attempt", "rule", "incident", "cause", "opened_s", "closed_s",
                                 "reaction_s", "outcome", "score", "steps_owed", "steps_done",
                                 "critical_faults", "major_faults", "minor_faults", "hints",
                                 "take_backs", "opened_line", "closed_line", "finished"});
    QTEST(rows.join(" / "), "expected");
}

void TestSessionResults::steps_data() {
    QTest::addColumn<QByteArray>("scenario");
    QTest::addColumn<QByteArray>("deeds");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* scenario, const char* deeds, const char* expected) {
        QTest::addRow("%s: %s", scenario, deeds)
            << QByteArray(scenario) << QByteArray(deeds) << QByteArray(expected);
    };
    row("four-card-flop", "as told",
        "1 step board-to-deck board-to-deck done  0.0 14 5.0 / 1 step shuffle shuffle done  0.0 15 "
        "6.0 / 1 step cut cut done  0.0 16 7.0 / 1 step deal-flop deal-flop done  0.0 17 8.0");
    row("four-card-flop", "betting; street; move board all deck; cut; board 3",
        "1 step board-to-deck board-to-deck done  0.0 14 5.0 / 1 step shuffle shuffle missed  25.0 "
        "  / 1 step cut cut done  0.0 15 6.0 / 1 step deal-flop deal-flop done  0.0 16 7.0 / "
        "1 fault step-missed shuffle  major 0.0  ");
    row("four-card-flop", "betting; board 3; as told",
        "1 step board-to-deck board-to-deck done  0.0 12 3.0 / 1 step shuffle shuffle done  0.0 13 "
        "4.0 / 1 step cut cut done  0.0 14 5.0 / 1 step deal-flop deal-flop done  0.0 16 7.0 /  "
        "fault burn-missed   major 15.0 11 2.0 /  fault bets-not-collected   minor 5.0 11 2.0");
    row("clean-first-hand", "as told", "");
}

void TestSessionResults::steps() {
    QFETCH(const QByteArray, scenario);
    QFETCH(const QByteArray, deeds);
    const auto rows = columnsOf(
        &writeSteps, {scenario.toStdString(), deeds.toStdString()},
        {"attempt", "entry", "code", "step", "status", "severity", "cost", "line", "at_s"});
    QTEST(rows.join(" / "), "expected");
}

// What steps and faults cost is what is missing from the scores.
void TestSessionResults::whatItCostAddsUp() {
    for (const JudgedSession& session : manySessions()) {
        const ToldSession told = tell(session).value();
        for (const FiledIncident& incident : told.verdict.incidents) {
            std::int64_t left = 100'000;
            for (const StepRow& row : stepsOf(told, true))
                if (row.incident == &incident)
                    left -= std::get<Decimal>(stepColumns()[11].cell(row)).thousandths;
            const auto whole = std::clamp<std::int64_t>((left + 50) / 1000, 0, 100);
            QVERIFY(std::abs(whole - incident.score) <= 1);
        }
    }
    QCOMPARE(std::string(stepColumns()[11].means.name), std::string("cost"));
}

void TestSessionResults::whatIsNotKnownIsEmpty() {
    ToldSession session = sampleSessions().front();
    session.version.clear();
    session.header.lang.clear();
    session.seed.reset();
    session.trainee.name.clear();
    const std::vector<ToldSession> one = {session};
    QCOMPARE(linesOfFile(writeResults(one, {})).at(1).left(85),
             QByteArray("3f0c9a52-0001,t001,,2026-11-30T10:15:00Z,,ciaffone,1,six-rules,1,"
                        "four-card-flop,,practice,,1")
                 .left(85));
}

QTEST_APPLESS_MAIN(TestSessionResults)
#include "tst_session_results.moc"
