// SPDX-License-Identifier: GPL-3.0-or-later
// A class without a server: the instructor's computer and that of a trainee.
#include "app/desktop/exam/exam_desk.h"
#include "app/desktop/exam/exam_sets.h"
#include "app/desktop/school/class_desk.h"
#include "app/records/assessments.h"
#include "tests/app/desktop/support/school.h"

#include <QFile>
#include <QLineEdit>
#include <QListView>
#include <QRandomGenerator>
#include <QTableView>

using namespace mz;

namespace {

void write(const QString& file, const QByteArray& bytes) {
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size());
}

QByteArray bytesOf(const QString& file) {
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

constexpr const char* roster = "trainee_id,name,group,language,note\n"
                               "t001,Giulia Rossi,A 2026,it,\n"
                               "t002,\"Bianchi, Marco\",A 2026,en,=cmd()\n"
                               "t003,Zoe Zani,A 2026,en,\n";

class Classroom : public School {
public:
    [[nodiscard]] ClassDesk& desk() const { return *window().findChild<ClassDesk*>(); }
    [[nodiscard]] ExamDesk& exams() const { return *window().findChild<ExamDesk*>(); }

    void openClass() {
        start();
        click("withoutName");
        QVERIFY(sees("chooser"));
        key(Qt::Key_F5);
        QVERIFY(sees("class"));
    }
    void readRoster() {
        openClass();
        write(path("roster.csv"), roster);
        desk().readRosterFrom(path("roster.csv"));
        QVERIFY(QTest::qWaitFor([this] { return rows().size() == 3; }));
    }
    // To this computer, after somebody was at another.
    void comeBack() const {
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
    }
    // "Giulia Rossi | t001 | – | …", row by row.
    [[nodiscard]] QStringList rows() const {
        QStringList rows;
        const auto* table = seen<QTableView>("classTable");
        for (int row = 0; table != nullptr && row < table->model()->rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < table->model()->columnCount(); ++column)
                cells.append(table->model()->index(row, column).data().toString());
            rows.append(cells.join(" | "));
        }
        return rows;
    }
    [[nodiscard]] QString said(const char* name) const {
        QStringList texts;
        for (const QLabel* label : seen(name)->findChildren<QLabel*>())
            if (label->isVisible())
                texts.append(label->text());
        return texts.join('\n');
    }
};

// Sits what is in the file on a computer of his own, as this trainee, and hands it in.
void sitAndHandIn(const QString& assignment, const QString& name, const QString& number,
                  const QString& results) {
    Classroom there;
    there.start();
    QVERIFY(there.sees("personName"));
    there.type(name);
    there.seen<QLineEdit>("personNumber")->setFocus();
    there.type(number);
    there.key(Qt::Key_Return);
    QVERIFY(there.sees("chooser"));
    there.exams().openAssignmentFrom(assignment);
    QVERIFY(there.sees("beginExam"));
    there.click("beginExam");
    QVERIFY(QTest::qWaitFor([&] { return there.controller().running(); }));
    for (int hand = 1; hand <= 6; ++hand) {
        there.dealToTheEnd();
        there.key(Qt::Key_N);
    }
    QVERIFY(there.sees("examHands"));
    QVERIFY(there.sees("handIn"));
    there.exams().handInTo(results);
    QVERIFY(QTest::qWaitFor([&] { return there.said("exam").contains("Handed in as"); }));
}

} // namespace

class TestWindowClass : public QObject {
    Q_OBJECT

private slots:
    void theRosterMakesTheClass();
    void aRosterWithAFaultIsNotTakenIn();
    void anAssignmentIsMadeWithMouseAndKeys();
    void resultsComeBackAndAreAssessed();
    void aPackBesideAnAssignmentIsTakenAlong();
    void whatIsNoAssignmentIsRefused();
    void whatIsNoResultsFileIsLeftAlone();
    void aChangedResultIsShownAsChanged();
};

void TestWindowClass::theRosterMakesTheClass() {
    Classroom room;
    room.readRoster();
    QVERIFY(room.said("class").startsWith("Class A 2026\n"));
    QVERIFY2(room.said("class").contains("3 trainees added, 0 changed."),
             qPrintable(room.said("class")));
    QCOMPARE(room.rows()[0], QString("Bianchi, Marco | t002 | – | – | – | – | – | – | – | "
                                     "nothing yet"));
    // A second time only what is different changes.
    write(room.path("roster.csv"), QByteArray(roster).replace("Zoe Zani", "Zoe Zanni"));
    room.desk().readRosterFrom(room.path("roster.csv"));
    QVERIFY(QTest::qWaitFor([&] { return room.rows().last().startsWith("Zoe Zanni"); }));
    QVERIFY(room.said("class").contains("0 trainees added, 1 changed."));
    QCOMPARE(room.rows().size(), 3);
}

void TestWindowClass::aRosterWithAFaultIsNotTakenIn() {
    Classroom room;
    room.openClass();
    write(room.path("roster.csv"), "trainee_id,name\nt001,Ada\nt001,Bruno\n\xFF\n");
    room.desk().readRosterFrom(room.path("roster.csv"));
    QVERIFY(QTest::qWaitFor([&] { return room.said("class").contains("was not taken in"); }));
    QVERIFY(room.rows().isEmpty());
    room.close();
    QVERIFY(people(*room.database())->isEmpty());
}

void TestWindowClass::anAssignmentIsMadeWithMouseAndKeys() {
    Classroom room;
    room.readRoster();
    room.click("newAssignment");
    QVERIFY(room.sees("assignment"));
    room.click("keepAssignment");
    QVERIFY(room.said("assignment").contains("It needs a title"));
    room.seen<QLineEdit>("assignmentTitle")->setFocus();
    room.type("Autumn");
    room.seen<QLineEdit>("assignedUntil")->setFocus();
    room.type("31.12.");
    room.click("keepAssignment");
    QVERIFY(room.said("assignment").contains("The last day is written like"));
    room.key(Qt::Key_Escape);
    QVERIFY(room.sees("classTable"));
    room.key(Qt::Key_Escape);
    QVERIFY(room.sees("chooser"));
}

void TestWindowClass::resultsComeBackAndAreAssessed() {
    Classroom room;
    room.readRoster();
    QRandomGenerator draw(7);
    Assignment exam = *drawnExam(room.window().library(), 6, draw);
    exam.key = "autumn";
    exam.title = {"Autumn", "Autunno"};
    room.click("newAssignment");
    room.desk().saveAssignmentTo(exam, room.path("autumn.assignment.json"));
    QVERIFY(room.sees("classTable"));
    QVERIFY(!bytesOf(room.path("autumn.assignment.json")).isEmpty());

    sitAndHandIn(room.path("autumn.assignment.json"), "Zoe", "t003", room.path("zoe.records.json"));
    QVERIFY(!bytesOf(room.path("zoe.records.json")).isEmpty());
    room.comeBack();
    room.desk().takeResultsFrom({room.path("zoe.records.json")});
    QVERIFY(QTest::qWaitFor([&] { return room.said("class").contains("6 sessions came in"); }));
    QVERIFY2(!room.said("class").contains("Not in the roster"), qPrintable(room.said("class")));
    QVERIFY2(room.rows().last().startsWith("Zoe Zani | t003 | "), qPrintable(room.rows().last()));
    QVERIFY2(room.rows().last().contains("100 % ("), qPrintable(room.rows().last()));

    // Into her sessions, the debrief of one, and back.
    auto* table = room.seen<QTableView>("classTable");
    table->setFocus();
    table->setCurrentIndex(table->model()->index(2, 0));
    room.key(Qt::Key_Return);
    QVERIFY(room.sees("sessionList"));
    auto* sessions = room.seen<QListView>("sessionList");
    QVERIFY(QTest::qWaitFor([&] { return sessions->model()->rowCount() == 6; }));
    sessions->setFocus();
    room.key(Qt::Key_Return);
    QVERIFY(room.sees("debrief"));
    room.key(Qt::Key_Escape);
    QVERIFY(room.sees("sessionList"));

    room.click("assessSession");
    QVERIFY(room.sees("assess"));
    room.seen<QLineEdit>("assessor")->setFocus();
    room.type("Sara Conti");
    room.seen<QLineEdit>("overrideScore")->setFocus();
    room.type("60");
    room.click("keepAssess");
    QVERIFY(room.said("assess").contains("Other points need a reason."));
    room.seen<QLineEdit>("reason")->setFocus();
    room.type("Too slow");
    room.click("mark02");
    room.click("mark44");
    room.click("keepAssess");
    QVERIFY(room.sees("sessionList"));
    QVERIFY(QTest::qWaitFor([&] {
        return sessions->model()->rowCount() == 6 && sessions->model()
                                                         ->index(0, 0)
                                                         .data(Qt::AccessibleTextRole)
                                                         .toString()
                                                         .contains("Sara Conti gives 60 of 100");
    }));
    // Both stand there: the machine's points and hers.
    const QString row = sessions->model()->index(0, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(row.contains("100 of 100, passed"), qPrintable(row));
    QVERIFY2(row.contains("imported"), qPrintable(row));
    room.key(Qt::Key_Escape);
    QVERIFY(room.sees("classTable"));

    // The same file a second time brings nothing.
    room.desk().takeResultsFrom({room.path("zoe.records.json")});
    QVERIFY(QTest::qWaitFor([&] { return room.said("class").contains("Nothing new came in."); }));
    room.desk().saveTableTo(room.path("class.csv"));
    QVERIFY(bytesOf(room.path("class.csv")).contains("t002,\"Bianchi, Marco\",A 2026,6.0,"));
    room.close();
    const auto database = room.database();
    const auto everybody = people(*database);
    const auto zoe = std::ranges::find(*everybody, QString("t003"), &Person::number);
    const auto rated = ratingsOf(*database, sessionsOf(*database, zoe->id, 1)->front().start.key);
    QCOMPARE(rated->size(), std::size_t{1});
    QCOMPARE(rated->front().accuracy, std::optional(2));
    QCOMPARE(rated->front().pace, std::optional(4));
    QVERIFY(!rated->front().procedure);
}

void TestWindowClass::aPackBesideAnAssignmentIsTakenAlong() {
    Assignment own{"own", {"Own", "Nostro"}, Mode::practice, {{"house", 2, "one", {}}}, {}};
    const QTemporaryDir stick;
    write(stick.filePath("a.assignment.json"), QByteArray::fromStdString(writeAssignment(own)));
    {
        Classroom there;
        there.start();
        there.add("Zoe");
        there.exams().openAssignmentFrom(stick.filePath("a.assignment.json"));
        QVERIFY(there.sees("beginExam"));
        QVERIFY(!there.seen<QPushButton>("beginExam")->isEnabled());
        QVERIFY2(there.said("exam").contains("The pack “house” is not on this computer"),
                 qPrintable(there.said("exam")));
    }
    write(stick.filePath("house.pack.json"), R"({
  "format": "mazziere-pack", "version": 1, "id": "house", "edition": 2, "author": "Mazziere",
  "rulebook": "ciaffone", "title": {"en": "House", "it": "Casa"},
  "scenarios": [
    {"id": "one", "title": {"en": "One", "it": "Una"}, "brief": {"en": "Deal.", "it": "Dai."},
     "seed": 5, "table": {"seats": 3, "button": 1}, "start": "shuffle", "finish": "hand"}
  ]
})");
    Classroom there;
    there.start();
    there.add("Zoe");
    there.exams().openAssignmentFrom(stick.filePath("a.assignment.json"));
    QVERIFY(there.sees("beginExam"));
    there.click("beginExam");
    QVERIFY(QTest::qWaitFor([&] { return there.controller().running(); }));
    QCOMPARE(there.controller().dealing().pack, std::string("house"));
    QCOMPARE(there.controller().session().mode(), Mode::practice);
    QVERIFY(QFile::exists(there.path("data/packs/house.pack.json")));
    there.dealToTheEnd();
    there.key(Qt::Key_N);
    QVERIFY(there.sees("examHands"));
    QVERIFY2(there.said("exam").contains("100 of 100"), qPrintable(there.said("exam")));
}

void TestWindowClass::whatIsNoAssignmentIsRefused() {
    Classroom there;
    there.start();
    there.add("Zoe");
    write(there.path("bad.assignment.json"), "{\"format\": \"mazziere-assignment\",\n");
    there.exams().openAssignmentFrom(there.path("bad.assignment.json"));
    QVERIFY(there.seen("exam") == nullptr);
    QVERIFY2(there.said("chooser").contains("bad.assignment.json:1: "),
             qPrintable(there.said("chooser")));
    there.exams().openAssignmentFrom(there.path("nowhere"));
    QVERIFY(there.said("chooser").contains("nowhere: "));
}

void TestWindowClass::whatIsNoResultsFileIsLeftAlone() {
    Classroom room;
    room.readRoster();
    write(room.path("torn.records.json"), "{\"format\": \"mazziere-rec");
    room.desk().takeResultsFrom({room.path("torn.records.json"), room.path("not there")});
    QVERIFY(QTest::qWaitFor([&] { return room.said("class").contains("Not taken in: "); }));
    QVERIFY2(room.said("class").contains("torn.records.json: 1: "), qPrintable(room.said("class")));
    QVERIFY(room.said("class").contains("not there"));
}

void TestWindowClass::aChangedResultIsShownAsChanged() {
    Classroom room;
    room.readRoster();
    QRandomGenerator draw(11);
    Assignment exam = *drawnExam(room.window().library(), 6, draw);
    room.click("newAssignment");
    room.desk().saveAssignmentTo(exam, room.path("a.assignment.json"));
    sitAndHandIn(room.path("a.assignment.json"), "Zoe", "t003", room.path("zoe.records.json"));
    room.comeBack();
    // A pause is made shorter.
    QByteArray results = bytesOf(room.path("zoe.records.json"));
    const qsizetype pause = results.lastIndexOf("\\\"do\\\": \\\"award\\\"");
    const qsizetype digit = results.lastIndexOf("\\\"t\\\": ", pause) + 7;
    QVERIFY(pause > 0 && digit > 7);
    results[digit] = results[digit] == '9' ? '8' : '9';
    write(room.path("zoe.records.json"), results);
    room.desk().takeResultsFrom({room.path("zoe.records.json")});
    QVERIFY(QTest::qWaitFor([&] { return room.said("class").contains("6 sessions came in"); }));
    QVERIFY2(room.said("class").contains("Not as it was written: Zoe, "),
             qPrintable(room.said("class")));
    room.seen<QTableView>("classTable")->setFocus();
    room.seen<QTableView>("classTable")
        ->setCurrentIndex(room.seen<QTableView>("classTable")->model()->index(2, 0));
    room.key(Qt::Key_Return);
    QVERIFY(room.sees("sessionList"));
    QVERIFY(room.sees("sittingOfSession"));
    room.click("sittingOfSession");
    QVERIFY(room.sees("examHands"));
    QVERIFY2(room.said("exam").contains("Changed: hand "), qPrintable(room.said("exam")));
    QVERIFY(room.said("exam").contains("imported from another computer"));
    room.key(Qt::Key_Escape);
    QVERIFY(room.sees("sessionList"));
}

QTEST_MAIN(TestWindowClass)
#include "tst_window_class.moc"
