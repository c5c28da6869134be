// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cards/card.h"
#include "core/cards/deck.h"

#include <QTest>

#include <set>
#include <string>

using namespace mz;

class TestCard : public QObject {
    Q_OBJECT

private slots:
    void codes_data();
    void codes();
    void notCodes_data();
    void notCodes();
    void everyFaceOnce();
    void order();
    void standardDeck();
    void fouledDeck();
};

void TestCard::codes_data() {
    QTest::addColumn<Rank>("rank");
    QTest::addColumn<Suit>("suit");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("index");
    QTest::newRow("lowest") << Rank::two << Suit::clubs << QByteArray("2c") << 0;
    QTest::newRow("ten") << Rank::ten << Suit::diamonds << QByteArray("Td") << 33;
    QTest::newRow("nine") << Rank::nine << Suit::hearts << QByteArray("9h") << 30;
    QTest::newRow("queen") << Rank::queen << Suit::clubs << QByteArray("Qc") << 40;
    QTest::newRow("highest") << Rank::ace << Suit::spades << QByteArray("As") << 51;
}

// Rank and suit, the code and the index all name the same face.
void TestCard::codes() {
    QFETCH(const Rank, rank);
    QFETCH(const Suit, suit);
    QFETCH(const QByteArray, text);
    QFETCH(const int, index);
    const Face face(rank, suit);
    QCOMPARE(QByteArray::fromStdString(code(face)), text);
    QCOMPARE(int{face.index()}, index);
    QVERIFY(face == Face(index));
    QCOMPARE(face.rank(), rank);
    QCOMPARE(face.suit(), suit);
    QVERIFY(faceFromCode(text.toStdString()) == face);
}

void TestCard::notCodes_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("one letter") << QByteArray("A");
    QTest::newRow("three letters") << QByteArray("10h");
    QTest::newRow("blank behind") << QByteArray("As ");
    QTest::newRow("small rank") << QByteArray("as");
    QTest::newRow("large suit") << QByteArray("AS");
    QTest::newRow("swapped") << QByteArray("sA");
    QTest::newRow("one as a rank") << QByteArray("1s");
    QTest::newRow("two ranks") << QByteArray("AK");
    QTest::newRow("NUL") << QByteArray("A\0", 2);
    QTest::newRow("a sign for the suit") << QByteArray("A\u2660");
}

// The reader of codes is strict: what a person might also write is no code.
void TestCard::notCodes() {
    QFETCH(const QByteArray, text);
    QVERIFY(!faceFromCode(text.toStdString()));
}

// The 52 codes differ, and each leads back to its face.
void TestCard::everyFaceOnce() {
    std::set<std::string> codes;
    for (int index = 0; index < cardCount; ++index) {
        const Face face(index);
        codes.insert(code(face));
        QVERIFY(faceFromCode(code(face)) == face);
    }
    QCOMPARE(codes.size(), std::size_t{cardCount});
}

// Rank goes before suit.
void TestCard::order() {
    QVERIFY(Face(Rank::two, Suit::spades) < Face(Rank::three, Suit::clubs));
    QVERIFY(Face(Rank::two, Suit::clubs) < Face(Rank::two, Suit::diamonds));
    QVERIFY(CardId(3) < CardId(4));
}

// In a deck as it leaves the box the id is the index of the face.
void TestCard::standardDeck() {
    constexpr Deck deck;
    static_assert(deck.face(CardId(51)) == Face(Rank::ace, Suit::spades));
    for (int index = 0; index < cardCount; ++index)
        QVERIFY(deck.face(CardId(index)) == Face(index));
}

// Two pieces of plastic may bear the same face and stay two.
void TestCard::fouledDeck() {
    const Face seven(Rank::seven, Suit::hearts);
    Deck deck;
    deck.faces[0] = seven;
    QVERIFY(deck.face(CardId(0)) == deck.face(CardId(seven.index())));
    QVERIFY(CardId(0) != CardId(seven.index()));
    QVERIFY(deck != Deck());
}

QTEST_APPLESS_MAIN(TestCard)
#include "tst_card.moc"
