// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/title_bar.h"
#include "tests/app/desktop/support/window_driver.h"

#include <QDir>
#include <QListWidget>
#include <QSet>

using namespace mz;

namespace {

// What the chooser's two lists show.
class Lists {
public:
    explicit Lists(MainWindow& window) : m_window(window) {
        window.showChooser();
        static_cast<void>(QTest::qWaitForWindowActive(&window));
    }
    // By keys: down to a row of the left list, over to the right one, down, Enter.
    void choose(int row, int item) const {
        list("packs")->setFocus();
        QTest::keyClick(list("packs"), Qt::Key_Home);
        for (int step = 0; step < row; ++step)
            QTest::keyClick(list("packs"), Qt::Key_Down);
        QTest::keyClick(list("packs"), Qt::Key_Tab);
        QCOMPARE(m_window.focusWidget(), list("scenarios"));
        for (int step = 0; step < item; ++step)
            QTest::keyClick(list("scenarios"), Qt::Key_Down);
        QTest::keyClick(list("scenarios"), Qt::Key_Return);
    }
    [[nodiscard]] QListWidget* list(const char* name) const {
        return m_window.findChild<QListWidget*>(QString::fromLatin1(name));
    }

private:
    MainWindow& m_window;
};

constexpr int tableRow = 0;
constexpr int drillRow = 1;
constexpr int redoRow = 2;
constexpr int firstPackRow = 4;

QString crumb(const MainWindow& window) {
    return window.findChild<QPushButton*>("crumb")->accessibleName();
}

void dealToTheEnd(const WindowDriver& driver) {
    for (int act = 0; act < 600 && !driver.controller().session().finished(); ++act)
        if (const auto next = nextDeed(driver.controller().session()))
            driver.controller().act(next->deed);
    QVERIFY(driver.controller().session().finished());
}

} // namespace

class TestWindowLists : public QObject {
    Q_OBJECT

private slots:
    void aDrillHasOneRuleAndOtherCardsEachTime();
    void againIsTheSameCase();
    void aTableGoesOnFromHandToHand();
    void aTableCountsHitsAndFalseAlarmsTogether();
    void aTableIsNotShownFirst();
    void whatGoesWrongIsDrawnEachTime();
    void aPackEndsTheList();
    void aDoubleClickDealsOnce();
    void withNothingWrongThereIsNothingToRedo();
    void aLogOfATableCanBeLookedAt();
};

void TestWindowLists::aDrillHasOneRuleAndOtherCardsEachTime() {
    const WindowDriver driver(fourCardFlop());
    Lists(*driver.window).choose(drillRow, 1); // Hold'em 2
    QVERIFY(driver.controller().running());
    QVERIFY(crumb(*driver.window).startsWith("Drill › Hold’em 2 › "));
    QSet<quint64> seeds;
    QSet<QString> cases;
    for (int hand = 0; hand < 12; ++hand) {
        const Scenario& scenario = driver.controller().dealing().theCase->scenario;
        seeds.insert(scenario.seed);
        cases.insert(QString::fromStdString(scenario.id));
        const auto answer = solve(driver.controller().dealing().theCase);
        QVERIFY(std::ranges::any_of(answer.session.verdict(80).incidents, [](const auto& incident) {
            return incident.rule == "holdem.2";
        }));
        driver.window->run(Command::next);
    }
    QCOMPARE(seeds.size(), 12);
    QVERIFY(cases.size() > 3);
}

void TestWindowLists::againIsTheSameCase() {
    const WindowDriver driver(fourCardFlop());
    Lists(*driver.window).choose(drillRow, 3);
    const auto seed = driver.controller().dealing().theCase->scenario.seed;
    driver.window->run(Command::letOneAct);
    driver.window->run(Command::again);
    QCOMPARE(driver.controller().dealing().theCase->scenario.seed, seed);
    QCOMPARE(driver.controller().session().entries().size(), std::size_t{0});
}

void TestWindowLists::aTableGoesOnFromHandToHand() {
    const WindowDriver driver(fourCardFlop());
    Lists(*driver.window).choose(tableRow, 0); // six players
    QCOMPARE(crumb(*driver.window), QString("Running table › Hand 1"));
    for (int hand = 1; hand < 5; ++hand) {
        dealToTheEnd(driver);
        const auto stacks = driver.controller().session().state().betting.stack;
        const Seat button = driver.controller().dealing().theCase->scenario.structure.button;
        driver.window->run(Command::next);
        const Structure& next = driver.controller().dealing().theCase->scenario.structure;
        QCOMPARE(next.button, button % 6 + 1);
        for (std::size_t seat = 0; seat < 6; ++seat)
            if (stacks[seat] != noChips)
                QCOMPARE(next.stacks[seat].count, stacks[seat].count);
        QCOMPARE(crumb(*driver.window), QString("Running table › Hand %1").arg(hand + 1));
    }
    // Left in the middle, the chips lie as before it; dealt again, it is the same hand.
    const Structure before = driver.controller().dealing().theCase->scenario.structure;
    driver.window->run(Command::shuffle);
    driver.window->run(Command::again);
    QCOMPARE(driver.controller().dealing().theCase->scenario.structure.button, before.button);
    driver.window->run(Command::next);
    const Structure& next = driver.controller().dealing().theCase->scenario.structure;
    QCOMPARE(next.button, before.button % 6 + 1);
    QVERIFY(next.stacks == before.stacks);
}

void TestWindowLists::aTableCountsHitsAndFalseAlarmsTogether() {
    const WindowDriver driver(fourCardFlop());
    driver.window->dealList(HandList::table(6, 100));
    dealToTheEnd(driver);
    QCOMPARE(driver.window->statusText(), QString("Hands: 1. Put right: 1 of 1. False alarms: 0."));
    driver.window->dealList(HandList::table(6, 0));
    for (const Command act : {Command::shuffle, Command::cut, Command::pitch, Command::misdeal})
        driver.window->run(act);
    if (driver.controller().frozen())
        driver.window->run(Command::playOn);
    dealToTheEnd(driver);
    QCOMPARE(driver.window->statusText(), QString("Hands: 1. Put right: 0 of 0. False alarms: 1."));
    driver.window->run(Command::again); // the same hand, this time right: it was counted
    dealToTheEnd(driver);
    QCOMPARE(driver.window->statusText(), QString("Hands: 1. Put right: 0 of 0. False alarms: 1."));
}

void TestWindowLists::aTableIsNotShownFirst() {
    const WindowDriver driver(fourCardFlop());
    Settings settings = driver.window->settings();
    settings.mode = Mode::learn;
    driver.window->useSettings(settings);
    driver.window->dealList(HandList::table(6, 50));
    QVERIFY(!driver.controller().demonstrating());
    driver.window->dealList(HandList::drill("holdem.2"));
    QVERIFY(driver.controller().demonstrating());
}

void TestWindowLists::whatGoesWrongIsDrawnEachTime() {
    const WindowDriver driver(fourCardFlop());
    driver.window->dealList(HandList::table(9, 50));
    int disturbed = 0;
    for (int hand = 0; hand < 40; ++hand) {
        disturbed += driver.controller().dealing().theCase->scenario.irregularities.empty() ? 0 : 1;
        driver.window->run(Command::next);
    }
    QVERIFY2(disturbed > 5 && disturbed < 35, qPrintable(QString::number(disturbed)));
}

void TestWindowLists::aPackEndsTheList() {
    const WindowDriver driver(fourCardFlop());
    Lists(*driver.window).choose(drillRow, 0);
    Lists(*driver.window).choose(firstPackRow, 0);
    QVERIFY(crumb(*driver.window).startsWith("Test › Scenario 1 of 1"));
}

void TestWindowLists::aDoubleClickDealsOnce() {
    const WindowDriver driver(fourCardFlop());
    const Lists lists(*driver.window);
    QListWidget* scenarios = lists.list("scenarios");
    const QPoint first = scenarios->visualItemRect(scenarios->item(0)).center();
    QTest::mouseClick(scenarios->viewport(), Qt::LeftButton, {}, first);
    QTest::mouseDClick(scenarios->viewport(), Qt::LeftButton, {}, first);
    QVERIFY(driver.controller().running());
    const QDir logs(driver.path("data/sessions"));
    QCOMPARE(logs.entryList({"*.log.jsonl"}, QDir::Files).size(), 1);
}

void TestWindowLists::withNothingWrongThereIsNothingToRedo() {
    const WindowDriver driver(fourCardFlop());
    const Lists lists(*driver.window);
    lists.list("packs")->setCurrentRow(redoRow);
    QCOMPARE(lists.list("scenarios")->count(), 0);
    QVERIFY(!driver.window->findChild<QPushButton*>("deal")->isEnabled());
}

void TestWindowLists::aLogOfATableCanBeLookedAt() {
    const WindowDriver driver(fourCardFlop());
    driver.window->dealList(HandList::table(6, 100));
    dealToTheEnd(driver);
    const QDir logs(driver.path("data/sessions"));
    const QStringList names = logs.entryList({"*.log.jsonl"}, QDir::Files);
    QCOMPARE(names.size(), 1);
    QVERIFY(driver.window->openDebrief(logs.filePath(names.front())).has_value());
}

QTEST_MAIN(TestWindowLists)
#include "tst_window_lists.moc"
