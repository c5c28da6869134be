// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/rows.h"

using namespace mz;
using namespace mz::testing;

namespace {

// Seat 3 folds, so that there are discards.
constexpr auto four = R"({"table": {"seats": 5, "button": 5}, "start": "preflop", "finish": "hand",
    "players": {"3": {"preflop": ["fold"]}},
    "irregularities": [{"kind": "overdealt-flop", "cards": 4}]})";
constexpr auto five = R"({"table": {"seats": 5, "button": 5}, "start": "preflop", "finish": "hand",
    "irregularities": [{"kind": "overdealt-flop", "cards": 5}]})";
constexpr auto clean = R"({"table": {"seats": 5, "button": 5}, "start": "preflop",
    "finish": "hand"})";

} // namespace

// A flop of too many cards goes back into the stub, all of it, and comes anew.
class TestHoldem2 : public QObject {
    Q_OBJECT

private slots:
    void remedy_data();
    void remedy();
    void chanceDoesNotMatter();
    void ends_data();
    void ends();
};

void TestHoldem2::remedy_data() {
    remedyColumns();
    const std::string slip = "betting; street; ";
    const std::string all = slip + "move board all deck; ";
    const auto nothingDone = "overdealt-flop card-kept step-missed/board-to-deck "
                             "step-missed/shuffle step-missed/cut step-missed/deal-flop";
    row("four cards", four, all + "shuffle; cut; board 3; as told", "overdealt-flop right");
    row("five cards", five, all + "shuffle; cut; board 3; as told", "overdealt-flop right");
    row("card by card", four,
        slip + "move board 3 deck; move board 0 deck; move board deck; move board deck; shuffle; "
               "cut; board 3; as told",
        "overdealt-flop right");
    row("to the bottom", four, slip + "move board all deck bottom; shuffle; cut; board 3; as told",
        "overdealt-flop right");
    row("the floor is called", four,
        slip + "say floor; move board all deck; shuffle; cut; board 3; "
               "as told",
        "overdealt-flop right");
    row("the dealer's own", clean,
        "betting; collect; burn; board 4; move board all deck; shuffle; cut; board 3; as told",
        "overdealt-flop right; own wrong-count");
    row("burned again", four, all + "shuffle; cut; burn; board 3; as told",
        "overdealt-flop burned-again");
    row("burned before the shuffle", four,
        slip + "burn; move board all deck; shuffle; cut; board 3; "
               "as told",
        "overdealt-flop burned-again");
    row("burncards in the shuffle", four,
        all + "move burns all deck; shuffle; cut; board 3; as told",
        "overdealt-flop wrong-cards-shuffled");
    row("discards in the shuffle", four, all + "move muck all deck; shuffle; cut; board 3; as told",
        "overdealt-flop wrong-cards-shuffled");
    row("a live hand in the shuffle", five,
        all + "move hole:2 all deck; shuffle; cut; board 3; as told",
        "overdealt-flop wrong-cards-shuffled");
    row("the extra card picked out", four, slip + "move board 3 deck; wait; as told", nothingDone);
    row("played with all four", four, slip + "wait; as told", nothingDone);
    row("the turn dealt over it", four, slip + "burn; board 1; as told",
        "overdealt-flop burned-again card-kept step-missed/board-to-deck step-missed/shuffle "
        "step-missed/cut step-missed/deal-flop; premature-turn right; own early-board");
    row("one card to the muck", four,
        slip + "move board 3 muck; move board all deck; shuffle; cut; board 3; as told",
        "overdealt-flop wrong-card wrong-cards-shuffled step-missed/board-to-deck");
    row("one card aside", four,
        slip + "move board 3 aside; move board all deck; shuffle; cut; board 3; as told",
        "overdealt-flop wrong-card wrong-cards-shuffled step-missed/board-to-deck");
    row("aside, and then with the others", four,
        slip + "move board 3 aside; move board all deck; move aside deck; shuffle; cut; board 3; "
               "as told",
        "overdealt-flop right");
    row("a misdeal", four,
        slip + "say misdeal; move board all deck; shuffle; cut; board 3; as told",
        "overdealt-flop false-misdeal");
    row("cut before the shuffle", four, all + "cut; shuffle; board 3; as told",
        "overdealt-flop wrong-order/cut");
}

void TestHoldem2::remedy() { MZ_COMPARE_REMEDY(); }

// What comes off the deck after the shuffle comes by chance: a burn is one burn too many, a pitch a
// wrong seat, whichever card it happens to be.
void TestHoldem2::chanceDoesNotMatter() {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Scenario scenario = mz::testing::scenario(four);
        scenario.seed = seed;
        const std::string back = "betting; street; move board all deck; shuffle; ";
        const auto hand = dealt(scenario);
        QCOMPARE(text(told(play(hand, back + "burn; cut; board 3; as told"))),
                 QString("overdealt-flop burned-again"));
        QCOMPARE(text(told(play(hand, back + "cut; move deck burns; board 3; as told"))),
                 QString("overdealt-flop burned-again"));
        QCOMPARE(text(told(play(hand, back + "cut; pitch 4; board 3; as told"))),
                 QString("overdealt-flop right; own wrong-seat"));
    }
}

void TestHoldem2::ends_data() {
    QTest::addColumn<QByteArray>("scene");
    QTest::newRow("four cards") << QByteArray(four);
    QTest::newRow("five cards") << QByteArray(five);
}

// Three burncards and five board cards at the river; nobody's holecards change, nor the burncard.
void TestHoldem2::ends() {
    QFETCH(const QByteArray, scene);
    const auto hand = dealt(scene.toStdString());
    const Played played = play(hand, "as told");
    QCOMPARE(text(told(played)), QString("overdealt-flop right"));
    const Procedure& procedure = hand->rulebook->procedures.at("overdealt-flop/reshuffle");
    QCOMPARE(text(notAsItMustEnd(procedure, played.session)), QString());
    QCOMPARE(text(handsThatDiffer(played.session)), QString());
    const Session plain = undisturbedHand(*hand);
    QCOMPARE(text(cards(played.session, Zones::burns)).section(' ', 0, 0),
             text(cards(plain, Zones::burns)).section(' ', 0, 0));
    QVERIFY(cards(played.session, Zones::board) != cards(plain, Zones::board));
}

QTEST_APPLESS_MAIN(TestHoldem2)
#include "tst_holdem_2.moc"
