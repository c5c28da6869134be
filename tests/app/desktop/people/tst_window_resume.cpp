// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/session_list.h"
#include "tests/app/desktop/support/school.h"

#include <QDir>
#include <QFile>

using namespace mz;

class TestWindowResume : public QObject {
    Q_OBJECT

private slots:
    void switchingComesBackToTheSameHand();
    void aClosedProgramComesBackToTheHand();
    void sessionsArePutDownToWhoDealt();
};

void TestWindowResume::switchingComesBackToTheSameHand() {
    School school;
    school.start();
    school.add("Ada");
    school.dealFirst();
    for (const Command act : {Command::shuffle, Command::cut, Command::pitch, Command::pitch})
        school.window().run(act);
    const auto state = school.controller().session().state().table;
    school.key(Qt::Key_F2);
    school.click("newPerson");
    school.add("Bruno");
    QVERIFY(!school.controller().running());
    school.dealFirst();
    school.window().run(Command::shuffle);
    QCOMPARE(school.acts(), std::size_t{1});
    school.key(Qt::Key_F2);
    QVERIFY(school.sees("peopleList"));
    QCOMPARE(school.names(), QStringList({"Bruno (here now)", "Ada"}));
    school.key(Qt::Key_Down);
    school.key(Qt::Key_Return);
    QVERIFY(QTest::qWaitFor([&] { return school.controller().running() && school.acts() == 4; }));
    QVERIFY(school.controller().session().state().table == state);
    QVERIFY(school.controller().frozen());
    QVERIFY(school.sees("frozen"));
    school.key(Qt::Key_Escape);
    QVERIFY(!school.controller().frozen());
    school.window().run(Command::pitch);
    QCOMPARE(school.acts(), std::size_t{5});
}

void TestWindowResume::aClosedProgramComesBackToTheHand() {
    School school;
    school.start();
    school.add("Ada");
    school.dealFirst();
    school.window().run(Command::shuffle);
    school.window().run(Command::cut);
    school.start();
    QVERIFY(QTest::qWaitFor([&] { return school.controller().running(); }));
    QCOMPARE(school.acts(), std::size_t{2});
    const QDir logs(school.path("data/sessions"));
    QCOMPARE(logs.entryList({"*.log.jsonl"}, QDir::Files).size(), 1); // the same log goes on
    QCOMPARE(logs.entryList({"*.lock"}, QDir::Files).size(), 1);
    school.close();
    QCOMPARE(logs.entryList({"*.lock"}, QDir::Files).size(), 0);
}

void TestWindowResume::sessionsArePutDownToWhoDealt() {
    School school;
    school.start();
    school.add("Ada");
    school.dealFirst();
    school.dealToTheEnd();
    school.window().run(Command::again); // one more, left at once
    school.window().run(Command::shuffle);
    school.window().run(Command::next);
    school.close();
    const auto database = school.database();
    const qint64 ada = people(*database)->front().id;
    const auto rows = sessionsOf(*database, ada, 10);
    QCOMPARE(rows->size(), std::size_t{3});
    QCOMPARE((*rows)[2].state, SessionState::finished);
    QCOMPARE((*rows)[2].ofTheDay->score, 100);
    QCOMPARE((*rows)[1].state, SessionState::left);
    QCOMPARE((*rows)[0].state, SessionState::running);
    const auto text = logText(*database, (*rows)[2].start.key);
    const auto log = readLog(**text);
    QCOMPARE(QString::fromStdString(log->header.trainee), QString("Ada"));
    QFile file(school.path("data/sessions/") + (*rows)[2].start.file);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().toStdString() == **text);
}

QTEST_MAIN(TestWindowResume)
#include "tst_window_resume.moc"
