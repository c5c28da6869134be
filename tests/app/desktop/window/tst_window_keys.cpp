// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/keys/key_cap.h"
#include "app/desktop/keys/key_map.h"
#include "tests/app/desktop/support/window_driver.h"

#include <QFile>
#include <QLabel>
#include <QPushButton>

using namespace mz;

namespace {

KeyCap* capOf(const WindowDriver& driver, Command command) {
    for (KeyCap* cap : driver.window->findChildren<KeyCap*>())
        if (cap->isVisible() && cap->command() == command)
            return cap;
    return nullptr;
}

void key(const WindowDriver& driver, Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(driver.window->windowHandle(), key, modifiers);
}

// On the page of the keys: the command's cap is clicked, then this key pressed.
void give(const WindowDriver& driver, Command command, Qt::Key code,
          Qt::KeyboardModifiers modifiers = {}) {
    KeyCap* cap = capOf(driver, command);
    QVERIFY(cap != nullptr);
    QTest::mouseClick(cap, Qt::LeftButton);
    QVERIFY(cap->listening());
    key(driver, code, modifiers);
}

std::size_t acts(const WindowDriver& driver) {
    return driver.controller().session().entries().size();
}

} // namespace

class TestWindowKeys : public QObject {
    Q_OBJECT

private slots:
    void aCommandIsGivenAnotherKey();
    void aTakenKeyIsExchanged();
    void someKeysKeepTheirWork_data();
    void someKeysKeepTheirWork();
    void escapeLeavesTheKeyAsItWas();
    void keysAreKept();
    void theyGoBackToWhatTheyWere();
    void damagedSettingsGiveUsableKeys();
    void theKeyStandsOnTheButtons();
};

void TestWindowKeys::aCommandIsGivenAnotherKey() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    key(driver, Qt::Key_F1);
    give(driver, Command::shuffle, Qt::Key_Q, Qt::ControlModifier);
    key(driver, Qt::Key_Escape);
    key(driver, Qt::Key_S);
    QCOMPARE(acts(driver), std::size_t{0});
    key(driver, Qt::Key_Q, Qt::ControlModifier);
    QCOMPARE(acts(driver), std::size_t{1});
}

// No command is ever without a key, and no key does two things.
void TestWindowKeys::aTakenKeyIsExchanged() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    key(driver, Qt::Key_F1);
    give(driver, Command::shuffle, Qt::Key_C);
    const KeyMap& keys = driver.window->settings().keys;
    QCOMPARE(keys.of(Command::shuffle), QKeySequence(Qt::Key_C));
    QCOMPARE(keys.of(Command::cut), QKeySequence(Qt::Key_S));
    key(driver, Qt::Key_Escape);
    key(driver, Qt::Key_C);
    QVERIFY(
        std::holds_alternative<act::Shuffle>(driver.controller().session().entries().front().deed));
}

void TestWindowKeys::someKeysKeepTheirWork_data() {
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("modifiers");
    QTest::newRow("digit") << int{Qt::Key_4} << int{Qt::NoModifier};
    QTest::newRow("Tab") << int{Qt::Key_Tab} << int{Qt::NoModifier};
    QTest::newRow("Enter") << int{Qt::Key_Return} << int{Qt::NoModifier};
    QTest::newRow("arrow") << int{Qt::Key_Left} << int{Qt::NoModifier};
    QTest::newRow("all cards") << int{Qt::Key_A} << int{Qt::ControlModifier};
}

void TestWindowKeys::someKeysKeepTheirWork() {
    QFETCH(const int, code);
    QFETCH(const int, modifiers);
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    key(driver, Qt::Key_F1);
    give(driver, Command::burn, static_cast<Qt::Key>(code), Qt::KeyboardModifiers(modifiers));
    QCOMPARE(driver.window->settings().keys, KeyMap());
}

void TestWindowKeys::escapeLeavesTheKeyAsItWas() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    key(driver, Qt::Key_F1);
    give(driver, Command::burn, Qt::Key_Escape);
    QCOMPARE(driver.window->settings().keys, KeyMap());
    KeyCap* cap = capOf(driver, Command::burn);
    QVERIFY2(cap != nullptr, "the page has closed");
    QVERIFY(!cap->listening());
}

void TestWindowKeys::keysAreKept() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    key(driver, Qt::Key_F1);
    give(driver, Command::shuffle, Qt::Key_C);
    give(driver, Command::burn, Qt::Key_F5);
    const Settings again = readSettings(driver.path("data"));
    QCOMPARE(again.keys, driver.window->settings().keys);
    QVERIFY(again.keys != KeyMap());
}

void TestWindowKeys::theyGoBackToWhatTheyWere() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    key(driver, Qt::Key_F1);
    give(driver, Command::shuffle, Qt::Key_C);
    for (auto* button : driver.window->findChildren<QPushButton*>(QStringLiteral("reset")))
        if (button->isVisible())
            button->click();
    QCOMPARE(driver.window->settings().keys, KeyMap());
    QCOMPARE(readSettings(driver.path("data")).keys, KeyMap());
}

// Whatever stands in the file, every command has a key, and each another one.
void TestWindowKeys::damagedSettingsGiveUsableKeys() {
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("settings.ini")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[keys]\nshuffle=B\nburn=B\ncut=4\npitch=Ctrl+X, Ctrl+C\nescape=Q\nnonsense=P\n"
               "floor=\ngather=@ByteArray(x)\n");
    file.close();
    const KeyMap keys = readSettings(folder.path()).keys;
    QSet<QString> all;
    for (const Command command : Commands::all())
        all.insert(keys.of(command).toString());
    QCOMPARE(all.size(), static_cast<qsizetype>(Commands::all().size()));
    QCOMPARE(keys.of(Command::cut), Commands::firstKey(Command::cut));
    QCOMPARE(keys.of(Command::pitch), Commands::firstKey(Command::pitch));
    QCOMPARE(keys.of(Command::escape), QKeySequence(Qt::Key_Escape));
}

void TestWindowKeys::theKeyStandsOnTheButtons() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    key(driver, Qt::Key_F1);
    give(driver, Command::hint, Qt::Key_F6);
    key(driver, Qt::Key_Escape);
    const auto* hint = driver.window->findChild<QPushButton*>(QStringLiteral("hint"));
    QVERIFY(hint != nullptr);
    QVERIFY2(hint->text().contains(QStringLiteral("F6")), qPrintable(hint->text()));
}

QTEST_MAIN(TestWindowKeys)
#include "tst_window_keys.moc"
