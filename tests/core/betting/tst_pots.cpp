// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/betting/talk.h"

using namespace mz;
using namespace mz::testing;

class TestPots : public QObject {
    Q_OBJECT

private slots:
    void pots_data();
    void pots();
    void uncalled();
    void uncalledStaysWhileTheyBet();
    void antes();
    void returned();
    void awards_data();
    void awards();
    void awardedTooSoon();
};

void TestPots::pots_data() {
    QTest::addColumn<Structure>("hand");
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const Structure& hand, const char* words,
                        const char* expected) {
        QTest::newRow(name) << hand << QByteArray(words) << QByteArray(expected);
    };
    row("one pot", seated({200, 200, 200}), "call, call, check", "6 (1 2 3)");
    row("folded money stays in it", seated({200, 200, 200}), "raise 8, fold, call", "17 (2 3)");
    row("a side pot", seated({200, 200, 50}), "all-in, raise 120, call", "150 (1 2 3), 140 (1 2)");
    row("two side pots", seated({200, 100, 50, 200}), "all-in, all-in, call, call",
        "200 (1 2 3 4), 150 (1 2 4), 200 (1 4)");
    row("folded money in both", seated({200, 200, 20, 200}), "all-in, raise 60, fold, call",
        "61 (2 3 4), 80 (2 4)");
    row("equal all-ins make no side pot", seated({50, 50, 50}), "all-in, call, call",
        "150 (1 2 3)");
    row("a short blind", seated({200, 1, 200}), "call, call", "3 (1 2 3), 2 (1 3)");
    row("who folds above the all-in leaves it in the last pot", seated({200, 30, 200}),
        "raise 60, fold, all-in", "61 (2 3)");
}

// Collected, the bets of all who are all-in for less make a pot each; the rest is for the others.
void TestPots::pots() {
    QFETCH(const Structure, hand);
    QFETCH(const QByteArray, words);
    QFETCH(const QByteArray, expected);
    Talk talk(hand);
    QCOMPARE(talk.say(words), QString());
    collect(talk.betting);
    QCOMPARE(talk.pots(), QString::fromUtf8(expected));
    QCOMPARE(talk.betting.betsInFront(), noChips);
    QCOMPARE(talk.betting.sum(), hand.chipsInPlay());
}

// What nobody has called goes back to its owner.
void TestPots::uncalled() {
    Talk talk(seated({200, 200, 200}));
    QCOMPARE(talk.say("raise 50, fold, fold"), QString());
    collect(talk.betting);
    QCOMPARE(talk.pots(), QString("5 (3)"));
    QCOMPARE(talk.betting.stack[2].count, 198);

    Talk allIn(seated({200, 80, 200}));
    QCOMPARE(allIn.say("all-in, fold, call"), QString());
    collect(allIn.betting);
    QCOMPARE(allIn.pots(), QString("161 (2 3)"));
    QCOMPARE(allIn.betting.stack[2].count, 120);
}

// While the round is open it may still be called: nothing goes back.
void TestPots::uncalledStaysWhileTheyBet() {
    Talk talk(seated({200, 200, 200}));
    QCOMPARE(talk.say("raise 50"), QString());
    collect(talk.betting);
    QCOMPARE(talk.betting.stack[2].count, 150);
    QCOMPARE(talk.pots(), QString("53 (1 2 3)"));
    QCOMPARE(talk.say("fold, call"), QString());
    QCOMPARE(talk.betting.round, Round::finished);
    collect(talk.betting);
    QCOMPARE(talk.pots(), QString("101 (2 3)"));
}

// Antes are dead: from everybody, or from the big blind alone; short ones make side pots of the
// rest, the big blind's does not.
void TestPots::antes() {
    Structure all = seated({200, 200, 200});
    all.ante = Chips(5);
    QCOMPARE(Talk(all).pots(), QString("15 (1 2 3)"));
    QCOMPARE(Talk(all).betting.currentBet.count, 2);

    Structure shortStack = seated({200, 200, 3, 200});
    shortStack.ante = Chips(5);
    QCOMPARE(Talk(shortStack).pots(), QString("12 (1 2 3 4), 6 (1 2 4)"));

    Structure bigBlind = seated({200, 200, 200});
    bigBlind.ante = Chips(5);
    bigBlind.anteBy = AnteBy::bigBlind;
    const Talk talk(bigBlind);
    QCOMPARE(talk.pots(), QString("5 (1 2 3)"));
    QCOMPARE(talk.betting.stack[1].count, 193);

    Structure oneBlind = seated({200, 200, 200}, {2});
    oneBlind.ante = Chips(5);
    oneBlind.anteBy = AnteBy::bigBlind;
    QCOMPARE(Talk(oneBlind).betting.stack[0].count, 193);

    // The ante goes before the blind: 6 chips are 5 of ante and 1 of blind.
    Structure six = bigBlind;
    six.stacks[1] = Chips(6);
    Talk few(six);
    QCOMPARE(few.betting.inFront[1].count, 1);
    QCOMPARE(few.betting.currentBet.count, 2);
    QCOMPARE(few.say("call, call"), QString());
    collect(few.betting);
    QCOMPARE(few.pots(), QString("8 (1 2 3), 2 (1 3)"));
}

// The bets in front go back; what was brought in before stays.
void TestPots::returned() {
    Talk talk(seated({200, 200, 200}));
    QCOMPARE(talk.say("call, call, check"), QString());
    talk.next(Street::flop);
    QCOMPARE(talk.say("bet 10, raise 30"), QString());
    giveBack(talk.betting);
    QCOMPARE(talk.betting.betsInFront(), noChips);
    QCOMPARE(talk.betting.currentBet, noChips);
    QCOMPARE(talk.betting.stack[0].count, 198);
    QCOMPARE(talk.pots(), QString("6 (1 2 3)"));
    QCOMPARE(talk.betting.sum(), talk.structure.chipsInPlay());
}

void TestPots::awards_data() {
    QTest::addColumn<QByteArray>("seats");
    QTest::addColumn<QByteArray>("stacks");
    const auto row = [](const char* seats, const char* stacks) {
        QTest::newRow(seats) << QByteArray(seats) << QByteArray(stacks);
    };
    // 3 × 2 and an ante of 5 are 11 chips; the button is in Seat 3.
    row("1", "209 193 198");
    row("12", "204 198 198");
    row("13", "204 193 203");
    row("23", "198 199 203");
    row("123", "202 197 201");
}

// A pot is split evenly, odd chips one by one clockwise from the button.
void TestPots::awards() {
    QFETCH(const QByteArray, seats);
    QFETCH(const QByteArray, stacks);
    Structure hand = seated({200, 200, 200});
    hand.ante = Chips(5);
    hand.anteBy = AnteBy::bigBlind;
    Talk talk(hand);
    QCOMPARE(talk.say("call, call, check"), QString());
    collect(talk.betting);
    SeatMask winners = 0;
    for (const char seat : seats)
        winners = static_cast<SeatMask>(winners | maskOf(seat - '0'));
    award(hand, talk.betting, 0, winners);
    QByteArray left;
    for (std::size_t i = 0; i < 3; ++i)
        left += (i > 0 ? " " : "") + QByteArray::number(qint64{talk.betting.stack[i].count});
    QCOMPARE(left, stacks);
    QVERIFY(talk.betting.allAwarded());
    QCOMPARE(talk.betting.sum(), hand.chipsInPlay());
}

// A pot pushed in the middle of the hand is gone; what is bet later lies in another one.
void TestPots::awardedTooSoon() {
    Talk talk(seated({5, 200, 200, 200}));
    QCOMPARE(talk.say("raise 40, call, all-in, call"), QString());
    talk.next(Street::flop);
    QCOMPARE(talk.pots(), QString("20 (1 2 3 4), 105 (2 3 4)"));
    award(talk.structure, talk.betting, 0, maskOf(2));
    QCOMPARE(talk.say("bet 10, call, call"), QString());
    collect(talk.betting);
    QCOMPARE(talk.betting.sum(), talk.structure.chipsInPlay());
    QCOMPARE(talk.betting.pots[1].chips.count, 135);
    award(talk.structure, talk.betting, 1, maskOf(3));
    QVERIFY(talk.betting.allAwarded());
    talk.next(Street::turn);
    QCOMPARE(talk.say("bet 10, call, fold"), QString());
    collect(talk.betting);
    QCOMPARE(talk.betting.pots[2].chips.count, 20);
    QCOMPARE(talk.betting.sum(), talk.structure.chipsInPlay());
}

QTEST_APPLESS_MAIN(TestPots)
#include "tst_pots.moc"
