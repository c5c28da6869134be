// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/rows.h"

using namespace mz;
using namespace mz::testing;

namespace {

// Six players, the button in Seat 6: the cards go to Seat 1, 2, 3 …
constexpr auto first = R"({"table": {"seats": 6, "button": 6}, "finish": "hand",
    "irregularities": [{"kind": "exposed-holecard", "seat": 1, "round": 1}]})";
constexpr auto second = R"({"table": {"seats": 6, "button": 6}, "finish": "hand",
    "irregularities": [{"kind": "exposed-holecard", "seat": 2, "round": 1}]})";
constexpr auto third = R"({"table": {"seats": 6, "button": 6}, "finish": "hand",
    "irregularities": [{"kind": "exposed-holecard", "seat": 3, "round": 1}]})";
constexpr auto last = R"({"table": {"seats": 6, "button": 6}, "finish": "hand",
    "irregularities": [{"kind": "exposed-holecard", "seat": 6, "round": 2}]})";
constexpr auto two = R"({"table": {"seats": 6, "button": 6}, "finish": "hand",
    "irregularities": [{"kind": "exposed-holecard", "seat": 3, "round": 1},
                       {"kind": "exposed-holecard", "seat": 5, "round": 1}]})";
constexpr auto headsUp = R"({"table": {"seats": 2, "button": 1}, "finish": "hand",
    "irregularities": [{"kind": "exposed-holecard", "seat": 1, "round": 2}]})";

} // namespace

// The first card of the deal exposed, or more than one, is a misdeal; one other is replaced.
class TestHoldem1 : public QObject {
    Q_OBJECT

private slots:
    void misdeal_data();
    void misdeal();
    void replacement_data();
    void replacement();
    void byTheDealer_data();
    void byTheDealer();
    void undisturbed_data();
    void undisturbed();
};

void TestHoldem1::misdeal_data() {
    remedyColumns();
    row("right", first, "deal; say misdeal; gather; shuffle; cut; deal; as told",
        "exposed-first-holecard right");
    row("gathered before it is said", first, "deal; gather; say misdeal; shuffle; cut; as told",
        "exposed-first-holecard right");
    row("gathered by hand", first, "deal; say misdeal; move hole:1 all deck; shuffle; cut; as told",
        "exposed-first-holecard right");
    row("dealt on", first, "deal; deal 1; say misdeal; gather; shuffle; cut; as told",
        "exposed-first-holecard dealt-on");
    row("burned", first, "deal; burn; say misdeal; gather; shuffle; cut; as told",
        "exposed-first-holecard dealt-on");
    row("never a misdeal", first, "deal; deal 20; as told", "exposed-first-holecard dealt-on");
    row("replaced as if it were another card", first,
        "deal; deal 20; pitch 1; move hole:1 0 burns; betting; collect; board 3; as told",
        "exposed-first-holecard dealt-on step-missed/announce-misdeal step-missed/gather "
        "step-missed/shuffle step-missed/cut step-missed/redeal; extra-holecard dealt-on card-kept "
        "step-missed/extra-to-burns; own wrong-seat");
    row("another button", first,
        "deal; say misdeal; gather; shuffle; cut; button 1; deal 20; betting; street; as told",
        "exposed-first-holecard step-missed/redeal");
    row("two cards", two, "deal 5; say misdeal; gather; shuffle; cut; as told",
        "exposed-holecards right");
    row("two cards, gathered before it is said", two,
        "deal 5; gather; say misdeal; shuffle; cut; as told", "exposed-holecards right");
    row("two cards, dealt on", two, "deal 6; say misdeal; gather; shuffle; cut; as told",
        "exposed-holecards dealt-on");
    row("two cards, a player acts", two,
        "deal 12; wait; say misdeal; gather; shuffle; cut; as told", "exposed-holecards dealt-on");
    row("two cards, the misdeal comes too early", two,
        "deal 3; say misdeal; deal 2; say misdeal; gather; shuffle; cut; as told",
        "exposed-holecards false-misdeal");
}

// The first card of the deal, and more than one: "misdeal", everything back, shuffle, cut, and the
// deal again with the same button. Nothing else may be dealt before.
void TestHoldem1::misdeal() { MZ_COMPARE_REMEDY(); }

void TestHoldem1::replacement_data() {
    remedyColumns();
    const std::string slip = "deal; deal 20; ";
    const std::string flop = "betting; collect; board 3; as told";
    row("right", third, slip + "pitch 3; move hole:3 0 burns; " + flop, "exposed-holecard right");
    row("to the burncards first", third, slip + "move hole:3 0 burns; pitch 3; " + flop,
        "exposed-holecard right");
    row("over the deck to the burncards", third,
        slip + "pitch 3; move hole:3 0 deck; burn; " + flop, "exposed-holecard right");
    row("to the burncards after the betting", third,
        slip + "pitch 3; betting; move hole:3 0 burns; collect; board 3; as told",
        "exposed-holecard right");
    row("replaced by hand", third, slip + "move deck hole:3; move hole:3 0 burns; " + flop,
        "exposed-holecard right");
    row("taken and put back in time", third,
        slip + "move hole:3 1 muck; move muck hole:3; pitch 3; move hole:3 0 burns; " + flop,
        "exposed-holecard right");
    row("the second card of the deal", second, slip + "pitch 2; move hole:2 0 burns; " + flop,
        "exposed-holecard right");
    row("the last card", last, "deal; pitch 6; move hole:6 1 burns; " + flop,
        "exposed-holecard right");
    row("heads-up, the button's card", headsUp, "deal; pitch 1; move hole:1 1 burns; " + flop,
        "exposed-holecard right");
    row("false misdeal", third, "deal; say misdeal; as told", "exposed-holecard false-misdeal");
    row("everything gathered", third,
        slip + "gather; shuffle; cut; deal 20; betting; street; as told",
        "exposed-holecard false-misdeal step-missed/replace-card step-missed/card-to-burns");
    row("a player acts first", third, slip + "wait; pitch 3; move hole:3 0 burns; " + flop,
        "exposed-holecard dealt-on");
    row("the card stays", third, slip + "pitch 3; betting; street; as told",
        "exposed-holecard card-kept step-missed/card-to-burns");
    row("a further burn", third,
        slip + "pitch 3; move hole:3 0 burns; betting; collect; burn; "
               "board 3; as told",
        "exposed-holecard burned-again");
    row("the other card to the burncards", third, slip + "pitch 3; move hole:3 1 burns; " + flop,
        "exposed-holecard wrong-card card-kept step-missed/card-to-burns");
    row("the other card to the muck", third,
        slip + "pitch 3; move hole:3 1 muck; move hole:3 0 burns; " + flop,
        "exposed-holecard wrong-card");
    row("the card to the muck", third, slip + "pitch 3; move hole:3 0 muck; " + flop,
        "exposed-holecard wrong-card step-missed/card-to-burns");
    row("replaced in mid-deal", third, "deal; pitch 3; deal 20; move hole:3 0 burns; " + flop,
        "exposed-holecard wrong-order/replace-card; own wrong-seat");
    row("to the burncards in mid-deal", third,
        "deal; move hole:3 0 burns; deal 20; pitch 3; " + flop,
        "exposed-holecard wrong-order/card-to-burns");
}

// One other card: the deal is finished, the top card replaces it, it becomes the flop's burn.
void TestHoldem1::replacement() { MZ_COMPARE_REMEDY(); }

void TestHoldem1::byTheDealer_data() {
    remedyColumns();
    constexpr auto clean = R"({"table": {"seats": 6, "button": 6}, "finish": "hand"})";
    row("the first card", clean,
        "deal 1; flip hole:1 0; say misdeal; gather; shuffle; cut; as told",
        "exposed-first-holecard right");
    row("another one", clean,
        "deal 12; flip hole:3 0; pitch 3; move hole:3 0 burns; betting; collect; board 3; as told",
        "exposed-holecard right");
    row("the second one as well", clean,
        "deal 12; flip hole:3 0; flip hole:3 1; say misdeal; gather; shuffle; cut; as told",
        "exposed-holecards right");
    row("back again does not help", clean,
        "deal 12; flip hole:3 0; flip hole:3 0; betting; street; "
        "as told",
        "exposed-holecard dealt-on card-kept step-missed/replace-card step-missed/card-to-burns");
}

// A holecard that the dealer turns up himself is the same.
void TestHoldem1::byTheDealer() { MZ_COMPARE_REMEDY(); }

void TestHoldem1::undisturbed_data() {
    QTest::addColumn<QByteArray>("scene");
    QTest::addColumn<int>("seat");
    QTest::newRow("second card") << QByteArray(second) << 2;
    QTest::newRow("third card") << QByteArray(third) << 3;
    QTest::newRow("last card") << QByteArray(last) << 6;
    QTest::newRow("heads-up") << QByteArray(headsUp) << 1;
}

// After the replacement the whole board and everybody else's cards are what they would have been;
// the seat has got the card that would have been burned.
void TestHoldem1::undisturbed() {
    QFETCH(const QByteArray, scene);
    QFETCH(const int, seat);
    const auto hand = dealt(scene.toStdString());
    const Played played = play(hand, "as told");
    const Session plain = undisturbedHand(*hand);
    QCOMPARE(text(told(played)), QString("exposed-holecard right"));
    QCOMPARE(text(cards(played.session, Zones::board)), text(cards(plain, Zones::board)));
    const Procedure& procedure = hand->rulebook->procedures.at("exposed-holecard/replace");
    QCOMPARE(text(notAsItMustEnd(procedure, played.session)), QString());
    const QString differing = text(handsThatDiffer(played.session));
    QVERIFY2(differing.startsWith(QString::number(seat) + ": ") && differing.count("; ") == 1,
             qPrintable(differing));
    const QString burned = text(cards(plain, Zones::burns)).section(' ', 0, 0);
    QVERIFY(text(cards(played.session, Zone::hole(seat))).contains(burned));
}

QTEST_APPLESS_MAIN(TestHoldem1)
#include "tst_holdem_1.moc"
