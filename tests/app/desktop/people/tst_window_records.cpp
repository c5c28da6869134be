// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/people/people_desk.h"
#include "app/records/session_list.h"
#include "tests/app/desktop/support/school.h"

#include <QDir>
#include <QFile>
#include <QLabel>

using namespace mz;

class TestWindowRecords : public QObject {
    Q_OBJECT

private slots:
    void recordsGoIntoAFileAndComeOut();
    void aBadFileIsToldWithItsPlace();
    void aDamagedFileIsToldAndACopyKept();
    void withoutRecordsPracticeGoesOn();
};

void TestWindowRecords::recordsGoIntoAFileAndComeOut() {
    School school;
    school.start();
    school.add("Ada");
    school.dealFirst();
    school.window().run(Command::shuffle);
    school.window().run(Command::next);
    school.key(Qt::Key_F2);
    QVERIFY(school.sees("peopleList"));
    auto* desk = school.window().findChild<PeopleDesk*>();
    const QString file = school.path("ada.records.json");
    desk->saveRecordsTo(*school.window().records().person(), file);
    QVERIFY(QTest::qWaitFor([&] { return QFile::exists(file); }));

    School another;
    another.start();
    another.click("withoutName");
    QVERIFY(another.sees("chooser"));
    another.key(Qt::Key_F2);
    QVERIFY(another.sees("personName"));
    another.window().findChild<PeopleDesk*>()->takeInRecordsOf(file);
    QVERIFY(QTest::qWaitFor([&] { return another.names() == QStringList("Ada"); }));
    another.close();
    const auto database = another.database();
    QCOMPARE(*countSessions(*database, people(*database)->front().id), 1);
}

void TestWindowRecords::aBadFileIsToldWithItsPlace() {
    School school;
    school.start();
    school.add("Ada");
    school.key(Qt::Key_F2);
    QVERIFY(school.sees("peopleList"));
    const QString file = school.path("bad.records.json");
    QFile bad(file);
    QVERIFY(bad.open(QIODevice::WriteOnly));
    bad.write("{\n\"format\": \"mazziere-records\",\n\"version\": 7}");
    bad.close();
    school.window().findChild<PeopleDesk*>()->takeInRecordsOf(file);
    const auto told = [&] {
        for (const QLabel* label : school.window().findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains("bad.records.json:3: /version"))
                return true;
        return false;
    };
    QVERIFY(QTest::qWaitFor(told));
}

void TestWindowRecords::aDamagedFileIsToldAndACopyKept() {
    School school;
    QVERIFY(QDir().mkpath(school.path("data")));
    const QByteArray rubbish(5000, 'x');
    QFile file(school.path("data/records.sqlite"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(rubbish);
    file.close();
    school.start();
    QVERIFY(school.sees("trouble"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), rubbish);
    file.close();
    school.click("beginAnew");
    school.add("Ada");
    school.close();
    QCOMPARE(people(*school.database())->size(), 1);
    const QDir data(school.path("data"));
    const QStringList copies = data.entryList({"records.damaged-*.sqlite"});
    QCOMPARE(copies.size(), 1);
    QFile copy(data.filePath(copies.front()));
    QVERIFY(copy.open(QIODevice::ReadOnly));
    QCOMPARE(copy.readAll(), rubbish);
}

void TestWindowRecords::withoutRecordsPracticeGoesOn() {
    School school;
    QVERIFY(QDir().mkpath(school.path("data")));
    QFile file(school.path("data/records.sqlite"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(5000, 'x'));
    file.close();
    school.start();
    QVERIFY(school.sees("trouble"));
    school.click("withoutRecords"); // practise without records
    school.dealFirst();
    school.window().run(Command::shuffle);
    QCOMPARE(school.acts(), std::size_t{1});
    school.close();
    QVERIFY(file.remove()); // it is mended
    school.start();
    QVERIFY(school.sees("chooser") || school.controller().running());
    school.close();
    QCOMPARE(*countSessions(*school.database(), std::nullopt), 1); // taken in
}

QTEST_MAIN(TestWindowRecords)
#include "tst_window_records.moc"
