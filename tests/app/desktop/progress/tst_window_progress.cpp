// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/support/school.h"

#include <QLabel>

using namespace mz;

namespace {

// What the figures say once they do.
bool says(const School& school, const QString& figure) {
    return QTest::qWaitFor([&] {
        for (const QLabel* label : school.window().findChildren<QLabel*>("figure"))
            if (label->isVisible() && label->accessibleName() == figure)
                return true;
        return false;
    });
}

bool writes(const School& school, const QString& text) {
    return QTest::qWaitFor([&] {
        for (const QLabel* label : school.window().findChildren<QLabel*>())
            if (label->isVisible() && label->text() == text)
                return true;
        return false;
    });
}

} // namespace

class TestWindowProgress : public QObject {
    Q_OBJECT

private slots:
    void whatIsDealtIsProgress();
    void theNextRuleIsDrilledInOneClick();
    void theKeyOpensAndClosesIt();
    void withoutANameTheKeyOfThePeopleIsTold();
    void beforeAnybodySitsThereIsNone();
};

void TestWindowProgress::whatIsDealtIsProgress() {
    School school;
    school.start();
    school.add("Ada");
    school.key(Qt::Key_F4);
    QVERIFY(says(school, "Hold’em 2, Attempts: 0"));
    school.key(Qt::Key_Escape);
    QVERIFY(school.sees("chooser"));
    QVERIFY(school.window().deal(*school.window().library().find("four-card-flop")));
    school.dealToTheEnd();
    school.key(Qt::Key_F3);
    school.click("progressButton");
    QVERIFY(says(school, "Hold’em 2, Last ten: 1 of 1"));
    QVERIFY(says(school, "Hold’em 2, Mastery: 10 %"));
    QVERIFY(writes(school, "Progress of Ada"));
    QVERIFY(writes(school, "You have never exposed one yourself."));
    school.click("sessionsOfProgress");
    QVERIFY(school.sees("sessionList"));
}

void TestWindowProgress::theNextRuleIsDrilledInOneClick() {
    School school;
    school.start();
    school.add("Ada");
    school.key(Qt::Key_F4);
    school.click("drillNext");
    QVERIFY(!school.seen("progress"));
    QVERIFY(school.controller().running());
    school.dealToTheEnd();
    school.key(Qt::Key_F4);
    QVERIFY(says(school, "Hold’em 1, Last ten: 1 of 1"));
}

void TestWindowProgress::theKeyOpensAndClosesIt() {
    School school;
    school.start();
    school.add("Ada");
    school.dealFirst();
    school.key(Qt::Key_S);
    QCOMPARE(school.acts(), std::size_t{1});
    school.key(Qt::Key_F4);
    QVERIFY(school.sees("progress"));
    QVERIFY(school.controller().frozen());
    QVERIFY(school.sees("drillNext"));
    school.key(Qt::Key_C); // not of the table now
    QCOMPARE(school.acts(), std::size_t{1});
    school.key(Qt::Key_F4);
    QVERIFY(!school.seen("progress"));
    QVERIFY(!school.controller().frozen());
    school.key(Qt::Key_C);
    QCOMPARE(school.acts(), std::size_t{2});
}

void TestWindowProgress::withoutANameTheKeyOfThePeopleIsTold() {
    School school;
    school.start();
    school.click("withoutName");
    QVERIFY(school.sees("chooser"));
    school.key(Qt::Key_F4);
    QVERIFY(school.sees("progress"));
    QCOMPARE(school.seen<QPushButton>("drillNext")->text(), QString("Who is dealing (F2)"));
    school.click("drillNext");
    QVERIFY(school.sees("people"));
}

void TestWindowProgress::beforeAnybodySitsThereIsNone() {
    School school;
    school.start();
    QVERIFY(school.sees("personName"));
    school.window().run(Command::progress);
    QTest::qWait(20);
    QVERIFY(!school.seen("progress"));
}

QTEST_MAIN(TestWindowProgress)
#include "tst_window_progress.moc"
