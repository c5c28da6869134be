// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/log_lines.h"
#include "tests/app/desktop/support/window_driver.h"

#include <QDir>
#include <QLabel>
#include <QTimer>

using namespace mz;

class TestWindowLog : public QObject {
    Q_OBJECT

private slots:
    void everyActIsOnTheDisk();
    void everySessionIsKept();
    void anUnwritableLogIsToldAndTheHandGoesOn();
    void refusedDeedsAreNotWritten();
    void timeStandsStillWhileFrozen();
    void aDoublePressCountsOnce();
    void thePaceWritesAWaitForEachPlayer();
    void nothingTicksWhileTheDealerThinks();
    void theWindowComesBackAsItWas();
    void aDamagedPlaceIsNone();
};

// After each act its line lies on the disk: a program that is killed loses nothing.
void TestWindowLog::everyActIsOnTheDisk() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    QCOMPARE(driver.linesOnDisk(), qsizetype{1});
    for (const Command command : {Command::shuffle, Command::cut, Command::pitch}) {
        const qsizetype before = driver.linesOnDisk();
        driver.press(command);
        QCOMPARE(driver.linesOnDisk(), before + 1);
    }
}

// Each session has a file of its own in DATA/sessions, the one that was started over as well.
void TestWindowLog::everySessionIsKept() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    driver.press(Command::shuffle);
    driver.window->run(Command::again);
    const QDir folder(driver.path("data/sessions"));
    const QStringList logs = folder.entryList({QStringLiteral("*-four.log.jsonl")}, QDir::Files);
    QCOMPARE(logs.size(), 2);
    for (const QString& log : logs) // its name tells when it was begun
        QVERIFY(qAbs(begunAt(folder.filePath(log)).secsTo(QDateTime::currentDateTime())) < 300);
    QVERIFY(!begunAt(driver.path("record.log.jsonl")).isValid());
}

// A log that cannot be written is told in the panel, and the hand is dealt all the same.
void TestWindowLog::anUnwritableLogIsToldAndTheHandGoesOn() {
    WindowDriver driver(fourCardFlop(), designedFor, QStringLiteral("/nowhere/at/all.log.jsonl"));
    QVERIFY(driver.window->deal({0, 0}));
    QCoreApplication::processEvents();
    bool told = false;
    for (const QLabel* label : driver.window->findChildren<QLabel*>())
        told = told || (label->isVisible() && label->text().contains("/nowhere/at/all.log.jsonl"));
    QVERIFY(told);
    driver.press(Command::shuffle);
    QCOMPARE(driver.controller().session().entries().size(), std::size_t{1});
}

// What hands cannot do is refused with a word and leaves no line.
void TestWindowLog::refusedDeedsAreNotWritten() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    const QString before = driver.window->statusText();
    QTest::keyClick(driver.window->windowHandle(), Qt::Key_9); // the table has six seats
    QCOMPARE(driver.linesOnDisk(), qsizetype{1});
    QVERIFY(driver.window->statusText() != before);
}

// The clock of the log does not run while the table is frozen, and nothing can be done.
void TestWindowLog::timeStandsStillWhileFrozen() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    QTest::keyClick(driver.window->windowHandle(), Qt::Key_Escape);
    QVERIFY(driver.controller().frozen());
    const qint64 then = driver.controller().now();
    QTest::qWait(60);
    QCOMPARE(driver.controller().now(), then);
    QTest::keyClick(driver.window->windowHandle(), Qt::Key_S);
    QCOMPARE(driver.linesOnDisk(), qsizetype{1});
    QTest::keyClick(driver.window->windowHandle(), Qt::Key_Escape);
    QVERIFY(!driver.controller().frozen());
}

// Two presses on one place within 150 ms are one.
void TestWindowLog::aDoublePressCountsOnce() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    driver.press(Command::shuffle);
    driver.press(Command::cut);
    const QPoint seat = driver.middle({Place::Kind::cards, 4});
    driver.click(seat);
    driver.click(seat);
    QCOMPARE(driver.window->table().view().seats[3].cards.size(), std::size_t{1});
    QTest::qWait(200);
    driver.click(seat);
    QCOMPARE(driver.window->table().view().seats[3].cards.size(), std::size_t{2});
}

// With a pace the players act one after the other, a wait without "all" for each, to the end of the
// round; without one they act at once.
void TestWindowLog::thePaceWritesAWaitForEachPlayer() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    driver.press(Command::shuffle);
    driver.press(Command::cut);
    for (int card = 0; card < 10; ++card)
        driver.window->run(Command::pitch);
    Settings paced = driver.window->settings();
    paced.pace = 5;
    driver.window->useSettings(paced);
    const auto before = driver.controller().session().entries().size();
    driver.window->run(Command::letAct);
    QTRY_VERIFY(!driver.controller().pacing());
    const auto& entries = driver.controller().session().entries();
    QCOMPARE(entries.size() - before, std::size_t{5});
    for (std::size_t entry = before; entry < entries.size(); ++entry)
        QCOMPARE(std::get<deed::Wait>(entries[entry].deed).all, false);
    QVERIFY(driver.controller().session().state().betting.round == Round::finished);
}

// While the program waits for the dealer no timer runs in it.
void TestWindowLog::nothingTicksWhileTheDealerThinks() {
    WindowDriver driver(fourCardFlop());
    Settings moving = driver.window->settings();
    moving.motion = true;
    driver.window->useSettings(moving);
    QVERIFY(driver.window->deal({0, 0}));
    driver.press(Command::shuffle);
    driver.press(Command::cut);
    driver.window->run(Command::pitch);
    QTest::qWait(600);
    QVERIFY(driver.window->table().quiet());
    for (const QTimer* timer : driver.window->findChildren<QTimer*>())
        QVERIFY2(!timer->isActive(), qPrintable(timer->objectName()));
    for (const QAbstractAnimation* animation : driver.window->findChildren<QAbstractAnimation*>())
        QVERIFY(animation->state() != QAbstractAnimation::Running);
}

void TestWindowLog::theWindowComesBackAsItWas() {
    WindowDriver driver(fourCardFlop(), {1100, 720});
    driver.window->close();
    Options options;
    options.data = driver.path("data");
    MainWindow again(options);
    again.takeLastPlace();
    QCOMPARE(again.size(), QSize(1100, 720));
}

void TestWindowLog::aDamagedPlaceIsNone() {
    const QTemporaryDir folder;
    Options options;
    options.data = folder.path();
    writeWindowPlace(options.data, "nonsense");
    MainWindow window(options);
    window.takeLastPlace();
    QCOMPARE(window.size(), designedFor);
}

QTEST_MAIN(TestWindowLog)
#include "tst_window_log.moc"
