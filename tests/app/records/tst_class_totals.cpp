// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/class_totals.h"
#include "tests/app/records/records_folder.h"
#include "tests/app/records/sitting.h"

using namespace mz;
using namespace mz::testing;

namespace {

// "holdem.2 1/3 1500": correct of attempts, the mean reaction
QString told(const RuleTotals& totals) {
    return QString("%1 %2/%3 %4")
        .arg(QString::fromStdString(totals.rule))
        .arg(totals.correct)
        .arg(totals.attempts)
        .arg(totals.meanReactionMs ? QString::number(*totals.meanReactionMs) : "-");
}

QStringList told(const PersonTotals& totals) {
    QStringList list;
    for (const RuleTotals& rule : totals.rules)
        list.append(told(rule));
    return list;
}

QStringList filesOf(const PersonTotals& totals) {
    QStringList files;
    for (const SessionRow& row : totals.latest)
        files.append(row.start.file);
    return files;
}

} // namespace

class TestClassTotals : public QObject {
    Q_OBJECT

private slots:
    void init();
    void byPersonAndRule();
    void reactionsThatAreNotKnown();
    void theLatestSessions();
    void nobody();

private:
    [[nodiscard]] Database& db() const { return *m_database; }
    [[nodiscard]] std::vector<PersonTotals> totals(int latest = 0) const {
        const std::vector<qint64> people{m_bice, m_ada};
        return classTotals(db(), people, latest).value();
    }
    void tried(qint64 person, const char* rule, const char* outcome, const char* reaction) const;

    std::unique_ptr<RecordsFolder> m_folder;
    std::unique_ptr<Database> m_database;
    qint64 m_ada = 0;
    qint64 m_bice = 0;
};

void TestClassTotals::init() {
    m_database.reset();
    m_folder = std::make_unique<RecordsFolder>();
    m_database = m_folder->open();
    m_ada = addPerson(db(), aPerson("Ada"))->id;
    m_bice = addPerson(db(), aPerson("Bice"))->id;
}

// An attempt of a session of which nothing else matters.
void TestClassTotals::tried(qint64 person, const char* rule, const char* outcome,
                            const char* reaction) const {
    const QString key = begin(db(), {person, QUuid::createUuid().toString(), 1, writtenLog()});
    answer(db(), QString("INSERT INTO attempt (session, person, rule, incident, cause, outcome, "
                         "score, reaction_ms, opened_ms, at) SELECT id, person, '%1', 'x', "
                         "'injected', '%2', 50, %3, 0, 1 FROM session WHERE key = '%4'")
                     .arg(rule, outcome, reaction, key)
                     .toUtf8()
                     .constData());
}

void TestClassTotals::byPersonAndRule() {
    tried(m_ada, "holdem.2", "correct", "1000");
    tried(m_ada, "holdem.2", "partial", "2000");
    tried(m_ada, "holdem.2", "wrong", "4500");
    tried(m_ada, "holdem.2", "correct", "500");
    tried(m_ada, "none", "wrong", "10");
    tried(m_bice, "holdem.2", "correct", "7");
    tried(m_bice, "holdem.1", "correct", "0");
    const auto all = totals();
    QCOMPARE(all.size(), std::size_t{2});
    QCOMPARE(all[0].person, m_bice);
    QCOMPARE(told(all[0]), (QStringList{"holdem.1 1/1 0", "holdem.2 1/1 7"}));
    QCOMPARE(all[1].person, m_ada);
    QCOMPARE(told(all[1]), (QStringList{"holdem.2 2/4 2000", "none 0/1 10"}));
    QCOMPARE(all[1].rules[0].shareCorrect(), 0.5);
    QCOMPARE(all[1].rules[1].shareCorrect(), 0.0);
    QCOMPARE(RuleTotals{}.shareCorrect(), 0.0);
}

// They count as attempts and are no part of the mean.
void TestClassTotals::reactionsThatAreNotKnown() {
    tried(m_ada, "holdem.2", "correct", "1001");
    tried(m_ada, "holdem.2", "correct", "1002");
    tried(m_ada, "holdem.2", "wrong", "NULL");
    tried(m_ada, "holdem.4", "wrong", "NULL");
    QCOMPARE(told(totals()[1]), (QStringList{"holdem.2 2/3 1001.5", "holdem.4 0/1 -"}));
}

void TestClassTotals::theLatestSessions() {
    for (const int at : {3, 1, 4, 2})
        keep(db(), {m_ada, QString::number(at), at, writtenLog()});
    keep(db(), {m_bice, "b", 9, writtenLog()});
    begin(db(), {m_bice, "running", 8, writtenLog()});
    QCOMPARE(filesOf(totals(3)[1]), (QStringList{"4", "3", "2"}));
    QCOMPARE(filesOf(totals(3)[0]), (QStringList{"b", "running"}));
    QCOMPARE(filesOf(totals(0)[1]), QStringList());
    const SessionRow row = totals(1)[1].latest.front();
    QCOMPARE(row.ofTheDay->score, 100);
    QCOMPARE(row.state, SessionState::finished);
    QCOMPARE(told(totals()[1]), QStringList{"holdem.2 4/4 1000"});
}

void TestClassTotals::nobody() {
    QVERIFY(classTotals(db(), {}, 5)->empty());
    const std::vector<qint64> unknown{77};
    const auto all = classTotals(db(), unknown, 5);
    QCOMPARE(all->front().person, 77);
    QVERIFY(all->front().rules.empty() && all->front().latest.empty());
}

QTEST_GUILESS_MAIN(TestClassTotals)
#include "tst_class_totals.moc"
