// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/theme.h"
#include "app/desktop/window/settings.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace mz;

namespace {

constexpr double least = 4.5;

// The relative luminance of WCAG 2.
double luminance(const QColor& colour) {
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    const double light = std::max(luminance(a), luminance(b));
    const double dark = std::min(luminance(a), luminance(b));
    return (light + 0.05) / (dark + 0.05);
}

constexpr std::array panels{Panels::standard, Panels::light, Panels::dark, Panels::contrast};
constexpr std::array felts{Felt::green, Felt::blue, Felt::red, Felt::violet, Felt::charcoal};

} // namespace

class TestTheme : public QObject {
    Q_OBJECT

private slots:
    void contrastIsKnown();
    void allThatIsWrittenCanBeRead();
    void theSheetHasItsColoursFromTheTheme();
    void choicesAreKept();
    void nonsenseIsTheFirst();
};

void TestTheme::contrastIsKnown() {
    QCOMPARE(std::round(contrast(Qt::black, Qt::white)), 21.0);
    QVERIFY(std::abs(contrast(QColor(0x76, 0x76, 0x76), Qt::white) - 4.54) < 0.01);
}

// In every theme on every felt, for a class on the projector too.
void TestTheme::allThatIsWrittenCanBeRead() {
    for (const Panels panel : panels)
        for (const Felt felt : felts)
            for (const bool projector : {false, true}) {
                const Theme theme = makeTheme(panel, felt, projector);
                for (const Writing& writing : writingsOf(theme)) {
                    QVERIFY(writing.ink.isValid() && writing.ground.isValid());
                    QVERIFY2(contrast(writing.ink, writing.ground) >= least,
                             qPrintable(QStringLiteral("%1 in panels %2 on felt %3: %4")
                                            .arg(writing.what)
                                            .arg(static_cast<int>(panel))
                                            .arg(static_cast<int>(felt))
                                            .arg(contrast(writing.ink, writing.ground))));
                }
            }
}

// Nothing is left out, and no two kinds of panels look the same.
void TestTheme::theSheetHasItsColoursFromTheTheme() {
    QStringList sheets;
    for (const Panels panel : panels) {
        const QString sheet = theme::styleSheet(makeTheme(panel, Felt::green).panel, 1);
        QVERIFY(!sheet.contains('@'));
        QVERIFY(!sheet.contains(QStringLiteral("px*")));
        QVERIFY(!sheets.contains(sheet));
        sheets.append(sheet);
    }
    const PanelColours colours = makeTheme(Panels::standard, Felt::green).panel;
    QVERIFY(theme::styleSheet(colours, 2) != theme::styleSheet(colours, 1));
}

void TestTheme::choicesAreKept() {
    const QTemporaryDir folder;
    for (const Panels panel : panels)
        for (const Felt felt : felts) {
            Settings settings;
            settings.panels = panel;
            settings.felt = felt;
            settings.projector = felt == Felt::red;
            writeSettings(folder.path(), settings);
            QCOMPARE(readSettings(folder.path()), settings);
        }
}

void TestTheme::nonsenseIsTheFirst() {
    const QTemporaryDir folder;
    QFile file(folder.filePath("settings.ini"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[General]\nfelt=plaid\npanels=7\nprojector=perhaps\n");
    file.close();
    const Settings settings = readSettings(folder.path());
    QCOMPARE(settings.felt, Felt::green);
    QCOMPARE(settings.panels, Panels::standard);
}

QTEST_GUILESS_MAIN(TestTheme)
#include "tst_theme.moc"
