// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_driver.h"

#include <QAbstractButton>
#include <QLabel>

using namespace mz;

namespace {

// Names of scenarios are data, and may end in "…".
bool isData(const QWidget& widget) {
    return widget.objectName() == QLatin1String("crumb") ||
           widget.objectName() == QLatin1String("status");
}

} // namespace

class TestWindowLabels : public QObject {
    Q_OBJECT

private slots:
    void nothingIsCut_data();
    void nothingIsCut();
    void theCoachHasRoomForAllItSays();
    void bothLanguagesAreThere();
};

void TestWindowLabels::nothingIsCut_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("italian");
    QTest::addColumn<int>("percent");
    for (const QSize size : {QSize(1024, 700), QSize(1280, 720), QSize(1366, 768), QSize(1440, 900),
                             QSize(1920, 1080), QSize(1080, 1920)})
        for (const bool italian : {false, true})
            for (const int percent : {80, 100, 130})
                QTest::addRow("%dx%d %s %d%%", size.width(), size.height(), italian ? "it" : "en",
                              percent)
                    << size << italian << percent;
}

// The program's own words stand on their buttons and labels in full, in both languages.
void TestWindowLabels::nothingIsCut() {
    QFETCH(QSize, size);
    QFETCH(bool, italian);
    QFETCH(int, percent);
    WindowDriver driver(fourCardFlop(), size);
    Settings settings = driver.window->settings();
    settings.textPercent = percent;
    driver.window->useSettings(settings);
    driver.window->useLanguage(italian);
    QVERIFY(driver.window->deal({0, 0}));
    QCoreApplication::processEvents();
    int seen = 0;
    for (const QAbstractButton* button : driver.window->findChildren<QAbstractButton*>()) {
        if (!button->isVisible() || isData(*button))
            continue;
        ++seen;
        const auto* act = qobject_cast<const ActionButton*>(button);
        QVERIFY2(act != nullptr ? act->fits() : button->width() >= button->sizeHint().width(),
                 qPrintable(button->text()));
        QVERIFY2(driver.window->rect().contains(
                     QRect(button->mapTo(driver.window.get(), QPoint()), button->size())),
                 qPrintable(button->text()));
        QVERIFY2(button->width() >= 44 && button->height() >= 44, qPrintable(button->text()));
    }
    for (const QLabel* label : driver.window->findChildren<QLabel*>()) {
        if (!label->isVisible() || isData(*label) || label->wordWrap())
            continue;
        ++seen;
        QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
    }
    QVERIFY(seen > 30);
}

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
