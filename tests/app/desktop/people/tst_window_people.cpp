// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/session_list.h"
#include "tests/app/desktop/support/school.h"

#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QLineEdit>

using namespace mz;

class TestWindowPeople : public QObject {
    Q_OBJECT

private slots:
    void theFirstStartAsksWhoDeals();
    void theOnlyOneIsNotAsked();
    void practiceNeedsNoName();
    void oneOfTwoIsChosenByKeys();
    void wishesGoWithThePerson();
    void namelessSessionsBecomeTheFirstOnes();
    void aNameIsChanged();
    void anyNameIsShownAsItIs();
    void removingDeletesEverything();
    void escapeClosesThePage();
    void straightAtATableSitsWhoWasHereLast();
};

void TestWindowPeople::theFirstStartAsksWhoDeals() {
    School school;
    school.start();
    QVERIFY(school.sees("personName"));
    QVERIFY(!school.seen("closePeople"));
    QVERIFY(!school.seen<QPushButton>("keepPerson")->isEnabled()); // without a name
    school.add("Ada Rossi");
    QCOMPARE(school.person(), QString("Who is dealing: Ada Rossi"));
    school.close();
    const auto everybody = people(*school.database());
    QCOMPARE(everybody->size(), 1);
    QCOMPARE(everybody->front().name, QString("Ada Rossi"));
}

void TestWindowPeople::theOnlyOneIsNotAsked() {
    School school;
    school.start();
    school.add("Ada");
    school.start();
    QVERIFY(school.sees("chooser"));
    QCOMPARE(school.person(), QString("Who is dealing: Ada"));
}

void TestWindowPeople::practiceNeedsNoName() {
    School school;
    school.start();
    school.click("withoutName");
    school.dealFirst();
    QCOMPARE(school.person(), QString("Who is dealing: No name"));
    school.window().run(Command::shuffle);
    QCOMPARE(school.acts(), std::size_t{1});
    school.start(); // and is not asked for one the next time
    QVERIFY(QTest::qWaitFor([&] { return school.controller().running(); }));
    QCOMPARE(school.acts(), std::size_t{1});
}

void TestWindowPeople::oneOfTwoIsChosenByKeys() {
    School school;
    school.start();
    school.add("Ada");
    school.key(Qt::Key_F2);
    school.click("newPerson");
    school.add("Bruno");
    school.start();
    QVERIFY(school.sees("peopleList"));
    QCOMPARE(school.names(), QStringList({"Bruno", "Ada"})); // who was here last
    school.key(Qt::Key_Down);
    school.key(Qt::Key_Return);
    QVERIFY(school.sees("chooser"));
    QCOMPARE(school.person(), QString("Who is dealing: Ada"));
}

void TestWindowPeople::wishesGoWithThePerson() {
    School school;
    school.start();
    QVERIFY(school.sees("personName"));
    school.type("Ada");
    school.click("personItalian");
    for (int press = 0; press < 3; ++press)
        school.click("personLarger");
    school.click("twoColours");
    school.click("keepPerson");
    QVERIFY(school.sees("chooser"));
    const auto isAdas = [&] {
        const Settings& settings = school.window().settings();
        return settings.lang == "it" && settings.textPercent == 130 && !settings.fourColours;
    };
    QVERIFY(isAdas());
    school.key(Qt::Key_F2);
    school.click("withoutName");
    QVERIFY(QTest::qWaitFor([&] { return school.window().settings().textPercent == 100; }));
    QVERIFY(school.window().settings().fourColours);
    // What she changes later is hers as well.
    school.start();
    QVERIFY(QTest::qWaitFor(isAdas));
    Settings settings = school.window().settings();
    settings.textPercent = 90;
    school.window().useSettings(settings);
    school.window().useLanguage(false);
    school.close();
    const Person ada = people(*school.database())->front();
    QCOMPARE(ada.textPercent, 90);
    QCOMPARE(ada.lang, QString("en"));
}

void TestWindowPeople::namelessSessionsBecomeTheFirstOnes() {
    School school;
    school.start();
    school.click("withoutName");
    school.dealFirst();
    school.window().run(Command::shuffle);
    school.window().run(Command::next);
    school.key(Qt::Key_F2);
    QVERIFY(school.sees("personName"));
    school.type("Ada");
    QVERIFY(school.sees("adopt"));
    QCOMPARE(school.seen<QCheckBox>("adopt")->text(),
             QString("2 sessions were dealt here without a name: they are mine"));
    QTest::keyClick(school.seen("adopt"), Qt::Key_Space);
    school.click("keepPerson");
    QVERIFY(QTest::qWaitFor([&] { return school.person() == "Who is dealing: Ada"; }));
    school.close();
    const auto database = school.database();
    QCOMPARE(*countSessions(*database, people(*database)->front().id), 2);
    QCOMPARE(*countSessions(*database, std::nullopt), 0);
}

void TestWindowPeople::aNameIsChanged() {
    School school;
    school.start();
    school.add("Ada");
    school.key(Qt::Key_F2);
    school.click("changePerson");
    QVERIFY(school.sees("personName"));
    QCOMPARE(school.seen<QLineEdit>("personName")->text(), QString("Ada"));
    school.type(" Bianchi");
    school.click("keepPerson");
    QVERIFY(QTest::qWaitFor([&] { return school.person() == "Who is dealing: Ada Bianchi"; }));
    school.close();
    QCOMPARE(people(*school.database())->front().name, QString("Ada Bianchi"));
}

void TestWindowPeople::anyNameIsShownAsItIs() {
    School school;
    school.start();
    school.add("<b>Bruno</b> Neri & figli");
    QCOMPARE(school.person(), QString("Who is dealing: <b>Bruno</b> Neri & figli"));
    school.key(Qt::Key_F2);
    QVERIFY(school.sees("peopleList"));
    QCOMPARE(school.names(), QStringList("<b>Bruno</b> Neri & figli (here now)"));
}

void TestWindowPeople::removingDeletesEverything() {
    School school;
    school.start();
    school.add("Zacharias Unverwechselbar");
    school.dealFirst();
    school.window().run(Command::shuffle);
    school.key(Qt::Key_F2);
    school.click("removePerson");
    QVERIFY(school.sees("cancelPerson"));
    school.click("cancelPerson"); // after all not
    school.click("removePerson");
    school.click("keepPerson");
    QVERIFY(school.sees("personName")); // nobody is left
    QCOMPARE(school.person(), QString("Who is dealing: No name"));
    school.close();
    QCOMPARE(people(*school.database())->size(), 0);
    QCOMPARE(QDir(school.path("data/sessions")).entryList(QDir::Files).size(), 0);
    const QDir data(school.path("data"));
    for (const QString& name : data.entryList(QDir::Files)) {
        QFile file(data.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(!file.readAll().contains("Unverwechselbar"), qPrintable(name));
    }
}

void TestWindowPeople::escapeClosesThePage() {
    School school;
    school.start();
    school.add("Ada");
    school.dealFirst();
    school.window().run(Command::shuffle);
    school.key(Qt::Key_F2);
    QVERIFY(school.sees("peopleList"));
    school.key(Qt::Key_Escape);
    QVERIFY(!school.seen("people"));
    QCOMPARE(school.acts(), std::size_t{1});
    QVERIFY(!school.controller().frozen());
}

void TestWindowPeople::straightAtATableSitsWhoWasHereLast() {
    School school;
    school.start();
    school.add("Ada");
    school.startAtATable();
    QCOMPARE(school.person(), QString("Who is dealing: Ada"));
    school.key(Qt::Key_F2);
    school.click("withoutName");
    QVERIFY(school.sees("chooser"));
    school.startAtATable();
    QCOMPARE(school.person(), QString("Who is dealing: No name"));
}

QTEST_MAIN(TestWindowPeople)
#include "tst_window_people.moc"
