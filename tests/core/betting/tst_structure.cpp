// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/betting/betting.h"

using namespace mz;

namespace {

// Seats by their numbers, in one string of digits; 0 stands for Seat 10.
Structure structure(const char* occupied, Seat button, std::initializer_list<int> blinds) {
    Structure structure;
    structure.seats = 10;
    structure.button = button;
    for (const char* digit = occupied; *digit != '\0'; ++digit) {
        const Seat seat = *digit == '0' ? 10 : *digit - '0';
        structure.occupied = static_cast<SeatMask>(structure.occupied | maskOf(seat));
        structure.stacks[static_cast<std::size_t>(seat - 1)] = Chips(200);
    }
    for (const int blind : blinds)
        structure.blinds[static_cast<std::size_t>(structure.blindCount++)] = Chips(blind);
    return structure;
}

} // namespace

Q_DECLARE_METATYPE(Structure)

class TestStructure : public QObject {
    Q_OBJECT

private slots:
    void seats_data();
    void seats();
    void nextAfter();
    void biggestBlind();
    void posted();
};

void TestStructure::seats_data() {
    QTest::addColumn<Structure>("hand");
    QTest::addColumn<Seat>("firstCard");
    QTest::addColumn<QByteArray>("blindSeats");
    QTest::addColumn<Seat>("bigBlind");
    QTest::addColumn<Seat>("opener");
    const auto row = [](const char* name, const Structure& hand, Seat firstCard,
                        const char* blindSeats, Seat bigBlind, Seat opener) {
        QTest::newRow(name) << hand << firstCard << QByteArray(blindSeats) << bigBlind << opener;
    };
    row("two blinds", structure("123456", 2, {1, 2}), 3, "34", 4, 5);
    row("two blinds, empty seats", structure("1357", 3, {1, 2}), 5, "57", 7, 1);
    row("around the table", structure("123", 3, {1, 2}), 1, "12", 2, 3);
    row("one blind", structure("1234", 4, {2}), 1, "1", 1, 2);
    row("three blinds", structure("12345", 5, {1, 2, 4}), 1, "123", 2, 4);
    row("four blinds", structure("123456", 6, {1, 2, 4, 8}), 1, "1234", 2, 5);
    row("no blinds", structure("1234", 4, {}), 1, "", 0, 1);
    row("as many blinds as players", structure("123", 1, {1, 2, 4}), 2, "231", 3, 2);
    row("heads-up", structure("37", 3, {1, 2}), 7, "37", 7, 3);
    row("heads-up, button behind", structure("37", 7, {1, 2}), 3, "73", 3, 7);
    row("heads-up, one blind", structure("37", 3, {2}), 7, "7", 7, 3);
    row("heads-up, no blinds", structure("37", 3, {}), 7, "", 0, 7);
    row("ten players", structure("1234567890", 10, {1, 2}), 1, "12", 2, 3);
    row("button in Seat 9 of ten", structure("1234567890", 9, {1, 2}), 10, "01", 1, 2);
}

// Who gets the first card, who posts which blind, who speaks first before the flop.
void TestStructure::seats() {
    QFETCH(const Structure, hand);
    QFETCH(const Seat, firstCard);
    QFETCH(const QByteArray, blindSeats);
    QFETCH(const Seat, bigBlind);
    QFETCH(const Seat, opener);
    QCOMPARE(hand.firstSeat(), firstCard);
    for (int blind = 0; blind < hand.blindCount; ++blind) {
        const int digit = blindSeats[blind] - '0';
        QCOMPARE(hand.blindSeat(blind), digit == 0 ? 10 : digit);
    }
    QCOMPARE(hand.bigBlindSeat(), bigBlind);
    QCOMPARE(hand.opener(), opener);
    Betting betting = post(hand);
    openRound(hand, betting, Street::preflop);
    QCOMPARE(Seat{betting.toAct}, opener);
    openRound(hand, betting, Street::flop);
    QCOMPARE(Seat{betting.toAct}, firstCard);
}

// Clockwise among some seats; the seat itself where there is no other, 0 among nobody.
void TestStructure::nextAfter() {
    const Structure hand = structure("1234567890", 1, {});
    const auto among = static_cast<SeatMask>(maskOf(2) | maskOf(10));
    QCOMPARE(hand.nextAfter(1, among), 2);
    QCOMPARE(hand.nextAfter(2, among), 10);
    QCOMPARE(hand.nextAfter(10, among), 2);
    QCOMPARE(hand.nextAfter(5, maskOf(5)), 5);
    QCOMPARE(hand.nextAfter(5, 0), 0);
}

// The biggest blind is what a bet must be at least.
void TestStructure::biggestBlind() {
    QCOMPARE(structure("123", 1, {1, 2, 4}).biggestBlind().count, 4);
    QCOMPARE(structure("123", 1, {}).biggestBlind().count, 0);
}

// Each blind lies in front of its seat, an ante in the pot.
void TestStructure::posted() {
    Structure hand = structure("12345", 5, {1, 2, 4});
    hand.ante = Chips(3);
    const Betting betting = post(hand);
    QCOMPARE(betting.inFront[0].count, 1);
    QCOMPARE(betting.inFront[1].count, 2);
    QCOMPARE(betting.inFront[2].count, 4);
    QCOMPARE(betting.betsInFront().count, 7);
    QCOMPARE(betting.pots[0].chips.count, 15);
    QCOMPARE(betting.currentBet.count, 4);
    QCOMPARE(betting.stack[4].count, 197);
    QCOMPARE(betting.sum(), hand.chipsInPlay());
}

QTEST_APPLESS_MAIN(TestStructure)
#include "tst_structure.moc"
