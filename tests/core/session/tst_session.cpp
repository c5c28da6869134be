// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/rows.h"

#include "core/session/next.h"
#include "core/session/verdict_json.h"

using namespace mz;
using namespace mz::testing;

namespace {

constexpr auto clean = R"({"table": {"seats": 6, "button": 6}, "finish": "hand"})";
constexpr auto toShuffle = R"({"table": {"seats": 6, "button": 6}, "start": "shuffle",
    "finish": "hand"})";
constexpr auto overfull = R"({"table": {"seats": 6, "button": 6}, "start": "preflop",
    "irregularities": [{"kind": "overdealt-flop", "cards": 4}]})";

QString verdictOf(const Session& session) {
    return text(writeVerdict("test", 1, session, session.verdict(80)));
}

} // namespace

class TestSession : public QObject {
    Q_OBJECT

private slots:
    void nothingDone();
    void refusals();
    void takeBackGivesTheSameCards();
    void takeBackOverCheckpoints();
    void takeBackEverything();
    void takeBackIsNoDeedOfTheHand();
    void hints();
    void helpIsForLearning_data();
    void helpIsForLearning();
    void wait_data();
    void wait();
    void waitWhereNobodyIsToAct();
    void finishes_data();
    void finishes();
    void nothingAfterTheEnd();
    void potPushedTooSoon();
    void happenings();
    void moveIsAnAct_data();
    void moveIsAnAct();
    void reactionTime();
    void sameLogSameVerdict();
};

// A session in which nothing was done is worth nothing.
void TestSession::nothingDone() {
    for (const char* scene : {clean, overfull}) {
        const Verdict verdict = Session(dealt(scene)).verdict(80);
        QVERIFY(!verdict.finished);
        QCOMPARE(verdict.score, 0);
        QVERIFY(!verdict.passed);
    }
}

// What cannot be done is refused and changes nothing.
void TestSession::refusals() {
    Session session(dealt(clean));
    QVERIFY(session.act(act::Pitch{1, false}, 2, 0));
    const Table before = session.state().table;
    const auto pitched = session.act(act::Pitch{7, false}, 3, 0);
    QVERIFY(!pitched);
    QCOMPARE(pitched.error().kind, Refusal::Kind::impossible);
    QCOMPARE(pitched.error().obstacle, Obstacle::noSuchSeat);
    const auto back = session.act(deed::Back{2}, 3, 0);
    QVERIFY(!back);
    QCOMPARE(back.error().kind, Refusal::Kind::backTooFar);
    QCOMPARE(back.error().acts, std::size_t{1});
    QVERIFY(session.state().table == before);
    QCOMPARE(session.entries().size(), std::size_t{1});
    QVERIFY(session.help().empty());
}

// Taken back and done again, the same cards come, also out of a shuffle.
void TestSession::takeBackGivesTheSameCards() {
    const Played once = play(dealt(toShuffle), "shuffle; cut; deal 12; betting; street");
    const Played twice = play(
        dealt(toShuffle), "shuffle; cut; back 2; shuffle; cut; deal 12; back 5; deal 5; betting; "
                          "back 1; betting; street; back 1; board 3");
    QVERIFY(once.session.state().table == twice.session.state().table);
    QVERIFY(once.session.state().betting.stack == twice.session.state().betting.stack);
    const Played other = play(dealt(toShuffle), "shuffle; shuffle; cut; deal 12; betting; collect; "
                                                "burn; board 3; shuffle");
    const Played again = play(dealt(toShuffle), "shuffle; shuffle; cut; deal 12; betting; collect; "
                                                "burn; board 3; shuffle; back 1; shuffle");
    QVERIFY(other.session.state().table == again.session.state().table);
}

// Every number of acts can be taken back, across every checkpoint, and leaves what was there then.
void TestSession::takeBackOverCheckpoints() {
    const auto hand = dealt(clean);
    const ModelAnswer answer = solve(hand);
    QVERIFY(answer.entries.size() > 20);
    std::vector<Session> after{Session(hand)};
    for (const Entry& entry : answer.entries) {
        after.push_back(after.back());
        QVERIFY(after.back().act(entry.deed, entry.line, entry.t));
        if (after.back().finished())
            after.pop_back();
    }
    const int line = answer.entries.back().line + 1;
    for (std::size_t count = 1; count < after.size(); ++count) {
        Session session = after.back();
        QVERIFY(session.act(deed::Back{static_cast<int>(count)}, line, 1'000'000));
        const Session& then = after[after.size() - 1 - count];
        QVERIFY(session.state().table == then.state().table);
        QCOMPARE(session.state().betting.sum(), then.state().betting.sum());
        QVERIFY(session.state().betting.stack == then.state().betting.stack);
        QCOMPARE(session.entries().size(), then.entries().size());
        QCOMPARE(session.watch().incidents.size(), then.watch().incidents.size());
        QCOMPARE(session.verdict(80).help.size(), std::size_t{1});
    }
}

// Everything may be taken back, and dealt again.
void TestSession::takeBackEverything() {
    const Played played = play(dealt(clean), "deal; back 12; as told");
    QCOMPARE(played.session.verdict(80).score, 90);
    QVERIFY(played.session.finished());
    QVERIFY(played.session.state().table == undisturbedHand(*dealt(clean)).state().table);
}

// `back` counts acts in force: neither itself nor hints, nor what was taken back before.
void TestSession::takeBackIsNoDeedOfTheHand() {
    const Played played = play(dealt(clean), "pitch 1; pitch 2; hint 1; back 1; back 1; pitch 1");
    QCOMPARE(played.session.entries().size(), std::size_t{1});
    QCOMPARE(played.session.state().table.size(Zone::hole(1)), 1);
    QCOMPARE(played.session.state().table.size(Zone::hole(2)), 0);
    QCOMPARE(text(play(dealt(clean), "pitch 1; back 1; back 1").refused),
             QString(R"("back", "count": 1)"));
}

// Hints cost 2, 5 and 10, a take-back 10; the incident's own score stays.
void TestSession::hints() {
    const Played played =
        play(dealt(overfull), "hint 1; hint 2; betting; street; hint 3; burn; back 1; as told");
    const Verdict verdict = played.session.verdict(80);
    QCOMPARE(verdict.help.size(), std::size_t{4});
    QCOMPARE(verdict.help[0].cost, 2);
    QCOMPARE(verdict.help[1].cost, 5);
    QCOMPARE(verdict.help[2].cost, 10);
    QCOMPARE(verdict.help[3].cost, 10);
    QCOMPARE(verdict.help[3].kind, Help::Kind::back);
    QCOMPARE(verdict.incidents.at(0).score, 100);
    QCOMPARE(verdict.score, 73);
    QVERIFY(!verdict.passed);
}

void TestSession::helpIsForLearning_data() {
    QTest::addColumn<int>("mode");
    QTest::addColumn<bool>("allowed");
    QTest::newRow("learn") << static_cast<int>(Mode::learn) << true;
    QTest::newRow("guided") << static_cast<int>(Mode::guided) << true;
    QTest::newRow("practice") << static_cast<int>(Mode::practice) << true;
    QTest::newRow("silent") << static_cast<int>(Mode::silent) << false;
    QTest::newRow("exam") << static_cast<int>(Mode::exam) << false;
}

// In silent mode and in an exam there is neither a hint nor a way back.
void TestSession::helpIsForLearning() {
    QFETCH(const int, mode);
    QFETCH(const bool, allowed);
    Session session(dealt(clean), static_cast<Mode>(mode));
    QVERIFY(session.act(act::Pitch{1, false}, 2, 0));
    QCOMPARE(session.act(deed::Hint{1}, 3, 0).has_value(), allowed);
    QCOMPARE(session.act(deed::Back{1}, 4, 0).has_value(), allowed);
    QCOMPARE(modeFromCode(code(static_cast<Mode>(mode))), std::optional(static_cast<Mode>(mode)));
}

void TestSession::wait_data() {
    QTest::addColumn<QByteArray>("scene");
    QTest::addColumn<QByteArray>("deeds");
    QTest::addColumn<int>("toAct");
    const auto row = [](const char* name, const char* scene, const char* deeds, int toAct) {
        QTest::newRow(name) << QByteArray(scene) << QByteArray(deeds) << toAct;
    };
    row("one player", clean, "deal; wait", 4);
    row("two players", clean, "deal; wait; wait", 5);
    row("the round", clean, "deal; wait all", 0);
    row("the showdown follows the river", R"({"table": {"seats": 6, "button": 6}, "start": "river",
        "finish": "hand"})",
        "wait all", 1);
    row("and its players show", R"({"table": {"seats": 6, "button": 6}, "start": "river",
        "finish": "hand"})",
        "wait all; wait all", 0);
    row("stops at a slip", R"({"table": {"seats": 6, "button": 6}, "start": "flop",
        "irregularities": [{"kind": "premature-turn", "seat": 3}]})",
        "wait all", 3);
    row("and goes on behind it", R"({"table": {"seats": 6, "button": 6}, "start": "flop",
        "irregularities": [{"kind": "premature-turn", "seat": 3}]})",
        "wait all; wait all", 0);
    row("stops at each of two", R"({"table": {"seats": 6, "button": 6}, "start": "river",
        "finish": "hand", "irregularities": [{"kind": "declared-board", "seat": 2},
        {"kind": "undeclared-board", "seat": 4}]})",
        "wait all; wait all; wait all", 5);
}

// `wait` lets one player act; with `all` the round, up to where something goes wrong.
void TestSession::wait() {
    QFETCH(const QByteArray, scene);
    QFETCH(const QByteArray, deeds);
    QFETCH(const int, toAct);
    const Played played = play(dealt(scene.toStdString()), deeds.toStdString());
    QCOMPARE(int{played.session.state().betting.toAct}, toAct);
}

// Where nobody has to act, nothing happens.
void TestSession::waitWhereNobodyIsToAct() {
    const Played played = play(dealt(clean), "wait; wait all; deal; betting; wait; wait all");
    QCOMPARE(played.session.state().betting.round, Round::finished);
    QCOMPARE(played.session.state().table.size(Zones::board), 0);
    QCOMPARE(text(told(played)), QString("unfinished"));
}

void TestSession::finishes_data() {
    QTest::addColumn<QByteArray>("scene");
    QTest::addColumn<QByteArray>("deeds");
    QTest::addColumn<bool>("finished");
    const auto row = [](const char* name, const char* scene, const char* deeds, bool finished) {
        QTest::newRow(name) << QByteArray(scene) << QByteArray(deeds) << finished;
    };
    const auto two = R"({"table": {"seats": 6, "button": 6}, "finish": "remedy",
        "irregularities": [{"kind": "player-exposes-holecard", "seat": 2, "round": 1},
                           {"kind": "overdealt-flop", "cards": 4}]})";
    row("hand: not before the award", clean,
        "deal; betting; street; betting; street; betting; "
        "street; betting; betting",
        false);
    row("hand: with the award", clean,
        "deal; betting; street; betting; street; betting; street; "
        "betting; betting; award",
        true);
    row("remedy: not while it is open", overfull,
        "betting; street; move board all deck; shuffle; "
        "cut",
        false);
    row("remedy: with its last step", overfull,
        "betting; street; move board all deck; shuffle; "
        "cut; board 3",
        true);
    row("remedy: or when the hand goes on", overfull, "betting; street; wait", true);
    row("remedy: not before it has happened", overfull, "betting; collect; burn", false);
    row("remedy: all of them", two, "deal; deal 20; betting; street", false);
    row("remedy: all of them closed", two, "as told", true);
}

// `hand`: every pot is awarded; `remedy`: all has happened and is closed.
void TestSession::finishes() {
    QFETCH(const QByteArray, scene);
    QFETCH(const QByteArray, deeds);
    QFETCH(const bool, finished);
    const Played played = play(dealt(scene.toStdString()), deeds.toStdString());
    QCOMPARE(text(played.refused), QString());
    QCOMPARE(played.session.finished(), finished);
    QCOMPARE(played.session.verdict(80).finished, finished);
}

// After the end nothing is done any more, possible or not.
void TestSession::nothingAfterTheEnd() {
    Played played = play(dealt(overfull), "as told");
    QVERIFY(played.session.finished());
    const QString verdict = verdictOf(played.session);
    QVERIFY(played.session.act(act::Burn{}, 100, 0));
    QVERIFY(played.session.act(act::Pitch{10, false}, 101, 0));
    QVERIFY(played.session.act(deed::Hint{1}, 102, 0));
    QVERIFY(played.session.act(deed::Back{1}, 103, 0));
    QCOMPARE(verdictOf(played.session), verdict);
}

// A pot pushed in the middle of the hand is wrong, and the hand goes on.
void TestSession::potPushedTooSoon() {
    const auto hand = dealt(R"({"table": {"seats": 4, "button": 4, "stacks": {"1": 5, "*": 200}},
        "finish": "hand", "players": {"1": {"preflop": ["all-in"]},
        "3": {"preflop": ["raise 40"]}, "2": {"flop": ["bet 10"]}}})");
    const Played played = play(hand, "deal; betting; street; award 0 1; betting; collect; as told");
    QCOMPARE(text(told(played)), QString("own wrong-award"));
    QVERIFY(played.session.finished());
}

// What happens after a deed is told step by step, with the table after each.
void TestSession::happenings() {
    Session session(dealt(overfull));
    QVERIFY(session.act(deed::Wait{true}, 2, 0));
    QCOMPARE(session.lastHappenings().size(), std::size_t{6}); // six players speak
    for (const Happening& happening : session.lastHappenings())
        QCOMPARE(happening.actor, Actor::player);
    QVERIFY(session.lastHappenings().back().after.table == session.state().table);
    QVERIFY(session.act(act::Collect{}, 3, 0));
    QCOMPARE(session.lastHappenings().size(), std::size_t{1});
    QVERIFY(session.act(deed::Back{1}, 4, 0));
    QVERIFY(session.lastHappenings().empty());
    session.keepHappenings(false);
    QVERIFY(session.act(act::Collect{}, 5, 0));
    QVERIFY(session.lastHappenings().empty());
}

void TestSession::moveIsAnAct_data() {
    QTest::addColumn<QByteArray>("scene");
    QTest::addColumn<QByteArray>("act");
    QTest::addColumn<QByteArray>("move");
    const auto row = [](const char* name, const char* scene, const char* act, const char* move) {
        QTest::newRow(name) << QByteArray(scene) << QByteArray(act) << QByteArray(move);
    };
    row("pitch", clean, "deal",
        "move deck hole:1; move deck hole:2; move deck 0 hole:3; "
        "move deck hole:4; move deck hole:5; move deck hole:6; "
        "move deck hole:1; move deck hole:2; move deck hole:3; "
        "move deck hole:4; move deck hole:5; move deck hole:6");
    row("burn", clean, "deal; betting; collect; burn", "deal; betting; collect; move deck burns");
    row("board", clean, "deal; betting; street",
        "deal; betting; collect; burn; move deck 0,1,2 board");
    row("overfull all the same", overfull, "betting; street",
        "betting; collect; burn; move deck 0,1,2 board");
    row("exposed all the same", R"({"table": {"seats": 6, "button": 6},
        "irregularities": [{"kind": "exposed-holecard", "seat": 1, "round": 1}]})",
        "pitch 1", "move deck hole:1");
    row("gather", clean, "deal 2; gather", "deal 2; move hole:1 deck; move hole:2 deck");
}

// The deck's top card moved by hand is a pitch, a burn, a board; all moved back is a gather.
void TestSession::moveIsAnAct() {
    QFETCH(const QByteArray, scene);
    QFETCH(const QByteArray, act);
    QFETCH(const QByteArray, move);
    const auto hand = dealt(scene.toStdString());
    const Session one = play(hand, act.toStdString()).session;
    const Session two = play(hand, move.toStdString()).session;
    for (int zone = 0; zone < Zone::count; ++zone)
        QCOMPARE(one.state().table.size(Zone::fromIndex(zone)),
                 two.state().table.size(Zone::fromIndex(zone)));
    QCOMPARE(text(told(one.verdict(80))), text(told(two.verdict(80))));
    QCOMPARE(one.state().dealComplete, two.state().dealComplete);
    QCOMPARE(one.state().betting.toAct, two.state().betting.toAct);
    QCOMPARE(one.state().gathers, two.state().gathers);
}

// From the opening to the first act other than wait, hint and back.
void TestSession::reactionTime() {
    Session session(dealt(overfull));
    int line = 2;
    for (const Deed& deed :
         std::vector<Deed>{deed::Wait{true}, act::Collect{}, act::Burn{}, act::Board{3}}) {
        QVERIFY(session.act(deed, line, 1000 * line));
        ++line;
    }
    QVERIFY(!session.verdict(80).incidents.at(0).reactionMs);
    QVERIFY(session.act(deed::Hint{1}, line, 6100));
    QVERIFY(!session.verdict(80).incidents.at(0).reactionMs);
    QVERIFY(session.act(act::Announce{Call::floor}, line + 1, 7250));
    QCOMPARE(session.verdict(80).incidents.at(0).reactionMs, std::optional<std::int64_t>(2250));
    QVERIFY(session.act(act::Burn{}, line + 2, 9000));
    QCOMPARE(session.verdict(80).incidents.at(0).reactionMs, std::optional<std::int64_t>(2250));
}

// Twice dealt is twice the same, byte for byte.
void TestSession::sameLogSameVerdict() {
    const char* deeds = "betting; street; burn; move board all deck; shuffle; cut; board 3";
    QCOMPARE(verdictOf(play(dealt(overfull), deeds).session),
             verdictOf(play(dealt(overfull), deeds).session));
}

QTEST_APPLESS_MAIN(TestSession)
#include "tst_session.moc"
