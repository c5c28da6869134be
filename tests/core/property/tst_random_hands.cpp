// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/log.h"
#include "core/session/next.h"
#include "core/session/verdict_json.h"
#include "tests/core/support/books.h"
#include "tests/core/support/random_deeds.h"
#include "tests/core/support/scenario_generator.h"

#include <QTest>

using namespace mz;
using namespace mz::testing;

namespace {

constexpr int handCount = 1500;
constexpr int deedCount = 60;

std::shared_ptr<const Case> randomCase(int number, const std::shared_ptr<const Rulebook>& book) {
    auto ready = prepare(generatedScenario(number), book);
    return ready ? std::make_shared<const Case>(std::move(*ready)) : nullptr;
}

// Counted here once more, by another way than the table's own.
bool everyCardOnce(const Table& table) {
    CardMask seen = 0;
    int cards = 0;
    for (int zone = 0; zone < Zone::count; ++zone)
        for (const CardId card : table.pile(Zone::fromIndex(zone))) {
            seen |= maskOf(card);
            ++cards;
        }
    return cards == cardCount && seen == wholeDeck;
}

bool everyChipThere(const Case& ofCase, const Betting& betting) {
    std::int64_t chips = 0;
    bool owesNobody = true;
    for (std::size_t i = 0; i < maxSeats; ++i) {
        chips += betting.stack[i].count + betting.inFront[i].count;
        owesNobody = owesNobody && betting.stack[i] >= noChips && betting.inFront[i] >= noChips;
    }
    for (const Pot& pot : betting.pots)
        chips += pot.awarded ? 0 : pot.chips.count;
    return owesNobody && chips == ofCase.hand.structure.chipsInPlay().count;
}

// What there is to say of a session but for the help that was taken.
std::string withoutHelp(const Session& session) {
    Verdict verdict = session.verdict(80);
    verdict.help.clear();
    verdict.score = 0;
    verdict.passed = false;
    return writeVerdict("pack", 1, session, verdict);
}

bool sameTable(const Session& a, const Session& b) {
    return a.state() == b.state() && withoutHelp(a) == withoutHelp(b);
}

} // namespace

class TestRandomHands : public QObject {
    Q_OBJECT

private slots:
    void nothingIsLost();
    void replayEqualsLive();
    void takenBackIsNeverDone();

private:
    std::shared_ptr<const Rulebook> m_book = ciaffone();
};

// Whatever the dealer does, each of the 52 cards lies in one place and every chip is somewhere; a
// deed that cannot be done changes nothing; a score is a score.
void TestRandomHands::nothingIsLost() {
    int refused = 0;
    for (int number = 0; number < handCount; ++number) {
        const auto ofCase = randomCase(number, m_book);
        if (ofCase == nullptr)
            continue;
        Session session(ofCase);
        Stream draw(static_cast<std::uint64_t>(number), "deeds");
        for (int line = 2; line < 2 + deedCount; ++line) {
            const State before = session.state();
            const std::size_t entries = session.entries().size();
            const auto done = session.act(likelyDeed(session, draw), line, line);
            if (!done) {
                ++refused;
                QVERIFY(session.state() == before);
                QCOMPARE(session.entries().size(), entries);
            }
            QVERIFY(everyCardOnce(session.state().table));
            QVERIFY(everyChipThere(*ofCase, session.state().betting));
            const Verdict verdict = session.verdict(80, Judging::soFar);
            QVERIFY(verdict.score >= 0 && verdict.score <= 100);
        }
    }
    QVERIFY(refused > handCount);
}

// A session dealt live and one that is read again from its log are the same, help included.
void TestRandomHands::replayEqualsLive() {
    for (int number = 0; number < handCount; ++number) {
        const auto ofCase = randomCase(number, m_book);
        if (ofCase == nullptr)
            continue;
        Session live(ofCase);
        Stream draw(static_cast<std::uint64_t>(number), "deeds");
        LogHeader header;
        header.pack = "pack";
        std::string log = writeHeader(header) + '\n';
        int line = 2;
        for (int i = 0; i < deedCount && !live.finished(); ++i) {
            Deed deed = likelyDeed(live, draw);
            if (draw.below(8) == 0)
                deed = deed::Back{1 + static_cast<int>(draw.below(4))};
            else if (draw.below(12) == 0)
                deed = deed::Hint{1 + static_cast<int>(draw.below(3))};
            if (!live.act(deed, line, 10 * line))
                continue;
            log += writeEntry({line, 10 * line, deed}) + '\n';
            ++line;
        }
        const auto read = readLog(log);
        QVERIFY(read && !read->unreadable);
        const auto again = replay(ofCase, *read);
        QVERIFY2(again.has_value(), log.c_str());
        QVERIFY(again->state() == live.state());
        QCOMPARE(writeVerdict("pack", 1, *again, again->verdict(80)),
                 writeVerdict("pack", 1, live, live.verdict(80)));
    }
}

// What was taken back has not happened: the session is as it was, and goes on as if it had not.
void TestRandomHands::takenBackIsNeverDone() {
    for (int number = 0; number < handCount; ++number) {
        const auto ofCase = randomCase(number, m_book);
        if (ofCase == nullptr)
            continue;
        Session never(ofCase);
        Session took(ofCase);
        Stream draw(static_cast<std::uint64_t>(number), "deeds");
        for (int line = 2; line < 2 + deedCount && !never.finished(); ++line) {
            const Deed deed = likelyDeed(never, draw);
            const int aside = static_cast<int>(draw.below(6));
            int done = 0;
            for (int i = 0; i < aside && !took.finished(); ++i)
                done += took.act(likelyDeed(took, draw), line, line) ? 1 : 0;
            if (took.finished()) // the end cannot be taken back
                took = never;
            else if (done > 0)
                QVERIFY(took.act(deed::Back{done}, line, line));
            QVERIFY(sameTable(never, took));
            QCOMPARE(took.act(deed, line, line).has_value(),
                     never.act(deed, line, line).has_value());
        }
        QVERIFY(sameTable(never, took));
    }
}

QTEST_APPLESS_MAIN(TestRandomHands)
#include "tst_random_hands.moc"
