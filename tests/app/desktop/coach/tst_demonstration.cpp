// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/support/coach_driver.h"

#include <QDir>

using namespace mz;

class TestDemonstration : public QObject {
    Q_OBJECT

private slots:
    void playsEveryCaseTo100();
    void playsByItselfAndThenItIsTheTraineesTurn();
    void writesNoLog();
    void stepByStepByKeys();
    void stepByStepByClicks();
    void isLeftAtAnyTime();
    void handsCanDoNothingInIt();
    void namesStepAndRule();
    void namesADecoy();
    void standsStillUnderAPage();
    void isShownAgainWhenAskedFor();
    void anotherCaseBeginsWithItsOwn();
    void noOtherModeShowsOne();
    void opensTheDrawer();
    void saysEverythingInBothLanguages();
};

// Each case of the pack that the program carries, player by player, without a window.
void TestDemonstration::playsEveryCaseTo100() {
    QTemporaryDir data;
    Library library(data.path(), {});
    const std::size_t count = library.pack(0).reading.pack.scenarios.size();
    QVERIFY(count > 20);
    Controller controller({}, {});
    Demonstration demonstration(controller);
    demonstration.setPauses(0);
    for (std::size_t scenario = 0; scenario < count; ++scenario) {
        auto prepared = library.prepare(0, scenario);
        QVERIFY(prepared);
        const std::string name = prepared->scenario.id;
        bool over = false;
        const auto listening =
            connect(&demonstration, &Demonstration::over, &demonstration, [&over] { over = true; });
        demonstration.begin({"six-rules", 1, 80, std::make_shared<const Case>(std::move(*prepared)),
                             Mode::learn, "en"});
        QTRY_VERIFY2(over, name.c_str());
        disconnect(listening);
        const Verdict verdict = controller.verdict(Judging::final);
        QVERIFY2(verdict.finished && verdict.score == 100, name.c_str());
        demonstration.end();
    }
}

// To 100 on the table of the window; then the same case is dealt, and its log says "learn".
void TestDemonstration::playsByItselfAndThenItIsTheTraineesTurn() {
    const CoachDriver driver(flopOfFour(), Mode::learn);
    driver.window->lesson().demonstration().setPauses(0);
    int score = -1;
    QString told;
    connect(&driver.controller(), &Controller::recorded, this, [&] {
        if (driver.controller().demonstrating() && driver.controller().session().finished()) {
            score = driver.controller().verdict(Judging::final).score;
            told = driver.coach();
        }
    });
    QVERIFY(driver.window->deal({0, 0}));
    QVERIFY(driver.controller().demonstrating());
    QVERIFY(driver.title().contains("Learn: demonstration"));
    QTRY_VERIFY(!driver.controller().demonstrating());
    QCOMPARE(score, 100);
    QVERIFY2(told.contains("100 of 100") && told.contains("Now it is your turn"), qPrintable(told));
    QCOMPARE(driver.acts(), std::size_t{0});
    QVERIFY(driver.title().split('\n').contains("Learn"));
    QCOMPARE(driver.linesOnDisk(), qsizetype{1});
    QCOMPARE(driver.headerOnDisk()->mode, Mode::learn);
    QVERIFY(driver.coach().contains("Next: Let the players act"));
    driver.key(Qt::Key_V);
    QCOMPARE(driver.linesOnDisk() > 1, true);
    driver.dealToTheEnd();
    QCOMPARE(driver.verdictOnDisk()->score, 100);
}

// Neither in the folder of sessions nor where --record points.
void TestDemonstration::writesNoLog() {
    const CoachDriver driver(flopOfFour(), Mode::learn);
    QVERIFY(driver.window->deal({0, 0}));
    for (int step = 0; step < 4; ++step)
        driver.key(Qt::Key_Space);
    QVERIFY(driver.acts() >= 4);
    QVERIFY(driver.controller().demonstrating());
    const QDir folder(driver.path("data/sessions"));
    QVERIFY(folder.entryList({"*.log.jsonl"}, QDir::Files).isEmpty());
    QCOMPARE(driver.linesOnDisk(), qsizetype{-1});
    driver.key(Qt::Key_R);
    QCOMPARE(folder.entryList({"*.log.jsonl"}, QDir::Files).size(), 1);
    QCOMPARE(driver.linesOnDisk(), qsizetype{1});
}

// Esc stops it and lets it go on, Space takes a step, R leaves it; nothing needs the mouse.
void TestDemonstration::stepByStepByKeys() {
    const CoachDriver driver(fourCardFlop(), Mode::learn);
    const Demonstration& demonstration = driver.window->lesson().demonstration();
    QVERIFY(driver.window->deal({0, 0}));
    QVERIFY(demonstration.state() == Demonstration::State::playing);
    driver.key(Qt::Key_Escape);
    QVERIFY(demonstration.state() == Demonstration::State::stopped);
    QVERIFY(!driver.window->findChild<QWidget*>(QStringLiteral("frozen"))->isVisible());
    driver.key(Qt::Key_Escape);
    QVERIFY(demonstration.state() == Demonstration::State::playing);
    constexpr int mostSteps = 60;
    for (int step = 0; step < mostSteps && demonstration.state() != Demonstration::State::done;
         ++step) {
        const std::size_t before = driver.acts();
        driver.key(Qt::Key_Space);
        QVERIFY(driver.acts() > before);
    }
    QVERIFY(driver.controller().session().finished());
    QVERIFY(driver.coach().contains("100 of 100"));
    driver.key(Qt::Key_Space); // there is no further one
    QVERIFY(driver.controller().demonstrating());
    driver.key(Qt::Key_R);
    QVERIFY(!driver.controller().demonstrating());
    QCOMPARE(driver.acts(), std::size_t{0});
}

void TestDemonstration::stepByStepByClicks() {
    const CoachDriver driver(flopOfFour(), Mode::learn);
    const Demonstration& demonstration = driver.window->lesson().demonstration();
    QVERIFY(driver.window->deal({0, 0}));
    for (const char* text : {"Stop", "One step", "My turn now"}) {
        const PanelButton* button = driver.button(QString::fromLatin1(text));
        QVERIFY2(button != nullptr && button->width() >= 44 && button->height() >= 44, text);
    }
    driver.click(QStringLiteral("Stop"));
    QVERIFY(demonstration.state() == Demonstration::State::stopped);
    const std::size_t before = driver.acts();
    driver.click(QStringLiteral("One step"));
    QCOMPARE(driver.acts(), before + 1);
    driver.click(QStringLiteral("Go on"));
    QVERIFY(demonstration.state() == Demonstration::State::playing);
    driver.click(QStringLiteral("My turn now"));
    QVERIFY(!driver.controller().demonstrating());
    QVERIFY(driver.button(QStringLiteral("Hint")) != nullptr);
    QVERIFY(driver.button(QStringLiteral("One step")) == nullptr);
}

void TestDemonstration::isLeftAtAnyTime() {
    const CoachDriver driver(flopOfFour(), Mode::learn);
    QVERIFY(driver.window->deal({0, 0}));
    driver.key(Qt::Key_R);
    QVERIFY(!driver.controller().demonstrating());
    QCOMPARE(driver.headerOnDisk()->mode, Mode::learn);
}

// What is tried is not done, and the status line says why.
void TestDemonstration::handsCanDoNothingInIt() {
    const CoachDriver driver(flopOfFour(), Mode::learn);
    QVERIFY(driver.window->deal({0, 0}));
    driver.key(Qt::Key_Escape);
    const std::size_t before = driver.acts();
    for (const Qt::Key key : {Qt::Key_B, Qt::Key_V, Qt::Key_3, Qt::Key_H}) {
        driver.window->table().handsChanged(); // forgets what was said
        driver.key(key);
        QCOMPARE(driver.window->statusText(),
                 QStringLiteral("The case is being shown: R makes it your turn."));
    }
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    driver.click(driver.middle({Place::Kind::burns}));
    driver.press(Command::collect);
    QCOMPARE(driver.acts(), before);
    QVERIFY(driver.controller().session().help().empty());
}

// Before a deed is done it stands in the panel, with what it mends, the rule and its reason.
void TestDemonstration::namesStepAndRule() {
    const CoachDriver driver(flopOfFour(), Mode::learn);
    QVERIFY(driver.window->deal({0, 0}));
    driver.key(Qt::Key_Escape);
    QVERIFY(driver.coach().contains("Now: Let the players act"));
    for (int step = 0; step < 4; ++step)
        driver.key(Qt::Key_Space);
    const QString text = driver.coach();
    const auto& procedures = driver.controller().dealing().theCase->rulebook->procedures;
    for (const QString& part :
         {QStringLiteral("The flop has too many cards"),
          QStringLiteral("The six rules · Hold’em 2"),
          QString::fromStdString(procedures.at("overdealt-flop/reshuffle").why.en),
          QStringLiteral("Now: Board → Stub: 4 cards"),
          QStringLiteral("Put all cards of the flop back into the stub.")})
        QVERIFY2(text.contains(part), qPrintable(part + " is missing in\n" + text));
    QCOMPARE(driver.place({Place::Kind::board})->mark(), PlaceWidget::Mark::look);
}

// One is shown as well that nothing is to be done.
void TestDemonstration::namesADecoy() {
    const CoachDriver driver(onePack(R"("start": "deal", "finish": "remedy",
"irregularities": [{"kind": "player-exposes-holecard", "seat": 2, "round": 1}])"),
                             Mode::learn);
    QVERIFY(driver.window->deal({0, 0}));
    driver.key(Qt::Key_Space);
    QVERIFY2(driver.coach().contains("A player turns up a holecard"), qPrintable(driver.coach()));
    QVERIFY(driver.coach().contains("nothing is wrong"));
}

void TestDemonstration::standsStillUnderAPage() {
    const CoachDriver driver(flopOfFour(), Mode::learn);
    driver.window->lesson().demonstration().setPauses(1);
    QVERIFY(driver.window->deal({0, 0}));
    driver.key(Qt::Key_F1);
    const std::size_t before = driver.acts();
    QTest::qWait(200);
    QCOMPARE(driver.acts(), before);
    driver.key(Qt::Key_Escape);
    QTRY_VERIFY(driver.acts() > before || !driver.controller().demonstrating());
}

// R deals the case again without it, Shift+R shows it once more.
void TestDemonstration::isShownAgainWhenAskedFor() {
    const CoachDriver driver(flopOfFour(), Mode::learn);
    QVERIFY(driver.window->deal({0, 0}));
    driver.key(Qt::Key_R);
    driver.key(Qt::Key_V);
    driver.key(Qt::Key_R);
    QVERIFY(!driver.controller().demonstrating());
    QCOMPARE(driver.acts(), std::size_t{0});
    driver.key(Qt::Key_R, Qt::ShiftModifier);
    QVERIFY(driver.controller().demonstrating());
}

void TestDemonstration::anotherCaseBeginsWithItsOwn() {
    const CoachDriver driver(flopOfFour(), Mode::learn);
    QVERIFY(driver.window->deal({0, 0}));
    driver.key(Qt::Key_R);
    driver.key(Qt::Key_N);
    QVERIFY(driver.controller().demonstrating());
}

void TestDemonstration::noOtherModeShowsOne() {
    for (const Mode mode : {Mode::guided, Mode::practice, Mode::silent, Mode::exam}) {
        const CoachDriver driver(flopOfFour(), mode);
        QVERIFY(driver.window->deal({0, 0}));
        QVERIFY(!driver.controller().demonstrating());
        driver.key(Qt::Key_R, Qt::ShiftModifier);
        QVERIFY(!driver.controller().demonstrating());
        QVERIFY(driver.window->statusText().contains("set to Learn"));
    }
}

void TestDemonstration::opensTheDrawer() {
    const CoachDriver driver(flopOfFour(), Mode::learn, {1024, 700});
    QVERIFY(driver.window->deal({0, 0}));
    const auto* panel = driver.window->findChild<CoachPanel*>();
    QVERIFY(panel->isVisible());
    for (int step = 0; step < 10; ++step) // to the end
        driver.key(Qt::Key_Space);
    QVERIFY(panel->isVisible());
    driver.key(Qt::Key_R);
    QVERIFY(!panel->isVisible());
}

void TestDemonstration::saysEverythingInBothLanguages() {
    const CoachDriver driver(flopOfFour(), Mode::learn);
    QVERIFY(driver.window->deal({0, 0}));
    driver.key(Qt::Key_Escape);
    for (int step = 0; step < 4; ++step)
        driver.key(Qt::Key_Space);
    const QStringList english = driver.coach().split('\n');
    driver.window->useLanguage(true);
    const QStringList italian = driver.coach().split('\n');
    QCOMPARE(italian.size(), english.size());
    for (int line = 0; line < english.size(); ++line) {
        static const QRegularExpression time(QStringLiteral("^\\d+:\\d\\d$"));
        if (!time.match(english[line]).hasMatch() && english[line] != "Burn")
            QVERIFY2(italian[line] != english[line], qPrintable(english[line]));
    }
    QVERIFY(driver.button(QStringLiteral("Riprendi")) != nullptr);
}

QTEST_MAIN(TestDemonstration)
#include "tst_demonstration.moc"
