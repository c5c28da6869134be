// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/support/coach_driver.h"

using namespace mz;

namespace {

// The flop of four, and a burn too many over it.
void burnAgain(const CoachDriver& driver) {
    QVERIFY(driver.window->deal({0, 0}));
    if (driver.controller().demonstrating())
        driver.key(Qt::Key_R);
    driver.keys({Qt::Key_V, Qt::Key_P, Qt::Key_B, Qt::Key_F, Qt::Key_B});
    QCOMPARE(driver.acts(), std::size_t{5});
}

bool covered(const CoachDriver& driver) {
    return driver.window->findChild<QWidget*>(QStringLiteral("frozen"))->isVisible();
}

} // namespace

class TestWindowChoice : public QObject {
    Q_OBJECT

private slots:
    void theTableStandsStill_data();
    void theTableStandsStill();
    void handsCanDoNothingAndAreTold();
    void onlyCriticalFaultsStopIt();
    void whatEndsTheSessionDoesNotStopIt();
    void takenBackByKey();
    void takenBackByClick();
    void playedOnByKey();
    void playedOnByTabAndEnter();
    void whyByKey();
    void whyByClick();
    void whyWhereNoRuleOfTheBookIsBroken();
    void escapeKeepsTheChoice();
    void aPageOverTheTableKeepsTheChoice();
    void anotherDealEndsIt();
    void theDrawerOpensAndClosesAgain();
    void theKeyboardGoesThereAndBack();
    void theChoiceHasRoomInBothLanguages_data();
    void theChoiceHasRoomInBothLanguages();
};

void TestWindowChoice::theTableStandsStill_data() {
    QTest::addColumn<int>("mode");
    QTest::newRow("learn") << int(Mode::learn);
    QTest::newRow("guided") << int(Mode::guided);
    QTest::newRow("practice") << int(Mode::practice);
}

// In the modes in which one learns; the three ways stand in the panel, and the table is in view.
void TestWindowChoice::theTableStandsStill() {
    QFETCH(int, mode);
    const CoachDriver driver(flopOfFour(), Mode(mode));
    burnAgain(driver);
    QVERIFY(driver.controller().frozen());
    QVERIFY(driver.choice().isVisible());
    QVERIFY(!covered(driver));
    for (const char* text : {"See why", "Take back", "Play on"}) {
        const PanelButton* button = driver.button(QString::fromLatin1(text));
        QVERIFY2(button != nullptr, text);
        QVERIFY(driver.choice().isAncestorOf(button));
        QVERIFY(button->width() >= 44 && button->height() >= 44);
    }
    QVERIFY(driver.button(QStringLiteral("Hint")) == nullptr);
    const qint64 then = driver.controller().now();
    QTest::qWait(30);
    QCOMPARE(driver.controller().now(), then);
}

// Keys, clicks, drags and buttons: nothing is dealt, and the status line says what to do first.
void TestWindowChoice::handsCanDoNothingAndAreTold() {
    const CoachDriver driver(flopOfFour(), Mode::practice);
    burnAgain(driver);
    const qsizetype lines = driver.linesOnDisk();
    const QString told = driver.window->lesson().whatHolds();
    const auto forget = [&] { emit driver.window->table().selectionChanged(); };
    const auto check = [&](const char* what) {
        QVERIFY2(driver.window->findChild<QLabel*>(QStringLiteral("status"))->accessibleName() ==
                     told,
                 what);
        QCOMPARE(driver.linesOnDisk(), lines);
        QVERIFY(driver.controller().frozen());
    };
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_F, Qt::Key_S, Qt::Key_G, Qt::Key_V}) {
        forget();
        driver.key(key);
        check("key");
    }
    forget();
    driver.key(Qt::Key_4);
    check("digit");
    forget();
    driver.press(Command::collect);
    check("button");
    forget();
    driver.click(driver.middle({Place::Kind::burns}));
    check("click");
    forget();
    driver.drag(driver.card(Zones::deck, 0), driver.middle({Place::Kind::cards, 2}));
    check("drag");
    Settings paced = driver.window->settings();
    paced.pace = 5;
    driver.window->useSettings(paced);
    forget();
    driver.key(Qt::Key_V);
    QVERIFY(!driver.controller().pacing());
    check("pace");
}

void TestWindowChoice::onlyCriticalFaultsStopIt() {
    const CoachDriver driver(flopOfFour(), Mode::practice);
    QVERIFY(driver.window->deal({0, 0}));
    driver.keys({Qt::Key_V, Qt::Key_B, Qt::Key_F}); // the bets were not brought in
    QVERIFY2(driver.coach().contains("points less"), qPrintable(driver.coach()));
    QVERIFY(!driver.controller().frozen());
    QVERIFY(driver.choice().isHidden());
}

// There nothing can be taken back any more: the verdict speaks.
void TestWindowChoice::whatEndsTheSessionDoesNotStopIt() {
    const CoachDriver driver(onePack(R"("start": "showdown", "finish": "hand",
"cards": {"flop": ["As", "Ks", "Qs"], "turn": "Js", "river": "2d", "holes": {"1": ["Ts", "9h"]}})"),
                             Mode::practice);
    QVERIFY(driver.window->deal({0, 0}));
    driver.keys({Qt::Key_V, Qt::Key_W, Qt::Key_2, Qt::Key_Return}); // it is Seat 1's
    QVERIFY(driver.controller().session().finished());
    QVERIFY(!driver.controller().frozen());
    QVERIFY(driver.choice().isHidden());
    QVERIFY2(driver.coach().contains("Not passed"), qPrintable(driver.coach()));
}

// As Ctrl+Z does at any time: the fault is gone, the take-back is on record and costs.
void TestWindowChoice::takenBackByKey() {
    const CoachDriver driver(flopOfFour(), Mode::practice);
    burnAgain(driver);
    driver.key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!driver.controller().frozen());
    QVERIFY(driver.choice().isHidden());
    QCOMPARE(driver.acts(), std::size_t{4});
    driver.dealToTheEnd();
    const auto verdict = driver.verdictOnDisk();
    QVERIFY(verdict && verdict->finished);
    QCOMPARE(verdict->incidents.front().score, 100);
    QCOMPARE(verdict->help.size(), std::size_t{1});
    QVERIFY(verdict->help.front().kind == Help::Kind::back);
    QCOMPARE(verdict->score, 90);
}

void TestWindowChoice::takenBackByClick() {
    const CoachDriver driver(flopOfFour(), Mode::guided);
    burnAgain(driver);
    driver.click(QStringLiteral("Take back"));
    QVERIFY(!driver.controller().frozen());
    QCOMPARE(driver.acts(), std::size_t{4});
    QCOMPARE(driver.controller().session().help().size(), std::size_t{1});
    driver.key(Qt::Key_S); // hands are free again
    QCOMPARE(driver.acts(), std::size_t{5});
}

// The fault stays, and the hand goes on.
void TestWindowChoice::playedOnByKey() {
    const CoachDriver driver(flopOfFour(), Mode::practice);
    burnAgain(driver);
    driver.key(Qt::Key_O);
    QVERIFY(!driver.controller().frozen());
    QVERIFY(driver.choice().isHidden());
    QCOMPARE(driver.acts(), std::size_t{5});
    QVERIFY(driver.controller().session().help().empty());
    QVERIFY(driver.button(QStringLiteral("Hint")) != nullptr);
    driver.dealToTheEnd();
    const auto verdict = driver.verdictOnDisk();
    QVERIFY(verdict && verdict->finished);
    QVERIFY(!verdict->passed);
}

void TestWindowChoice::playedOnByTabAndEnter() {
    const CoachDriver driver(flopOfFour(), Mode::practice);
    burnAgain(driver);
    QVERIFY(driver.button(QStringLiteral("See why"))->hasFocus());
    driver.keys({Qt::Key_Tab, Qt::Key_Tab});
    QVERIFY(driver.button(QStringLiteral("Play on"))->hasFocus());
    driver.key(Qt::Key_Return);
    QVERIFY(!driver.controller().frozen());
    QCOMPARE(driver.acts(), std::size_t{5});
}

// The rule with its steps; it costs nothing, and the choice between the two others stays.
void TestWindowChoice::whyByKey() {
    const CoachDriver driver(flopOfFour(), Mode::practice);
    burnAgain(driver);
    const qsizetype lines = driver.linesOnDisk();
    driver.key(Qt::Key_H);
    const QString rule = driver.coach();
    QVERIFY2(rule.contains("The six rules · Hold’em 2"), qPrintable(rule));
    QVERIFY(rule.contains("Its steps\nPut all cards of the flop back into the stub.\nShuffle."));
    QVERIFY(!rule.contains("What you did"));
    QVERIFY(driver.controller().frozen());
    QCOMPARE(driver.linesOnDisk(), lines);
    QVERIFY(driver.controller().session().help().empty());
    driver.key(Qt::Key_O);
    QVERIFY(!driver.controller().frozen());
    QVERIFY(driver.coach().contains("What you did"));
}

void TestWindowChoice::whyByClick() {
    const CoachDriver driver(flopOfFour(), Mode::practice);
    burnAgain(driver);
    driver.click(QStringLiteral("See why"));
    QVERIFY(driver.coach().contains("Its steps"));
    QVERIFY(driver.choice().isVisible());
    driver.click(QStringLiteral("Play on"));
    QVERIFY(!driver.controller().frozen());
}

// Such a fault has its reason too.
void TestWindowChoice::whyWhereNoRuleOfTheBookIsBroken() {
    const CoachDriver driver(onePack(R"("start": "river", "finish": "hand")"), Mode::practice);
    QVERIFY(driver.window->deal({0, 0}));
    driver.keys({Qt::Key_M, Qt::Key_H}); // no reason for a misdeal
    QVERIFY(driver.controller().frozen());
    const QString rule = driver.coach();
    QVERIFY2(rule.contains("Asked in every hand, under every rulebook\nA hand is dealt anew only"),
             qPrintable(rule));
    QVERIFY(!rule.contains("What you did"));
}

// Neither by the key nor by the title's button.
void TestWindowChoice::escapeKeepsTheChoice() {
    const CoachDriver driver(flopOfFour(), Mode::practice);
    burnAgain(driver);
    driver.window->table().setFocus();
    driver.key(Qt::Key_Escape);
    QVERIFY(driver.controller().frozen());
    QVERIFY(driver.choice().isVisible());
    QVERIFY(!covered(driver));
    QVERIFY(driver.button(QStringLiteral("See why"))->hasFocus());
    const auto* freeze = driver.window->findChild<QPushButton*>(QStringLiteral("freeze"));
    driver.click(freeze->mapTo(driver.window.get(), freeze->rect().center()));
    QVERIFY(driver.controller().frozen());
    QVERIFY(driver.choice().isVisible());
}

void TestWindowChoice::aPageOverTheTableKeepsTheChoice() {
    const CoachDriver driver(flopOfFour(), Mode::practice);
    burnAgain(driver);
    driver.key(Qt::Key_F1);
    driver.key(Qt::Key_O); // means nothing there
    driver.key(Qt::Key_Escape);
    QVERIFY(driver.controller().frozen());
    QVERIFY(driver.choice().isVisible());
    QVERIFY(!covered(driver));
    QVERIFY(driver.button(QStringLiteral("See why"))->hasFocus());
    driver.key(Qt::Key_O);
    QVERIFY(!driver.controller().frozen());
}

void TestWindowChoice::anotherDealEndsIt() {
    const CoachDriver driver(flopOfFour(), Mode::practice);
    burnAgain(driver);
    driver.key(Qt::Key_R);
    QVERIFY(!driver.controller().frozen());
    QVERIFY(driver.choice().isHidden());
    QCOMPARE(driver.acts(), std::size_t{0});
    driver.key(Qt::Key_V);
    QCOMPARE(driver.acts(), std::size_t{1});
}

// Where the panel is a drawer; one that was open before stays open.
void TestWindowChoice::theDrawerOpensAndClosesAgain() {
    const CoachDriver driver(flopOfFour(), Mode::practice, {1024, 700});
    const auto* panel = driver.window->findChild<CoachPanel*>();
    burnAgain(driver);
    QVERIFY(panel->isVisible());
    QVERIFY(driver.button(QStringLiteral("See why"))->hasFocus());
    driver.key(Qt::Key_O);
    QVERIFY(!panel->isVisible());
    const auto* drawer = driver.window->findChild<QPushButton*>(QStringLiteral("coachButton"));
    driver.click(drawer->mapTo(driver.window.get(), drawer->rect().center()));
    driver.key(Qt::Key_R);
    driver.keys({Qt::Key_V, Qt::Key_P, Qt::Key_B, Qt::Key_F, Qt::Key_B, Qt::Key_O});
    QVERIFY(panel->isVisible());
}

// From the place on the table to the panel and back to the place.
void TestWindowChoice::theKeyboardGoesThereAndBack() {
    const CoachDriver driver(flopOfFour(), Mode::practice);
    QVERIFY(driver.window->deal({0, 0}));
    driver.keys({Qt::Key_V, Qt::Key_P, Qt::Key_B, Qt::Key_F});
    driver.place({Place::Kind::burns})->setFocus(Qt::TabFocusReason);
    driver.key(Qt::Key_B);
    QVERIFY(driver.button(QStringLiteral("See why"))->hasFocus());
    driver.key(Qt::Key_O);
    QVERIFY(driver.place({Place::Kind::burns})->hasFocus());
}

void TestWindowChoice::theChoiceHasRoomInBothLanguages_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("italian");
    QTest::addColumn<int>("percent");
    for (const QSize size : {QSize(1024, 700), QSize(1366, 768), QSize(1080, 1920)})
        for (const bool italian : {false, true})
            for (const int percent : {80, 100, 150, 200})
                QTest::addRow("%dx%d %s %d%%", size.width(), size.height(), italian ? "it" : "en",
                              percent)
                    << size << italian << percent;
}

// Its words stand there in full, and switching the language changes all of them.
void TestWindowChoice::theChoiceHasRoomInBothLanguages() {
    QFETCH(QSize, size);
    QFETCH(bool, italian);
    QFETCH(int, percent);
    const CoachDriver driver(flopOfFour(), Mode::practice, size);
    Settings settings = driver.window->settings();
    settings.textPercent = percent;
    driver.window->useSettings(settings);
    burnAgain(driver);
    const QString english = driver.read(driver.choice());
    driver.window->useLanguage(italian);
    QTest::qWait(20); // layouts settle
    QCOMPARE(driver.read(driver.choice()) == english, !italian);
    int seen = 0;
    for (const PanelButton* button : driver.window->findChildren<PanelButton*>()) {
        if (!button->isVisible())
            continue;
        ++seen;
        QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
        QVERIFY2(driver.window->rect().contains(
                     QRect(button->mapTo(driver.window.get(), QPoint()), button->size())),
                 qPrintable(button->text()));
    }
    QCOMPARE(seen, 6); // three tabs, three ways
    for (const QLabel* label : driver.choice().findChildren<QLabel*>())
        QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                 qPrintable(label->text()));
}

QTEST_MAIN(TestWindowChoice)
#include "tst_window_choice.moc"
