// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/support/coach_driver.h"

using namespace mz;

namespace {

constexpr auto toTheFlop = {Qt::Key_V, Qt::Key_P, Qt::Key_B, Qt::Key_F};

QByteArray playerTurnsCard() {
    return onePack(R"("start": "deal", "finish": "remedy",
"irregularities": [{"kind": "player-exposes-holecard", "seat": 2, "round": 2}])");
}

QByteArray nothingHappens() { return onePack(R"("start": "river", "finish": "hand")"); }

} // namespace

class TestWindowModes : public QObject {
    Q_OBJECT

private slots:
    void theTitleNamesTheMode_data();
    void theTitleNamesTheMode();
    void guidedNamesTheNextStep();
    void guidedNamesItInTheStatusLineToo();
    void practiceSaysOnlyThatSomethingIsDue();
    void practiceHintsInThreeStages();
    void silentSaysAllAtTheEnd_data();
    void silentSaysAllAtTheEnd();
    void silentGivesNoHelp_data();
    void silentGivesNoHelp();
    void feedbackComesInItsOrder();
    void faultsOfEveryHandHaveTheirReason();
    void helpIsInTheLogAndInTheVerdict();
    void leavingWellAloneIsPraised_data();
    void leavingWellAloneIsPraised();
    void aRemedyIsPraisedWhenItIsComplete();
    void theModeIsChosenInTheSettings();
};

void TestWindowModes::theTitleNamesTheMode_data() {
    QTest::addColumn<int>("mode");
    QTest::addColumn<QString>("name");
    QTest::newRow("learn") << int(Mode::learn) << "Learn";
    QTest::newRow("guided") << int(Mode::guided) << "Guided";
    QTest::newRow("practice") << int(Mode::practice) << "Practice";
    QTest::newRow("silent") << int(Mode::silent) << "Silent";
    QTest::newRow("exam") << int(Mode::exam) << "Exam";
}

// The mode is seen in the title, and stands in the log's header.
void TestWindowModes::theTitleNamesTheMode() {
    QFETCH(int, mode);
    QFETCH(QString, name);
    const CoachDriver driver(flopOfFour(), Mode(mode));
    QVERIFY(driver.window->deal({0, 0}));
    if (driver.controller().demonstrating())
        driver.key(Qt::Key_R);
    QVERIFY2(driver.title().split('\n').contains(name), qPrintable(driver.title()));
    QCOMPARE(driver.headerOnDisk()->mode, Mode(mode));
}

// Guided: the next step, what it mends and by which rule; never so in practice.
void TestWindowModes::guidedNamesTheNextStep() {
    const CoachDriver driver(flopOfFour(), Mode::guided);
    QVERIFY(driver.window->deal({0, 0}));
    QVERIFY(driver.coach().contains("Next: Let the players act"));
    driver.keys(toTheFlop);
    QVERIFY2(driver.coach().contains("Next: Board → Stub: 4 cards"), qPrintable(driver.coach()));
    QVERIFY(driver.coach().contains(
        "The six rules · Hold’em 2: Put all cards of the flop back into the stub."));
    QCOMPARE(driver.place({Place::Kind::board})->mark(), PlaceWidget::Mark::look);
}

// Where the panel is a drawer and closed, the status line names it.
void TestWindowModes::guidedNamesItInTheStatusLineToo() {
    const CoachDriver driver(flopOfFour(), Mode::guided, {1024, 700});
    QVERIFY(driver.window->deal({0, 0}));
    QVERIFY2(driver.window->statusText().startsWith("Next: Let the players act"),
             qPrintable(driver.window->statusText()));
}

// Practice: what was done, and that something is due; the same whether something is wrong or not.
void TestWindowModes::practiceSaysOnlyThatSomethingIsDue() {
    const CoachDriver driver(flopOfFour(), Mode::practice);
    QVERIFY(driver.window->deal({0, 0}));
    const auto last = [&] { return driver.coach().split('\n').last(); };
    QCOMPARE(last(), QStringLiteral("Your hands decide what comes next"));
    driver.keys(toTheFlop);
    QVERIFY(driver.coach().contains("Flop dealt"));
    QCOMPARE(last(), QStringLiteral("Your hands decide what comes next"));
    QVERIFY(!driver.coach().contains("Next:"));
    QVERIFY(!driver.coach().contains("Hold’em"));
    QCOMPARE(driver.place({Place::Kind::board})->mark(), PlaceWidget::Mark::none);
}

// Look here, this rule, do this.
void TestWindowModes::practiceHintsInThreeStages() {
    const CoachDriver driver(flopOfFour(), Mode::practice);
    QVERIFY(driver.window->deal({0, 0}));
    driver.keys(toTheFlop);
    driver.key(Qt::Key_H);
    QVERIFY(driver.coach().contains("Hint 1 of 3"));
    QVERIFY(driver.coach().contains("Look here, where the table is marked: Board"));
    QVERIFY(!driver.coach().contains("Hold’em"));
    QCOMPARE(driver.place({Place::Kind::board})->mark(), PlaceWidget::Mark::look);
    driver.key(Qt::Key_H);
    QVERIFY(driver.coach().contains("The six rules · Hold’em 2: The flop has too many cards"));
    QVERIFY(!driver.coach().contains("Do this"));
    driver.click(QStringLiteral("Hint"));
    QVERIFY(driver.coach().contains("Do this: Board → Stub: 4 cards"));
}

void TestWindowModes::silentSaysAllAtTheEnd_data() {
    QTest::addColumn<int>("mode");
    QTest::newRow("silent") << int(Mode::silent);
    QTest::newRow("exam") << int(Mode::exam);
}

// Not a word about right or wrong before the end; then all of it, with rule, reason and cost. The
// end of an exam is that of its last hand.
void TestWindowModes::silentSaysAllAtTheEnd() {
    QFETCH(int, mode);
    const CoachDriver driver(flopOfFour(), Mode(mode));
    QVERIFY(driver.window->deal({0, 0}));
    driver.keys(toTheFlop);
    driver.key(Qt::Key_B); // a burn too many
    QVERIFY(!driver.controller().frozen());
    QVERIFY(driver.choice().isHidden());
    const QString fault =
        QStringLiteral("A card was burned where the street has its burn already.");
    QVERIFY(!driver.coach().contains(fault));
    QVERIFY(!driver.coach().contains("Hold’em"));
    QVERIFY(driver.window->statusText() != fault);
    driver.dealToTheEnd();
    QVERIFY(driver.controller().session().finished());
    const bool told = Mode(mode) != Mode::exam;
    QCOMPARE(driver.coach().contains("This hand is over."), !told);
    QCOMPARE(driver.coach().contains(fault), told);
    QCOMPARE(driver.coach().contains("of 100"), told);
    QCOMPARE(driver.coach().contains("What it costs a player"), told);
}

void TestWindowModes::silentGivesNoHelp_data() { silentSaysAllAtTheEnd_data(); }

// However often it is asked for.
void TestWindowModes::silentGivesNoHelp() {
    QFETCH(int, mode);
    const CoachDriver driver(flopOfFour(), Mode(mode));
    QVERIFY(driver.window->deal({0, 0}));
    driver.keys(toTheFlop);
    const qsizetype lines = driver.linesOnDisk();
    QVERIFY(!driver.button(QStringLiteral("Hint"))->isEnabled());
    QVERIFY(!driver.button(QStringLiteral("Take back"))->isEnabled());
    driver.keys({Qt::Key_H, Qt::Key_H, Qt::Key_H, Qt::Key_H, Qt::Key_H});
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(driver.window->statusText(), QStringLiteral("There is no help in this mode."));
    QVERIFY(!driver.coach().contains("Do this"));
    QVERIFY(!driver.coach().contains("Hint 1"));
    QCOMPARE(driver.place({Place::Kind::board})->mark(), PlaceWidget::Mark::none);
    QCOMPARE(driver.linesOnDisk(), lines);
}

// What happened, which rule of which book, why it is so, what it costs a player.
void TestWindowModes::feedbackComesInItsOrder() {
    const CoachDriver driver(flopOfFour(), Mode::practice);
    QVERIFY(driver.window->deal({0, 0}));
    driver.keys(toTheFlop);
    driver.key(Qt::Key_B);
    const QString text = driver.coach();
    const auto& procedures = driver.controller().dealing().theCase->rulebook->procedures;
    const QString why = QString::fromStdString(procedures.at("overdealt-flop/reshuffle").why.en);
    qsizetype last = -1;
    for (const QString& part :
         {QStringLiteral("A card was burned where the street has its burn already."),
          QStringLiteral("The six rules · Hold’em 2"), why,
          QStringLiteral("What it costs a player"),
          QStringLiteral("One more burn changes every card that follows"),
          QStringLiteral("40 points less")}) {
        const qsizetype at = text.indexOf(part, last + 1);
        QVERIFY2(at > last, qPrintable(part + " is not in its place:\n" + text));
        last = at;
    }
}

// A fault that belongs to no rule of the book is explained all the same.
void TestWindowModes::faultsOfEveryHandHaveTheirReason() {
    const CoachDriver driver(nothingHappens(), Mode::practice);
    QVERIFY(driver.window->deal({0, 0}));
    driver.keys({Qt::Key_V, Qt::Key_P});
    driver.key(Qt::Key_M); // no reason for a misdeal
    const QString text = driver.coach();
    QVERIFY2(text.contains("Asked in every hand, under every rulebook"), qPrintable(text));
    QVERIFY(text.contains("A hand is dealt anew only where the rule says so"));
    QVERIFY(text.contains("Whoever held a good hand loses it"));
}

// Hints and take-backs are lines of the log, cost what they cost, and are told with the verdict.
void TestWindowModes::helpIsInTheLogAndInTheVerdict() {
    const CoachDriver driver(flopOfFour(), Mode::practice);
    QVERIFY(driver.window->deal({0, 0}));
    driver.keys(toTheFlop);
    driver.keys({Qt::Key_H, Qt::Key_H, Qt::Key_H, Qt::Key_H}); // the fourth costs nothing more
    driver.key(Qt::Key_S);
    driver.click(QStringLiteral("Take back"));
    driver.dealToTheEnd();
    const auto verdict = driver.verdictOnDisk();
    QVERIFY(verdict && verdict->finished);
    QList<int> costs;
    for (const Help& help : verdict->help)
        costs.append(help.kind == Help::Kind::back ? -help.cost : help.cost);
    QCOMPARE(costs, (QList<int>{2, 5, 10, -10}));
    QCOMPARE(verdict->score, 73);
    QVERIFY(driver.coach().contains("Help cost 27 points."));
}

void TestWindowModes::leavingWellAloneIsPraised_data() {
    QTest::addColumn<QByteArray>("pack");
    QTest::newRow("a decoy") << playerTurnsCard();
    QTest::newRow("a clean hand") << nothingHappens();
}

void TestWindowModes::leavingWellAloneIsPraised() {
    QFETCH(QByteArray, pack);
    const CoachDriver driver(pack, Mode::practice);
    QVERIFY(driver.window->deal({0, 0}));
    QVERIFY(!driver.coach().contains("well alone"));
    driver.dealToTheEnd();
    QVERIFY(driver.controller().session().finished());
    const QString text = driver.coach();
    const qsizetype score = text.indexOf("100 of 100");
    QVERIFY2(score >= 0 && text.indexOf("Nothing was wrong, and you left well alone.") > score,
             qPrintable(text));
}

// The coach says so when the last step of a remedy is done, and not before.
void TestWindowModes::aRemedyIsPraisedWhenItIsComplete() {
    const CoachDriver driver(onePack(R"("start": "preflop", "finish": "hand",
"irregularities": [{"kind": "overdealt-flop", "cards": 4}])"),
                             Mode::practice);
    QVERIFY(driver.window->deal({0, 0}));
    driver.keys(toTheFlop);
    for (int step = 0; step < 4; ++step) {
        QVERIFY(!driver.coach().contains("All put right."));
        driver.controller().act(nextDeed(driver.controller().session())->deed);
    }
    QVERIFY2(driver.coach().contains("All put right."), qPrintable(driver.coach()));
    QVERIFY(!driver.controller().session().finished());
}

// Chosen in the settings by a click, kept, and dealt in from the next hand on.
void TestWindowModes::theModeIsChosenInTheSettings() {
    const CoachDriver driver(flopOfFour(), Mode::practice);
    QVERIFY(driver.window->deal({0, 0}));
    const auto press = [&](const QString& text) {
        for (const QPushButton* one : driver.window->findChildren<QPushButton*>())
            if (one->isVisible() && one->text() == text) {
                QTest::mouseClick(driver.window->windowHandle(), Qt::LeftButton, {},
                                  one->mapTo(driver.window.get(), one->rect().center()));
                return true;
            }
        return false;
    };
    QVERIFY(press(QStringLiteral("Settings")));
    const std::initializer_list<std::pair<const char*, Mode>> modes{{"Learn", Mode::learn},
                                                                    {"Guided", Mode::guided},
                                                                    {"Practice", Mode::practice},
                                                                    {"Silent", Mode::silent}};
    for (const auto& [name, mode] : modes) {
        QCoreApplication::processEvents();
        QVERIFY2(press(QString::fromLatin1(name)), name);
        QCOMPARE(driver.window->settings().mode, mode);
        QCOMPARE(readSettings(driver.path("data")).mode, mode);
    }
    QCOMPARE(driver.controller().session().mode(), Mode::practice);
    driver.key(Qt::Key_Escape);
    driver.key(Qt::Key_R);
    QCOMPARE(driver.controller().session().mode(), Mode::silent);
}

QTEST_MAIN(TestWindowModes)
#include "tst_window_modes.moc"
