// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/support/window_driver.h"

#include <QLabel>

using namespace mz;

class TestWindowLabels : public QObject {
    Q_OBJECT

private slots:
    void theCoachHasRoomForAllItSays();
    void bothLanguagesAreThere();
};

// However much goes wrong, every line that the coach writes stands there in full.
void TestWindowLabels::theCoachHasRoomForAllItSays() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    for (const Command command :
         {Command::burn, Command::burn, Command::pitch, Command::misdeal, Command::board,
          Command::burn, Command::board, Command::burn, Command::board})
        driver.window->run(command);
    QTest::qWait(50); // layouts settle
    int seen = 0;
    for (const QLabel* label : driver.window->findChildren<QLabel*>()) {
        if (!label->isVisible() || !label->wordWrap() || label->text().isEmpty())
            continue;
        ++seen;
        QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                 qPrintable(QStringLiteral("%1 has %2 px and needs %3")
                                .arg(label->text())
                                .arg(label->height())
                                .arg(label->heightForWidth(label->width()))));
        QVERIFY2(label->parentWidget()->rect().contains(label->geometry()),
                 qPrintable(label->text()));
    }
    QVERIFY(seen > 15);
}

// Switching the language changes every word at once, without a restart.
void TestWindowLabels::bothLanguagesAreThere() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    const auto texts = [&] {
        QStringList all;
        for (const ActionButton* button : driver.window->findChildren<ActionButton*>())
            all.append(button->text());
        all.append(driver.place({Place::Kind::muck})->accessibleName());
        all.append(driver.window->statusText());
        return all;
    };
    const QStringList english = texts();
    driver.window->useLanguage(true);
    const QStringList italian = texts();
    QVERIFY(english != italian);
    driver.window->useLanguage(false);
    QCOMPARE(texts(), english);
}

QTEST_MAIN(TestWindowLabels)
#include "tst_window_labels.moc"
