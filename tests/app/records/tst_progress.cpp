// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/progress.h"
#include "tests/app/records/progress_words.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace mz;
using namespace mz::testing;

namespace {

// Every rule right, as often as told, from this day on.
std::vector<TriedOnce> allRight(int times) {
    QString told;
    for (int i = 0; i < times; ++i)
        for (const char* rule : {"1", "2", "3", "4", "5", "6", "none"})
            told += QString("%1 + 900 2026-01-%2T1%3:00;")
                        .arg(rule)
                        .arg(i + 1, 2, 10, QChar('0'))
                        .arg(QString(rule) == "none" ? "0" : rule);
    return tries(told);
}

} // namespace

class TestProgress : public QObject {
    Q_OBJECT

private slots:
    void theRulesStandInTheirOrder();
    void aRule_data();
    void aRule();
    void shares();
    void weeks_data();
    void weeks();
    void weeksBeginWhereOneIs_data();
    void weeksBeginWhereOneIs();
    void handsSinceAnExposedCard_data();
    void handsSinceAnExposedCard();
    void whichCardsAreExposed();
    void whatComesNext_data();
    void whatComesNext();
    void theOrderDoesNotMatter();
};

// The six and the decoys are there before anything was done, rules of other books behind them.
void TestProgress::theRulesStandInTheirOrder() {
    const auto rules = [](const Progress& progress) {
        QStringList list;
        for (const RuleProgress& rule : progress.rules)
            list.append(QString::fromStdString(rule.rule));
        return list.join(' ');
    };
    const QString usual = "holdem.1 holdem.2 holdem.3 holdem.4 holdem.5 holdem.6 none";
    const Progress nothing = progressOf({}, {}, utc());
    QCOMPARE(rules(nothing), usual);
    QVERIFY(!nothing.rules[0].lastTriedAt && !nothing.rules[0].medianReactionMs);
    QVERIFY(nothing.weeks.empty());
    const Progress some = progressOf(
        tries("tda.9 + 1 2026-01-01T10:00; none + 1 2026-01-01T10:00; a.1 + 1 2026-01-01T10:00"),
        {}, utc());
    QCOMPARE(rules(some), usual + " a.1 tda.9");
}

void TestProgress::aRule_data() {
    QTest::addColumn<QString>("attempts");
    QTest::addColumn<QString>("expected");
    QTest::newRow("once") << "2 + 900 2026-01-05T10:00"
                          << "holdem.2 1/1, last 1/1, 900";
    QTest::newRow("no reaction") << "2 - ? 2026-01-05T10:00; 2 + 500 2026-01-05T11:00"
                                 << "holdem.2 1/2, last 1/2, 500";
    QTest::newRow("never a reaction") << "2 - ? 2026-01-05T10:00"
                                      << "holdem.2 0/1, last 0/1, -";
    QString twelve;
    for (int i = 0; i < 12; ++i)
        twelve += QString("2 %1 %2 2026-01-%3T10:00;")
                      .arg(i < 3 ? "-" : "+")
                      .arg(100 * (i + 1))
                      .arg(i + 1, 2, 10, QChar('0'));
    // Of the reactions 300 … 1200 the middle.
    QTest::newRow("only the last ten") << twelve << "holdem.2 9/12, last 9/10, 750";
}

void TestProgress::aRule() {
    QFETCH(const QString, attempts);
    QTEST(told(progressOf(tries(attempts), {}, utc()).rules[1]), "expected");
}

void TestProgress::shares() {
    RuleProgress rule;
    QCOMPARE(rule.shareCorrect(), 0.0);
    QCOMPARE(rule.lastShareCorrect(), 0.0);
    rule.attempts = 20;
    rule.correct = 5;
    rule.lastTried = 10;
    rule.lastCorrect = 4;
    QCOMPARE(rule.shareCorrect(), 0.25);
    QCOMPARE(rule.lastShareCorrect(), 0.4);
    QCOMPARE(rule.mastery(), 0.4);
    rule.lastTried = 4;
    QCOMPARE(rule.lastShareCorrect(), 1.0);
    QCOMPARE(rule.mastery(), 0.4);
    WeekProgress week;
    QCOMPARE(week.shareCorrect(), 0.0);
    week.attempts = 4;
    week.correct = 3;
    QCOMPARE(week.shareCorrect(), 0.75);
}

void TestProgress::weeks_data() {
    QTest::addColumn<QString>("attempts");
    QTest::addColumn<QString>("sessions");
    QTest::addColumn<QString>("expected");
    QTest::newRow("Monday to Sunday")
        << ""
        << "2026-11-30T00:00; 2026-12-06T23:59; 2026-12-07T00:00"
        << "2026-W49: 2 sessions, 0/0, -\n2026-W50: 1 sessions, 0/0, -";
    QTest::newRow("the year of a week")
        << ""
        << "2027-01-03T10:00; 2027-01-04T10:00; 2024-12-30T10:00"
        << "2025-W1: 1 sessions, 0/0, -\n2026-W53: 1 sessions, 0/0, -\n"
           "2027-W1: 1 sessions, 0/0, -";
    QTest::newRow("left ones count") << ""
                                     << "2026-11-30T00:00 left; 2026-12-01T00:00"
                                     << "2026-W49: 2 sessions, 0/0, -";
    QTest::newRow("attempts")
        << "1 + 900 2026-11-30T10:00; 2 - 100 2026-12-01T10:00; 3 + ? 2026-12-02T10:00;"
           "1 - 500 2026-12-09T10:00"
        << "2026-11-30T09:00"
        << "holdem.1 1/2, last 1/2, 700\nholdem.2 0/1, last 0/1, 100\n"
           "holdem.3 1/1, last 1/1, -\n"
           "2026-W49: 1 sessions, 2/3, 500\n2026-W50: 0 sessions, 0/1, 500";
    QTest::newRow("long ago") << ""
                              << "1969-12-29T00:00"
                              << "1970-W1: 1 sessions, 0/0, -";
}

void TestProgress::weeks() {
    QFETCH(const QString, attempts);
    QFETCH(const QString, sessions);
    QTEST(told(progressOf(tries(attempts), hands(sessions), utc())), "expected");
}

void TestProgress::weeksBeginWhereOneIs_data() {
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<QString>("moment"); // UTC
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* zone, const char* moment,
                        const char* expected) {
        QTest::newRow(name) << QByteArray(zone) << QString(moment) << QString(expected);
    };
    row("Sunday in London", "UTC", "2026-12-06T23:30", "2026-W49: 1 sessions, 0/0, -");
    row("Monday in Rome", "Europe/Rome", "2026-12-06T23:30", "2026-W50: 1 sessions, 0/0, -");
    row("Monday in Rome, in summer", "Europe/Rome", "2026-07-05T22:30",
        "2026-W28: 1 sessions, 0/0, -");
    row("Sunday in New York", "America/New_York", "2026-12-07T04:30",
        "2026-W49: 1 sessions, 0/0, -");
}

void TestProgress::weeksBeginWhereOneIs() {
    QFETCH(const QByteArray, zone);
    QFETCH(const QString, moment);
    const QTimeZone there(zone);
    QVERIFY(there.isValid());
    QTEST(told(progressOf({}, hands(moment), there)), "expected");
}

void TestProgress::handsSinceAnExposedCard_data() {
    QTest::addColumn<QString>("attempts");
    QTest::addColumn<QString>("sessions");
    QTest::addColumn<QString>("expected");
    const QString five = "2026-01-01T10:00; 2026-01-02T10:00; 2026-01-03T10:00 left;"
                         "2026-01-04T10:00; 2026-01-05T10:00";
    QTest::newRow("nothing yet") << ""
                                 << ""
                                 << "- 0";
    QTest::newRow("never") << "1 + 9 2026-01-02T10:01" << five << "- 4";
    QTest::newRow("in the second")
        << "1 + 9 2026-01-02T10:01 own" << five << QString("%1 2").arg(at("2026-01-02T10:01"));
    QTest::newRow("twice")
        << "1 + 9 2026-01-02T10:01 own; 1 - 9 2026-01-04T10:01 own; 1 + 9 2026-01-05T10:01" << five
        << QString("%1 1").arg(at("2026-01-04T10:01"));
    QTest::newRow("in the last") << "1 + 9 2026-01-05T10:01 own" << five
                                 << QString("%1 0").arg(at("2026-01-05T10:01"));
}

void TestProgress::handsSinceAnExposedCard() {
    QFETCH(const QString, attempts);
    QFETCH(const QString, sessions);
    const SinceExposedCard since =
        progressOf(tries(attempts), hands(sessions), utc()).sinceExposedCard;
    QTEST(QString("%1 %2").arg(number(since.at)).arg(since.hands), "expected");
}

void TestProgress::whichCardsAreExposed() {
    for (const char* incident : {"exposed-first-holecard", "exposed-second-holecard",
                                 "exposed-holecard", "exposed-holecards"})
        QVERIFY2(isExposedCard(incident), incident);
    for (const char* incident : {"player-exposes-holecard", "extra-holecard", "premature-turn", ""})
        QVERIFY2(!isExposedCard(incident), incident);
}

void TestProgress::whatComesNext_data() {
    QTest::addColumn<int>("timesRight"); // each rule, in January
    QTest::addColumn<QString>("attempts");
    QTest::addColumn<QString>("expected");
    QTest::newRow("at the beginning") << 0 << ""
                                      << "holdem.1 never-tried";
    QTest::newRow("the first that is missing")
        << 0 << "1 - 9 2026-02-01T10:00; 2 - 9 2026-02-01T10:00; 4 - 9 2026-02-01T10:00"
        << "holdem.3 never-tried";
    QTest::newRow("all tried but once") << 1 << ""
                                        << "none least-mastery";
    QTest::newRow("of several alike the one longest ago")
        << 1 << "none + 9 2026-02-01T10:00; none - 9 2026-02-01T10:00"
        << "holdem.1 least-mastery";
    QTest::newRow("the weakest")
        << 10
        << "4 - 9 2026-02-01T10:00; 4 - 9 2026-02-01T10:00; 4 - 9 2026-02-01T10:00;"
           "5 - 9 2026-02-01T10:00; 5 - 9 2026-02-01T10:00; 5 - 9 2026-02-01T10:00;"
           "5 - 9 2026-02-01T10:00"
        << "holdem.5 least-mastery";
    QTest::newRow("eight of ten are enough")
        << 10 << "4 - 9 2026-02-01T10:00; 4 - 9 2026-02-01T10:00"
        << "none longest-ago";
    QTest::newRow("all mastered") << 10 << ""
                                  << "none longest-ago";
    QTest::newRow("all mastered, decoys today") << 10 << "none + 9 2026-02-01T10:00"
                                                << "holdem.1 longest-ago";
    QTest::newRow("another book's rule") << 10 << "tda.1 + 9 2026-02-01T10:00"
                                         << "tda.1 least-mastery";
}

void TestProgress::whatComesNext() {
    QFETCH(const int, timesRight);
    QFETCH(const QString, attempts);
    std::vector<TriedOnce> all = allRight(timesRight);
    std::ranges::copy(tries(attempts), std::back_inserter(all));
    const NextRule next = progressOf(all, {}, utc()).next;
    const auto why = code(next.why);
    QTEST(QString("%1 %2").arg(QString::fromStdString(next.rule),
                               QString::fromUtf8(why.data(), static_cast<int>(why.size()))),
          "expected");
}

void TestProgress::theOrderDoesNotMatter() {
    QString several;
    for (int i = 1; i <= 20; ++i)
        several += QString("%1 %2 %3 2026-%4-%5T10:%5%6;")
                       .arg(QString::number(1 + i % 3), i % 4 == 0 ? "-" : "+")
                       .arg(i * 37 % 11 * 100)
                       .arg(1 + i % 5, 2, 10, QChar('0'))
                       .arg(i, 2, 10, QChar('0'))
                       .arg(i % 7 == 0 ? " own" : "");
    std::vector<TriedOnce> attempts = tries(several);
    std::vector<DealtOnce> sessions = hands("2026-01-02T10:00;2026-02-03T11:00;2026-05-05T10:00");
    const Progress straight = progressOf(attempts, sessions, utc());
    std::mt19937 mixer(5);
    for (int i = 0; i < 20; ++i) {
        std::ranges::shuffle(attempts, mixer);
        std::ranges::shuffle(sessions, mixer);
        const Progress mixed = progressOf(attempts, sessions, utc());
        QCOMPARE(told(mixed), told(straight));
        QCOMPARE(mixed.sinceExposedCard.hands, straight.sinceExposedCard.hands);
        QCOMPARE(mixed.next.rule, straight.next.rule);
    }
}

QTEST_GUILESS_MAIN(TestProgress)
#include "tst_progress.moc"
