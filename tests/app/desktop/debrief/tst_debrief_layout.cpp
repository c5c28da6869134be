// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/support/debrief_driver.h"
#include "tests/app/desktop/support/layout_faults.h"

#include "app/desktop/debrief/debrief_boards.h"
#include "app/desktop/debrief/debrief_list.h"
#include "app/desktop/debrief/debrief_table.h"
#include "app/desktop/debrief/debrief_timeline.h"

#include <QScrollArea>

using namespace mz;

class TestDebriefLayout : public QObject {
    Q_OBJECT

private slots:
    void nothingIsCut_data();
    void nothingIsCut();
    void labelsOfTheTimelineDoNotOverlap_data();
    void labelsOfTheTimelineDoNotOverlap();
};

void TestDebriefLayout::nothingIsCut_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("italian");
    QTest::addColumn<int>("percent");
    for (const QSize size : windowSizes)
        for (const bool italian : {false, true})
            for (const int percent : {80, 100, 200})
                QTest::addRow("%dx%d %s %d%%", size.width(), size.height(), italian ? "it" : "en",
                              percent)
                    << size << italian << percent;
}

// Every word of the page has the room that it needs, nothing lies over anything else, and what is
// pressed is large enough, at the first moment, at a fault and at the last one.
void TestDebriefLayout::nothingIsCut() {
    QFETCH(const QSize, size);
    QFETCH(const bool, italian);
    QFETCH(const int, percent);
    WindowDriver driver(fourCardFlop(), size);
    driver.write(percent, italian);
    DebriefPage& page = *openLogWithAFault(driver);
    const int fault = page.moment();
    for (const int moment : {fault, 0, page.findChild<DebriefTimeline*>()->maximum()}) {
        page.goTo(moment);
        QTest::qWait(1); // layouts settle
        const LayoutFaults looked(page);
        QVERIFY(looked.seen() > 12);
        QVERIFY2(looked.found().isEmpty(), qPrintable(looked.found().join('\n')));
        const QWidget* body = page.findChild<QScrollArea*>()->widget();
        QVERIFY(body->width() <= page.width());
        const auto parts = body->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
        for (const QWidget* one : parts) {
            if (!one->isVisible())
                continue;
            QVERIFY2(body->rect().contains(one->geometry()), qPrintable(one->objectName()));
            for (const QWidget* other : parts)
                if (other > one && other->isVisible())
                    QVERIFY2(!one->geometry().intersects(other->geometry()),
                             qPrintable(one->objectName() + " on " + other->objectName()));
        }
        for (const DebriefTable* table : page.findChildren<DebriefTable*>()) {
            QVERIFY(table->width() >= table->leastWidth());
            QVERIFY(table->height() >= 200);
        }
        QVERIFY(page.findChild<DebriefList*>()->height() >= 60);
        auto* boards = page.findChild<DebriefBoards*>();
        QVERIFY2(boards->height() + 2 >= boards->heightForWidth(boards->width()),
                 qPrintable(QStringLiteral("%1 for %2")
                                .arg(boards->height())
                                .arg(boards->heightForWidth(boards->width()))));
    }
}

void TestDebriefLayout::labelsOfTheTimelineDoNotOverlap_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("italian");
    QTest::addColumn<int>("percent");
    QTest::addRow("small") << windowSizes.front() << true << 200;
    QTest::addRow("usual") << designedFor << false << 100;
    QTest::addRow("large") << windowSizes.back() << true << 80;
}

void TestDebriefLayout::labelsOfTheTimelineDoNotOverlap() {
    QFETCH(const QSize, size);
    QFETCH(const bool, italian);
    QFETCH(const int, percent);
    WindowDriver driver(fourCardFlop(), size);
    driver.write(percent, italian);
    DebriefPage& page = *openLogWithAFault(driver);
    auto* timeline = page.findChild<DebriefTimeline*>();
    for (int moment = 0; moment <= timeline->maximum(); ++moment) {
        page.goTo(moment);
        bool here = false;
        for (const DebriefTimeline::Label& one : timeline->labels()) {
            here = here || one.moment == moment;
            QVERIFY2(QRectF(timeline->rect()).contains(one.place), qPrintable(one.text));
            for (const DebriefTimeline::Label& other : timeline->labels())
                if (&one != &other)
                    QVERIFY2(!one.place.intersects(other.place),
                             qPrintable(one.text + " on " + other.text));
        }
        QVERIFY(here);
    }
}

QTEST_MAIN(TestDebriefLayout)
#include "tst_debrief_layout.moc"
