// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/title_bar.h"
#include "tests/app/desktop/support/debrief_driver.h"

#include "app/desktop/debrief/debrief_list.h"
#include "app/desktop/debrief/debrief_table.h"
#include "app/desktop/debrief/debrief_timeline.h"

#include <QLabel>
#include <QPushButton>

using namespace mz;

namespace {

// The four-card flop dealt with a second burn, its remedy, and on to the award.
void dealWithAFault(WindowDriver& driver) {
    QVERIFY(driver.window->deal({0, 0}));
    Controller& controller = driver.controller();
    bool burned = false;
    while (const auto next = nextDeed(controller.session())) {
        if (controller.frozen()) // at a critical fault
            driver.window->run(Command::playOn);
        if (!burned && next->incident != nullptr) {
            QVERIFY(controller.act(act::Burn{}));
            if (controller.frozen())
                driver.window->run(Command::playOn);
            QVERIFY(
                controller.act(act::Move{Zones::burns, Picked::at({1}), Zones::deck, End::top}));
            burned = true;
            continue;
        }
        QVERIFY(controller.act(next->deed));
    }
    QVERIFY(controller.session().finished());
}

DebriefPage& openPage(WindowDriver& driver) {
    driver.window->run(Command::debrief);
    QCoreApplication::processEvents();
    return *driver.window->debrief().page();
}

void clickOn(QWidget* widget, const QPoint& at) {
    QTest::mouseClick(widget, Qt::LeftButton, {}, at);
}

} // namespace

class TestDebriefPage : public QObject {
    Q_OBJECT

private slots:
    void itOpensWhenTheCaseIsOver();
    void fromTheVerdict();
    void itBeginsAtTheFirstFault();
    void aClickOnTheTimeline();
    void aClickInTheList();
    void keysOnTheTimeline();
    void theTablesAtAMoment();
    void fromHereAgain();
    void againAndNext();
    void settingsLeadBackToIt();
    void bothLanguages();
};

// Before that it would show the answer.
void TestDebriefPage::itOpensWhenTheCaseIsOver() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->deal({0, 0}));
    driver.window->run(Command::debrief);
    QVERIFY(driver.window->debrief().page() == nullptr);
    dealWithAFault(driver);
    DebriefPage& page = openPage(driver);
    QVERIFY(page.isVisible());
    driver.window->run(Command::escape);
    QVERIFY(!page.isVisible());
    QVERIFY(driver.window->table().isEnabled());
}

void TestDebriefPage::fromTheVerdict() {
    WindowDriver driver(fourCardFlop());
    dealWithAFault(driver);
    QCoreApplication::processEvents(); // the coach writes its verdict
    const QString label = Commands::label(Command::debrief);
    for (QPushButton* button : driver.window->findChildren<QPushButton*>())
        if (button->text().startsWith(label) && button->isVisible()) {
            button->click();
            break;
        }
    QVERIFY(driver.window->debrief().page() != nullptr);
    QVERIFY(driver.window->debrief().page()->isVisible());
}

void TestDebriefPage::itBeginsAtTheFirstFault() {
    WindowDriver driver(fourCardFlop());
    DebriefPage& page = *openLogWithAFault(driver);
    const ReviewMoment& moment = page.review().moments()[static_cast<std::size_t>(page.moment())];
    QVERIFY(moment.wrong);
    QVERIFY(page.review().findingsOn(static_cast<std::size_t>(page.moment())).front().fault ==
            Fault::burnedAgain);
}

void TestDebriefPage::aClickOnTheTimeline() {
    WindowDriver driver(fourCardFlop());
    DebriefPage& page = *openLogWithAFault(driver);
    auto* timeline = page.findChild<DebriefTimeline*>();
    QVERIFY(timeline->height() >= 44);
    for (const int moment : {0, timeline->maximum(), timeline->maximum() / 2}) {
        clickOn(timeline, timeline->spotOf(moment).toPoint());
        QVERIFY(std::abs(timeline->spotOf(page.moment()).x() - timeline->spotOf(moment).x()) < 22);
    }
    // A mark takes the click that falls beside it.
    int fault = 0;
    for (const ReviewFinding& finding : page.review().findings())
        if (finding.wrong())
            fault = static_cast<int>(finding.moment);
    page.goTo(0);
    clickOn(timeline, timeline->spotOf(fault).toPoint() + QPoint(0, 15));
    QCOMPARE(page.moment(), fault);
    // And held down it scrubs.
    QTest::mousePress(timeline, Qt::LeftButton, {}, timeline->spotOf(0).toPoint());
    QTest::mouseMove(timeline, QPoint(timeline->width() - 1, 10));
    QCOMPARE(page.moment(), timeline->maximum());
    QTest::mouseRelease(timeline, Qt::LeftButton, {}, QPoint(timeline->width() - 1, 10));
}

void TestDebriefPage::aClickInTheList() {
    WindowDriver driver(fourCardFlop());
    DebriefPage& page = *openLogWithAFault(driver);
    auto* list = page.findChild<DebriefList*>();
    QCOMPARE(list->lineCount(), static_cast<int>(page.review().findings().size()));
    for (int row = list->lineCount() - 1; row >= 0; --row) {
        list->scrollTo(list->model()->index(row, 0));
        const QRect place = list->visualRect(list->model()->index(row, 0));
        QVERIFY(place.height() >= 44);
        clickOn(list->viewport(), place.center());
        QCOMPARE(page.moment(),
                 static_cast<int>(page.review().findings()[static_cast<std::size_t>(row)].moment));
    }
}

void TestDebriefPage::keysOnTheTimeline() {
    WindowDriver driver(fourCardFlop());
    DebriefPage& page = *openLogWithAFault(driver);
    auto* timeline = page.findChild<DebriefTimeline*>();
    QVERIFY(timeline->hasFocus());
    QTest::keyClick(timeline, Qt::Key_Home);
    QCOMPARE(page.moment(), 0);
    QTest::keyClick(timeline, Qt::Key_Right);
    QTest::keyClick(timeline, Qt::Key_Right);
    QCOMPARE(page.moment(), 2);
    QTest::keyClick(timeline, Qt::Key_Left);
    QCOMPARE(page.moment(), 1);
    QTest::keyClick(timeline, Qt::Key_PageDown);
    QCOMPARE(page.moment(), static_cast<int>(page.review().findings().front().moment));
    QTest::keyClick(timeline, Qt::Key_End);
    QCOMPARE(page.moment(), timeline->maximum());
}

// Left as it lay, right as the book asks; the same where nothing is wrong.
void TestDebriefPage::theTablesAtAMoment() {
    WindowDriver driver(fourCardFlop());
    DebriefPage& page = *openLogWithAFault(driver);
    const auto tables = page.findChildren<DebriefTable*>();
    QCOMPARE(tables.size(), qsizetype{2});
    QCOMPARE(tables[0]->table().burns.size(), std::size_t{2}); // burned again
    QCOMPARE(tables[0]->table().board.size(), std::size_t{4});
    QCOMPARE(tables[1]->table().burns.size(), std::size_t{1});
    QCOMPARE(tables[1]->table().board.size(), std::size_t{0}); // taken back instead
    page.goTo(0);
    QCOMPARE(tables[0]->table().deck.size(), tables[1]->table().deck.size());
    page.goTo(page.findChild<DebriefTimeline*>()->maximum());
    QCOMPARE(tables[0]->table().board.size(), std::size_t{5});
}

// The rest done rightly from before the fault scores 100, on the disk as well: the log of the new
// session is whole in itself.
void TestDebriefPage::fromHereAgain() {
    WindowDriver driver(fourCardFlop());
    dealWithAFault(driver);
    DebriefPage& page = openPage(driver);
    const qint64 t = page.review().moments()[static_cast<std::size_t>(page.moment())].t;
    const std::size_t before =
        page.review().entriesUntil(static_cast<std::size_t>(page.moment())).size();
    for (QPushButton* button : page.findChildren<QPushButton*>())
        if (button->text() == "From here again")
            button->click();
    QVERIFY(!page.isVisible());
    Controller& controller = driver.controller();
    QCOMPARE(controller.session().entries().size(), before);
    QVERIFY(!controller.frozen());
    QVERIFY(controller.now() <= t + 5000);
    QCOMPARE(driver.window->table().view().board.size(), std::size_t{4});
    while (const auto next = nextDeed(controller.session()))
        QVERIFY(controller.act(next->deed));
    QCOMPARE(controller.verdict(Judging::final).score, 100);
    const auto onDisk = driver.verdictOnDisk();
    QVERIFY(onDisk);
    QCOMPARE(onDisk->score, 100);
    // And it can be looked at in its turn, from its very beginning.
    DebriefPage& again = openPage(driver);
    QVERIFY(again.review().moments().size() > before);
    QCOMPARE(again.review().verdict().score, 100);
}

void TestDebriefPage::againAndNext() {
    WindowDriver driver(fourCardFlop());
    dealWithAFault(driver);
    DebriefPage& page = openPage(driver);
    QTest::keyClick(page.findChild<DebriefTimeline*>(), Qt::Key_R);
    QVERIFY(!page.isVisible());
    QVERIFY(driver.controller().session().entries().empty());
    dealWithAFault(driver);
    openPage(driver);
    QTest::keyClick(page.findChild<DebriefTimeline*>(), Qt::Key_N);
    QVERIFY(!page.isVisible());
    QVERIFY(driver.controller().session().entries().empty());
}

// Settings and keys lie above the page, one at a time; closed, they show it again as it was.
void TestDebriefPage::settingsLeadBackToIt() {
    WindowDriver driver(fourCardFlop());
    dealWithAFault(driver);
    DebriefPage& page = openPage(driver);
    const int moment = page.moment();
    emit driver.window->findChild<TitleBar*>()->settingsWanted();
    QVERIFY(!page.isVisible());
    driver.window->run(Command::keys);
    driver.window->run(Command::escape);
    QVERIFY(page.isVisible());
    QCOMPARE(page.moment(), moment);
    driver.window->run(Command::escape);
    QVERIFY(!page.isVisible());
    QVERIFY(driver.window->table().isEnabled());
    driver.window->run(Command::keys);
    driver.window->run(Command::escape);
    QVERIFY(driver.window->table().isEnabled());
}

// Switched while the page is open, every word changes.
void TestDebriefPage::bothLanguages() {
    WindowDriver driver(fourCardFlop());
    DebriefPage& page = *openLogWithAFault(driver);
    const auto texts = [&] {
        QStringList all;
        for (const QLabel* label : page.findChildren<QLabel*>())
            if (label->isVisible() && label->text().size() > 3)
                all.append(label->text());
        for (const QPushButton* button : page.findChildren<QPushButton*>())
            if (button->text().size() > 3)
                all.append(button->text());
        return all;
    };
    const QStringList english = texts();
    driver.window->useLanguage(true);
    QTest::qWait(1);
    const QStringList italian = texts();
    QCOMPARE(english.size(), italian.size());
    int same = 0;
    for (qsizetype text = 0; text < english.size(); ++text)
        same += english[text] == italian[text] ? 1 : 0;
    QVERIFY2(same <= 3, qPrintable(italian.join(" | "))); // "Debrief", "100", a title
    driver.window->useLanguage(false);
    QTest::qWait(1);
    QCOMPARE(texts(), english);
}

QTEST_MAIN(TestDebriefPage)
#include "tst_debrief_page.moc"
