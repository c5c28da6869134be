// SPDX-License-Identifier: GPL-3.0-or-later
// The charts, where their plug-in is there.
#include "app/desktop/progress/progress_page.h"
#include "app/desktop/window/sample_progress.h"
#include "tests/app/desktop/support/layout_faults.h"
#include "tests/app/desktop/support/school.h"

#include <QScrollArea>

using namespace mz;

namespace {

// Whether this process has Qt Charts in its memory.
bool chartsAreLoaded() {
    QFile maps("/proc/self/maps");
    if (!maps.open(QIODevice::ReadOnly))
        qFatal("no /proc");
    return maps.readAll().contains("Qt6Charts");
}

} // namespace

class TestProgressCharts : public QObject {
    Q_OBJECT

private slots:
    void theyAreLoadedWhenThePageIsOpened();
    void whatTheyShowIsToldAsWell();
    void nothingIsCutAtAnySize_data();
    void nothingIsCutAtAnySize();
};

void TestProgressCharts::theyAreLoadedWhenThePageIsOpened() {
    School school;
    school.start();
    school.add("Ada");
    QVERIFY(school.window().deal(*school.window().library().find("four-card-flop")));
    school.dealToTheEnd();
    school.key(Qt::Key_F3);
    QVERIFY(school.sees("sessionList"));
    QVERIFY(!chartsAreLoaded());
    school.key(Qt::Key_F4);
    QVERIFY(school.sees("chart"));
    QVERIFY(chartsAreLoaded());
}

void TestProgressCharts::whatTheyShowIsToldAsWell() {
    ProgressPage page(nullptr);
    page.setPerson("Ada");
    page.setProgress(sampleProgress());
    page.show();
    QStringList told;
    for (const QWidget* chart : page.findChildren<QWidget*>("chart"))
        told.append(chart->accessibleName() + ": " + chart->accessibleDescription());
    QCOMPARE(told, (QStringList{"Right by week: 36 % … 69 %", "Reaction by week: 6.6 s … 3.4 s"}));
}

void TestProgressCharts::nothingIsCutAtAnySize_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    for (const QSize size : windowSizes)
        for (const int percent : {80, 100, 150, 200})
            QTest::addRow("%dx%d, %d %%", size.width(), size.height(), percent) << size << percent;
}

void TestProgressCharts::nothingIsCutAtAnySize() {
    QFETCH(const QSize, size);
    QFETCH(const int, percent);
    School school;
    school.start();
    school.add("Ada");
    school.window().resize(size);
    school.key(Qt::Key_F4);
    QVERIFY(school.sees("drillNext"));
    auto* page = school.seen<ProgressPage>("progress");
    Settings settings = school.window().settings();
    settings.textPercent = percent;
    school.window().useSettings(settings);
    page->setPerson("Maria Antonietta Guglielmina Francesca Saveria della Valle di San Giorgio");
    page->setProgress(sampleProgress());
    for (const bool italian : {false, true}) {
        school.window().useLanguage(italian);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
        const QStringList faults = LayoutFaults(school.window()).found();
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
        const auto* area = page->findChild<QScrollArea*>("scroll");
        QVERIFY(area->widget()->width() <= area->viewport()->width());
        const auto charts = page->findChildren<QWidget*>("chart");
        QCOMPARE(charts.size(), qsizetype{2});
        for (const QWidget* chart : charts) {
            QVERIFY(area->widget()->rect().contains(chart->geometry()));
            QVERIFY(chart->width() >= 3 * chart->height() / 2);
        }
    }
}

QTEST_MAIN(TestProgressCharts)
#include "tst_progress_charts.moc"
