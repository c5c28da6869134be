// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/school/class_table.h"
#include "app/desktop/school/need.h"

#include <QTest>

using namespace mz;

namespace {

ClassMember member(const QString& name, std::vector<RuleTotals> rules) {
    ClassMember one;
    one.person.name = name;
    one.person.number = "n" + name;
    one.person.classGroup = "A";
    one.totals.rules = std::move(rules);
    return one;
}

} // namespace

class TestNeed : public QObject {
    Q_OBJECT

private slots:
    void whatWasNeverTriedCountsWholly();
    void whoeverNeedsMostComesFirst();
    void theTableTellsTheSame();
};

void TestNeed::whatWasNeverTriedCountsWholly() {
    PersonTotals totals;
    QCOMPARE(needOf(totals), 6.0);
    totals.rules = {{"holdem.4", 8, 6, {}}, {"none", 3, 0, {}}, {"house.1", 5, 0, {}}};
    QCOMPARE(needOf(totals), 5.25);
    totals.rules.push_back({"holdem.1", 2, 2, {}});
    QCOMPARE(needOf(totals), 4.25);
}

void TestNeed::whoeverNeedsMostComesFirst() {
    std::vector<ClassMember> members{member("Zoe", {{"holdem.1", 2, 2, {}}}),
                                     member("Bruno", {{"holdem.1", 2, 1, {}}}), member("Carla", {}),
                                     member("Ada", {{"holdem.2", 4, 2, {}}})};
    sortByNeed(members);
    QStringList names;
    for (const ClassMember& one : members)
        names.append(one.person.name);
    QCOMPARE(names, QStringList({"Carla", "Ada", "Bruno", "Zoe"}));
}

void TestNeed::theTableTellsTheSame() {
    const std::vector<ClassMember> members{member("=Ada", {{"holdem.4", 8, 6, {}}})};
    const QStringList lines =
        QString::fromStdString(classTable(members, CsvForm::international)).split("\r\n");
    QCOMPARE(lines.size(), 3);
    QCOMPARE(lines[0].split(',').size(), lines[1].split(',').size());
    QVERIFY(
        lines[0].startsWith("trainee_id,trainee_name,group,need,holdem_1_tried,holdem_1_right"));
    QCOMPARE(lines[1], QString("n=Ada,'=Ada,A,5.25,0,0,0,0,0,0,8,6,0,0,0,0,0,0,,"));
}

QTEST_GUILESS_MAIN(TestNeed)
#include "tst_need.moc"
