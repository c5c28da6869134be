// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/table/table.h"
#include "core/table/table_text.h"

#include <algorithm>

using namespace mz;

namespace {

Table table(const char* text) { return readTable(text).value(); }

QString written(const Table& table) { return QString::fromStdString(writeTable(table)); }

} // namespace

class TestTable : public QObject {
    Q_OBJECT

private slots:
    void fresh();
    void lay_data();
    void lay();
    void layFromEverywhereToEverywhere();
    void turns();
    void arrange();
    void masks();
};

// A new table has every card face down in the deck, in the order given.
void TestTable::fresh() {
    std::array<CardId, cardCount> order{};
    for (int i = 0; i < cardCount; ++i)
        order[static_cast<std::size_t>(i)] = CardId(cardCount - 1 - i);
    const Table fresh(order);
    QVERIFY(fresh.holds());
    QCOMPARE(fresh.size(Zones::deck), cardCount);
    QVERIFY(std::ranges::equal(fresh.pile(Zones::deck), order));
    for (int zone = 0; zone < Zones::deck.index(); ++zone)
        QCOMPARE(fresh.size(Zone::fromIndex(zone)), 0);
    for (const CardId card : order)
        QVERIFY(!fresh.faceUp(card));
}

void TestTable::lay_data() {
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<int>("position");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<bool>("onTop");
    QTest::addColumn<QByteArray>("after");
    const auto row = [](const char* name, const char* before, const char* from, int position,
                        const char* to, bool onTop, const char* after) {
        QTest::newRow(name) << QByteArray(before) << QByteArray(from) << position << QByteArray(to)
                            << onTop << QByteArray(after);
    };
    row("pitch", "deck As", "deck", 0, "hole:3", true, "seat 3 As");
    row("from the middle of the deck", "deck As Ks Qs", "deck", 1, "burns", true,
        "burns Ks | deck As Qs");
    row("as the last of a pile", "board Ah Kd | deck 2c", "deck", 0, "board", true,
        "board Ah Kd -2c");
    row("from the middle of a pile", "board Ah Kd 2s", "board", 1, "muck", true,
        "board Ah 2s | muck Kd");
    row("on top of the deck", "board Ah", "board", 0, "deck", true, "deck Ah");
    row("under the deck", "board Ah | deck 2c", "board", 0, "deck", false, "");
    row("within a pile", "board Ah Kd 2s", "board", 0, "board", true, "board Kd 2s -Ah");
    row("from seat to seat", "seat 1 Ah Kh | seat 2 Qs", "hole:1", 0, "hole:2", true,
        "seat 1 Kh | seat 2 Qs Ah");
    row("back from a later seat", "seat 1 Ah | seat 10 Qs", "hole:10", 0, "hole:1", true,
        "seat 1 Ah Qs");
}

// A card comes to lie as the last of its pile, on the deck at the end that was asked for; all
// others keep their places.
void TestTable::lay() {
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, from);
    QFETCH(const int, position);
    QFETCH(const QByteArray, to);
    QFETCH(const bool, onTop);
    QFETCH(const QByteArray, after);
    Table moved = table(before.constData());
    const Zone source = *zoneFromCode(from.toStdString());
    const CardId card = moved.at(source, position);
    const Zone goal = *zoneFromCode(to.toStdString());
    QCOMPARE(moved.lay(source, position, goal, false, onTop ? End::top : End::bottom), card);
    QVERIFY(moved.holds());
    QCOMPARE(moved.zoneOf(card), goal);
    if (after.isEmpty()) // under the deck
        QCOMPARE(moved.at(Zones::deck, moved.size(Zones::deck) - 1), card);
    else
        QCOMPARE(written(moved), QString::fromUtf8(after));
}

// Between every two zones no card is lost, none doubled, and no other pile changes.
void TestTable::layFromEverywhereToEverywhere() {
    Table full =
        table("board 3 | seat 1 2 | seat 2 2 | seat 3 2 | seat 4 2 | seat 5 2 | seat 6 2 | "
              "seat 7 2 | seat 8 2 | seat 9 2 | seat 10 2 | burns 2 | muck 4 | aside 1");
    for (int from = 0; from < Zone::count; ++from)
        for (int to = 0; to < Zone::count; ++to) {
            Table moved = full;
            const Zone source = Zone::fromIndex(from);
            const Zone goal = Zone::fromIndex(to);
            moved.lay(source, 0, goal, true);
            QVERIFY(moved.holds());
            for (int other = 0; other < Zone::count; ++other) {
                const Zone zone = Zone::fromIndex(other);
                const int change = (other == to ? 1 : 0) - (other == from ? 1 : 0);
                QCOMPARE(moved.size(zone), full.size(zone) + change);
                if (other != from && other != to)
                    QVERIFY(std::ranges::equal(moved.pile(zone), full.pile(zone)));
            }
        }
}

// A card lies as it was laid, until it is turned.
void TestTable::turns() {
    Table some = table("seat 1 As");
    const CardId ace = some.at(Zone::hole(1), 0);
    QVERIFY(!some.faceUp(ace));
    some.turn(ace, true);
    QVERIFY(some.faceUp(ace));
    QCOMPARE(written(some), QString("seat 1 +As"));
    some.lay(Zone::hole(1), 0, Zones::muck, false);
    QVERIFY(!some.faceUp(ace));
    QVERIFY(some == table("muck As"));
}

// The deck takes the order that it is given; nothing else moves.
void TestTable::arrange() {
    Table some = table("board Ah Kd 2c");
    std::vector<CardId> order(some.pile(Zones::deck).begin(), some.pile(Zones::deck).end());
    std::ranges::reverse(order);
    some.arrangeDeck(order);
    QVERIFY(some.holds());
    QVERIFY(std::ranges::equal(some.pile(Zones::deck), order));
    QVERIFY(written(some).startsWith("board Ah Kd 2c | deck As"));
}

// The masks of the zones divide the deck among them.
void TestTable::masks() {
    const Table some = table("board Ah Kd 2c | seat 3 7h 7s | burns 1 | muck 2");
    CardMask all = 0;
    for (int zone = 0; zone < Zone::count; ++zone) {
        const CardMask cards = some.cardsIn(Zone::fromIndex(zone));
        QCOMPARE(all & cards, CardMask{0});
        all |= cards;
    }
    QCOMPARE(all, wholeDeck);
    for (const CardId card : some.pile(Zone::hole(3)))
        QCOMPARE(some.zoneOf(card), Zone::hole(3));
}

QTEST_APPLESS_MAIN(TestTable)
#include "tst_table.moc"
