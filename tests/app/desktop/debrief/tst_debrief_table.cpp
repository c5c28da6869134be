// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/debrief/debrief_table_layout.h"

#include <QLineF>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace mz;

namespace {

struct Named {
    QString name;
    QRectF place;
    bool round = false;
};

QList<Named> placesOf(const SmallTable& table) {
    QList<Named> all{{"board", table.board}, {"pot", table.pot},     {"burns", table.burns},
                     {"stub", table.stub},   {"aside", table.aside}, {"muck", table.muck}};
    int number = 1;
    for (const SmallSeat& seat : table.seats) {
        all.append({QString("disc %1").arg(number), seat.disc, true});
        all.append({QString("cards %1").arg(number), seat.cards});
        all.append({QString("bet %1").arg(number), seat.bet});
        all.append({QString("button %1").arg(number), seat.button, true});
        ++number;
    }
    return all;
}

// How far the middle of a circle is from a box.
double distance(const QPointF& middle, const QRectF& box) {
    const double x = std::max({box.left() - middle.x(), 0.0, middle.x() - box.right()});
    const double y = std::max({box.top() - middle.y(), 0.0, middle.y() - box.bottom()});
    return std::hypot(x, y);
}

bool overlap(const Named& one, const Named& other) {
    if (other.round && !one.round)
        return overlap(other, one);
    const double radius = one.place.width() / 2;
    if (one.round && other.round)
        return QLineF(one.place.center(), other.place.center()).length() <
               radius + other.place.width() / 2 - 0.5;
    if (one.round)
        return distance(one.place.center(), other.place) < radius - 0.5;
    const QRectF both = one.place.intersected(other.place);
    return both.width() > 0.5 && both.height() > 0.5;
}

} // namespace

class TestDebriefTable : public QObject {
    Q_OBJECT

private slots:
    void nothingOverlaps_data();
    void nothingOverlaps();
};

void TestDebriefTable::nothingOverlaps_data() {
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<int>("seats");
    QTest::addColumn<double>("text");
    for (const QSizeF size : {QSizeF(360, 210), QSizeF(440, 300), QSizeF(480, 330),
                              QSizeF(500, 290), QSizeF(1700, 1100)})
        for (int seats = 2; seats <= 10; ++seats)
            for (const double text : {0.8, 1.0, 2.0})
                QTest::addRow("%gx%g %d seats %g", size.width(), size.height(), seats, text)
                    << size << seats << text;
}

// At every number of seats each thing has its own place, on the felt.
void TestDebriefTable::nothingOverlaps() {
    QFETCH(const QSizeF, size);
    QFETCH(const int, seats);
    QFETCH(const double, text);
    const SmallTable table = layOutSmallTable(QRectF({}, size), seats, text);
    QCOMPARE(table.seats.size(), qsizetype(seats));
    const QList<Named> all = placesOf(table);
    for (qsizetype one = 0; one < all.size(); ++one) {
        QVERIFY2(table.rail.contains(all[one].place), qPrintable(all[one].name));
        for (qsizetype other = one + 1; other < all.size(); ++other)
            QVERIFY2(!overlap(all[one], all[other]),
                     qPrintable(all[one].name + " on " + all[other].name));
    }
    // Seat 1 is at the dealer's left, the last one at the right.
    QVERIFY(table.seats.first().disc.center().x() < table.felt.center().x());
    QVERIFY(table.seats.last().disc.center().x() > table.felt.center().x());
}

QTEST_GUILESS_MAIN(TestDebriefTable)
#include "tst_debrief_table.moc"
