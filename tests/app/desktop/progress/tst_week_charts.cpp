// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/progress/week_charts.h"
#include "app/desktop/sentences/window_language.h"

#include <QTest>

using namespace mz;

namespace {

WeekProgress week(int year, int number, int attempts, int correct,
                  std::optional<qint64> reactionMs = {}) {
    WeekProgress made;
    made.year = year;
    made.week = number;
    made.sessions = 1;
    made.attempts = attempts;
    made.correct = correct;
    made.medianReactionMs = reactionMs;
    return made;
}

QStringList textsOf(const QList<ChartMark>& marks) {
    QStringList texts;
    for (const ChartMark& mark : marks)
        texts.append(mark.text);
    return texts;
}

} // namespace

class TestWeekCharts : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void weeksBeginOnMonday_data();
    void weeksBeginOnMonday();
    void onlyTheLastHalfYearIsShown();
    void aPauseIsSeenAsOne();
    void weeksWithoutAttemptsHaveNoPoint();
    void theAxisOfTimesEndsAtARoundNumber_data();
    void theAxisOfTimesEndsAtARoundNumber();
    void oneWeekIsAChartToo();
    void italianHasItsOwnSigns();
};

void TestWeekCharts::initTestCase() { WindowLanguage::use(Language::en); }

void TestWeekCharts::weeksBeginOnMonday_data() {
    QTest::addColumn<int>("year");
    QTest::addColumn<int>("number");
    QTest::addColumn<QDate>("monday");
    QTest::newRow("in the year before") << 2026 << 1 << QDate(2025, 12, 29);
    QTest::newRow("a long year's last") << 2026 << 53 << QDate(2026, 12, 28);
    QTest::newRow("the next year's first") << 2027 << 1 << QDate(2027, 1, 4);
    QTest::newRow("leap year") << 2024 << 9 << QDate(2024, 2, 26);
}

void TestWeekCharts::weeksBeginOnMonday() {
    QFETCH(const int, year);
    QFETCH(const int, number);
    QTEST(mondayOf(week(year, number, 0, 0)), "monday");
}

void TestWeekCharts::onlyTheLastHalfYearIsShown() {
    QVERIFY(lastWeeks({}).empty());
    // 26 weeks from the first of these that are shown to the last.
    const auto shown = lastWeeks(
        {week(2025, 50, 1, 1), week(2026, 14, 1, 1), week(2026, 15, 1, 1), week(2026, 40, 1, 1)});
    QCOMPARE(shown.size(), std::size_t{2});
    QCOMPARE(shown.front().week, 15);
}

void TestWeekCharts::aPauseIsSeenAsOne() {
    const auto chart =
        WeekCharts::accuracy({week(2026, 52, 4, 1), week(2026, 53, 4, 2), week(2027, 4, 10, 9)});
    QVERIFY(chart);
    QCOMPARE(chart->points, (QList<QPointF>{{0, 25}, {1, 50}, {5, 90}}));
    QCOMPARE(chart->right, 5.0);
    QCOMPARE(chart->top, 100.0);
    QCOMPARE(textsOf(chart->up), (QStringList{"0 %", "50 %", "100 %"}));
    QCOMPARE(textsOf(chart->across), (QStringList{"12/21/26", "1/25/27"}));
    QCOMPARE(chart->name, QString("Right by week"));
    QCOMPARE(chart->told, QString("25 % … 90 %"));
}

void TestWeekCharts::weeksWithoutAttemptsHaveNoPoint() {
    const std::vector<WeekProgress> weeks{week(2026, 10, 0, 0), week(2026, 11, 2, 2, 1500),
                                          week(2026, 12, 0, 0)};
    const auto accuracy = WeekCharts::accuracy(weeks);
    QVERIFY(accuracy);
    QCOMPARE(accuracy->points, (QList<QPointF>{{1, 100}}));
    QCOMPARE(accuracy->right, 2.0);
    QVERIFY(!WeekCharts::accuracy({week(2026, 10, 0, 0)}));
    QVERIFY(!WeekCharts::reaction({week(2026, 10, 3, 3)}));
    QVERIFY(!WeekCharts::accuracy({}));
    QVERIFY(!WeekCharts::reaction({}));
}

void TestWeekCharts::theAxisOfTimesEndsAtARoundNumber_data() {
    QTest::addColumn<qint64>("longest");
    QTest::addColumn<QString>("top");
    QTest::newRow("0") << qint64{0} << "1 s";
    QTest::newRow("0.4 s") << qint64{400} << "1 s";
    QTest::newRow("2 s") << qint64{2000} << "2 s";
    QTest::newRow("2.1 s") << qint64{2100} << "4 s";
    QTest::newRow("9 s") << qint64{9000} << "10 s";
    QTest::newRow("75 s") << qint64{75'000} << "80 s";
    QTest::newRow("an hour") << qint64{3'600'000} << "4,000 s";
}

void TestWeekCharts::theAxisOfTimesEndsAtARoundNumber() {
    QFETCH(const qint64, longest);
    const auto chart = WeekCharts::reaction({week(2026, 10, 1, 1, longest)});
    QVERIFY(chart);
    QTEST(chart->up.back().text, "top");
    QVERIFY(chart->points.front().y() <= chart->top);
}

void TestWeekCharts::oneWeekIsAChartToo() {
    const auto chart = WeekCharts::reaction({week(2026, 10, 1, 1, 2345)});
    QVERIFY(chart);
    QCOMPARE(chart->points, (QList<QPointF>{{0, 2.345}}));
    QCOMPARE(chart->right, 1.0);
    QCOMPARE(textsOf(chart->across), (QStringList{"3/2/26"}));
    QCOMPARE(chart->told, QString("2.3 s"));
}

void TestWeekCharts::italianHasItsOwnSigns() {
    WindowLanguage::use(Language::it);
    const auto chart = WeekCharts::reaction({week(2026, 10, 1, 1, 700)});
    WindowLanguage::use(Language::en);
    QVERIFY(chart);
    QCOMPARE(chart->name, QString("Reazione per settimana"));
    QCOMPARE(textsOf(chart->up), (QStringList{"0 s", "0,5 s", "1 s"}));
    QCOMPARE(textsOf(chart->across), (QStringList{"02/03/26"}));
}

QTEST_MAIN(TestWeekCharts)
#include "tst_week_charts.moc"
