// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/rows.h"

#include "core/random/random.h"
#include "core/table/table_text.h"

#include <algorithm>

using namespace mz;
using namespace mz::testing;

namespace {

constexpr auto four = R"({"table": {"seats": 5, "button": 4, "empty": [5]}})";

// A state with the cards lying as the line says.
struct Scene {
    Hand hand;
    State state;

    explicit Scene(const char* table) : Scene(*dealt(four)) {
        state.table = readTable(table).value();
    }
    explicit Scene(const Case& ofCase) : hand(ofCase.hand), state(ofCase.start) {}

    // Does it; the code of the obstacle, or "".
    QString does(const Action& action) {
        auto performed = perform(hand, state, action);
        if (!performed)
            return QString::fromUtf8(code(performed.error()).data());
        state = performed->state;
        events = performed->events;
        return "";
    }
    QString does(const char* words) {
        const auto deed = deedFromWords(words);
        return std::visit(
            [this](const auto& what) -> QString {
                if constexpr (std::is_constructible_v<Action, decltype(what)>)
                    return does(Action(what));
                else
                    return "no act";
            },
            *deed);
    }
    [[nodiscard]] QString table() const { return text(writeTable(state.table)); }
    [[nodiscard]] bool happened(EventKind kind) const {
        return std::ranges::any_of(events, [=](const Event& event) { return event.kind == kind; });
    }

    Events events;
};

} // namespace

class TestPerform : public QObject {
    Q_OBJECT

private slots:
    void acts_data();
    void acts();
    void impossible_data();
    void impossible();
    void impossibleChangesNothing();
    void shuffleAndCut();
    void shuffleOfTheSameCards();
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
    void randomDeeds();
};

void TestPerform::acts_data() {
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("deed");
    QTest::addColumn<QByteArray>("after");
    const auto row = [](const char* deed, const char* before, const char* after) {
        QTest::addRow("%s from %s", deed, before)
            << QByteArray(before) << QByteArray(deed) << QByteArray(after);
    };
    row("pitch 3", "deck As", "seat 3 As");
    row("pitch 5", "deck As", "seat 5 As");
    row("burn", "deck As", "burns As");
    row("board 3", "deck As Ks Qs", "board As Ks Qs");
    row("board 1", "board 2c | deck As", "board 2c As");
    row("flip hole:1 1", "seat 1 As Ks", "seat 1 As +Ks");
    row("flip board 0", "board As", "board -As");
    row("flip deck 0", "deck As", "deck +As");
    row("move board muck", "board As Ks", "board As | muck Ks");
    row("move board 0 muck", "board As Ks", "board Ks | muck As");
    row("move board all muck", "board As Ks", "muck As Ks");
    row("move board 1,0 muck", "board As Ks", "muck Ks As");
    row("move board 2,0 aside", "board As Ks Qs", "board Ks | aside Qs As");
    row("move board all deck", "board As Ks Qs", "deck As Ks Qs");
    row("move board 2,1,0 deck", "board As Ks Qs", "deck Qs Ks As");
    row("move board 0,1 deck top", "board As Ks", "deck As Ks");
    row("move deck muck", "deck As Ks", "muck As | deck Ks");
    row("move deck 1 muck", "deck As Ks", "muck Ks | deck As");
    row("move deck aside", "deck As", "aside As");
    row("move deck hole:2", "deck As", "seat 2 As");
    row("move deck burns", "deck As", "burns As");
    row("move deck 0,1 board", "deck As Ks", "board As Ks");
    row("move muck hole:1", "muck As", "seat 1 As");
    row("move hole:1 0 hole:2", "seat 1 As Ks", "seat 1 Ks | seat 2 As");
    row("move aside board", "aside As", "board As");
    row("move board 0 board", "board As Ks", "board Ks As");
    row("move hole:1 0 burns", "seat 1 +As Ks", "seat 1 Ks | burns As");
    row("move deck 1 deck", "deck As Ks", "deck Ks As");
}

// Every act of the hands, by where the cards come to lie.
void TestPerform::acts() {
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, deed);
    QFETCH(const QByteArray, after);
    Scene scene(before);
    QCOMPARE(scene.does(deed.constData()), QString());
    QCOMPARE(scene.table(), QString::fromUtf8(after));
}

void TestPerform::impossible_data() {
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("deed");
    QTest::addColumn<QByteArray>("obstacle");
    const auto row = [](const char* deed, const char* before, const char* obstacle) {
        QTest::addRow("%s from %s", deed, before)
            << QByteArray(before) << QByteArray(deed) << QByteArray(obstacle);
    };
    row("pitch 6", "", "no-such-seat");
    row("pitch 1", "muck 52", "deck-too-small");
    row("burn", "muck 52", "deck-too-small");
    row("board 3", "muck 50", "deck-too-small");
    row("board 0", "", "deck-too-small");
    row("move board deck", "", "empty-pile");
    row("move board all deck", "", "empty-pile");
    row("move board 1 deck", "board 1", "no-such-card");
    row("move board 0,3 deck", "board 3", "no-such-card");
    row("move hole:6 deck", "", "no-such-seat");
    row("move board hole:6", "board 1", "no-such-seat");
    row("move deck muck", "muck 52", "empty-pile");
    row("flip hole:1 0", "", "no-such-card");
    row("flip board 3", "board 3", "no-such-card");
    row("flip hole:6 0", "", "no-such-seat");
    row("button 6", "", "no-such-seat");
    row("award 0 6", "", "no-such-seat");
    row("award 1 1", "", "no-such-pot");
}

// What hands cannot do says why.
void TestPerform::impossible() {
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, deed);
    QFETCH(const QByteArray, obstacle);
    Scene scene(before);
    QCOMPARE(scene.does(deed.constData()), QString::fromUtf8(obstacle));
    QVERIFY(scene.state.table == Scene(before).state.table);
}

// A pot that was pushed is there no more; a word that is not legal is not said; nobody's turn.
void TestPerform::impossibleChangesNothing() {
    Scene scene("");
    QCOMPARE(scene.does("award 0 1"), QString());
    QCOMPARE(scene.does("award 0 1"), QString("no-such-pot"));
    QCOMPARE(scene.does(act::Speak{{Word::Kind::check, noChips}}), QString("not-legal"));
    QCOMPARE(scene.does(act::Expose{1, 0}), QString("no-such-card"));
}

// A shuffle and a cut keep the cards of the deck and put them face down; a cut changes only where
// the order begins.
void TestPerform::shuffleAndCut() {
    Scene scene("board Ah Kd 2c | deck +As");
    const CardMask deck = scene.state.table.cardsIn(Zones::deck);
    QCOMPARE(scene.does("shuffle"), QString());
    QVERIFY(scene.happened(EventKind::shuffled));
    QCOMPARE(scene.state.table.cardsIn(Zones::deck), deck);
    for (const CardId card : scene.state.table.pile(Zones::deck))
        QVERIFY(!scene.state.table.faceUp(card));
    const auto pile = scene.state.table.pile(Zones::deck);
    std::vector<CardId> before(pile.begin(), pile.end());
    QCOMPARE(scene.does("cut"), QString());
    const auto after = scene.state.table.pile(Zones::deck);
    const auto top = std::ranges::find(before, after.front()) - before.begin();
    QVERIFY(top >= 10 && top <= static_cast<std::ptrdiff_t>(before.size()) - 10);
    std::ranges::rotate(before, before.begin() + top);
    QVERIFY(std::ranges::equal(after, before));
    for (const char* few : {"muck 52", "muck 51", "muck 50"}) {
        Scene small(few);
        QCOMPARE(small.does("cut"), QString());
        QCOMPARE(small.does("shuffle"), QString());
    }
}

// The second shuffle draws anew; the order depends on which cards there are, not on how they lay.
void TestPerform::shuffleOfTheSameCards() {
    Scene one("board Ah Kd 2c | deck As Ks");
    Scene two("board Ah Kd 2c | deck Ks Qs As");
    one.does("shuffle");
    two.does("shuffle");
    QCOMPARE(one.table(), two.table());
    const QString first = one.table();
    one.does("shuffle");
    QVERIFY(one.table() != first);
    Scene cut("board Ah Kd 2c");
    cut.does("cut");
    cut.does("shuffle");
    QCOMPARE(cut.table(), first);
}

// All cards come back face down, all bets and pots too, and the hand is posted anew.
void TestPerform::gatherTakesAllBack() {
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
void TestPerform::movingAllByHandGathers() {
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
void TestPerform::dealOrder() {
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
void TestPerform::emptySeat() {
    Scene scene("deck As");
    QCOMPARE(scene.does("pitch 5"), QString());
    QCOMPARE(scene.events.begin()[1].order, PitchOrder::outOfTurn);
    QCOMPARE(scene.state.dueSeat(scene.hand.structure), 1);
    for (const Seat seat : {1, 2, 3, 4, 1, 2, 3, 4})
        scene.does(act::Pitch{seat, false});
    QVERIFY(scene.state.dealComplete);
}

// The board tells which street it is; a flop may come card by card.
void TestPerform::streets() {
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
void TestPerform::streetTakenAway() {
    Played played = play(dealt(four), "deal; betting; street; betting; street; move board muck");
    QCOMPARE(played.session.state().onBoard, Street::flop);
    QCOMPARE(played.session.state().betting.round, Round::finished);
    played = play(dealt(four), "deal; betting; street; move board all deck");
    QCOMPARE(played.session.state().onBoard, Street::preflop);
    QCOMPARE(played.session.state().betting.round, Round::finished);
}

// Bets go into the pot, or back to their owners.
void TestPerform::returnsAndCollects() {
    const Played in = play(dealt(four), "deal; betting; collect");
    QCOMPARE(in.session.state().betting.pots[0].chips.count, 8);
    const Played back = play(dealt(four), "deal; betting; return");
    QCOMPARE(back.session.state().betting.betsInFront(), noChips);
    QCOMPARE(back.session.state().betting.stack[0].count, 200);
}

// The button lies where it is put; the hand's order does not follow it.
void TestPerform::buttonMoves() {
    Scene scene("");
    QCOMPARE(scene.does("button 2"), QString());
    QCOMPARE(int{scene.state.button}, 2);
    QCOMPARE(scene.state.dueSeat(scene.hand.structure), 1);
}

// Whoever pushes the pot pushes what lies in front of the players too.
void TestPerform::awardCollects() {
    const Played played = play(dealt(four), "deal; betting; award 0 2");
    QCOMPARE(played.session.state().betting.stack[1].count, 206);
    QVERIFY(played.session.state().betting.allAwarded());
}

// A player who folds throws his cards into the muck; a card that the dealer has exposed stays
// behind, as no part of the hand.
void TestPerform::speaking() {
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
void TestPerform::showdownWords() {
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

// Whatever is done in whatever order, every card and every chip is in one place, and what cannot be
// done changes nothing. (perform() itself ends the program where a card is lost.)
void TestPerform::randomDeeds() {
    for (std::uint64_t seed = 0; seed < 150; ++seed) {
        Stream draw(seed, "deeds");
        Scene scene("");
        const auto any = [&](int below) {
            return static_cast<int>(draw.below(static_cast<std::uint32_t>(below)));
        };
        for (int i = 0; i < 120; ++i) {
            Picked picked = any(2) == 0 ? Picked::all() : Picked();
            if (!picked.isAll())
                for (int cards = any(3), place = any(3); cards > 0; --cards)
                    picked.add(place++);
            const std::vector<Action> choice = {
                act::Shuffle{},
                act::Cut{},
                act::Pitch{1 + any(6), any(2) == 0},
                act::Pitch{std::max(scene.state.dueSeat(scene.hand.structure), 1), false},
                act::Burn{},
                act::Board{1 + any(4)},
                act::Move{Zone::fromIndex(any(Zone::count)), picked,
                          Zone::fromIndex(any(Zone::count)), any(2) == 0 ? End::top : End::bottom},
                act::Flip{Zone::fromIndex(any(Zone::count)), any(3)},
                act::Collect{},
                act::Return{},
                act::MoveButton{1 + any(6)},
                act::Award{any(3), static_cast<SeatMask>(any(64))},
                act::Speak{{static_cast<Word::Kind>(any(9)), Chips(1 + any(30))}},
                act::Expose{1 + any(6), any(3)}};
            const State before = scene.state;
            const QString obstacle =
                any(60) == 0
                    ? scene.does(act::Gather{})
                    : scene.does(
                          choice[static_cast<std::size_t>(any(static_cast<int>(choice.size())))]);
            QVERIFY(scene.state.holds(scene.hand.structure.chipsInPlay()));
            if (!obstacle.isEmpty())
                QVERIFY(scene.state.table == before.table);
        }
    }
}

QTEST_APPLESS_MAIN(TestPerform)
#include "tst_perform.moc"
