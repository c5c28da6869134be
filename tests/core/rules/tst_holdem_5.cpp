// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/rows.h"

using namespace mz;
using namespace mz::testing;

namespace {

constexpr auto one = R"({"table": {"seats": 5, "button": 5}, "finish": "hand",
    "irregularities": [{"kind": "extra-holecard", "count": 1}]})";
constexpr auto two = R"({"table": {"seats": 5, "button": 5}, "finish": "hand",
    "irregularities": [{"kind": "extra-holecard", "count": 2}]})";
constexpr auto headsUp = R"({"table": {"seats": 2, "button": 1}, "finish": "hand",
    "irregularities": [{"kind": "extra-holecard", "count": 1}]})";
constexpr auto clean = R"({"table": {"seats": 5, "button": 5}, "finish": "hand"})";

} // namespace

// One card too many to the first player becomes the burn; more than one are a misdeal.
class TestHoldem5 : public QObject {
    Q_OBJECT

private slots:
    void oneCard_data();
    void oneCard();
    void moreCards_data();
    void moreCards();
    void undisturbed_data();
    void undisturbed();
};

void TestHoldem5::oneCard_data() {
    remedyColumns();
    const std::string flop = "betting; collect; board 3; as told";
    row("right", one, "deal; move hole:1 burns; " + flop, "extra-holecard right");
    row("by its place", one, "deal; move hole:1 2 burns; " + flop, "extra-holecard right");
    row("over the deck, burned at the flop", one,
        "deal; move hole:1 deck; betting; collect; burn; board 3; as told", "extra-holecard right");
    row("heads-up", headsUp, "deal; move hole:2 burns; " + flop, "extra-holecard right");
    row("the dealer's own", clean, "deal; pitch 1; move hole:1 burns; " + flop,
        "extra-holecard right; own wrong-seat");
    row("a misdeal", one, "deal; say misdeal; move hole:1 burns; " + flop,
        "extra-holecard false-misdeal");
    row("all gathered", one, "deal; gather; shuffle; cut; deal 20; betting; street; as told",
        "extra-holecard false-misdeal step-missed/extra-to-burns");
    row("a player acts first", one, "deal; wait; move hole:1 burns; " + flop,
        "extra-holecard dealt-on");
    row("the card stays", one, "deal; betting; street; as told",
        "extra-holecard dealt-on card-kept step-missed/extra-to-burns");
    row("a further burn", one, "deal; move hole:1 burns; betting; collect; burn; board 3; as told",
        "extra-holecard burned-again");
    row("another card of the seat", one, "deal; move hole:1 0 burns; " + flop,
        "extra-holecard wrong-card dealt-on card-kept step-missed/extra-to-burns");
    row("another card, and then the right one", one,
        "deal; move hole:1 0 muck; move hole:1 burns; " + flop, "extra-holecard wrong-card");
    row("to the muck", one, "deal; move hole:1 muck; " + flop,
        "extra-holecard wrong-card step-missed/extra-to-burns");
}

void TestHoldem5::oneCard() { MZ_COMPARE_REMEDY(); }

void TestHoldem5::moreCards_data() {
    remedyColumns();
    row("right", two, "deal; say misdeal; gather; shuffle; cut; deal 20; as told",
        "extra-holecards right");
    row("gathered before it is said", two, "deal; gather; say misdeal; shuffle; cut; as told",
        "extra-holecards right");
    row("a player acts", two, "deal; wait; say misdeal; gather; shuffle; cut; as told",
        "extra-holecards dealt-on");
    row("burned", two, "deal; burn; say misdeal; gather; shuffle; cut; as told",
        "extra-holecards dealt-on");
    row("taken back as if they were one", two,
        "deal; move hole:2 burns; move hole:1 burns; betting; street; as told",
        "extra-holecards dealt-on step-missed/announce-misdeal step-missed/gather "
        "step-missed/shuffle step-missed/cut step-missed/redeal");
    row("the dealer's own", clean,
        "deal; pitch 1; pitch 2; say misdeal; gather; shuffle; cut; as told",
        "extra-holecards right; own wrong-seat wrong-seat");
}

void TestHoldem5::moreCards() { MZ_COMPARE_REMEDY(); }

void TestHoldem5::undisturbed_data() {
    QTest::addColumn<QByteArray>("scene");
    QTest::newRow("five players") << QByteArray(one);
    QTest::newRow("heads-up") << QByteArray(headsUp);
}

// The extra card was the one to be burned: hands, board and burncards are those of the undisturbed
// hand.
void TestHoldem5::undisturbed() {
    QFETCH(const QByteArray, scene);
    const auto hand = dealt(scene.toStdString());
    const Played played = play(hand, "as told");
    QCOMPARE(text(told(played)), QString("extra-holecard right"));
    QCOMPARE(text(handsThatDiffer(played.session)), QString());
    const Procedure& procedure = hand->rulebook->procedures.at("extra-holecard/as-burn");
    QCOMPARE(text(notAsItMustEnd(procedure, played.session)), QString());
    const Session plain = undisturbedHand(*hand);
    QCOMPARE(text(cards(played.session, Zones::board)), text(cards(plain, Zones::board)));
    QCOMPARE(text(cards(played.session, Zones::burns)), text(cards(plain, Zones::burns)));
}

QTEST_APPLESS_MAIN(TestHoldem5)
#include "tst_holdem_5.moc"
