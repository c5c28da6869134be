// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/table_changes.h"
#include "app/desktop/table/table_painter.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <functional>

using namespace mz;

namespace {

const TableLayout& layout() {
    static const TableLayout table = layOutTable({1026, 586}, 6);
    return table;
}

TableScene scene() {
    TableScene scene;
    for (int seat = 1; seat <= 6; ++seat) {
        SceneSeat who;
        who.name = QString("Seat %1").arg(seat);
        who.stack = "200";
        who.cards = {SceneCard{}, SceneCard{}};
        scene.seats.append(who);
    }
    scene.stub = QList<SceneCard>(40);
    scene.button = 3;
    scene.legend = "HOLD’EM";
    return scene;
}

QImage painted(const TableScene& scene) {
    TablePainter table;
    table.setLayout(layout());
    QImage image(layout().area.toSize(), QImage::Format_RGB32);
    QPainter painter(&image);
    table.paint(painter, scene);
    return image;
}

// Whether anything differs inside this place, and nothing outside it and its margin.
bool onlyThere(const QImage& a, const QImage& b, const QRectF& place) {
    const QRect near = place.toAlignedRect().adjusted(-16, -16, 16, 16);
    bool inside = false;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            if (a.pixel(x, y) != b.pixel(x, y)) {
                if (!near.contains(x, y))
                    return false;
                inside = true;
            }
    return inside;
}

} // namespace

class TestTablePainter : public QObject {
    Q_OBJECT

private slots:
    void changesStayInTheirPlaces();
    void hiddenCardsLookAlike();
    void stateIsNotColourAlone();
    void aPartIsPaintedAsTheWhole();
    void anythingIsPainted();
};

// What changes for one place is seen there and nowhere else: zones may repaint their own rectangle.
void TestTablePainter::changesStayInTheirPlaces() {
    const TableScene plain = scene();
    const QImage before = painted(plain);

    TableScene changed = plain;
    changed.seats[1].cards[0].face = Face(Rank::nine, Suit::hearts);
    QVERIFY(onlyThere(before, painted(changed), layout().seats[1].cards));

    changed = plain;
    changed.seats[4].bet = Chips(12);
    changed.seats[4].betText = "12";
    QVERIFY(onlyThere(before, painted(changed), layout().seats[4].bet));

    changed = plain;
    changed.seats[0].toAct = true;
    QVERIFY(onlyThere(before, painted(changed), layout().seats[0].plate));

    changed = plain;
    changed.board = {SceneCard{Face(Rank::ace, Suit::spades)}};
    QVERIFY(onlyThere(before, painted(changed), layout().board));

    changed = plain;
    changed.pots = {{Chips(28), "Pot 28"}, {Chips(9), "Side pot 9", true}};
    QVERIFY(onlyThere(before, painted(changed), layout().pot));

    for (const Zone zone : {Zones::burns, Zones::aside, Zones::muck}) {
        changed = plain;
        auto& pile = zone == Zones::burns   ? changed.burns
                     : zone == Zones::aside ? changed.aside
                                            : changed.muck;
        pile = {SceneCard{}, SceneCard{}, SceneCard{}};
        QVERIFY(onlyThere(before, painted(changed), placeOf(layout(), zone)));
    }
}

// A sprite's number must not be seen: nobody could follow a card through the shuffle.
void TestTablePainter::hiddenCardsLookAlike() {
    TableScene numbered = scene();
    int sprite = 7;
    for (SceneSeat& seat : numbered.seats)
        for (SceneCard& card : seat.cards)
            card.sprite = sprite++;
    for (SceneCard& card : numbered.stub)
        card.sprite = sprite++;
    QCOMPARE(painted(numbered), painted(scene()));
}

// Without its colours, too, a player to act, folded, or a selected card is told from the others.
void TestTablePainter::stateIsNotColourAlone() {
    const QImage before = painted(scene()).convertToFormat(QImage::Format_Grayscale8);
    const auto differs = [&](const TableScene& changed, const QRectF& place) {
        const QRect there = place.toAlignedRect();
        const QImage after = painted(changed).convertToFormat(QImage::Format_Grayscale8);
        return before.copy(there) != after.copy(there);
    };
    const SeatPlaces& places = layout().seats[2];
    // The pointer to the hand stands outside the plate.
    TableScene changed = scene();
    changed.seats[2].toAct = true;
    const QRectF between = places.plate.united(places.cards);
    QVERIFY(differs(changed, between));
    const QPointF way = (places.cards.center() + places.plate.center()) / 2;
    QVERIFY(differs(changed, QRectF(way - QPointF(30, 30), QSizeF(60, 60)) & between));
    changed = scene();
    changed.seats[2].cards[1].selected = true;
    QVERIFY(differs(changed, places.cards));
}

// Only what has changed is painted anew, and that is enough: no trace of the table before is left.
void TestTablePainter::aPartIsPaintedAsTheWhole() {
    TableScene full = scene();
    full.board = {SceneCard{Face(Rank::ace, Suit::spades)},
                  SceneCard{Face(Rank::two, Suit::clubs)}};
    full.muck = full.burns = QList<SceneCard>(3);
    full.aside = {SceneCard{Face(Rank::ten, Suit::hearts), 0, true}};
    full.pots = {{Chips(28), "Pot 28"}};
    full.seats[0].bet = Chips(12);
    full.seats[0].betText = "12";
    full.seats[1].toAct = true;
    full.seats[2].folded = true;
    full.seats[3].cards[1].selected = true;
    full.seats[4].empty = true;
    const QList<std::function<void(TableScene&)>> changes{
        [](TableScene& s) { s.board.append(SceneCard{}); },
        [](TableScene& s) { s.board.clear(); },
        [](TableScene& s) { s.board[1].away = true; },
        [](TableScene& s) { s.aside[0].selected = false; },
        [](TableScene& s) { s.seats[3].cards[1].selected = false; },
        [](TableScene& s) { s.seats[0].cards[0].away = true; },
        [](TableScene& s) { s.seats[0].bet = noChips; },
        [](TableScene& s) { s.seats[1].toAct = false; },
        [](TableScene& s) { s.seats[2].folded = false; },
        [](TableScene& s) { s.seats[5].stack = "7"; },
        [](TableScene& s) { s.button = 6; },
        [](TableScene& s) { s.pots[0].selected = true; },
        [](TableScene& s) { s.stub.clear(); },
        [](TableScene& s) { s.stub[0].selected = true; },
        [](TableScene& s) { s.muck.clear(); },
        [](TableScene& s) { s.burns.removeLast(); },
        [](TableScene& s) { s.legend = "OMAHA"; },
        [](TableScene& s) { s.seats.removeLast(); }};
    for (qsizetype change = 0; change < changes.size(); ++change) {
        TableScene after = full;
        changes[change](after);
        TablePainter table;
        table.setLayout(layout());
        QImage image(layout().area.toSize(), QImage::Format_RGB32);
        QPainter painter(&image);
        table.paint(painter, full);
        const QRegion region = changedPlaces(layout(), full, after);
        QVERIFY(!region.isEmpty());
        painter.setClipRegion(region);
        table.paint(painter, after, region);
        painter.end();
        QVERIFY2(image == painted(after), qPrintable(QString::number(change)));
    }
    QVERIFY(changedPlaces(layout(), full, full).isEmpty());
}

// Scenes that no hand brings about do not crash: nothing at all, more seats than the layout has,
// more cards than fit, words without end.
void TestTablePainter::anythingIsPainted() {
    TableScene odd;
    QVERIFY(!painted(odd).isNull());
    odd = scene();
    odd.seats += odd.seats;
    odd.button = 12;
    odd.board = QList<SceneCard>(52);
    odd.muck = odd.aside = odd.burns = odd.stub = odd.board;
    odd.seats[0].cards = odd.board;
    odd.seats[1].name = odd.legend = odd.burnsLabel = QString(5000, 'W');
    odd.seats[2].bet = Chips(9'000'000'000'000'000'000);
    odd.seats[2].betText = "9000000000000000000";
    odd.pots = QList<ScenePot>(30, {Chips(5), "Side pot", true});
    QVERIFY(!painted(odd).isNull());
    TablePainter none;
    QImage image(10, 10, QImage::Format_RGB32);
    image.fill(Qt::white);
    const QImage before = image;
    QPainter painter(&image);
    none.paint(painter, odd);
    painter.end();
    QCOMPARE(image, before);
}

QTEST_MAIN(TestTablePainter)
#include "tst_table_painter.moc"
