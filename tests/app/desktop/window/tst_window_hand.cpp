// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/support/window_driver.h"

#include <functional>

using namespace mz;

namespace {

template <typename... Ts>
struct Overloaded : Ts... {
    using Ts::operator()...;
};
template <typename... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

// Does what is next, until nothing is.
void dealOn(const WindowDriver& driver, const std::function<void(const Deed&)>& perform) {
    constexpr int mostActs = 200;
    for (int act = 0; act < mostActs; ++act) {
        const auto next = nextDeed(driver.controller().session());
        if (!next)
            return;
        const auto before = driver.controller().session().entries().size();
        perform(next->deed);
        if (driver.controller().session().entries().size() == before)
            QFAIL(qPrintable(QStringLiteral("nothing happened: %1").arg(act)));
    }
}

Command buttonOf(const Deed& deed) {
    if (std::holds_alternative<act::Shuffle>(deed))
        return Command::shuffle;
    if (std::holds_alternative<act::Cut>(deed))
        return Command::cut;
    if (std::holds_alternative<act::Collect>(deed))
        return Command::collect;
    return Command::letAct;
}

// Two presses on one place count as two only when they are 150 ms apart.
void rest() { QTest::qWait(160); }

constexpr Place board{Place::Kind::board};
constexpr Place stub{Place::Kind::stub};
constexpr Place burns{Place::Kind::burns};

} // namespace

class TestWindowHand : public QObject {
    Q_OBJECT

private slots:
    void byClicks();
    void byKeys();
    void byDragging();
    void byTouch();
};

// A whole hand by mouse clicks, remedy included, is worth 100 when its log is read back.
void TestWindowHand::byClicks() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    dealOn(driver, [&](const Deed& deed) {
        std::visit(Overloaded{[&](const act::Pitch& pitch) {
                                  driver.click(driver.middle({Place::Kind::cards, pitch.seat}));
                              },
                              [&](const act::Burn&) { driver.click(driver.middle(burns)); },
                              [&](const act::Board&) {
                                  rest();
                                  driver.click(driver.inWindow(board, {0.98, 0.5}));
                              },
                              [&](const act::Move& move) {
                                  const auto count =
                                      cardsIn(driver.window->table().view(), move.from).size();
                                  for (int card = 0; card < static_cast<int>(count); ++card) {
                                      rest();
                                      driver.click(driver.card(move.from, card),
                                                   Qt::ControlModifier);
                                  }
                                  driver.click(driver.middle(stub));
                              },
                              [&](const act::Award& award) {
                                  driver.click(driver.middle({Place::Kind::pot, award.pot}));
                                  for (Seat seat = 1; seat <= maxSeats; ++seat)
                                      if (holds(award.seats, seat))
                                          driver.click(driver.middle({Place::Kind::plate, seat}));
                                  driver.press(Command::push);
                              },
                              [&](const auto&) { driver.press(buttonOf(deed)); }},
                   deed);
    });
    QVERIFY(driver.controller().session().finished());
    const auto verdict = driver.verdictOnDisk();
    QVERIFY(verdict);
    QCOMPARE(verdict->score, 100);
    QCOMPARE(verdict->incidents.size(), std::size_t{1});
}

// The same with keys alone.
void TestWindowHand::byKeys() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    const auto key = [&](int code, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(driver.window->windowHandle(), static_cast<Qt::Key>(code), modifiers);
    };
    const auto walkTo = [&](const Place& place) {
        constexpr int mostSteps = 100;
        for (int step = 0; step < mostSteps && !driver.place(place)->hasFocus(); ++step)
            key(Qt::Key_Tab);
        QVERIFY(driver.place(place)->hasFocus());
    };
    bool byNumber = false;
    dealOn(driver, [&](const Deed& deed) {
        std::visit(Overloaded{[&](const act::Shuffle&) { key(Qt::Key_S); },
                              [&](const act::Cut&) { key(Qt::Key_C); },
                              [&](const act::Pitch& pitch) {
                                  key(byNumber ? Qt::Key_0 + pitch.seat : int{Qt::Key_Space});
                                  byNumber = !byNumber;
                              },
                              [&](const act::Burn&) { key(Qt::Key_B); },
                              [&](const act::Board& flop) {
                                  if (flop.count == 3) {
                                      key(Qt::Key_F);
                                      return;
                                  }
                                  key(Qt::Key_F, Qt::ShiftModifier);
                                  key(Qt::Key_0 + flop.count);
                              },
                              [&](const act::Move& move) {
                                  walkTo(placeOf(move.from));
                                  key(Qt::Key_A, Qt::ControlModifier);
                                  key(Qt::Key_T);
                              },
                              [&](const act::Collect&) { key(Qt::Key_P); },
                              [&](const act::Award& award) {
                                  key(Qt::Key_W);
                                  for (Seat seat = 1; seat <= maxSeats; ++seat)
                                      if (holds(award.seats, seat))
                                          key(Qt::Key_0 + seat % 10);
                                  key(Qt::Key_Return);
                              },
                              [&](const auto&) { key(Qt::Key_V); }},
                   deed);
    });
    QVERIFY(driver.controller().session().finished());
    const auto verdict = driver.verdictOnDisk();
    QVERIFY(verdict);
    QCOMPARE(verdict->score, 100);
}

// The same with cards, bets and pot dragged; mixing and waiting have nothing to drag.
void TestWindowHand::byDragging() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    const auto topCard = [&] { return driver.card(Zones::deck, 0); };
    dealOn(driver, [&](const Deed& deed) {
        rest();
        std::visit(
            Overloaded{[&](const act::Pitch& pitch) {
                           driver.drag(topCard(), driver.middle({Place::Kind::cards, pitch.seat}));
                       },
                       [&](const act::Burn&) { driver.drag(topCard(), driver.middle(burns)); },
                       [&](const act::Board&) { driver.drag(topCard(), driver.middle(board)); },
                       [&](const act::Move& move) {
                           QVERIFY(move.from == Zones::board);
                           driver.drag(driver.inWindow(board, {-0.05, -0.1}),
                                       driver.inWindow(board, {0.99, 0.9}));
                           rest();
                           driver.drag(driver.card(Zones::board, 1), driver.middle(stub));
                       },
                       [&](const act::Collect&) {
                           for (const SeatView& seat : driver.window->table().view().seats)
                               if (seat.inFront > noChips) {
                                   driver.drag(driver.middle({Place::Kind::bet, seat.seat}),
                                               driver.middle({Place::Kind::pot, 0}));
                                   return;
                               }
                       },
                       [&](const act::Award& award) {
                           for (Seat seat = 1; seat <= maxSeats; ++seat)
                               if (award.seats == maskOf(seat))
                                   driver.drag(driver.middle({Place::Kind::pot, award.pot}),
                                               driver.middle({Place::Kind::plate, seat}));
                       },
                       [&](const auto&) { driver.press(buttonOf(deed)); }},
            deed);
    });
    QVERIFY(driver.controller().session().finished());
    const auto verdict = driver.verdictOnDisk();
    QVERIFY(verdict);
    QCOMPARE(verdict->score, 100);
}

// The same with a finger: it taps to deal and swipes a band over the flop to pick it up.
void TestWindowHand::byTouch() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    dealOn(driver, [&](const Deed& deed) {
        rest();
        std::visit(Overloaded{[&](const act::Pitch& pitch) {
                                  driver.tap(driver.middle({Place::Kind::cards, pitch.seat}));
                              },
                              [&](const act::Burn&) { driver.tap(driver.middle(burns)); },
                              [&](const act::Board&) {
                                  driver.tap(driver.inWindow(board, {0.98, 0.5}));
                              },
                              [&](const act::Move& move) {
                                  QVERIFY(move.from == Zones::board);
                                  driver.swipe(driver.inWindow(board, {-0.05, -0.1}),
                                               driver.inWindow(board, {0.99, 0.9}));
                                  rest();
                                  driver.tap(driver.middle(stub));
                              },
                              [&](const act::Award& award) {
                                  for (Seat seat = 1; seat <= maxSeats; ++seat)
                                      if (award.seats == maskOf(seat))
                                          driver.swipe(driver.middle({Place::Kind::pot, award.pot}),
                                                       driver.middle({Place::Kind::plate, seat}));
                              },
                              [&](const auto&) { driver.tap(buttonOf(deed)); }},
                   deed);
    });
    QVERIFY(driver.controller().session().finished());
    const auto verdict = driver.verdictOnDisk();
    QVERIFY(verdict);
    QCOMPARE(verdict->score, 100);
}

QTEST_MAIN(TestWindowHand)
#include "tst_window_hand.moc"
