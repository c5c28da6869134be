// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/exam/exam_desk.h"
#include "app/records/sittings.h"
#include "tests/app/desktop/support/school.h"

#include <QDir>
#include <QFile>

using namespace mz;

namespace {

constexpr int examRow = 3;

// A pack of two hands, and what is seen of an exam of it.
class ExamRoom : public School {
public:
    ExamRoom() {
        QDir().mkpath(path("data/packs"));
        QFile pack(path("data/packs/two.pack.json"));
        if (!pack.open(QIODevice::WriteOnly) || pack.write(twoHands) < 0)
            qFatal("the pack cannot be written");
    }

    // The whole pack of two hands, chosen with mouse and keys.
    void chooseExam() const {
        QVERIFY(sees("chooser"));
        seen<QListWidget>("packs")->setFocus();
        seen<QListWidget>("packs")->setCurrentRow(examRow);
        auto* exams = seen<QListWidget>("scenarios");
        exams->setFocus();
        key(Qt::Key_End);
        QCOMPARE(exams->currentItem()->text(), QString("Two hands"));
        key(Qt::Key_Return);
        QVERIFY(sees("beginExam"));
    }
    void begin() const {
        click("beginExam");
        QVERIFY(QTest::qWaitFor([this] { return controller().running() && !seen("exam"); }));
    }
    void sitWholeExam() const {
        chooseExam();
        begin();
        dealToTheEnd();
        key(Qt::Key_N);
        dealToTheEnd();
        key(Qt::Key_N);
        QVERIFY(sees("examHands"));
    }

    // All that stands on the page, line by line.
    [[nodiscard]] QString page() const {
        QStringList texts;
        for (const QLabel* label : seen("exam")->findChildren<QLabel*>())
            if (label->isVisible())
                texts.append(label->text());
        return texts.join('\n');
    }
    [[nodiscard]] QString row(int row) const {
        const QListWidgetItem* item = seen<QListWidget>("examHands")->item(row);
        return item->text() + " | " + item->data(Qt::UserRole + 1).toString();
    }
    [[nodiscard]] QString crumb() const {
        return window().findChild<QPushButton*>("crumb")->text();
    }
    [[nodiscard]] QStringList logs() const {
        return QDir(path("data/sessions")).entryList({"*.log.jsonl"}, QDir::Files, QDir::Name);
    }
    [[nodiscard]] QByteArray bytesOf(const QString& log) const {
        QFile file(path("data/sessions/" + log));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QString& log, const QByteArray& bytes) const {
        QFile file(path("data/sessions/" + log));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

private:
    static constexpr const char* twoHands = R"({
  "format": "mazziere-pack", "version": 1, "id": "two", "edition": 3, "author": "Mazziere", "rulebook": "ciaffone",
  "title": {"en": "Two hands", "it": "Due mani"},
  "scenarios": [
    {"id": "one", "title": {"en": "The first", "it": "La prima"},
     "brief": {"en": "Deal it.", "it": "Distribuisci."}, "seed": 11,
     "table": {"seats": 3, "button": 1}, "start": "shuffle", "finish": "hand"},
    {"id": "other", "title": {"en": "The other", "it": "La seconda"},
     "brief": {"en": "Deal it.", "it": "Distribuisci."}, "seed": 12,
     "table": {"seats": 2, "button": 1}, "start": "shuffle", "finish": "hand"}
  ]
})";
};

} // namespace

class TestWindowExam : public QObject {
    Q_OBJECT

private slots:
    void aWholeExamWithMouseAndKeys();
    void aHandThatLayOnTheTableIsNoneOfIt();
    void withoutANameItDoesNotBegin();
    void thereIsNoHelpAndNoVerdictBeforeItsEnd();
    void everyStartIsCounted();
    void anUnfinishedHandIsLeftOnPurposeOnly();
    void aClosedProgramComesBackToTheExam();
    void itIsGoneOnWithBetweenTwoHands();
    void theTimeForAllHandsEndsIt();
    void theTimeForAHandEndsIt();
    void anotherProgramCannotTakeItOver();
    void whatWasDoneStandsThereWhenItComesBack();
    void aChangedByteIsShownAtItsPlace();
    void aLogThatIsGoneIsTold();
    void whatCannotBeWrittenDoesNotBegin();
    void aCertificateIsWritten();
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

void TestWindowExam::everyStartIsCounted() {
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

void TestWindowExam::aClosedProgramComesBackToTheExam() {
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

void TestWindowExam::itIsGoneOnWithBetweenTwoHands() {
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

// The clock on the wall goes on while the program is closed.
void TestWindowExam::theTimeForAllHandsEndsIt() {
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

void TestWindowExam::theTimeForAHandEndsIt() {
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

// It is this window's, also between two hands.
void TestWindowExam::anotherProgramCannotTakeItOver() {
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

void TestWindowExam::whatWasDoneStandsThereWhenItComesBack() {
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

void TestWindowExam::aChangedByteIsShownAtItsPlace() {
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

// The records have it all the same.
void TestWindowExam::aLogThatIsGoneIsTold() {
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

// Where the folder of the logs should be lies a file.
void TestWindowExam::whatCannotBeWrittenDoesNotBegin() {
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

void TestWindowExam::aCertificateIsWritten() {
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

QTEST_MAIN(TestWindowExam)
#include "tst_window_exam.moc"
