// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a screen reader has it: names, descriptions and actions, nothing else.
#include "tests/app/desktop/support/window_driver.h"

#include <QAccessible>

#include <functional>

using namespace mz;

namespace {

using Interface = QAccessibleInterface;

constexpr int animatedClick = 130; // ms: a button that is pressed this way comes up again after 100

// Walks what is shown, as a reader does.
Interface* find(Interface* from, const std::function<bool(Interface&)>& wanted) {
    if (from == nullptr || from->state().invisible)
        return nullptr;
    if (wanted(*from))
        return from;
    for (int child = 0; child < from->childCount(); ++child)
        if (Interface* found = find(from->child(child), wanted))
            return found;
    return nullptr;
}

class Reader {
public:
    explicit Reader(QWidget& window) : m_window(QAccessible::queryAccessibleInterface(&window)) {}

    [[nodiscard]] Interface* named(const QString& start) const {
        return find(m_window, [&](Interface& one) {
            return one.actionInterface() != nullptr &&
                   one.text(QAccessible::Name).startsWith(start) &&
                   one.actionInterface()->actionNames().contains(
                       QAccessibleActionInterface::pressAction());
        });
    }
    [[nodiscard]] QString read(const QString& start) const {
        Interface* one = named(start);
        return one == nullptr ? QString() : one->text(QAccessible::Name);
    }
    void act(const QString& start,
             const QString& action = QAccessibleActionInterface::pressAction()) {
        Interface* one = named(start);
        QVERIFY2(one != nullptr, qPrintable(start));
        QVERIFY2(one->actionInterface()->actionNames().contains(action), qPrintable(action));
        one->actionInterface()->doAction(action);
        QTest::qWait(animatedClick);
    }
    [[nodiscard]] bool somebodyIsToAct() const {
        return !seatSaying(QStringLiteral("to act")).isEmpty();
    }
    [[nodiscard]] bool somebodyHasBet() const {
        return !seatSaying(QStringLiteral("bet of")).isEmpty();
    }
    // What is read of the first seat that says this.
    [[nodiscard]] QString seatSaying(const QString& words) const {
        Interface* one = find(m_window, [&](Interface& here) {
            const QString name = here.text(QAccessible::Name);
            return here.actionInterface() != nullptr && name.startsWith(QStringLiteral("Seat")) &&
                   name.contains(words);
        });
        return one == nullptr ? QString() : one->text(QAccessible::Name);
    }

private:
    Interface* m_window;
};

QString announced(const WindowDriver& driver) {
    return driver.window->findChild<QWidget*>(QStringLiteral("status"))->accessibleName();
}

void key(const WindowDriver& driver, Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(driver.window->windowHandle(), key, modifiers);
}

} // namespace

class TestWindowAccessible : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void aWholeHandByNamesAndActions();
    void cardsAreSelectedOneByOne();
    void placesReadTheTable();
    void seatsAreToldAsAWhole();
    void whatHappensIsAnnounced();
    void keysReadOut();
    void namesAreOfBothLanguages();
};

// Who deals this way knows the table by what is read out, and touches it by the actions offered.
// Only who has won is left to the eyes of a sighted dealer: the model answer says it.
void TestWindowAccessible::aWholeHandByNamesAndActions() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    Reader reader(*driver.window);
    const QString boardNow = QStringLiteral("Board:");
    const auto finishRound = [&] {
        for (int word = 0; word < 20 && reader.somebodyIsToAct(); ++word)
            reader.act(QStringLiteral("Let act"));
        QVERIFY2(!reader.somebodyIsToAct(),
                 qPrintable(reader.seatSaying(QStringLiteral("to act"))));
        if (reader.somebodyHasBet())
            reader.act(QStringLiteral("Bets in"));
    };
    const auto mix = [&] {
        reader.act(QStringLiteral("Shuffle"));
        reader.act(QStringLiteral("Cut"));
    };
    mix();
    // Two cards each from the button's left; nobody sits in Seat 5.
    for (int round = 0; round < 2; ++round)
        for (const int seat : {4, 6, 1, 2, 3})
            reader.act(QStringLiteral("Seat %1: ").arg(seat));
    finishRound();
    reader.act(QStringLiteral("Burns:"));
    reader.act(boardNow);
    QVERIFY2(reader.read(boardNow).contains(QStringLiteral("4 cards")),
             qPrintable(reader.read(boardNow)));
    // A flop of four: all of it goes back, is shuffled in, and three come without a burn.
    reader.act(boardNow, QStringLiteral("to stub"));
    mix();
    reader.act(boardNow);
    QVERIFY2(reader.read(boardNow).contains(QStringLiteral("3 cards")),
             qPrintable(reader.read(boardNow)));
    finishRound();
    for (int street = 0; street < 2; ++street) {
        reader.act(QStringLiteral("Burns:"));
        reader.act(boardNow);
        finishRound();
    }
    reader.act(QStringLiteral("Let act")); // they show
    const auto next = nextDeed(driver.controller().session());
    QVERIFY(next);
    const auto* award = std::get_if<act::Award>(&next->deed);
    QVERIFY(award != nullptr);
    reader.act(QStringLiteral("Pot"));
    for (Seat seat = 1; seat <= maxSeats; ++seat)
        if (holds(award->seats, seat))
            reader.act(QStringLiteral("Seat %1,").arg(seat));
    reader.act(QStringLiteral("Push"));
    QVERIFY(driver.controller().session().finished());
    const auto verdict = driver.verdictOnDisk();
    QVERIFY(verdict);
    QCOMPARE(verdict->score, 100);
    QCOMPARE(verdict->incidents.size(), std::size_t{1});
}

// Cards are selected one by one, and sent; what is left unselected stays.
void TestWindowAccessible::cardsAreSelectedOneByOne() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    Reader reader(*driver.window);
    const QString hand = QStringLiteral("Seat 4: ");
    reader.act(QStringLiteral("Shuffle"));
    reader.act(QStringLiteral("Cut"));
    reader.act(hand);
    reader.act(hand);
    reader.act(hand);
    reader.act(hand, QStringLiteral("select 1"));
    reader.act(hand, QStringLiteral("select 3"));
    reader.act(hand, QStringLiteral("select 1"));
    reader.act(hand, QStringLiteral("burncards"));
    QVERIFY2(reader.read(hand).contains(QStringLiteral("2 cards")), qPrintable(reader.read(hand)));
    QVERIFY(reader.read(QStringLiteral("Burns:")).contains(QStringLiteral("1 card")));
    reader.act(QStringLiteral("Burns:"), QStringLiteral("turn over"));
    QVERIFY2(reader.read(QStringLiteral("Burns:")).contains(QStringLiteral("face up")),
             qPrintable(reader.read(QStringLiteral("Burns:"))));
}

// A bet, a hand and the button are read at their places, as they are seen.
void TestWindowAccessible::placesReadTheTable() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    Reader reader(*driver.window);
    QVERIFY(!reader.read(QStringLiteral("Seat 5, nobody")).isEmpty());
    QVERIFY(!reader.read(QStringLiteral("The button, at Seat 3")).isEmpty());
    const TableView& table = driver.window->table().view();
    for (const SeatView& seat : table.seats)
        if (seat.inFront > noChips)
            QVERIFY(!reader
                         .read(QStringLiteral("Seat %1, bet of %2 chip")
                                   .arg(seat.seat)
                                   .arg(seat.inFront.count))
                         .isEmpty());
}

void TestWindowAccessible::seatsAreToldAsAWhole() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    for (const auto kind : {Place::Kind::plate, Place::Kind::cards, Place::Kind::bet})
        QCOMPARE(QAccessible::queryAccessibleInterface(driver.place({kind, 6}))
                     ->text(QAccessible::Description),
                 QStringLiteral("Seat 6, 198 chips; no cards; bet of 2 chips"));
    QCOMPARE(QAccessible::queryAccessibleInterface(driver.place({Place::Kind::stub}))
                 ->text(QAccessible::Description),
             QStringLiteral("Stub: 52 cards, face down"));
}

// What players and cards have done is said unasked, and so is a refusal.
void TestWindowAccessible::whatHappensIsAnnounced() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    key(driver, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY2(announced(driver).contains(QStringLiteral("nothing to take back")),
             qPrintable(announced(driver)));
    key(driver, Qt::Key_S);
    QVERIFY2(announced(driver).startsWith(QStringLiteral("Shuffle")),
             qPrintable(announced(driver)));
    key(driver, Qt::Key_C);
    for (int card = 0; card < 10; ++card)
        key(driver, Qt::Key_Space);
    key(driver, Qt::Key_V);
    QVERIFY2(announced(driver).contains(QStringLiteral("Seat 4: folds")),
             qPrintable(announced(driver)));
}

void TestWindowAccessible::keysReadOut() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    key(driver, Qt::Key_B, Qt::ShiftModifier);
    QCOMPARE(announced(driver), QStringLiteral("Board: no cards"));
    key(driver, Qt::Key_P, Qt::ShiftModifier);
    QVERIFY2(announced(driver).contains(QStringLiteral("bet of 2 chips")),
             qPrintable(announced(driver)));
    key(driver, Qt::Key_S, Qt::ShiftModifier);
    key(driver, Qt::Key_5);
    QCOMPARE(announced(driver), QStringLiteral("Seat 5, nobody sits here"));
    key(driver, Qt::Key_S, Qt::ShiftModifier);
    key(driver, Qt::Key_9);
    QCOMPARE(announced(driver), QStringLiteral("There is no Seat 9."));
    key(driver, Qt::Key_D, Qt::ShiftModifier);
    QCOMPARE(announced(driver), QStringLiteral("Your hands decide what comes next"));
    QCOMPARE(driver.controller().session().entries().size(), std::size_t{0});
}

void TestWindowAccessible::namesAreOfBothLanguages() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    Reader reader(*driver.window);
    QVERIFY(!reader.read(QStringLiteral("Seat 5, nobody sits here")).isEmpty());
    driver.window->useLanguage(true);
    QVERIFY(reader.read(QStringLiteral("Seat 5, nobody sits here")).isEmpty());
    QVERIFY(!reader.read(QStringLiteral("Posto 5")).isEmpty());
}

QTEST_MAIN(TestWindowAccessible)
#include "tst_window_accessible.moc"
