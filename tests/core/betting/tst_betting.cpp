// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/betting/betting.h"

#include "core/random/random.h"

using namespace mz;

namespace {

// Players in Seat 1, 2, 3 … with these stacks, the button in the last seat.
Structure seated(std::initializer_list<int> stacks, std::initializer_list<int> blinds = {1, 2}) {
    Structure structure;
    structure.seats = static_cast<int>(stacks.size());
    structure.button = structure.seats;
    Seat seat = 0;
    for (const int stack : stacks) {
        ++seat;
        structure.occupied = static_cast<SeatMask>(structure.occupied | maskOf(seat));
        structure.stacks[static_cast<std::size_t>(seat - 1)] = Chips(stack);
    }
    for (const int blind : blinds)
        structure.blinds[static_cast<std::size_t>(structure.blindCount++)] = Chips(blind);
    return structure;
}

struct Talk {
    Structure structure;
    Betting betting;

    explicit Talk(const Structure& of) : structure(of), betting(post(of)) {
        openRound(structure, betting, Street::preflop);
    }

    // "call, raise 8, fold": the players in turn; the first word that is not legal, or "".
    QString say(const char* words) {
        for (const QString& part : QString(words).split(", ", Qt::SkipEmptyParts)) {
            const auto word = bettingWordFromCode(part.toStdString());
            if (!word || !legal(structure, betting, *word))
                return part;
            speak(structure, betting, *word);
            if (betting.sum() != structure.chipsInPlay())
                return "chips lost with " + part;
        }
        return "";
    }
    [[nodiscard]] bool may(const char* word) const {
        return legal(structure, betting, *bettingWordFromCode(word));
    }
    void next(Street street) {
        collect(betting);
        openRound(structure, betting, street);
    }
    // "7 (1 2 3), 12 (1 2)": chips and who may win them.
    [[nodiscard]] QString pots() const {
        QStringList all;
        for (std::size_t i = 0; i < betting.potCount; ++i) {
            QStringList seats;
            for (Seat seat = 1; seat <= maxSeats; ++seat)
                if (holds(betting.pots[i].contenders, seat))
                    seats << QString::number(seat);
            all << QString("%1 (%2)").arg(betting.pots[i].chips.count).arg(seats.join(' '));
        }
        return all.join(", ");
    }
};

} // namespace

Q_DECLARE_METATYPE(Structure)

class TestBetting : public QObject {
    Q_OBJECT

private slots:
    void turns_data();
    void turns();
    void legality_data();
    void legality();
    void pots_data();
    void pots();
    void uncalled();
    void uncalledStaysWhileTheyBet();
    void antes();
    void returned();
    void awards_data();
    void awards();
    void awardedTooSoon();
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

void TestBetting::pots_data() {
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
void TestBetting::pots() {
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
void TestBetting::uncalled() {
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
void TestBetting::uncalledStaysWhileTheyBet() {
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
void TestBetting::antes() {
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
void TestBetting::returned() {
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

void TestBetting::awards_data() {
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
void TestBetting::awards() {
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
void TestBetting::awardedTooSoon() {
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
