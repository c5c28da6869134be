// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/table/table_text.h"

#include "core/random/random.h"

using namespace mz;

class TestTableText : public QObject {
    Q_OBJECT

private slots:
    void asWritten_data();
    void asWritten();
    void counts();
    void refused_data();
    void refused();
    void anyTableReadsBack();
    void fouledDeck();
};

void TestTableText::asWritten_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("written");
    const auto row = [](const char* text, const char* written) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(written);
    };
    row("", "");
    row("board Ah Kd 2c | seat 3 7h 7s | burns 1", "board Ah Kd 2c | seat 3 7h 7s | burns 2d");
    row("burns 1|board Ah", "board Ah | burns 2c");
    row("seat 10 +As -Kd | aside -2c", "seat 10 +As Kd | aside -2c");
    row("deck 2c 2d 2h", "");
    row("deck As", "deck As");
    row("deck +2c", "deck +2c");
    row("  board   Ah  ", "board Ah");
    row("muck 3", "muck 2c 2d 2h");
    row("board 2c | muck 1", "board 2c | muck 2d");
}

// What is read is written as short as it can be, sections in their order.
void TestTableText::asWritten() {
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, written);
    const auto table = readTable(text.toStdString());
    QVERIFY(table);
    QVERIFY(table->holds());
    QCOMPARE(QByteArray::fromStdString(writeTable(*table)), written);
}

// A number stands for as many cards that are named nowhere, and lie as is the custom there.
void TestTableText::counts() {
    const auto table = readTable("board 3 | seat 1 2 | burns 2 | seat 2 2c As");
    QVERIFY(table);
    QCOMPARE(table->size(Zones::board), 3);
    QCOMPARE(table->size(Zone::hole(1)), 2);
    QCOMPARE(table->size(Zones::burns), 2);
    QCOMPARE(table->size(Zones::deck), cardCount - 9);
    QVERIFY(table->faceUp(table->at(Zones::board, 0)));
    QVERIFY(!table->faceUp(table->at(Zones::burns, 0)));
    QCOMPARE(table->zoneOf(CardId(0)), Zone::hole(2));
    QVERIFY(readTable("muck 52"));
}

void TestTableText::refused_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("word");
    const auto row = [](const char* text, const char* word) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(word);
    };
    row("table Ah", "table");
    row("hole:3 Ah", "hole:3");
    row("seat 11 Ah", "11");
    row("seat 0 Ah", "0");
    row("seat Ah", "Ah");
    row("seat", "seat");
    row("board Ax", "Ax");
    row("board ah", "ah");
    row("board Ah | muck Ah", "Ah");
    row("board Ah Ah", "Ah");
    row("board 0", "0");
    row("board -3", "-3");
    row("board +", "+");
    row("board 53", "53");
    row("board 50 | muck 3", "3");
    row("board Ah | board Kd", "board");
    row("board Ah || muck Kd", "|");
    row("board 99999999999", "99999999999");
}

// The first word that cannot be is named.
void TestTableText::refused() {
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, word);
    const auto table = readTable(text.toStdString());
    QVERIFY(!table);
    QCOMPARE(QByteArray::fromStdString(table.error()), word);
}

// Whatever way the cards lie, the line that is written gives the same table.
void TestTableText::anyTableReadsBack() {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Stream stream(seed, "table");
        std::array<CardId, cardCount> order{};
        for (int i = 0; i < cardCount; ++i)
            order[static_cast<std::size_t>(i)] = CardId(i);
        shuffle(order, stream);
        Table table(order);
        for (std::uint32_t moves = stream.below(60); moves > 0; --moves) {
            const Zone from = Zone::fromIndex(static_cast<int>(stream.below(Zone::count)));
            const Zone to = Zone::fromIndex(static_cast<int>(stream.below(Zone::count)));
            if (table.size(from) > 0)
                table.lay(from, 0, to, stream.below(2) == 0);
        }
        const std::string text = writeTable(table);
        const auto again = readTable(text);
        QVERIFY2(again && *again == table, text.c_str());
    }
}

// With another deck in use its own faces are read and written.
void TestTableText::fouledDeck() {
    Deck deck;
    deck.faces[0] = *faceFromCode("7h"); // instead of 2c
    const auto table = readTable("board 1 | seat 1 As", deck);
    QVERIFY(table);
    QCOMPARE(QString::fromStdString(writeTable(*table, deck)), QString("board 7h | seat 1 As"));
    QVERIFY(!readTable("board 2c", deck));
}

QTEST_APPLESS_MAIN(TestTableText)
#include "tst_table_text.moc"
