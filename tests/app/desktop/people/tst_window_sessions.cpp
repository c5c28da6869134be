// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/people/people_desk.h"
#include "app/desktop/people/sessions_model.h"
#include "tests/app/desktop/support/school.h"

#include <QFile>
#include <QListView>
#include <QSqlQuery>

using namespace mz;

class TestWindowSessions : public QObject {
    Q_OBJECT

private slots:
    void sessionsAreListedAndLookedAtAgain();
    void sessionsOfNobodyAreListedAsWell();
    void whatWentWrongIsDoneOnceMoreInOneClick();
    void aReportIsWritten();
    void judgedAgainTheVerdictsStandSideBySide();
};

void TestWindowSessions::sessionsAreListedAndLookedAtAgain() {
    School school;
    school.start();
    school.add("Ada");
    school.dealFirst();
    school.dealToTheEnd();
    school.window().run(Command::next);
    school.window().run(Command::shuffle);
    school.key(Qt::Key_F3);
    QVERIFY(school.sees("sessionList"));
    const auto* rows = school.seen<QListView>("sessionList")->model();
    QVERIFY(QTest::qWaitFor([&] { return rows->rowCount() == 2; }));
    const auto told = [&](int row) {
        return rows->index(row, 0).data(Qt::AccessibleTextRole).toString();
    };
    QVERIFY2(told(0).endsWith("Practice  ·  under way"), qPrintable(told(0)));
    QVERIFY2(told(1).startsWith("First hand of the evening  ·  The six rules"),
             qPrintable(told(1)));
    QVERIFY2(told(1).endsWith("Practice  ·  100 of 100, passed"), qPrintable(told(1)));
    school.key(Qt::Key_Down);
    school.key(Qt::Key_Return);
    QVERIFY(school.sees("debrief"));
    school.key(Qt::Key_Escape);
    QVERIFY(school.sees("sessionList"));
    school.key(Qt::Key_Escape);
    QVERIFY(!school.seen("sessionList"));
    QCOMPARE(school.acts(), std::size_t{1});
}

void TestWindowSessions::sessionsOfNobodyAreListedAsWell() {
    School school;
    school.start();
    school.click("withoutName");
    QVERIFY(school.sees("chooser"));
    school.click("sessionsButton");
    QVERIFY(school.sees("sessionList"));
    QVERIFY(!school.seen<QPushButton>("debriefSession")->isEnabled());
    school.key(Qt::Key_Escape);
    QVERIFY(school.sees("chooser"));
}

void TestWindowSessions::whatWentWrongIsDoneOnceMoreInOneClick() {
    School school;
    school.start();
    school.add("Ada");
    const auto which = school.window().library().find("four-card-flop");
    QVERIFY(school.window().deal(*which));
    // The fourth card stays, and the hand is played on.
    for (const Command act : {Command::letAct, Command::collect, Command::burn, Command::board,
                              Command::letAct, Command::collect, Command::burn, Command::board}) {
        school.window().run(act);
        if (school.controller().frozen())
            school.window().run(Command::playOn);
    }
    school.window().showChooser();
    auto* lists = school.seen<QListWidget>("packs");
    auto* cases = school.seen<QListWidget>("scenarios");
    QVERIFY(lists != nullptr && cases != nullptr);
    constexpr int redoRow = 2;
    lists->setCurrentRow(redoRow);
    QCOMPARE(cases->count(), 0); // it is still under way
    school.key(Qt::Key_Escape);
    school.window().run(Command::next);
    school.window().showChooser();
    lists->setCurrentRow(redoRow);
    QVERIFY(QTest::qWaitFor([&] { return cases->count() == 1; }));
    school.click("deal");
    QCOMPARE(school.controller().dealing().theCase->scenario.id, std::string("four-card-flop"));
    school.dealToTheEnd();
    school.window().run(Command::next); // that was all
    QVERIFY(school.sees("chooser"));
    QVERIFY(QTest::qWaitFor([&] { return lists->item(redoRow)->text() == "Once more"; }));
    lists->setCurrentRow(redoRow);
    QVERIFY(QTest::qWaitFor([&] { return cases->count() == 0; }));
}

void TestWindowSessions::aReportIsWritten() {
    School school;
    school.start();
    school.add("Ada");
    school.dealFirst();
    school.dealToTheEnd();
    school.key(Qt::Key_F3);
    QVERIFY(school.sees("sessionList"));
    auto* model = school.seen<QListView>("sessionList")->model();
    QVERIFY(QTest::qWaitFor([&] { return model->rowCount() == 1; }));
    const auto session = static_cast<SessionsModel*>(model)->session(0);
    const QString file = school.path("report.pdf");
    school.window().findChild<PeopleDesk*>()->saveReportTo(session, file);
    QVERIFY(QTest::qWaitFor([&] { return QFile::exists(file); }));
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QVERIFY(written.readAll().startsWith("%PDF-"));
}

void TestWindowSessions::judgedAgainTheVerdictsStandSideBySide() {
    School school;
    school.start();
    school.add("Ada");
    school.dealFirst();
    school.dealToTheEnd();
    school.close();
    {
        // As if the rulebook of that day had said something else.
        const auto database = school.database();
        QSqlQuery change(database->connection());
        QVERIFY(change.exec("UPDATE verdict SET score = 50, passed = 0"));
        QVERIFY(change.exec("UPDATE verdict_text SET json = replace(json, '\"score\": 100', "
                            "'\"score\": 50')"));
    }
    school.start();
    QVERIFY(school.sees("chooser"));
    school.key(Qt::Key_F3);
    QVERIFY(school.sees("sessionList"));
    auto* model = school.seen<QListView>("sessionList")->model();
    const auto told = [&] {
        return model->rowCount() == 0 ? QString()
                                      : model->index(0, 0).data(Qt::AccessibleTextRole).toString();
    };
    QVERIFY(QTest::qWaitFor([&] { return told().endsWith("50 of 100, not passed"); }));
    school.click("judgeAgain");
    QVERIFY(QTest::qWaitFor([&] {
        return told().endsWith("50 of 100, not passed  ·  judged again: 100 of 100, passed");
    }));
}

QTEST_MAIN(TestWindowSessions)
#include "tst_window_sessions.moc"
