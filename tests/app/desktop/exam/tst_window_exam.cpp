// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/support/exam_room.h"

using namespace mz;

class TestWindowExam : public QObject {
    Q_OBJECT

private slots:
    void aWholeExamWithMouseAndKeys();
    void aHandThatLayOnTheTableIsNoneOfIt();
    void withoutANameItDoesNotBegin();
    void thereIsNoHelpAndNoVerdictBeforeItsEnd();
    void anUnfinishedHandIsLeftOnPurposeOnly();
};

void TestWindowExam::aWholeExamWithMouseAndKeys() {
    ExamRoom room;
    room.start();
    room.add("Ada");
    room.chooseExam();
    QVERIFY2(room.page().startsWith("Two hands\nAda deals.\n2 hands"), qPrintable(room.page()));
    QVERIFY(room.page().contains("What this proves"));
    room.begin();
    QCOMPARE(room.controller().session().mode(), Mode::exam);
    QVERIFY2(room.crumb().contains("Exam › Hand 1 of 2"), qPrintable(room.crumb()));
    for (const Qt::Key key : {Qt::Key_S, Qt::Key_C, Qt::Key_P, Qt::Key_P})
        room.key(key);
    QCOMPARE(room.acts(), std::size_t{4});
    room.dealToTheEnd();
    room.key(Qt::Key_N);
    QVERIFY(room.crumb().contains("Exam › Hand 2 of 2"));
    room.dealToTheEnd();
    room.key(Qt::Key_N);
    QVERIFY(room.sees("examHands"));
    QVERIFY2(room.page().startsWith("Two hands\n100 of 100  ·  Passed\nAda"),
             qPrintable(room.page()));
    QVERIFY(room.page().contains("Unchanged: every byte is as it was written.\nLast hash: "));
    QCOMPARE(room.row(0), QString("Hand 1   The first | 100 of 100, passed"));
    room.key(Qt::Key_Down);
    room.key(Qt::Key_Return);
    QVERIFY(room.sees("debrief"));
    room.key(Qt::Key_Escape);
    QVERIFY(room.sees("examHands"));
    room.close();
    const auto database = room.database();
    const auto sittings = sittingsOf(*database, people(*database)->front().id);
    QCOMPARE(sittings->size(), std::size_t{1});
    QVERIFY(sittings->front().endedAt);
    QCOMPARE(sittings->front().lastHash.size(), 64);
}

void TestWindowExam::aHandThatLayOnTheTableIsNoneOfIt() {
    ExamRoom room;
    room.start();
    room.add("Ada");
    room.dealFirst();
    room.key(Qt::Key_S);
    room.window().showChooser();
    room.chooseExam();
    room.begin();
    QVERIFY2(room.crumb().contains("Hand 1 of 2"), qPrintable(room.crumb()));
    room.key(Qt::Key_N);
    QVERIFY(room.sees("leaveHand")); // it is not over
    room.click("goOnExam");
    room.dealToTheEnd();
    room.key(Qt::Key_N);
    room.dealToTheEnd();
    room.key(Qt::Key_N);
    QVERIFY(room.sees("examHands"));
    QVERIFY2(room.page().contains("100 of 100  ·  Passed"), qPrintable(room.page()));
    QVERIFY2(room.page().contains("Unchanged"), qPrintable(room.page()));
}

void TestWindowExam::withoutANameItDoesNotBegin() {
    ExamRoom room;
    room.start();
    room.click("withoutName");
    room.chooseExam();
    QVERIFY(!room.seen<QPushButton>("beginExam")->isEnabled());
    QVERIFY(room.page().contains("This needs a name: say who deals (F2)."));
    room.click("examPeople");
    QVERIFY(room.sees("people"));
    QVERIFY(room.logs().isEmpty());
}

void TestWindowExam::thereIsNoHelpAndNoVerdictBeforeItsEnd() {
    ExamRoom room;
    room.start();
    room.add("Ada");
    room.chooseExam();
    room.begin();
    room.key(Qt::Key_S);
    const std::size_t before = room.acts();
    for (const Command help : {Command::hint, Command::takeBack, Command::again})
        room.window().run(help);
    QCOMPARE(room.acts(), before);
    room.window().run(Command::debrief);
    QVERIFY(!room.seen("debrief"));
    room.dealToTheEnd();
    room.window().run(Command::debrief);
    QVERIFY(!room.seen("debrief"));
    QTest::qWait(50);
    for (const QLabel* label : room.window().findChildren<QLabel*>())
        QVERIFY2(!label->isVisible() || !label->text().contains("of 100"),
                 qPrintable(label->text()));
    // Neither people nor sessions nor the chooser lead away from it.
    for (const Qt::Key away : {Qt::Key_F2, Qt::Key_F3}) {
        room.key(away);
        QVERIFY(room.sees("goOnExam"));
        room.key(Qt::Key_Escape);
    }
    room.window().showChooser();
    QVERIFY(room.sees("goOnExam"));
    QVERIFY(!room.seen("chooser"));
}

void TestWindowExam::anUnfinishedHandIsLeftOnPurposeOnly() {
    ExamRoom room;
    room.start();
    room.add("Ada");
    room.chooseExam();
    room.begin();
    room.key(Qt::Key_S);
    room.key(Qt::Key_N);
    QVERIFY(room.sees("leaveHand"));
    room.click("goOnExam");
    QCOMPARE(room.acts(), std::size_t{1});
    room.key(Qt::Key_N);
    room.click("leaveHand");
    QVERIFY(room.page().contains("Press once more to leave it."));
    QCOMPARE(room.acts(), std::size_t{1});
    room.click("leaveHand");
    QCOMPARE(room.acts(), std::size_t{0});
    QVERIFY(room.crumb().contains("Hand 2 of 2"));
    room.dealToTheEnd();
    room.key(Qt::Key_N);
    QVERIFY(room.sees("examHands"));
    QVERIFY(room.page().contains("Not every hand was finished."));
    QVERIFY(room.page().contains("Unchanged"));
    QVERIFY2(room.row(0).contains("left before the end"), qPrintable(room.row(0)));
}

QTEST_MAIN(TestWindowExam)
#include "tst_window_exam.moc"
