// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/median.h"

#include <QTest>

using namespace mz;

class TestMedian : public QObject {
    Q_OBJECT

private slots:
    void medians_data();
    void medians();
};

void TestMedian::medians_data() {
    QTest::addColumn<QList<qint64>>("values");
    QTest::addColumn<qint64>("expected");
    QTest::newRow("one") << QList<qint64>{7} << qint64{7};
    QTest::newRow("two") << QList<qint64>{9, 4} << qint64{6};
    QTest::newRow("three") << QList<qint64>{9, 1, 4} << qint64{4};
    QTest::newRow("four") << QList<qint64>{100, 1, 8, 4} << qint64{6};
    QTest::newRow("alike") << QList<qint64>{5, 5, 5, 5} << qint64{5};
    QTest::newRow("five") << QList<qint64>{5, 1, 2, 4, 3} << qint64{3};
}

void TestMedian::medians() {
    QFETCH(const QList<qint64>, values);
    QTEST(qint64{*median({values.begin(), values.end()})}, "expected");
    QVERIFY(!median({}));
}

QTEST_GUILESS_MAIN(TestMedian)
#include "tst_median.moc"
