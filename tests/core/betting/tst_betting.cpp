// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/betting/talk.h"

#include "core/random/random.h"

using namespace mz;
using namespace mz::testing;

class TestBetting : public QObject {
    Q_OBJECT

private slots:
    void turns_data();
    void turns();
    void legality_data();
    void legality();
    void showdownOrder();
    void nobodyCanAct();
    void bigBlindLive();
    void chipsAreConserved();
};

void TestBetting::turns_data() {
    QTest::addColumn<Structure>("hand");
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<int>("toAct");
    const auto row = [](const char* name, const Structure& hand, const char* words, int toAct) {
        QTest::newRow(name) << hand << QByteArray(words) << toAct;
    };
    const Structure four = seated({200, 200, 200, 200});
    row("the seat after the big blind opens", four, "", 3);
    row("all call: the big blind has its option", four, "call, call, call", 2);
    row("the big blind checks", four, "call, call, call, check", 0);
    row("the big blind raises", four, "call, call, call, raise 6", 3);
    row("round the raiser", four, "call, call, call, raise 6, call, call", 1);
    row("folded seats are passed over", four, "fold, raise 6, fold, call", 0);
    row("all fold to the big blind", four, "fold, fold, fold", 0);
    row("all-in seats are passed over", seated({200, 200, 5, 200}), "all-in, call, call, raise 20",
        4);
    row("the blind that is all-in has no option", seated({200, 2, 200}), "call, call", 0);
}

// Whose turn it is after some words.
void TestBetting::turns() {
    QFETCH(const Structure, hand);
    QFETCH(const QByteArray, words);
    QFETCH(const int, toAct);
    Talk talk(hand);
    QCOMPARE(talk.say(words), QString());
    QCOMPARE(int{talk.betting.toAct}, toAct);
    QCOMPARE(talk.betting.round == Round::finished, toAct == 0);
}

void TestBetting::legality_data() {
    QTest::addColumn<Structure>("hand");
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<QByteArray>("legal");
    QTest::addColumn<QByteArray>("illegal");
    const auto row = [](const char* name, const Structure& hand, const char* words,
                        const char* legal, const char* illegal) {
        QTest::newRow(name) << hand << QByteArray(words) << QByteArray(legal)
                            << QByteArray(illegal);
    };
    const Structure four = seated({200, 200, 200, 200});
    row("facing the blind", four, "", "fold, call, raise 4, raise 200, all-in",
        "check, bet 2, bet 10, raise 3, raise 2, raise 201");
    row("the option", four, "call, call, call", "fold, check, raise 4, all-in",
        "call, bet 4, raise 3");
    row("a raise at least as much as the last", four, "raise 8", "raise 14, raise 15, call",
        "raise 13, raise 8, check");
    row("as much as the bigger of two raises", four, "raise 6, raise 16", "raise 26", "raise 25");
    row("less only all-in", seated({200, 200, 200, 10}), "raise 8", "raise 10, all-in, call",
        "raise 9, raise 11, raise 14");
    row("call for less", seated({200, 200, 200, 5}), "raise 8", "call, all-in, fold",
        "raise 5, raise 6, raise 13");
    row("a short all-in does not reopen", seated({200, 200, 200, 11}),
        "raise 8, all-in, fold, fold", "call, fold",
        "raise 14, raise 17, raise 200, all-in, check");
    row("but it does for who has not spoken", seated({200, 200, 200, 11}), "raise 8, all-in",
        "raise 17, call, all-in", "raise 16");
    row("a full all-in reopens", seated({200, 200, 200, 14}), "raise 8, all-in, fold, fold",
        "raise 20, all-in", "raise 19");
    row("three blinds", seated({200, 200, 200, 200, 200}, {1, 2, 4}), "", "raise 8, call",
        "raise 7, check");
    row("one blind", seated({200, 200, 200}, {2}), "", "raise 4, call", "raise 3, bet 2, check");
    row("no blinds: one chip is a bet", seated({200, 200, 200}, {}), "", "bet 1, check, fold",
        "call, raise 2, bet 201");
    row("no blinds: raise of a bet", seated({200, 200, 200}, {}), "bet 5", "raise 10, call",
        "raise 9, bet 5, check");
}

// What may be said after some words, and what may not.
void TestBetting::legality() {
    QFETCH(const Structure, hand);
    QFETCH(const QByteArray, words);
    QFETCH(const QByteArray, legal);
    QFETCH(const QByteArray, illegal);
    Talk talk(hand);
    QCOMPARE(talk.say(words), QString());
    for (const QString& word : QString(legal).split(", "))
        QVERIFY2(talk.may(qPrintable(word)), qPrintable(word));
    for (const QString& word : QString(illegal).split(", "))
        QVERIFY2(!talk.may(qPrintable(word)), qPrintable(word));
    for (const Word::Kind kind : {Word::Kind::show, Word::Kind::muck, Word::Kind::declare})
        QVERIFY(!mz::legal(talk.structure, talk.betting, Word{kind, noChips}));
    const Word passive = mz::passive(talk.betting);
    QVERIFY(mz::legal(talk.structure, talk.betting, passive));
}

// The last to bet or raise on the river shows first, else the first live seat after the button.
void TestBetting::showdownOrder() {
    Talk talk(seated({200, 200, 200, 200}));
    QCOMPARE(talk.say("call, call, call, check"), QString());
    talk.next(Street::river);
    Talk checked = talk;
    QCOMPARE(checked.say("check, check, check, check"), QString());
    openShowdown(checked.structure, checked.betting);
    QCOMPARE(int{checked.betting.toAct}, 1);
    QCOMPARE(talk.say("check, bet 5, raise 20, fold, fold, call"), QString());
    openShowdown(talk.structure, talk.betting);
    QCOMPARE(int{talk.betting.toAct}, 3);
    talk.betting.tabled = maskOf(3);
    passShowdownTurn(talk.structure, talk.betting);
    QCOMPARE(int{talk.betting.toAct}, 2);
    talk.betting.tabled = static_cast<SeatMask>(talk.betting.tabled | maskOf(2));
    passShowdownTurn(talk.structure, talk.betting);
    QCOMPARE(int{talk.betting.toAct}, 0);
    QCOMPARE(talk.betting.round, Round::finished);
}

// A round in which nobody can act is finished as soon as it opens.
void TestBetting::nobodyCanAct() {
    Talk talk(seated({50, 50, 200}));
    QCOMPARE(talk.say("raise 100, call, call"), QString());
    QCOMPARE(talk.betting.round, Round::finished);
    talk.next(Street::flop);
    QCOMPARE(talk.betting.round, Round::finished);
    QCOMPARE(int{talk.betting.toAct}, 0);
    QCOMPARE(talk.betting.stack[2].count, 150);
}

// A blind that is short does not lower what must be called; the last player with chips need not
// match what nobody else has in.
void TestBetting::bigBlindLive() {
    Talk talk(seated({200, 1, 200}));
    QCOMPARE(talk.betting.currentBet.count, 2);
    QVERIFY(talk.may("raise 4"));
    QVERIFY(!talk.may("raise 3"));
    Talk alone(seated({1, 1, 200}));
    QCOMPARE(int{alone.betting.toAct}, 3);
    QCOMPARE(alone.say("call"), QString());
    QCOMPARE(alone.betting.round, Round::finished);
}

// Whatever is said, no chip is lost and none made; every round ends.
void TestBetting::chipsAreConserved() {
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        Stream draw(seed, "betting");
        Structure hand = seated({});
        hand.seats = 2 + static_cast<int>(draw.below(9));
        for (Seat seat = 1; seat <= hand.seats; ++seat) {
            hand.occupied = static_cast<SeatMask>(hand.occupied | maskOf(seat));
            hand.stacks[static_cast<std::size_t>(seat - 1)] = Chips(1 + draw.below(60));
        }
        hand.button = 1 + static_cast<int>(draw.below(static_cast<std::uint32_t>(hand.seats)));
        hand.blindCount = static_cast<int>(draw.below(3));
        hand.blinds = {Chips(1 + draw.below(3)), Chips(4)};
        if (hand.blindCount < 2)
            hand.blinds[1] = noChips;
        if (hand.blindCount < 1)
            hand.blinds[0] = noChips;
        hand.ante = Chips(draw.below(4));
        Talk talk(hand);
        for (Street street = Street::preflop; street != Street::showdown; street = next(street)) {
            if (street != Street::preflop)
                talk.next(street);
            int words = 0;
            while (talk.betting.toAct != 0) {
                QVERIFY(++words < 1000);
                const Word::Kind kind = static_cast<Word::Kind>(draw.below(6));
                Word word{kind, Chips(1 + draw.below(70))};
                if (kind != Word::Kind::bet && kind != Word::Kind::raise)
                    word.chips = noChips;
                if (!legal(hand, talk.betting, word))
                    word = passive(talk.betting);
                QVERIFY(legal(hand, talk.betting, word));
                speak(hand, talk.betting, word);
                QCOMPARE(talk.betting.sum(), hand.chipsInPlay());
            }
            QCOMPARE(talk.betting.round, Round::finished);
            if (talk.betting.oneLeft())
                break;
        }
        collect(talk.betting);
        QCOMPARE(talk.betting.sum(), hand.chipsInPlay());
        for (std::size_t pot = 0; pot < talk.betting.potCount; ++pot) {
            const auto winners =
                static_cast<SeatMask>(talk.betting.pots[pot].contenders & talk.betting.live);
            QVERIFY(winners != 0);
            award(hand, talk.betting, static_cast<int>(pot), winners);
        }
        QVERIFY(talk.betting.allAwarded());
        QCOMPARE(talk.betting.sum(), hand.chipsInPlay());
        for (const Chips stack : talk.betting.stack)
            QVERIFY(stack >= noChips);
    }
}

QTEST_APPLESS_MAIN(TestBetting)
#include "tst_betting.moc"
