// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/support/exam_room.h"

using namespace mz;

class TestWindowExamResume : public QObject {
    Q_OBJECT

private slots:
    void aClosedProgramComesBackToTheExam();
    void itIsGoneOnWithBetweenTwoHands();
    void theTimeForAllHandsEndsIt();
    void theTimeForAHandEndsIt();
    void anotherProgramCannotTakeItOver();
    void whatWasDoneStandsThereWhenItComesBack();
};

void TestWindowExamResume::aClosedProgramComesBackToTheExam() {
    ExamRoom room;
    room.start();
    room.add("Ada");
    room.chooseExam();
    room.begin();
    room.dealToTheEnd();
    room.key(Qt::Key_N);
    room.key(Qt::Key_S);
    room.start();
    QVERIFY(QTest::qWaitFor([&] { return room.controller().running(); }));
    QCOMPARE(room.acts(), std::size_t{1});
    QVERIFY2(room.crumb().contains("Exam › Hand 2 of 2"), qPrintable(room.crumb()));
    room.key(Qt::Key_Escape);
    room.dealToTheEnd();
    room.key(Qt::Key_N);
    QVERIFY(room.sees("examHands"));
    QVERIFY2(room.page().contains("100 of 100  ·  Passed"), qPrintable(room.page()));
    QVERIFY2(room.page().contains("Unchanged"), qPrintable(room.page()));
}

void TestWindowExamResume::itIsGoneOnWithBetweenTwoHands() {
    ExamRoom room;
    room.start();
    room.add("Ada");
    room.chooseExam();
    room.begin();
    room.dealToTheEnd();
    room.start();
    QVERIFY(room.sees("goOnExam"));
    QVERIFY(room.page().contains("Hand 1 of 2 is over"));
    room.click("goOnExam");
    QVERIFY(room.controller().running());
    room.dealToTheEnd();
    room.key(Qt::Key_N);
    QVERIFY(room.sees("examHands"));
    QVERIFY2(room.page().contains("Unchanged"), qPrintable(room.page()));
}

void TestWindowExamResume::theTimeForAllHandsEndsIt() {
    ExamRoom room;
    room.start();
    room.add("Ada");
    room.chooseExam();
    room.click("minutes1");
    room.begin();
    QVERIFY2(room.crumb().contains("Exam 10:00 › Hand 1 of 2"), qPrintable(room.crumb()));
    QVERIFY(QTest::qWaitFor([&] { return room.crumb().contains("9:58"); }));
    room.key(Qt::Key_S);
    room.close();
    {
        const auto database = room.database();
        Work work(*database, Work::Kind::writes);
        run(work, "UPDATE sitting SET started_at = started_at - 600000");
        QVERIFY(work.done());
    }
    room.start();
    QVERIFY(room.sees("examHands"));
    QVERIFY(room.page().contains("Not every hand was finished."));
}

void TestWindowExamResume::theTimeForAHandEndsIt() {
    ExamRoom room;
    room.start();
    room.add("Ada");
    room.chooseExam();
    room.click("seconds1");
    room.begin();
    QVERIFY2(room.crumb().contains("Hand 1 of 2 1:00"), qPrintable(room.crumb()));
    room.key(Qt::Key_S);
    room.close();
    {
        const auto database = room.database();
        Work work(*database, Work::Kind::writes);
        run(work, "UPDATE session SET started_at = started_at - 60000");
        QVERIFY(work.done());
    }
    room.start();
    QVERIFY(room.sees("goOnExam"));
    QVERIFY(QTest::qWaitFor([&] { return room.page().contains("The time for hand 1 was over."); }));
    room.click("goOnExam");
    QVERIFY(QTest::qWaitFor([&] { return room.crumb().contains("Hand 2 of 2"); }));
}

void TestWindowExamResume::anotherProgramCannotTakeItOver() {
    ExamRoom room;
    room.start();
    room.add("Ada");
    room.chooseExam();
    room.begin();
    room.dealToTheEnd();
    Options options;
    options.data = room.path("data");
    MainWindow other(options);
    other.resize(designedFor);
    other.show();
    other.welcome();
    const auto sees = [&](const char* name) {
        const auto* widget = other.findChild<QWidget*>(QString::fromLatin1(name));
        return widget != nullptr && widget->isVisible();
    };
    QVERIFY(QTest::qWaitFor([&] { return sees("people") || sees("chooser"); }));
    QTest::qWait(200);
    QVERIFY(!sees("goOnExam"));
    QVERIFY(!other.controller().running());
}

void TestWindowExamResume::whatWasDoneStandsThereWhenItComesBack() {
    ExamRoom room;
    room.start();
    room.add("Ada");
    room.chooseExam();
    room.begin();
    for (const Qt::Key key : {Qt::Key_S, Qt::Key_C})
        room.key(key);
    room.start();
    QVERIFY(QTest::qWaitFor([&] { return room.controller().running(); }));
    QVERIFY(QTest::qWaitFor([&] {
        QStringList texts;
        for (const QLabel* label : room.window().findChildren<QLabel*>())
            texts.append(label->text());
        return texts.contains("Shuffle") && texts.contains("Cut");
    }));
}

QTEST_MAIN(TestWindowExamResume)
#include "tst_window_exam_resume.moc"
