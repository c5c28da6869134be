// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/card_spots.h"
#include "app/desktop/table/table_layout.h"
#include "app/desktop/table/taken_places.h"
#include "app/desktop/window/window_sizes.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace mz;

namespace {

struct NamedPlace {
    QString name;
    QRectF rect;
    bool target = true;
};

QList<NamedPlace> places(const TableLayout& table) {
    QList<NamedPlace> all{{"board", table.board},          {"pot", table.pot},
                          {"burns", table.burns},          {"stub", table.stub},
                          {"aside", table.aside},          {"muck", table.muck},
                          {"legend", table.legend, false}, {"dealer", table.dealer, false}};
    for (qsizetype seat = 0; seat < table.seats.size(); ++seat) {
        const QString number = QString::number(seat + 1);
        const SeatPlaces& of = table.seats[seat];
        all += {{"plate " + number, of.plate},
                {"cards " + number, of.cards},
                {"bet " + number, of.bet},
                {"button " + number, of.button}};
    }
    return all;
}

// What the rest of the window leaves to the table: bar at the top, buttons at the bottom in as many
// rows as they need, the coach at the side, a drawer below 1200 by 760.
QSizeF tableArea(const QSize& window, double textScale, bool large = false) {
    const bool drawer = large || window.width() < 1200 || window.height() < 760;
    const double width = window.width() - (drawer ? 0 : 340 * std::max(1.0, 0.5 + textScale / 2));
    const double rows = std::ceil(1090 * textScale / width);
    const double height = window.height() - 52 * textScale - rows * 72 * textScale - 46 * textScale;
    return {std::max(width, smallestTableArea.width()),
            std::max(height, smallestTableArea.height())};
}

} // namespace

class TestTableLayout : public QObject {
    Q_OBJECT

private slots:
    void nothingOverlaps_data();
    void nothingOverlaps();
    void textGrows();
    void cardsGrow();
    void seatsSitAlongTheRail();
    void seatsGoClockwise();
    void leftMirrorsRight();
    void cardsStayInTheirPlaces();
    void noRoomNoTable();
};

void TestTableLayout::nothingOverlaps_data() {
    QTest::addColumn<QSizeF>("area");
    QTest::addColumn<double>("textScale");
    QTest::addColumn<bool>("large");
    for (const QSize& window : windowSizes)
        for (const int percent : {80, 100, 125, 150, 200})
            for (const bool large : {false, true})
                QTest::addRow("%dx%d text %d%s", window.width(), window.height(), percent,
                              large ? " projector" : "")
                    << tableArea(window, percent / 100.0, large) << percent / 100.0 << large;
    QTest::addRow("smallest") << smallestTableArea << 1.0 << false;
    QTest::addRow("smallest, large text") << smallestTableArea << 2.0 << false;
}

// At every size of the window, number of seats and size of text: no two places overlap, all lie in
// the area, all that is clicked is large enough, hands and board have room for an extra card.
void TestTableLayout::nothingOverlaps() {
    QFETCH(const QSizeF, area);
    QFETCH(const double, textScale);
    QFETCH(const bool, large);
    for (int seats = 2; seats <= 10; ++seats) {
        const TableLayout table = layOutTable(area, seats, textScale, large);
        QCOMPARE(table.seats.size(), seats);
        const QList<NamedPlace> all = places(table);
        for (qsizetype i = 0; i < all.size(); ++i) {
            const auto& [name, rect, target] = all[i];
            const QByteArray what = (name + " of " + QString::number(seats) + " seats").toUtf8();
            QVERIFY2(QRectF({}, area).contains(rect), what);
            if (target)
                QVERIFY2(std::min(rect.width(), rect.height()) >= smallestTarget, what);
            for (qsizetype j = 0; j < i; ++j)
                QVERIFY2(!rect.intersects(all[j].rect), what + " and " + all[j].name.toUtf8());
        }
        QVERIFY(table.rail.contains(table.felt));
        for (const SeatPlaces& seat : table.seats) {
            QVERIFY(table.felt.contains(seat.cards));
            QVERIFY(seat.cards.width() >= 2 * table.seatCard.width());
            QVERIFY(seat.cards.height() >= table.seatCard.height());
        }
        QVERIFY(table.board.width() >= 5 * table.boardCard.width());
        QVERIFY(table.board.height() >= table.boardCard.height());
    }
}

// Where there is room the text has the size that was asked for, and the table does not vanish for
// it.
void TestTableLayout::textGrows() {
    const QSizeF area = tableArea({1920, 1080}, 1);
    const TableLayout plain = layOutTable(area, 9, 1.0);
    QCOMPARE(layOutTable(area, 9, 1.5).text, 1.5 * plain.text);
    QCOMPARE(layOutTable(area, 9, 0.8).text, 0.8 * plain.text);
    for (int seats = 2; seats <= 10; ++seats) {
        const double normal = layOutTable(area, seats, 1.0).unit;
        QVERIFY(layOutTable(area, seats, 2.0).unit >= 0.7 * normal);
    }
}

// For a class, hands and board are larger.
void TestTableLayout::cardsGrow() {
    for (const QSize& window : {QSize(1366, 768), QSize(1920, 1080), QSize(3840, 2160)}) {
        const TableLayout plain = layOutTable(tableArea(window, 1), 9);
        const TableLayout large = layOutTable(tableArea(window, 1, true), 9, 1, true);
        QVERIFY(large.boardCard.width() >= 1.1 * plain.boardCard.width());
        QVERIFY(large.seatCard.width() >= 1.1 * plain.seatCard.width());
    }
}

// The table is round at the ends, and every plate lies on its rail or touches it.
void TestTableLayout::seatsSitAlongTheRail() {
    for (const QSize& window :
         {QSize(1280, 720), QSize(1366, 768), QSize(1440, 900), QSize(1920, 1080)})
        for (int seats = 2; seats <= 10; ++seats) {
            const TableLayout table = layOutTable(tableArea(window, 1), seats);
            QVERIFY(table.railRadius >= 0.8 * table.rail.height() / 2);
            const QRectF inner =
                table.felt.adjusted(table.unit, table.unit, -table.unit, -table.unit);
            for (const SeatPlaces& seat : table.seats)
                QVERIFY(!inRounded(inner, table.feltRadius, seat.plate));
        }
}

// Seat 1 at the dealer's left, up the left side, across the top, down the right.
void TestTableLayout::seatsGoClockwise() {
    for (int seats = 2; seats <= 10; ++seats) {
        const TableLayout table = layOutTable({1026, 586}, seats);
        const QPointF middle = table.felt.center();
        QVERIFY(table.seats.first().plate.center().x() < middle.x());
        QVERIFY(table.seats.last().plate.center().x() > middle.x());
        double before = -1;
        for (const SeatPlaces& seat : table.seats) {
            const QPointF from = seat.plate.center() - middle;
            // From straight down, clockwise.
            double angle = std::atan2(-from.x(), from.y());
            if (angle < 0)
                angle += 2 * std::numbers::pi;
            QVERIFY(angle > before);
            before = angle;
        }
    }
}

void TestTableLayout::leftMirrorsRight() {
    const TableLayout table = layOutTable({1581, 898}, 9, 1.25);
    for (qsizetype seat = 0; seat < 4; ++seat) {
        const SeatPlaces& left = table.seats[seat];
        const SeatPlaces& right = table.seats[8 - seat];
        for (const auto& [a, b] :
             {std::pair(left.plate, right.plate), std::pair(left.cards, right.cards),
              std::pair(left.bet, right.bet), std::pair(left.button, right.button)}) {
            QCOMPARE(a.left() + b.right(), 1581.0);
            QCOMPARE(a.top(), b.top());
            QCOMPARE(a.size(), b.size());
        }
    }
}

// However many cards come to lie somewhere, they lie there and not on a neighbour's place.
void TestTableLayout::cardsStayInTheirPlaces() {
    const TableLayout table = layOutTable({1026, 586}, 10);
    for (int index = 0; index < Zone::count; ++index) {
        const Zone zone = Zone::fromIndex(index);
        for (const int count : {0, 1, 2, 3, 4, 6, 9, 20, 52}) {
            const QList<CardSpot> spots = cardSpots(table, zone, count);
            QCOMPARE(spots.size(), count);
            const QRectF place = placeOf(table, zone).adjusted(-1, -1, 1, 1);
            for (const CardSpot& spot : spots) {
                QVERIFY2(place.contains(spot.rect),
                         qPrintable(QString("zone %1, %2 cards").arg(index).arg(count)));
                QVERIFY(spot.contains(spot.rect.center()));
            }
        }
    }
    // Of three cards of a hand, or of six of the board, each shows at least its half.
    for (const auto& [zone, count] : {std::pair(Zone::hole(1), 3), std::pair(Zones::board, 6)}) {
        const QList<CardSpot> spots = cardSpots(table, zone, count);
        for (int card = 1; card < count; ++card)
            QVERIFY(spots[card].rect.left() >= spots[card - 1].rect.center().x());
    }
}

void TestTableLayout::noRoomNoTable() {
    QVERIFY(layOutTable({200, 150}, 6).isEmpty());
    QVERIFY(layOutTable({0, 0}, 2).isEmpty());
}

QTEST_GUILESS_MAIN(TestTableLayout)
#include "tst_table_layout.moc"
