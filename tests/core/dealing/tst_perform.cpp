// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/dealing/scene.h"

#include "core/random/random.h"

using namespace mz;
using namespace mz::testing;

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
