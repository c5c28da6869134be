// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/motion.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace mz;

namespace {

constexpr int seats = 6;
constexpr int longest = 500; // ms

const TableLayout& layout() {
    static const TableLayout table = layOutTable({1026, 586}, seats);
    return table;
}

// A table at which nobody holds a card; the deck's sprites are 100 and up, the top card first.
TableView fresh() {
    TableView view;
    for (int seat = 1; seat <= seats; ++seat) {
        SeatView who;
        who.seat = seat;
        who.taken = who.live = true;
        who.stack = Chips(200);
        view.seats.push_back(who);
    }
    for (int card = 0; card < cardCount; ++card)
        view.deck.push_back({100 + card, false, std::nullopt});
    view.pots = {Pot{}};
    return view;
}

CardView taken(TableView& view, bool faceUp = false) {
    CardView card = view.deck.front();
    view.deck.erase(view.deck.begin());
    if (faceUp) {
        card.faceUp = true;
        card.face = Face(card.sprite % cardCount);
    }
    return card;
}

TableView flop(const TableView& before, int count) {
    TableView after = before;
    for (int card = 0; card < count; ++card)
        after.board.push_back(taken(after, true));
    return after;
}

const CardFlight& flightOf(const Motion& motion, int sprite) {
    return *std::ranges::find_if(
        motion.cards, [sprite](const CardFlight& flight) { return flight.card.sprite == sprite; });
}

double apart(const CardPose& a, const CardPose& b) {
    const QPointF way = a.spot.rect.center() - b.spot.rect.center();
    return std::hypot(way.x(), way.y());
}

} // namespace

class TestMotion : public QObject {
    Q_OBJECT

private slots:
    void nothingMovesWhereNothingChanged();
    void cardsLandWhereTheyLie();
    void anExposedCardTurnsInFlight();
    void aFlopIsCountedOffTurnedAndSpread();
    void theFourthCardSticksAndThenShowsItself();
    void aCardMakesRoomForTheNext();
    void betsGoInBackAndForth();
    void aPotGoesToItsWinner();
    void mixedCardsCannotBeFollowed();
    void gatheredCardsAreTurnedDown();
};

void TestMotion::nothingMovesWhereNothingChanged() {
    QVERIFY(motionBetween(fresh(), fresh(), Mixing::none, layout()).isEmpty());
    QVERIFY(motionBetween(fresh(), fresh(), Mixing::none, TableLayout{}).isEmpty());
}

// Wherever a card goes it starts where it lay and ends where the table then shows it, all of them
// in a third of a second.
void TestMotion::cardsLandWhereTheyLie() {
    TableView after = fresh();
    for (int seat = 0; seat < 3; ++seat)
        after.seats[static_cast<std::size_t>(seat)].cards.push_back(taken(after));
    after.burns.push_back(taken(after));
    after.muck.push_back(taken(after));
    const Motion motion = motionBetween(fresh(), after, Mixing::none, layout());
    QCOMPARE(motion.cards.size(), 5);
    QVERIFY(motion.time > 100 && motion.time <= 350);
    for (const CardFlight& flight : motion.cards) {
        QVERIFY(!flight.card.face);
        QVERIFY(layout().stub.contains(poseAt(flight, 0).spot.rect.center()));
        QCOMPARE(poseAt(flight, 1e6).wide, 1.0);
    }
    QCOMPARE(poseAt(flightOf(motion, 100), 1e6).spot.rect,
             cardSpots(layout(), Zone::hole(1), 1)[0].rect);
    QCOMPARE(poseAt(flightOf(motion, 103), 1e6).spot.rect,
             cardSpots(layout(), Zones::burns, 1)[0].rect);
}

// Face down when it leaves the hand, face up when it lands, and seen on its edge between.
void TestMotion::anExposedCardTurnsInFlight() {
    TableView after = fresh();
    after.seats[3].cards.push_back(taken(after, true));
    const Motion motion = motionBetween(fresh(), after, Mixing::none, layout());
    const CardFlight& flight = flightOf(motion, 100);
    QVERIFY(!poseAt(flight, 0).faceUp);
    QVERIFY(poseAt(flight, motion.time).faceUp);
    double edge = 1;
    for (int time = 1; time < motion.time; ++time) {
        const CardPose pose = poseAt(flight, time);
        edge = std::min(edge, pose.wide);
    }
    QVERIFY(edge < 0.2);
}

void TestMotion::aFlopIsCountedOffTurnedAndSpread() {
    const Motion motion = motionBetween(fresh(), flop(fresh(), 3), Mixing::none, layout());
    QCOMPARE(motion.cards.size(), 3);
    QVERIFY(motion.time <= 400);
    bool together = false;
    for (int time = 0; time <= motion.time; ++time) {
        int up = 0;
        int turning = 0;
        for (const CardFlight& flight : motion.cards) {
            const CardPose pose = poseAt(flight, time);
            up += pose.faceUp ? 1 : 0;
            turning += pose.wide < 1 ? 1 : 0;
        }
        QVERIFY2(up == 0 || up == 3, "they are turned together");
        QVERIFY(turning == 0 || turning == 3);
        if (turning == 3) {
            together = true;
            const CardPose first = poseAt(motion.cards[0], time);
            for (const CardFlight& flight : motion.cards)
                QVERIFY(apart(poseAt(flight, time), first) < 0.2 * layout().boardCard.width());
        }
    }
    QVERIFY(together);
    const QList<CardSpot> spots = cardSpots(layout(), Zones::board, 3);
    for (int card = 0; card < 3; ++card)
        QCOMPARE(poseAt(flightOf(motion, 100 + card), motion.time).spot.rect, spots[card].rect);
}

// The eye finds it in the motion: three cards lie there, and then it is four.
void TestMotion::theFourthCardSticksAndThenShowsItself() {
    const Motion motion = motionBetween(fresh(), flop(fresh(), 4), Mixing::none, layout());
    QVERIFY(motion.time <= longest + 100);
    const CardFlight& third = flightOf(motion, 102);
    const CardFlight& fourth = flightOf(motion, 103);
    QCOMPARE(motion.cards.first().card.sprite, 103); // painted below the third
    int stuck = 0;
    for (int time = 0; time <= motion.time; ++time) {
        const CardPose pose = poseAt(third, time);
        if (pose.faceUp && pose.spot.rect == third.legs.last().to.rect &&
            apart(pose, poseAt(fourth, time)) < 0.1 * layout().boardCard.width())
            ++stuck;
    }
    QVERIFY2(stuck >= 30, "it must be there to be seen");
    QCOMPARE(poseAt(fourth, motion.time).spot.rect, cardSpots(layout(), Zones::board, 4)[3].rect);
}

void TestMotion::aCardMakesRoomForTheNext() {
    TableView before = fresh();
    before.seats[0].cards.push_back(taken(before));
    TableView after = before;
    after.seats[0].cards.push_back(taken(after));
    const Motion motion = motionBetween(before, after, Mixing::none, layout());
    QCOMPARE(motion.cards.size(), 2);
    QCOMPARE(poseAt(flightOf(motion, 100), motion.time).spot.rect,
             cardSpots(layout(), Zone::hole(1), 2)[0].rect);
}

// What is on its way is not where it goes until it is there.
void TestMotion::betsGoInBackAndForth() {
    TableView bet = fresh();
    bet.seats[1].inFront = Chips(10);
    bet.seats[1].stack = Chips(190);
    Motion motion = motionBetween(fresh(), bet, Mixing::none, layout());
    QCOMPARE(motion.chips.size(), 1);
    QCOMPARE(motion.chips[0].chips, Chips(10));
    QCOMPARE(chipsAt(motion.chips[0], motion.time).center(), layout().seats[1].bet.center());
    QCOMPARE(motion.meanwhile.seats[1].inFront, noChips);

    TableView in = bet;
    in.seats[1].inFront = noChips;
    in.pots[0].chips = Chips(10);
    motion = motionBetween(bet, in, Mixing::none, layout());
    QCOMPARE(motion.chips.size(), 1);
    QCOMPARE(chipsAt(motion.chips[0], 0).center(), layout().seats[1].bet.center());
    QCOMPARE(chipsAt(motion.chips[0], motion.time).center(), layout().pot.center());
    QCOMPARE(motion.meanwhile.pots[0].chips, noChips);

    motion = motionBetween(bet, fresh(), Mixing::none, layout());
    QCOMPARE(motion.chips.size(), 1);
    QCOMPARE(chipsAt(motion.chips[0], motion.time).center(), layout().seats[1].plate.center());
}

void TestMotion::aPotGoesToItsWinner() {
    TableView before = fresh();
    before.pots[0].chips = Chips(28);
    TableView after = fresh();
    after.seats[4].stack = Chips(228);
    after.pots[0].awarded = true;
    const Motion motion = motionBetween(before, after, Mixing::none, layout());
    QCOMPARE(motion.chips.size(), 1);
    QCOMPARE(motion.chips[0].chips, Chips(28));
    QCOMPARE(chipsAt(motion.chips[0], 0).center(), layout().pot.center());
    QCOMPARE(chipsAt(motion.chips[0], motion.time).center(), layout().seats[4].plate.center());
    QVERIFY(motion.time <= 350);
}

// Backs without a number stand for the cards, as many and the same ones whatever lies there.
void TestMotion::mixedCardsCannotBeFollowed() {
    for (const Mixing mixing : {Mixing::shuffle, Mixing::cut}) {
        TableView after = fresh();
        for (CardView& card : after.deck)
            card.sprite += 1000;
        const Motion motion = motionBetween(fresh(), after, mixing, layout());
        QVERIFY(!motion.isEmpty());
        QVERIFY(motion.stubAway);
        QVERIFY(motion.time <= 350);
        for (const CardFlight& flight : motion.cards) {
            QVERIFY(!flight.card.face);
            QVERIFY(flight.card.sprite < 0);
            QVERIFY(layout().stub.contains(poseAt(flight, motion.time).spot.rect.center()));
        }
        QCOMPARE(mixingOf(mixing == Mixing::shuffle ? Deed(act::Shuffle{}) : Deed(act::Cut{})),
                 mixing);
    }
}

void TestMotion::gatheredCardsAreTurnedDown() {
    const TableView before = flop(fresh(), 5);
    const Motion motion = motionBetween(before, fresh(), Mixing::gather, layout());
    QCOMPARE(motion.cards.size(), 5);
    QVERIFY(!motion.stubAway);
    for (const CardFlight& flight : motion.cards) {
        QVERIFY(poseAt(flight, 0).faceUp);
        QVERIFY(!poseAt(flight, motion.time).faceUp);
        QVERIFY(layout().stub.contains(poseAt(flight, motion.time).spot.rect.center()));
    }
}

QTEST_GUILESS_MAIN(TestMotion)
#include "tst_motion.moc"
