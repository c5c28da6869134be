// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/regrade.h"
#include "app/records/session_list.h"
#include "core/rulebook/read.h"
#include "tests/app/records/records_folder.h"
#include "tests/app/records/sitting.h"
#include "tests/core/support/rows.h"

using namespace mz;
using namespace mz::testing;

namespace {

// The books of another day: each with this edition, and by whatever else was changed.
Judges otherDay(int edition, void (*change)(Rulebook&) = nullptr) {
    Judges judges = testing::judges();
    judges.program = "mazziere another day";
    judges.book = [edition, change](const std::string& id) {
        auto book = readRulebook(*rulebookText(id), rulebookText);
        book->edition = edition;
        if (change != nullptr)
            change(*book);
        return std::make_shared<const Rulebook>(std::move(*book));
    };
    return judges;
}

// A book in which an overdealt flop is no incident at all.
void forgiveOverdealtFlops(Rulebook& book) {
    book.procedureOf[static_cast<std::size_t>(IncidentKind::overdealtFlop)] = std::nullopt;
}

QString told(const OrTrouble<Regraded>& regraded) {
    return QString("%1 looked at, %2 changed, %3 first, %4 not judged")
        .arg(regraded->sessions)
        .arg(regraded->changed)
        .arg(regraded->first)
        .arg(regraded->notJudged);
}

} // namespace

class TestRegrade : public QObject {
    Q_OBJECT

private slots:
    void init();
    void nothingHasChanged();
    void anEditionThatSaysTheSame();
    void anotherVerdictStandsBeside();
    void whatHadNoVerdictGetsOne();
    void whatNobodyCanJudgeStays();
    void runningOnesAreLeftAlone();
    void inManyBatches();

private:
    [[nodiscard]] Database& db() const { return *m_database; }

    std::unique_ptr<RecordsFolder> m_folder;
    std::unique_ptr<Database> m_database;
    qint64 m_ada = 0;
};

void TestRegrade::init() {
    m_database.reset();
    m_folder = std::make_unique<RecordsFolder>();
    m_database = m_folder->open();
    m_ada = addPerson(db(), aPerson("Ada"))->id;
}

void TestRegrade::nothingHasChanged() {
    QCOMPARE(told(regrade(db(), judges(), 1)),
             QString("0 looked at, 0 changed, 0 first, 0 not judged"));
    const QString key = keep(db(), {m_ada, "a", 1'000, writtenLog()});
    keep(db(), {std::nullopt, "b", 1'000, writtenLog({"four-card-flop", "betting; street"})});
    QCOMPARE(told(regrade(db(), judges(), 1)),
             QString("2 looked at, 0 changed, 0 first, 0 not judged"));
    QCOMPARE(verdictsOf(db(), key)->size(), std::size_t{1});
}

// The number of the edition alone is no other verdict.
void TestRegrade::anEditionThatSaysTheSame() {
    const QString key = keep(db(), {m_ada, "a", 1'000, writtenLog()});
    QCOMPARE(told(regrade(db(), otherDay(2), 1)),
             QString("1 looked at, 0 changed, 0 first, 0 not judged"));
    QCOMPARE(verdictsOf(db(), key)->size(), std::size_t{1});
}

// The verdict of the day stays to the last letter, and so do the attempts.
void TestRegrade::anotherVerdictStandsBeside() {
    const QString key = keep(db(), {m_ada, "a", 1'000, writtenLog()});
    const QString other = keep(db(), {m_ada, "b", 1'000, writtenLog({"extra-card"})});
    const KeptVerdict before = verdictsOf(db(), key)->front();
    const Judges changed = otherDay(7, forgiveOverdealtFlops);
    QCOMPARE(told(regrade(db(), changed, 99'000)),
             QString("2 looked at, 1 changed, 0 first, 0 not judged"));

    const auto verdicts = verdictsOf(db(), key);
    QCOMPARE(verdicts->size(), std::size_t{2});
    const KeptVerdict& day = verdicts->front();
    QCOMPARE(text(day.json), text(before.json));
    QCOMPARE(day.judgedAt, before.judgedAt);
    QCOMPARE(text(day.program), QString("mazziere today"));
    const KeptVerdict& today = verdicts->back();
    QCOMPARE(today.number, 2);
    QCOMPARE(today.judgedAt, 99'000);
    QCOMPARE(text(today.program), QString("mazziere another day"));
    QCOMPARE(today.rulebookEdition, 7);
    QVERIFY(!today.imported);
    QCOMPARE(text(today.json), text(judgeLog(writtenLog(), changed)->verdict));

    const auto row = findSession(db(), key);
    QCOMPARE((*row)->ofTheDay->score, 100);
    QCOMPARE((*row)->latest->number, 2);
    QCOMPARE((*row)->latest->score, today.score);
    QVERIFY(!(*findSession(db(), other))->latest);
    QCOMPARE(attemptsOf(db(), m_ada, "holdem.2")->size(), std::size_t{1});

    // The same again adds nothing, the old book again adds the old verdict.
    QCOMPARE(told(regrade(db(), changed, 100'000)),
             QString("2 looked at, 0 changed, 0 first, 0 not judged"));
    QCOMPARE(told(regrade(db(), judges(), 101'000)),
             QString("2 looked at, 1 changed, 0 first, 0 not judged"));
    QCOMPARE(verdictsOf(db(), key)->size(), std::size_t{3});
    QCOMPARE((*findSession(db(), key))->latest->number, 3);
    QCOMPARE(text(verdictsOf(db(), key)->back().json), text(before.json));
    QCOMPARE(attemptsOf(db(), m_ada, "holdem.2")->size(), std::size_t{1});
}

// Its book was not known on the day, now it is.
void TestRegrade::whatHadNoVerdictGetsOne() {
    Judges none = judges();
    none.book = [](const std::string&) { return nullptr; };
    const QString key = begin(db(), {m_ada, "a", 1'000, writtenLog()});
    QVERIFY(leaveSession(db(), key, none, 2'000)->notJudged);
    QCOMPARE(told(regrade(db(), judges(), 3'000)),
             QString("1 looked at, 0 changed, 1 first, 0 not judged"));
    const auto row = findSession(db(), key);
    QCOMPARE((*row)->state, SessionState::finished);
    QCOMPARE((*row)->ofTheDay->number, 1);
    QCOMPARE((*row)->ofTheDay->judgedAt, 3'000);
    QCOMPARE(attemptsOf(db(), m_ada)->front().at, 1'000 + 8'000);
}

void TestRegrade::whatNobodyCanJudgeStays() {
    const QString key = keep(db(), {m_ada, "a", 1'000, writtenLog()});
    Judges none = judges();
    none.book = [](const std::string&) { return nullptr; };
    QCOMPARE(told(regrade(db(), none, 1)),
             QString("0 looked at, 0 changed, 0 first, 1 not judged"));
    QCOMPARE(verdictsOf(db(), key)->size(), std::size_t{1});
}

void TestRegrade::runningOnesAreLeftAlone() {
    const QString key = begin(db(), {m_ada, "a", 1'000, writtenLog()});
    QCOMPARE(told(regrade(db(), judges(), 1)),
             QString("0 looked at, 0 changed, 0 first, 0 not judged"));
    QCOMPARE((*findSession(db(), key))->state, SessionState::running);
}

// Each once, whichever batch it is in.
void TestRegrade::inManyBatches() {
    {
        Work work(db(), Work::Kind::writes);
        SessionWriter writer(work);
        const std::string log = writtenLog();
        const auto judgement = judgeLog(log, judges());
        for (int i = 0; i < 1'203; ++i) {
            SessionStart start = startOf({m_ada, {}, i, log});
            const qint64 id =
                writer.add(start, SessionState::finished, SessionOrigin::imported, log);
            if (i % 2 == 0)
                writer.addVerdict(id, keptVerdict(*judgement, "mazziere", 5));
        }
        QVERIFY(work.done());
    }
    QCOMPARE(told(regrade(db(), judges(), 7)),
             QString("1203 looked at, 0 changed, 601 first, 0 not judged"));
    QCOMPARE(answer(db(), "SELECT count(*) FROM verdict"), QString("1203"));
    QCOMPARE(answer(db(), "SELECT count(*) FROM attempt"), QString("601"));
}

QTEST_GUILESS_MAIN(TestRegrade)
#include "tst_regrade.moc"
