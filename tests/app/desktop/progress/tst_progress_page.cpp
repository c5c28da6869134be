// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/progress/progress_page.h"
#include "app/desktop/sentences/window_language.h"
#include "app/desktop/window/sample_progress.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace mz;

namespace {

// The page, and its texts as they can be read and as they are read out.
class Shown {
public:
    explicit Shown(const std::optional<Progress>& progress, const QString& name = "Ada") {
        page.resize(1000, 500);
        page.show();
        static_cast<void>(QTest::qWaitForWindowActive(&page));
        page.setFocus();
        page.setPerson(name);
        if (progress)
            page.setProgress(*progress);
        QCoreApplication::processEvents();
    }

    [[nodiscard]] QStringList texts() const {
        QStringList texts;
        for (const QLabel* label : page.findChildren<QLabel*>())
            if (label->isVisible())
                texts.append(label->text());
        return texts;
    }
    [[nodiscard]] QStringList figuresOf(const char* grid) const {
        QStringList read;
        for (const QLabel* label : page.findChild<QWidget*>(grid)->findChildren<QLabel*>("figure"))
            read.append(label->accessibleName());
        return read;
    }
    [[nodiscard]] QPushButton* button(const char* name) const {
        return page.findChild<QPushButton*>(name);
    }

    ProgressPage page{nullptr};
};

} // namespace

class TestProgressPage : public QObject {
    Q_OBJECT

private slots:
    void init() { WindowLanguage::use(Language::en); }
    void everyRuleHasItsFigures();
    void theLastHalfYearStandsInRows();
    void withoutThePlugInNothingIsMissing();
    void whatComesNextIsOneKeyAway();
    void whoHasDealtNothingIsToldWhatToDo();
    void withoutANameThereIsNoProgress();
    void anotherPersonLeavesNothingBehind();
    void itIsScrolledByKeys();
    void inItalian();
};

void TestProgressPage::everyRuleHasItsFigures() {
    const Shown shown(sampleProgress());
    const QStringList read = shown.figuresOf("rules");
    QCOMPARE(read.size(), qsizetype{7 * 4});
    QCOMPARE(read.mid(12, 4),
             (QStringList{"Hold’em 4, Mastery: 30 %", "Hold’em 4, Last ten: 3 of 10",
                          "Hold’em 4, Attempts: 54", "Hold’em 4, Reaction: 3.9 s"}));
    QCOMPARE(read[24], QString("No irregularity, Mastery: 80 %"));
    const QStringList texts = shown.texts();
    for (const char* text : {"Progress of Ada", "Hold’em 4  ·  A turn or river before its time",
                             "Of the last ten times right: 3. Of all the rules it needs you most.",
                             "Hands since your last exposed card", "137"})
        QVERIFY2(texts.contains(QString::fromUtf8(text)), text);
}

void TestProgressPage::theLastHalfYearStandsInRows() {
    const Shown shown(sampleProgress());
    const QStringList read = shown.figuresOf("weeks");
    QCOMPARE(read.size(), qsizetype{23 * 4}); // 26 without three in August
    QCOMPARE(read.mid(0, 4), (QStringList{"11/23/26, Right: 69 %", "11/23/26, Attempts: 13",
                                          "11/23/26, Sessions: 13", "11/23/26, Reaction: 3.4 s"}));
    QVERIFY(read.back().startsWith("6/1/26, Reaction: "));
}

// Beside the tests there is none.
void TestProgressPage::withoutThePlugInNothingIsMissing() {
    const Shown shown(sampleProgress());
    QVERIFY(shown.page.findChild<QWidget*>("chart") == nullptr);
    QVERIFY(shown.texts().contains("Week by week"));
    QVERIFY(!shown.texts().contains("Right by week"));
}

void TestProgressPage::whatComesNextIsOneKeyAway() {
    Shown shown(std::nullopt);
    QVERIFY(!shown.button("drillNext")->isVisible());
    shown.page.setProgress(sampleProgress());
    QVERIFY(shown.button("drillNext")->hasFocus());
    QCOMPARE(shown.button("drillNext")->text(), QString("Drill: Hold’em 4"));
    std::string drilled;
    QObject::connect(&shown.page, &ProgressPage::drillWanted,
                     [&](const std::string& rule) { drilled = rule; });
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QCOMPARE(drilled, std::string("holdem.4"));
}

void TestProgressPage::whoHasDealtNothingIsToldWhatToDo() {
    const Shown shown(progressOf({}, {}, QTimeZone::utc()));
    QVERIFY(shown.texts().contains(
        "Nothing was dealt yet. Begin with the drill below, or choose any hand: after the first "
        "one you see here how far you have come."));
    QVERIFY(shown.texts().contains("You have not met it yet."));
    QVERIFY(shown.page.findChild<QWidget*>("weeks") == nullptr);
    QCOMPARE(shown.button("drillNext")->text(), QString("Drill: Hold’em 1"));
}

void TestProgressPage::withoutANameThereIsNoProgress() {
    const Shown shown(std::nullopt, {});
    QCOMPARE(shown.texts(),
             (QStringList{"Progress",
                          "Progress needs a name: without one nobody knows whose hands are whose. "
                          "Sit down with your name (F2), and what you deal is counted from then "
                          "on."}));
    const QSignalSpy people(&shown.page, &ProgressPage::peopleWanted);
    const QSignalSpy drill(&shown.page, &ProgressPage::drillWanted);
    shown.button("drillNext")->click();
    QCOMPARE(people.size(), 1);
    QCOMPARE(drill.size(), 0);
}

void TestProgressPage::anotherPersonLeavesNothingBehind() {
    Shown shown(sampleProgress());
    shown.page.setPerson("Bea");
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(shown.texts(), QStringList{"Progress of Bea"});
    QVERIFY(!shown.button("drillNext")->isVisible());
}

void TestProgressPage::itIsScrolledByKeys() {
    const Shown shown(sampleProgress());
    const auto* area = shown.page.findChild<QScrollArea*>("scroll");
    const QScrollBar& bar = *area->verticalScrollBar();
    QVERIFY(bar.maximum() > 0);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageDown);
    const int below = bar.value();
    QVERIFY(below > 0);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageUp);
    QCOMPARE(bar.value(), 0);
    // The area itself can be reached, and scrolled line by line.
    for (int step = 0; step < 6 && QApplication::focusWidget() != area; ++step)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), area);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QVERIFY(bar.value() > 0 && bar.value() < below);
}

void TestProgressPage::inItalian() {
    WindowLanguage::use(Language::it);
    const Shown shown(sampleProgress());
    QCOMPARE(shown.figuresOf("rules").mid(12, 4),
             (QStringList{"Hold’em 4, Padronanza: 30 %", "Hold’em 4, Ultimi dieci: 3 su 10",
                          "Hold’em 4, Tentativi: 54", "Hold’em 4, Reazione: 3,9 s"}));
    QVERIFY(shown.texts().contains("Progressi di Ada"));
}

QTEST_MAIN(TestProgressPage)
#include "tst_progress_page.moc"
