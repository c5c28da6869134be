// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/progress/progress_words.h"
#include "app/desktop/sentences/window_language.h"

#include <QTest>
#include <QTimeZone>

using namespace mz;

namespace {

constexpr qint64 day = 24 * 3'600'000;

// Every rule met ten times and always right, one a day, the fourth and `rule` but for some.
Progress progress(const std::string& rule, int tried, int right) {
    std::vector<TriedOnce> attempts;
    qint64 at = QDateTime(QDate(2026, 3, 2), QTime(12, 0), QTimeZone::utc()).toMSecsSinceEpoch();
    for (const char* each :
         {"holdem.1", "holdem.2", "holdem.3", "holdem.4", "holdem.5", "holdem.6", "none"}) {
        const bool is = each == rule;
        for (int number = 0; number < (is ? tried : lastAttempts); ++number)
            attempts.push_back({each, !is || number < right, 1000, at += day, false});
    }
    return progressOf(std::move(attempts), {}, QTimeZone::utc());
}

} // namespace

class TestProgressWords : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { WindowLanguage::use(Language::en); }
    void whatComesNextAndWhy_data();
    void whatComesNextAndWhy();
    void whatComesNextInItalian();
    void figuresAreShort();
    void theExposedCard();
};

void TestProgressWords::whatComesNextAndWhy_data() {
    QTest::addColumn<QString>("rule");
    QTest::addColumn<int>("tried");
    QTest::addColumn<int>("right");
    QTest::addColumn<QString>("next");
    QTest::addColumn<QString>("why");
    QTest::newRow("never met") << "holdem.2" << 0 << 0 << "Hold’em 2  ·  Too many cards on the flop"
                               << "You have not met it yet.";
    QTest::newRow("weak") << "holdem.4" << 10 << 3
                          << "Hold’em 4  ·  A turn or river before its time"
                          << "Of the last ten times right: 3. Of all the rules it needs you most.";
    QTest::newRow("only the last ten")
        << "holdem.6" << 14 << 9 << "Hold’em 6  ·  Playing the board"
        << "Of the last ten times right: 5. Of all the rules it needs you most.";
    QTest::newRow("too few") << "holdem.5" << 2 << 2 << "Hold’em 5  ·  Extra holecards"
                             << "You have met it 2 times so far, right: 2. Mastery takes ten.";
    QTest::newRow("one") << "none" << 1 << 0 << "No irregularity"
                         << "You have met it 1 time so far, right: 0. Mastery takes ten.";
    QTest::newRow("all mastered")
        << "" << 0 << 0 << "Hold’em 1  ·  Exposed holecards"
        << "You master every rule; this one you have not met since 3/12/26.";
}

void TestProgressWords::whatComesNextAndWhy() {
    QFETCH(const QString, rule);
    QFETCH(const int, tried);
    QFETCH(const int, right);
    const Progress made = progress(rule.toStdString(), tried, right);
    QTEST(ProgressWords::next(made.next.rule), "next");
    QTEST(ProgressWords::why(made), "why");
}

void TestProgressWords::whatComesNextInItalian() {
    WindowLanguage::use(Language::it);
    const Progress made = progress("none", 1, 1);
    const QString next = ProgressWords::next(made.next.rule);
    const QString why = ProgressWords::why(made);
    WindowLanguage::use(Language::en);
    QCOMPARE(next, QString("Nessuna irregolarità"));
    QCOMPARE(why, QString("Finora ti è capitata 1 volta, giuste: 1. Per la padronanza ne servono "
                          "dieci."));
}

void TestProgressWords::figuresAreShort() {
    const Progress made = progress("holdem.3", 4, 3);
    QCOMPARE(ProgressWords::lastRight(made.rules[2]), QString("3 of 4"));
    QCOMPARE(ProgressWords::percent(made.rules[2].mastery()), QString("30 %"));
    QCOMPARE(ProgressWords::lastRight(progress("holdem.3", 0, 0).rules[2]), QString("–"));
    QCOMPARE(ProgressWords::percent(0.666), QString("67 %"));
    QCOMPARE(ProgressWords::seconds(2340), QString("2.3 s"));
    QCOMPARE(ProgressWords::seconds({}), QString("–"));
    QCOMPARE(ProgressWords::rule("house.9"), QString("house.9"));
    QCOMPARE(ProgressWords::next("house.9"), QString("house.9"));
}

void TestProgressWords::theExposedCard() {
    const qint64 at =
        QDateTime(QDate(2026, 11, 30), QTime(18, 30), QTimeZone::utc()).toMSecsSinceEpoch();
    QCOMPARE(ProgressWords::sinceExposedCard({at, 12}),
             QString("The last one that you exposed yourself was on 11/30/26."));
    QCOMPARE(ProgressWords::sinceExposedCard({{}, 3}),
             QString("You have never exposed one yourself."));
}

QTEST_MAIN(TestProgressWords)
#include "tst_progress_words.moc"
