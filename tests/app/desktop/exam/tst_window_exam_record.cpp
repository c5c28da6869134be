// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/support/exam_room.h"

using namespace mz;

class TestWindowExamRecord : public QObject {
    Q_OBJECT

private slots:
    void everyStartIsCounted();
    void aChangedByteIsShownAtItsPlace();
    void aLogThatIsGoneIsTold();
    void whatCannotBeWrittenDoesNotBegin();
    void aCertificateIsWritten();
};

void TestWindowExamRecord::everyStartIsCounted() {
    ExamRoom room;
    room.start();
    room.add("Ada");
    room.chooseExam();
    room.begin();
    room.key(Qt::Key_N);
    QVERIFY(room.sees("endExam"));
    QVERIFY(room.page().contains("start no. 1"));
    room.click("endExam");
    QVERIFY(room.page().contains("Press once more to end it."));
    room.click("endExam");
    QVERIFY(room.sees("examHands"));
    QVERIFY2(room.page().contains("Not passed"), qPrintable(room.page()));
    room.key(Qt::Key_Escape);
    room.chooseExam();
    QVERIFY(QTest::qWaitFor(
        [&] { return room.page().contains("Ada has begun this once on this computer"); }));
    room.begin();
    room.key(Qt::Key_N);
    QVERIFY(room.sees("endExam"));
    QVERIFY(room.page().contains("start no. 2"));
}

void TestWindowExamRecord::aChangedByteIsShownAtItsPlace() {
    ExamRoom room;
    room.start();
    room.add("Ada");
    room.sitWholeExam();
    const QString key = [&] {
        room.close();
        const auto database = room.database();
        return sittingsOf(*database, people(*database)->front().id)->front().start.key;
    }();
    const QString log = room.logs().last();
    const QByteArray bytes = room.bytesOf(log);
    QList<QByteArray> lines = bytes.split('\n');
    const qsizetype changed = lines.size() / 2;
    const qsizetype digit = lines[changed].indexOf("\"t\": ") + 5;
    lines[changed][digit] = lines[changed][digit] == '9' ? '8' : '9';
    const auto shown = [&] {
        room.start();
        static_cast<void>(QTest::qWaitFor([&] { return room.seen("chooser") != nullptr; }));
        room.window().findChild<ExamDesk*>()->showSitting(key);
        return room.sees("examHands") ? room.page() : QString();
    };
    QVERIFY(shown().contains("Unchanged"));
    room.close();
    room.write(log, lines.join('\n'));
    const QString page = shown();
    QVERIFY2(page.contains(QStringLiteral("Changed: hand 2, from line %1 on.").arg(changed + 1)),
             qPrintable(page));
    QVERIFY2(room.row(1).contains(
                 QStringLiteral("This log was changed, first of all on line %1.").arg(changed + 1)),
             qPrintable(room.row(1)));
    room.close();
    room.write(log, bytes);
    QVERIFY(shown().contains("Unchanged"));
}

void TestWindowExamRecord::aLogThatIsGoneIsTold() {
    ExamRoom room;
    room.start();
    room.add("Ada");
    room.sitWholeExam();
    QVERIFY(!room.row(0).contains("gone"));
    room.close();
    const QString key = [&] {
        const auto database = room.database();
        return sittingsOf(*database, people(*database)->front().id)->front().start.key;
    }();
    QVERIFY(QFile::remove(room.path("data/sessions/" + room.logs().first())));
    room.start();
    QVERIFY(room.sees("chooser"));
    room.window().findChild<ExamDesk*>()->showSitting(key);
    QVERIFY(room.sees("examHands"));
    QVERIFY2(room.row(0).contains("the file of its log is gone; the records have it"),
             qPrintable(room.row(0)));
    QVERIFY(!room.row(1).contains("gone"));
    QVERIFY(room.page().contains("Unchanged"));
}

void TestWindowExamRecord::whatCannotBeWrittenDoesNotBegin() {
    ExamRoom room;
    QFile inTheWay(room.path("data/sessions"));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    inTheWay.close();
    room.start();
    room.add("Ada");
    room.chooseExam();
    room.click("beginExam");
    QVERIFY(QTest::qWaitFor([&] { return room.page().contains("It cannot begin: "); }));
    QVERIFY(!room.controller().running());
    room.close();
    const auto database = room.database();
    QVERIFY(sittingsOf(*database, people(*database)->front().id)->empty());
}

void TestWindowExamRecord::aCertificateIsWritten() {
    ExamRoom room;
    room.start();
    room.add("Ada");
    room.sitWholeExam();
    QCOMPARE(room.seen<QPushButton>("examReport")->text(), QString("Certificate as PDF…"));
    room.window().findChild<ExamDesk*>()->saveReportTo(room.path("certificate.pdf"));
    QFile pdf(room.path("certificate.pdf"));
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    QVERIFY(pdf.readAll().startsWith("%PDF"));
    QVERIFY(room.page().contains("Saved as"));
}

QTEST_MAIN(TestWindowExamRecord)
#include "tst_window_exam_record.moc"
