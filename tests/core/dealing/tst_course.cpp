// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/dealing/scene.h"

using namespace mz;
using namespace mz::testing;

class TestCourse : public QObject {
    Q_OBJECT

private slots:
    void gatherTakesAllBack();
    void movingAllByHandGathers();
    void dealOrder();
    void emptySeat();
    void streets();
    void streetTakenAway();
    void returnsAndCollects();
    void buttonMoves();
    void awardCollects();
    void speaking();
    void showdownWords();
};

// All cards come back face down, all bets and pots too, and the hand is posted anew.
void TestCourse::gatherTakesAllBack() {
    Played played = play(dealt(four), "deal; betting; street; wait; say misdeal; gather");
    const State& state = played.session.state();
    QCOMPARE(state.table.size(Zones::deck), cardCount);
    const State start = played.session.theCase().start;
    QVERIFY(state.betting.stack == start.betting.stack);
    QVERIFY(state.betting.inFront == start.betting.inFront);
    QCOMPARE(state.onBoard, Street::preflop);
    QVERIFY(!state.dealComplete);
    QCOMPARE(state.dueSeat(played.session.theCase().hand.structure), 1);
    for (const CardId card : state.table.pile(Zones::deck))
        QVERIFY(!state.table.faceUp(card));
}

// When the last card has come back by hand that is a gather as well.
void TestCourse::movingAllByHandGathers() {
    Scene scene("board Ah Kd 2c | muck 2");
    scene.state.dealComplete = true;
    QCOMPARE(scene.does("move board all deck"), QString());
    QVERIFY(!scene.happened(EventKind::gathered));
    QVERIFY(scene.state.dealComplete);
    QCOMPARE(scene.does("move muck all deck bottom"), QString());
    QVERIFY(scene.happened(EventKind::gathered));
    QVERIFY(!scene.state.dealComplete);
    QCOMPARE(scene.does("move deck 3 deck"), QString());
    QVERIFY(!scene.happened(EventKind::gathered));
}

// The deal goes round the occupied seats twice, begins behind the button, and then opens the
// betting.
void TestCourse::dealOrder() {
    Scene scene("");
    for (const Seat seat : {1, 2, 3, 4, 1, 2, 3, 4}) {
        QCOMPARE(scene.state.dueSeat(scene.hand.structure), seat);
        QVERIFY(!scene.state.dealComplete);
        QCOMPARE(scene.does(act::Pitch{seat, false}), QString());
        QCOMPARE(scene.events.begin()[1].order, PitchOrder::due);
    }
    QVERIFY(scene.state.dealComplete);
    QVERIFY(scene.happened(EventKind::dealFinished));
    QVERIFY(scene.happened(EventKind::roundOpened));
    QCOMPARE(int{scene.state.betting.toAct}, 3);
    QCOMPARE(scene.does("pitch 1"), QString());
    QCOMPARE(scene.events.begin()[1].order, PitchOrder::afterDeal);
}

// Where nobody sits a card can be dealt to as well; it is out of turn and nobody's.
void TestCourse::emptySeat() {
    Scene scene("deck As");
    QCOMPARE(scene.does("pitch 5"), QString());
    QCOMPARE(scene.events.begin()[1].order, PitchOrder::outOfTurn);
    QCOMPARE(scene.state.dueSeat(scene.hand.structure), 1);
    for (const Seat seat : {1, 2, 3, 4, 1, 2, 3, 4})
        scene.does(act::Pitch{seat, false});
    QVERIFY(scene.state.dealComplete);
}

// The board tells which street it is; a flop may come card by card.
void TestCourse::streets() {
    Scene scene("");
    scene.state.dealComplete = true;
    scene.state.betting.round = Round::finished;
    QCOMPARE(scene.does("board 1"), QString());
    QCOMPARE(scene.state.onBoard, Street::preflop);
    QVERIFY(!scene.happened(EventKind::streetDealt));
    QCOMPARE(scene.does("board 2"), QString());
    QCOMPARE(scene.state.onBoard, Street::flop);
    QVERIFY(scene.happened(EventKind::streetDealt));
    QVERIFY(scene.happened(EventKind::roundOpened));
    QCOMPARE(int{scene.state.betting.toAct}, 1);
    QCOMPARE(scene.does("board 1"), QString());
    QCOMPARE(scene.state.onBoard, Street::turn);
    QVERIFY(scene.events.begin()[1].flag); // players had yet to act
    QVERIFY(!scene.happened(EventKind::roundOpened));
}

// A street whose cards are taken away again is not dealt any more.
void TestCourse::streetTakenAway() {
    Played played = play(dealt(four), "deal; betting; street; betting; street; move board muck");
    QCOMPARE(played.session.state().onBoard, Street::flop);
    QCOMPARE(played.session.state().betting.round, Round::finished);
    played = play(dealt(four), "deal; betting; street; move board all deck");
    QCOMPARE(played.session.state().onBoard, Street::preflop);
    QCOMPARE(played.session.state().betting.round, Round::finished);
}

// Bets go into the pot, or back to their owners.
void TestCourse::returnsAndCollects() {
    const Played in = play(dealt(four), "deal; betting; collect");
    QCOMPARE(in.session.state().betting.pots[0].chips.count, 8);
    const Played back = play(dealt(four), "deal; betting; return");
    QCOMPARE(back.session.state().betting.betsInFront(), noChips);
    QCOMPARE(back.session.state().betting.stack[0].count, 200);
}

// The button lies where it is put; the hand's order does not follow it.
void TestCourse::buttonMoves() {
    Scene scene("");
    QCOMPARE(scene.does("button 2"), QString());
    QCOMPARE(int{scene.state.button}, 2);
    QCOMPARE(scene.state.dueSeat(scene.hand.structure), 1);
}

// Whoever pushes the pot pushes what lies in front of the players too.
void TestCourse::awardCollects() {
    const Played played = play(dealt(four), "deal; betting; award 0 2");
    QCOMPARE(played.session.state().betting.stack[1].count, 206);
    QVERIFY(played.session.state().betting.allAwarded());
}

// A player who folds throws his cards into the muck; a card that the dealer has exposed stays
// behind, as no part of the hand.
void TestCourse::speaking() {
    Scene scene("");
    for (const Seat seat : {1, 2, 3, 4, 1, 2, 3, 4})
        scene.does(act::Pitch{seat, seat == 3 && scene.state.dealt[2] == 1});
    QCOMPARE(scene.does(act::Speak{{Word::Kind::fold, noChips}}), QString());
    QCOMPARE(scene.state.table.size(Zone::hole(3)), 1);
    QCOMPARE(scene.state.table.size(Zones::muck), 1);
    QVERIFY(!holds(scene.state.betting.live, 3));
    QVERIFY(scene.happened(EventKind::acted));
    QVERIFY(scene.happened(EventKind::folded));
}

// At the showdown cards are turned up, or thrown away with or without a word.
void TestCourse::showdownWords() {
    const auto scene = R"({"table": {"seats": 3, "button": 3}, "start": "showdown",
        "finish": "hand", "players": {"1": {"showdown": ["show"]},
        "2": {"showdown": ["muck"]}, "3": {"showdown": ["declare"]}}})";
    const Played played = play(dealt(scene), "wait all");
    const State& state = played.session.state();
    QVERIFY(state.table.faceUp(state.table.at(Zone::hole(1), 0)));
    QCOMPARE(state.table.size(Zone::hole(2)), 0);
    QVERIFY(!holds(state.betting.live, 2));
    QCOMPARE(state.table.size(Zone::hole(3)), 0);
    QVERIFY(holds(state.betting.live, 3));
    QVERIFY(holds(state.playsBoard, 3));
    QCOMPARE(state.betting.round, Round::finished);
}

QTEST_APPLESS_MAIN(TestCourse)
#include "tst_course.moc"
