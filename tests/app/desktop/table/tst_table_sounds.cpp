// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/table/table_sounds.h"
#include "tests/app/desktop/support/window_driver.h"

using namespace mz;

class TestTableSounds : public QObject {
    Q_OBJECT

private slots:
    void eachActHasItsSound();
    void withoutThePlugInTheHandGoesOn();
};

void TestTableSounds::eachActHasItsSound() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    const auto heard = [&](const Deed& deed) {
        driver.controller().act(deed);
        return TableSounds::soundOf(driver.controller().session().lastHappenings());
    };
    QVERIFY(heard(act::Shuffle{}) == Sound::shuffle);
    QVERIFY(heard(act::Cut{}) == Sound::card);
    for (const Seat seat : {4, 6, 1, 2, 3, 4, 6, 1, 2, 3})
        QVERIFY(heard(act::Pitch{seat, false}) == Sound::card);
    for (int call = 0; call < 3; ++call)
        QVERIFY(heard(deed::Wait{false}) == Sound::chips);
    QVERIFY(heard(deed::Wait{false}) == Sound::card); // Seat 4 folds
    QVERIFY(heard(deed::Wait{false}) == Sound::tap);  // Seat 6 checks
    QVERIFY(heard(act::Collect{}) == Sound::chips);
    QVERIFY(heard(act::Announce{Call::floor}) == std::nullopt);
}

// Beside the tests there is no plug-in.
void TestTableSounds::withoutThePlugInTheHandGoesOn() {
    WindowDriver driver(fourCardFlop());
    Settings loud = driver.window->settings();
    loud.sound = true;
    driver.window->useSettings(loud);
    QVERIFY(driver.window->deal({0, 0}));
    driver.press(Command::shuffle);
    QCoreApplication::processEvents();
    driver.press(Command::cut);
    QCoreApplication::processEvents();
    QCOMPARE(driver.controller().session().entries().size(), std::size_t{2});
}

QTEST_MAIN(TestTableSounds)
#include "tst_table_sounds.moc"
