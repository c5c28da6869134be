// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/progress.h"
#include "app/records/session_list.h"
#include "tests/app/records/progress_words.h"
#include "tests/app/records/records_folder.h"
#include "tests/app/records/sitting.h"

using namespace mz;
using namespace mz::testing;

class TestProgressRead : public QObject {
    Q_OBJECT

private slots:
    void ofAPersonInTheDatabase();
};

// What the lists tell, and no one else's.
void TestProgressRead::ofAPersonInTheDatabase() {
    const RecordsFolder folder;
    const auto database = folder.open();
    const qint64 ada = addPerson(*database, aPerson("Ada"))->id;
    const qint64 bice = addPerson(*database, aPerson("Bice"))->id;
    const qint64 first = at("2026-11-30T10:00");
    constexpr qint64 day = 86'400'000;
    keep(*database, {ada, "a", first, writtenLog()});
    keep(*database,
         {ada, "b", first + day,
          writtenLog({"clean-first-hand", "shuffle; cut; deal; flip hole:3 0; as told"})});
    keep(*database, {ada, "c", first + 8 * day, writtenLog({"four-card-flop", "betting; street"})});
    keep(*database, {ada, "d", first + 9 * day, writtenLog({"extra-card"})});
    keep(*database, {ada, "x", first + 9 * day, writtenLog({"exposed-middle-card"})});
    begin(*database, {ada, "e", first + 9 * day, writtenLog({"extra-card"})});
    keep(*database, {bice, "f", first, writtenLog()});

    std::vector<TriedOnce> attempts;
    const auto kept = attemptsOf(*database, ada);
    for (const KeptAttempt& one : *kept)
        attempts.push_back({one.attempt.rule, one.attempt.outcome == "correct",
                            one.attempt.reactionMs, one.at,
                            one.attempt.cause == "dealer" && isExposedCard(one.attempt.incident)});
    std::vector<DealtOnce> sessions;
    const auto rows = sessionsOf(*database, ada, 10);
    for (const SessionRow& row : *rows)
        if (row.state != SessionState::running)
            sessions.push_back({row.start.startedAt, row.state == SessionState::finished});
    const Progress expected = progressOf(attempts, sessions, utc());
    const auto progress = progressOf(*database, ada, utc());
    QCOMPARE(told(*progress), told(expected));
    QCOMPARE(progress->sinceExposedCard.at, expected.sinceExposedCard.at);
    QCOMPARE(progress->sinceExposedCard.hands, expected.sinceExposedCard.hands);
    QCOMPARE(QString::fromStdString(progress->next.rule),
             QString::fromStdString(expected.next.rule));
    QCOMPARE(sessions.size(), std::size_t{5});
    QVERIFY(progress->sinceExposedCard.at);
    QVERIFY(progressOf(*database, 77, utc())->weeks.empty());
}

QTEST_GUILESS_MAIN(TestProgressRead)
#include "tst_progress_read.moc"
