// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/rows.h"

using namespace mz;
using namespace mz::testing;

namespace {

// The button in Seat 5: Seat 1 and 2 post, 3 speaks first and folds, and the big blind is to act.
constexpr auto early = R"({"table": {"seats": 5, "button": 5}, "start": "preflop", "finish": "hand",
    "players": {"3": {"preflop": ["fold"]}},
    "irregularities": [{"kind": "premature-flop", "seat": 2}]})";
constexpr auto firstInTurn = R"({"table": {"seats": 5, "button": 5}, "start": "preflop",
    "finish": "hand", "irregularities": [{"kind": "premature-flop", "seat": 3}]})";
constexpr auto afterRaise = R"({"table": {"seats": 5, "button": 5}, "start": "preflop",
    "finish": "hand", "players": {"2": {"preflop": ["raise 8"]}},
    "irregularities": [{"kind": "premature-flop", "seat": 4, "nth": 2}]})";
constexpr auto foldedOut = R"({"table": {"seats": 3, "button": 3}, "start": "preflop",
    "finish": "remedy", "players": {"3": {"preflop": ["fold"]}, "1": {"preflop": ["fold"]}},
    "irregularities": [{"kind": "premature-flop", "seat": 1}]})";
constexpr auto clean = R"({"table": {"seats": 5, "button": 5}, "start": "preflop",
    "finish": "hand"})";

} // namespace

// A flop dealt before the betting is complete does not count.
class TestHoldem3 : public QObject {
    Q_OBJECT

private slots:
    void remedy_data();
    void remedy();
    void ends_data();
    void ends();
};

void TestHoldem3::remedy_data() {
    remedyColumns();
    const std::string slip = "wait all; ";
    const std::string anew = "shuffle; cut; board 3; as told";
    const std::string back = slip + "betting; collect; move board all deck; ";
    row("right", early, back + anew, "premature-flop right");
    row("first in turn", firstInTurn, "betting; collect; move board all deck; " + anew,
        "premature-flop right");
    row("a raise still to answer", afterRaise, back + anew, "premature-flop right");
    row("the board back before the betting", early,
        slip + "move board all deck; betting; collect; " + anew, "premature-flop right");
    row("shuffled before the betting", early,
        slip + "move board all deck; shuffle; betting; collect; cut; board 3; as told",
        "premature-flop right");
    row("shuffled and cut before the betting", early,
        slip + "move board all deck; shuffle; cut; betting; collect; board 3; as told",
        "premature-flop right");
    row("bets brought in last", early,
        slip + "move board all deck; shuffle; cut; betting; collect; board 3; as told",
        "premature-flop right");
    row("bets never brought in", early, slip + "betting; move board all deck; " + anew,
        "premature-flop right; own bets-not-collected");
    row("the dealer's own", clean, "burn; board 3; betting; collect; move board all deck; " + anew,
        "premature-flop right; own early-board bets-not-collected");
    row("the hand ends during the remedy", foldedOut, "wait all; betting; as told",
        "premature-flop right");
    row("the flop before the betting is over", early,
        slip + "move board all deck; shuffle; cut; board 3; as told",
        "premature-flop step-missed/finish-betting; premature-flop right; own early-board "
        "bets-not-collected");
    row("burned again", early, back + "shuffle; cut; burn; board 3; as told",
        "premature-flop burned-again");
    row("burncards in the shuffle", early, back + "move burns all deck; " + anew,
        "premature-flop wrong-cards-shuffled");
    row("discards in the shuffle", early, back + "move muck all deck; " + anew,
        "premature-flop wrong-cards-shuffled");
    row("one card left out", early,
        slip + "betting; collect; move board 1,2 deck; shuffle; move board all deck; cut; board 3; "
               "as told",
        "premature-flop wrong-order/shuffle");
    row("one card to the muck", early,
        slip + "betting; collect; move board 0 muck; move board all deck; " + anew,
        "premature-flop wrong-card wrong-cards-shuffled step-missed/board-to-deck");
    row("the turn over it", early, slip + "betting; street; as told",
        "premature-flop burned-again card-kept step-missed/board-to-deck step-missed/shuffle "
        "step-missed/cut step-missed/deal-flop");
    row("a misdeal", early, slip + "say misdeal; betting; collect; move board all deck; " + anew,
        "premature-flop false-misdeal");
    row("all gathered", early, slip + "gather; shuffle; cut; as told",
        "premature-flop false-misdeal");
}

void TestHoldem3::remedy() { MZ_COMPARE_REMEDY(); }

void TestHoldem3::ends_data() {
    QTest::addColumn<QByteArray>("scene");
    QTest::newRow("big blind to act") << QByteArray(early);
    QTest::newRow("first in turn") << QByteArray(firstInTurn);
    QTest::newRow("a raise to answer") << QByteArray(afterRaise);
}

// Three burncards and five board cards at the river; hands and burncard are those of the
// undisturbed hand, and so is the money in the pot.
void TestHoldem3::ends() {
    QFETCH(const QByteArray, scene);
    const auto hand = dealt(scene.toStdString());
    const Played played = play(hand, "as told");
    QCOMPARE(text(told(played)), QString("premature-flop right"));
    const Procedure& procedure = hand->rulebook->procedures.at("premature-flop/reshuffle");
    QCOMPARE(text(notAsItMustEnd(procedure, played.session)), QString());
    QCOMPARE(text(handsThatDiffer(played.session)), QString());
    const Session plain = undisturbedHand(*hand);
    QCOMPARE(text(cards(played.session, Zones::burns)).section(' ', 0, 0),
             text(cards(plain, Zones::burns)).section(' ', 0, 0));
    QVERIFY(played.session.state().betting.paid == plain.state().betting.paid);
}

QTEST_APPLESS_MAIN(TestHoldem3)
#include "tst_holdem_3.moc"
