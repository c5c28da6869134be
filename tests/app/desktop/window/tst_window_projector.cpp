// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/coach/coach_panel.h"
#include "tests/app/desktop/support/coach_driver.h"

using namespace mz;

class TestWindowProjector : public QObject {
    Q_OBJECT

private slots:
    void aClassIsAskedFirst();
    void aCriticalFaultIsNotExplainedUnasked();
    void cardsAreLarger();
    void theKeyTurnsItOnAndOff();
    void aThemeIsSeenAtOnce();
};

// The task is seen; what the coach says to an act is not, until it is asked for.
void TestWindowProjector::aClassIsAskedFirst() {
    WindowDriver driver(fourCardFlop());
    Settings settings = driver.window->settings();
    settings.projector = true;
    driver.window->useSettings(settings);
    QVERIFY(driver.window->deal({0, 0}));
    const auto* coach = driver.window->findChild<CoachPanel*>();
    QVERIFY(coach->isVisible());

    driver.window->run(Command::burn);
    QVERIFY(!coach->isVisible());
    QVERIFY(!coach->lastFault().isEmpty());
    QVERIFY(!driver.window->statusText().contains(coach->lastFault()));

    driver.window->run(Command::answers);
    QVERIFY(coach->isVisible());
    driver.window->run(Command::answers);
    QVERIFY(!coach->isVisible());

    driver.window->run(Command::hint); // is asking, too
    QVERIFY(coach->isVisible());
    driver.window->run(Command::shuffle);
    QVERIFY(!coach->isVisible());
    driver.window->run(Command::burn); // once more: the table stands still until one has chosen
    QVERIFY(coach->isVisible());
}

// The table stands still and the class may choose; what was wrong is told by "See why" alone.
void TestWindowProjector::aCriticalFaultIsNotExplainedUnasked() {
    const CoachDriver driver(flopOfFour(), Mode::practice);
    driver.window->run(Command::projector);
    QVERIFY(driver.window->deal({0, 0}));
    for (const Command command : {Command::letAct, Command::collect, Command::burn, Command::board})
        driver.window->run(command);
    driver.window->run(Command::misdeal);
    QVERIFY(driver.choice().isVisible());
    const QString fault = driver.window->findChild<CoachPanel*>()->lastFault();
    QVERIFY(!fault.isEmpty());
    QVERIFY(!driver.coach().contains(fault));
    driver.window->run(Command::hint);
    QVERIFY(driver.coach().contains(fault));
    driver.window->run(Command::playOn);
    driver.window->run(Command::answers);
    QVERIFY(driver.coach().contains(fault));
}

void TestWindowProjector::cardsAreLarger() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    const QSizeF before = driver.window->table().layout().boardCard;
    driver.window->run(Command::projector);
    QVERIFY(driver.window->table().layout().boardCard.width() > 1.1 * before.width());
    driver.window->run(Command::projector);
    QCOMPARE(driver.window->table().layout().boardCard, before);
}

// On a page, too, and it is kept.
void TestWindowProjector::theKeyTurnsItOnAndOff() {
    WindowDriver driver(fourCardFlop());
    driver.window->showChooser();
    QTest::keyClick(driver.window.get(), Qt::Key_F11, Qt::ShiftModifier);
    QVERIFY(driver.window->settings().projector);
    QVERIFY(readSettings(driver.path("data")).projector);
    QTest::keyClick(driver.window.get(), Qt::Key_F11, Qt::ShiftModifier);
    QVERIFY(!driver.window->settings().projector);
}

// Felt and panels change without a restart.
void TestWindowProjector::aThemeIsSeenAtOnce() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    const QImage before = driver.window->grab().toImage();
    Settings settings = driver.window->settings();
    settings.felt = Felt::blue;
    driver.window->useSettings(settings);
    const QImage blue = driver.window->grab().toImage();
    const QPoint onFelt = driver.window->table().mapTo(
        driver.window.get(), driver.window->table().layout().legend.topLeft().toPoint());
    const QColor felt = blue.pixelColor(onFelt);
    QVERIFY(felt.blue() > felt.green());
    QVERIFY(before.pixelColor(onFelt).green() > before.pixelColor(onFelt).blue());
    settings.panels = Panels::light;
    driver.window->useSettings(settings);
    const QImage light = driver.window->grab().toImage();
    QVERIFY(light.pixelColor(2, 2).lightness() > 200);
    QVERIFY(blue.pixelColor(2, 2).lightness() < 60);
}

QTEST_MAIN(TestWindowProjector)
#include "tst_window_projector.moc"
