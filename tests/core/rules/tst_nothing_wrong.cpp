// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/rows.h"

using namespace mz;
using namespace mz::testing;

namespace {

constexpr auto own = R"({"table": {"seats": 4, "button": 4}, "finish": "hand",
    "irregularities": [{"kind": "player-exposes-holecard", "seat": 3, "round": 2}]})";
constexpr auto clean = R"({"table": {"seats": 4, "button": 4}, "finish": "hand"})";
constexpr auto toShuffle = R"({"table": {"seats": 4, "button": 4}, "start": "shuffle",
    "finish": "hand"})";
constexpr auto flop = R"({"table": {"seats": 4, "button": 4}, "start": "flop", "finish": "hand"})";

} // namespace

// Where nothing is wrong, nothing is to be mended; and the faults of an ordinary hand.
class TestNothingWrong : public QObject {
    Q_OBJECT

private slots:
    void playerExposes_data();
    void playerExposes();
    void ordinary_data();
    void ordinary();
    void undisturbed();
};

void TestNothingWrong::playerExposes_data() {
    remedyColumns();
    const std::string slip = "deal; deal 20; ";
    row("left alone", own, slip + "betting; street; as told", "player-exposes-holecard right");
    row("a misdeal", own, slip + "say misdeal; betting; street; as told",
        "player-exposes-holecard false-misdeal");
    row("all gathered", own, slip + "gather; shuffle; cut; deal 20; betting; street; as told",
        "player-exposes-holecard false-misdeal");
    row("the card taken", own, slip + "move hole:3 1 burns; betting; street; as told",
        "player-exposes-holecard false-remedy");
    row("the card replaced", own, slip + "pitch 3; betting; street; as told",
        "player-exposes-holecard false-remedy; own wrong-seat");
    row("open until the flop", own, slip + "betting", "player-exposes-holecard right; unfinished");
}

// A card that the player turns up himself plays.
void TestNothingWrong::playerExposes() { MZ_COMPARE_REMEDY(); }

void TestNothingWrong::ordinary_data() {
    remedyColumns();
    const std::string preflop = "deal; betting; ";
    row("from the deal to the award", clean,
        preflop + "street; betting; street; betting; street; betting; betting; award", "");
    row("from the shuffle", toShuffle, "shuffle; cut; " + preflop + "as told", "");
    row("not shuffled", toShuffle, preflop + "as told", "own shuffle-missed cut-missed");
    row("shuffled, not cut", toShuffle, "shuffle; " + preflop + "as told", "own cut-missed");
    row("cut, not shuffled", toShuffle, "cut; " + preflop + "as told", "own shuffle-missed");
    row("a misdeal", clean, "deal 3; say misdeal; as told", "own false-misdeal");
    row("a misdeal and gathered", clean, "deal 3; say misdeal; gather; shuffle; cut; as told",
        "own false-misdeal");
    row("gathered and not shuffled", clean, "deal 3; gather; deal 20; as told",
        "own false-misdeal shuffle-missed cut-missed");
    row("out of order", clean, "pitch 2; pitch 1; as told", "own wrong-seat");
    row("the flop without its burn", clean, preflop + "collect; board 3; as told",
        "own burn-missed");
    row("two burns", clean, preflop + "collect; burn; burn; board 3; as told", "own burned-again");
    row("bets not brought in", clean, preflop + "burn; board 3; as told", "own bets-not-collected");
    row("a flop of two", clean, preflop + "collect; burn; board 2; board 1; as told", "");
    row("a flop of two, and on", clean, preflop + "collect; burn; board 2; burn; board 1; as told",
        "own wrong-count burned-again");
    row("a turn of two", flop, "betting; collect; burn; board 2; as told", "own wrong-count");
    row("a shuffle in the middle", flop, "betting; shuffle; as told", "own false-remedy");
    row("a board card taken away", flop, "betting; move board muck; as told",
        "own false-remedy; unfinished");
    row("a hand taken away", flop, "move hole:2 muck; as told", "own false-remedy");
    row("the wrong pot", flop,
        "betting; street; betting; street; betting; betting; award 0 1,2,3,4", "own wrong-award");
}

void TestNothingWrong::ordinary() { MZ_COMPARE_REMEDY(); }

// Left alone, everything is as it would have been.
void TestNothingWrong::undisturbed() {
    const auto hand = dealt(own);
    const Played played = play(hand, "as told");
    QCOMPARE(text(told(played)), QString("player-exposes-holecard right"));
    QCOMPARE(text(handsThatDiffer(played.session)), QString());
    QCOMPARE(text(cards(played.session, Zones::board)),
             text(cards(undisturbedHand(*hand), Zones::board)));
}

QTEST_APPLESS_MAIN(TestNothingWrong)
#include "tst_nothing_wrong.moc"
