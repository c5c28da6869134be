// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/rows.h"

using namespace mz;
using namespace mz::testing;

namespace {

constexpr auto turn = R"({"table": {"seats": 4, "button": 4}, "start": "flop", "finish": "hand",
    "players": {"1": {"preflop": ["fold"]}},
    "irregularities": [{"kind": "premature-turn", "seat": 3}]})";
constexpr auto turnToRaise = R"({"table": {"seats": 4, "button": 4}, "start": "flop",
    "finish": "hand", "players": {"2": {"flop": ["bet 5"]}, "4": {"flop": ["raise 20"]}},
    "irregularities": [{"kind": "premature-turn", "seat": 2, "nth": 2}]})";
constexpr auto turnFoldedOut = R"({"table": {"seats": 2, "button": 2}, "start": "flop",
    "players": {"1": {"flop": ["bet 5"]}, "2": {"flop": ["fold"]}},
    "irregularities": [{"kind": "premature-turn", "seat": 2}]})";
constexpr auto river = R"({"table": {"seats": 4, "button": 4}, "start": "turn", "finish": "hand",
    "players": {"1": {"preflop": ["fold"]}},
    "irregularities": [{"kind": "premature-river", "seat": 3}]})";
constexpr auto riverFoldedOut = R"({"table": {"seats": 2, "button": 2}, "start": "turn",
    "players": {"1": {"turn": ["bet 5"]}, "2": {"turn": ["fold"]}},
    "irregularities": [{"kind": "premature-river", "seat": 2}]})";
constexpr auto cleanFlop = R"({"table": {"seats": 4, "button": 4}, "start": "flop",
    "finish": "hand"})";
constexpr auto cleanTurn = R"({"table": {"seats": 4, "button": 4}, "start": "turn",
    "finish": "hand"})";

} // namespace

// A turn or river dealt before the betting is complete does not count either.
class TestHoldem4 : public QObject {
    Q_OBJECT

private slots:
    void earlyTurn_data();
    void earlyTurn();
    void earlyRiver_data();
    void earlyRiver();
    void turnEnds_data();
    void turnEnds();
    void riverEnds();
};

void TestHoldem4::earlyTurn_data() {
    remedyColumns();
    const std::string slip = "wait all; ";
    const std::string newTurn =
        slip + "move board aside; betting; collect; burn; board 1; betting; ";
    const std::string anew = "shuffle; cut; board 1; as told";
    const std::string right = newTurn + "move aside all deck; " + anew;
    row("right", turn, right, "premature-turn right");
    row("a raise still to answer", turnToRaise,
        slip +
            "move board aside; betting; collect; burn; "
            "board 1; betting; move aside deck; " +
            anew,
        "premature-turn right");
    row("by its place", turn,
        slip +
            "move board 3 aside; betting; collect; burn; board 1; betting; "
            "move aside 0 deck; " +
            anew,
        "premature-turn right");
    row("the dealer's own", cleanFlop,
        "burn; board 1; move board aside; betting; collect; burn; "
        "board 1; betting; move aside deck; " +
            anew,
        "premature-turn right; own early-board");
    row("the hand ends during the remedy", turnFoldedOut,
        slip + "move board aside; betting; as told", "premature-turn right");
    row("a player acts over the card", turn,
        slip +
            "wait; move board aside; betting; collect; burn; "
            "board 1; betting; move aside deck; " +
            anew,
        "premature-turn card-kept");
    row("the river over it", turn, slip + "betting; collect; burn; board 1; as told",
        "premature-turn card-kept step-missed/set-aside step-missed/deal-turn "
        "step-missed/finish-turn-betting step-missed/aside-to-deck step-missed/shuffle "
        "step-missed/cut");
    row("burned before the river", turn,
        newTurn + "move aside deck; shuffle; cut; burn; board 1; "
                  "as told",
        "premature-turn burned-again");
    row("no burn before the turn", turn,
        slip +
            "move board aside; betting; collect; board 1; "
            "betting; move aside deck; " +
            anew,
        "premature-turn step-missed/burn");
    row("burncards in the shuffle", turn, newTurn + "move aside deck; move burns all deck; " + anew,
        "premature-turn wrong-cards-shuffled");
    row("discards in the shuffle", turn, newTurn + "move aside deck; move muck all deck; " + anew,
        "premature-turn wrong-cards-shuffled");
    row("a live hand in the shuffle", turn,
        newTurn + "move aside deck; move hole:3 all deck; " + anew,
        "premature-turn wrong-cards-shuffled");
    row("the card stays aside", turn, newTurn + anew,
        "premature-turn wrong-cards-shuffled step-missed/aside-to-deck");
    row("a misdeal", turn,
        slip +
            "say misdeal; move board aside; betting; collect; burn; board 1; "
            "betting; move aside deck; " +
            anew,
        "premature-turn false-misdeal");
    row("to the muck", turn,
        slip + "move board muck; betting; collect; burn; board 1; betting; "
               "shuffle; cut; board 1; as told",
        "premature-turn wrong-card wrong-cards-shuffled step-missed/set-aside "
        "step-missed/aside-to-deck");
    row("into the deck at once", turn,
        slip + "move board deck bottom; betting; collect; burn; "
               "board 1; betting; collect; shuffle; cut; board 1; "
               "as told",
        "premature-turn wrong-order/aside-to-deck wrong-card step-missed/set-aside");
    row("into the deck and burned", turn,
        slip + "move board deck; betting; collect; burn; board 1; "
               "betting; shuffle; cut; board 1; as told",
        "premature-turn wrong-order/aside-to-deck wrong-card wrong-cards-shuffled "
        "step-missed/set-aside");
    row("a card of the flop goes with it", turn,
        slip +
            "move board aside; move board aside; betting; collect; burn; board 1; betting; "
            "move aside all deck; " +
            anew,
        "premature-turn wrong-card; unfinished");
}

// It waits aside, the natural river comes as the turn, and the river is left to chance.
void TestHoldem4::earlyTurn() { MZ_COMPARE_REMEDY(); }

void TestHoldem4::earlyRiver_data() {
    remedyColumns();
    const std::string slip = "wait all; ";
    const std::string anew = "shuffle; cut; board 1; as told";
    row("right", river, slip + "move board deck; betting; " + anew, "premature-river right");
    row("over aside", river, slip + "move board aside; betting; move aside deck; " + anew,
        "premature-river right");
    row("aside, and back before the betting", river,
        slip + "move board aside; move aside deck; betting; " + anew, "premature-river right");
    row("shuffled before the betting", river,
        slip + "move board deck; shuffle; betting; cut; board 1; as told", "premature-river right");
    row("shuffled and cut before the betting", river,
        slip + "move board deck; shuffle; cut; betting; board 1; as told", "premature-river right");
    row("the dealer's own", cleanTurn, "burn; board 1; move board deck; betting; " + anew,
        "premature-river right; own early-board");
    row("the hand ends during the remedy", riverFoldedOut,
        slip + "move board deck; betting; as told", "premature-river right");
    row("a player acts over the card", river, slip + "wait; move board deck; betting; " + anew,
        "premature-river card-kept");
    row("it stays", river, slip + "betting; betting; award",
        "premature-river card-kept step-missed/take-back step-missed/to-deck step-missed/shuffle "
        "step-missed/cut step-missed/deal-river");
    row("burned before the river", river,
        slip + "move board deck; betting; shuffle; cut; burn; "
               "board 1; as told",
        "premature-river burned-again");
    row("burncards in the shuffle", river,
        slip + "move board deck; move burns all deck; betting; " + anew,
        "premature-river wrong-cards-shuffled");
    row("discards in the shuffle", river,
        slip + "move board deck; move muck all deck; betting; " + anew,
        "premature-river wrong-cards-shuffled");
    row("the card stays aside", river, slip + "move board aside; betting; " + anew,
        "premature-river wrong-cards-shuffled step-missed/to-deck");
    row("a misdeal", river, slip + "say misdeal; move board deck; betting; " + anew,
        "premature-river false-misdeal");
    row("to the burncards", river, slip + "move board burns; betting; " + anew,
        "premature-river wrong-card wrong-cards-shuffled step-missed/take-back "
        "step-missed/to-deck");
    row("the turn goes with it", river,
        slip + "move board 3,4 deck; betting; shuffle; cut; board 2; "
               "as told",
        "premature-river wrong-card; own wrong-count");
}

// It comes off the board, and a new river after shuffle and cut; its burn lies there already.
void TestHoldem4::earlyRiver() { MZ_COMPARE_REMEDY(); }

void TestHoldem4::turnEnds_data() {
    QTest::addColumn<QByteArray>("scene");
    QTest::newRow("checked round") << QByteArray(turn);
    QTest::newRow("a raise to answer") << QByteArray(turnToRaise);
}

// The flop stays, the turn is the card that would have been the river, hands stay; three burncards,
// five board cards, nothing aside.
void TestHoldem4::turnEnds() {
    QFETCH(const QByteArray, scene);
    const auto hand = dealt(scene.toStdString());
    const Played played = play(hand, "as told");
    QCOMPARE(text(told(played)), QString("premature-turn right"));
    const Procedure& procedure = hand->rulebook->procedures.at("premature-turn/natural-river");
    QCOMPARE(text(notAsItMustEnd(procedure, played.session)), QString());
    QCOMPARE(text(handsThatDiffer(played.session)), QString());
    const Session plain = undisturbedHand(*hand);
    const QString board = text(cards(played.session, Zones::board));
    const QString natural = text(cards(plain, Zones::board));
    QCOMPARE(board.section(' ', 0, 2), natural.section(' ', 0, 2));
    QCOMPARE(board.section(' ', 3, 3), natural.section(' ', 4, 4));
    QCOMPARE(text(cards(played.session, Zones::burns)), text(cards(plain, Zones::burns)));
}

// All but the river is as it would have been.
void TestHoldem4::riverEnds() {
    const auto hand = dealt(river);
    const Played played = play(hand, "as told");
    QCOMPARE(text(told(played)), QString("premature-river right"));
    const Procedure& procedure = hand->rulebook->procedures.at("premature-river/reshuffle");
    QCOMPARE(text(notAsItMustEnd(procedure, played.session)), QString());
    QCOMPARE(text(handsThatDiffer(played.session)), QString());
    const Session plain = undisturbedHand(*hand);
    QCOMPARE(text(cards(played.session, Zones::board)).section(' ', 0, 3),
             text(cards(plain, Zones::board)).section(' ', 0, 3));
    QCOMPARE(text(cards(played.session, Zones::burns)), text(cards(plain, Zones::burns)));
}

QTEST_APPLESS_MAIN(TestHoldem4)
#include "tst_holdem_4.moc"
