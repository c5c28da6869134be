// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/rows.h"

using namespace mz;
using namespace mz::testing;

class TestIrregularities : public QObject {
    Q_OBJECT

private slots:
    void moment_data();
    void moment();
    void once_data();
    void once();
    void notYet_data();
    void notYet();
    void beforeTheFirstAct();
    void severalAtOnce();
};

namespace {

constexpr auto slip = R"({"table": {"seats": 4, "button": 4}, "finish": "hand", %2
    "irregularities": [{"kind": %1}]})";

QByteArray scene(const char* kind, const char* more = "") {
    return QString(slip).arg(kind, more).toUtf8();
}

} // namespace

void TestIrregularities::moment_data() {
    QTest::addColumn<QByteArray>("scene");
    QTest::addColumn<QByteArray>("deeds");
    QTest::addColumn<QByteArray>("kind");
    const auto row = [](const char* name, const QByteArray& scene, const char* deeds,
                        const char* kind) {
        QTest::newRow(name) << scene << QByteArray(deeds) << QByteArray(kind);
    };
    row("the first card of Seat 2", scene(R"("exposed-holecard", "seat": 2, "round": 1)"), "deal 2",
        "exposed-holecard");
    row("the second card of Seat 2", scene(R"("exposed-holecard", "seat": 2, "round": 2)"),
        "deal 6", "exposed-holecard");
    row("the first card of the deal", scene(R"("exposed-holecard", "seat": 1, "round": 1)"),
        "deal 1", "exposed-first-holecard");
    row("out of order too", scene(R"("exposed-holecard", "seat": 2, "round": 1)"), "pitch 2",
        "exposed-first-holecard");
    row("the player's own card", scene(R"("player-exposes-holecard", "seat": 3, "round": 2)"),
        "deal 7", "player-exposes-holecard");
    row("with the last card of the deal", scene(R"("extra-holecard", "count": 1)"), "deal 8",
        "extra-holecard");
    row("one each", scene(R"("extra-holecard", "count": 3)"), "deal 8", "extra-holecards");
    row("the flop", scene(R"("overdealt-flop", "cards": 5)"), "deal; betting; street",
        "overdealt-flop");
    row("the flop's last card", scene(R"("overdealt-flop", "cards": 5)"),
        "deal; betting; collect; burn; board 1; board 1; board 1", "overdealt-flop");
    row("as the turn comes to the seat", scene(R"("premature-flop", "seat": 4)"), "deal; wait",
        "premature-flop");
    row("first in turn, as the round opens", scene(R"("premature-flop", "seat": 3)"), "deal 8",
        "premature-flop");
    row("on the flop", scene(R"("premature-turn", "seat": 2)", R"("start": "flop",)"), "wait",
        "premature-turn");
    row("on the turn", scene(R"("premature-river", "seat": 2)", R"("start": "turn",)"), "wait",
        "premature-river");
    row("for the second time",
        scene(R"("premature-flop", "seat": 3, "nth": 2)",
              R"("start": "preflop", "players": {"1": {"preflop": ["raise 9"]}},)"),
        "wait; wait; wait; wait", "premature-flop");
    row("when the seat throws away",
        scene(R"("undeclared-board", "seat": 2)", R"("start": "showdown",)"), "wait; wait",
        "undeclared-board");
    row("when the seat declares",
        scene(R"("declared-board", "seat": 1)", R"("start": "showdown",)"), "wait",
        "declared-board");
}

// With the last of these deeds it happens, and not before.
void TestIrregularities::moment() {
    QFETCH(const QByteArray, scene);
    QFETCH(const QByteArray, deeds);
    QFETCH(const QByteArray, kind);
    const auto hand = dealt(scene.toStdString());
    const Played played = play(hand, deeds.toStdString());
    QCOMPARE(text(played.refused), QString());
    const auto& incidents = played.session.watch().incidents;
    QCOMPARE(incidents.size(), std::size_t{1});
    QCOMPARE(QByteArray::fromStdString(std::string(code(incidents[0].kind))), kind);
    QCOMPARE(incidents[0].cause, Cause::injected);
    QCOMPARE(incidents[0].opened.line, played.entries.back().line);
    QCOMPARE(incidents[0].opened.t, played.entries.back().t);
    const bool ownFault = QByteArray(QTest::currentDataTag()) == "out of order too";
    QCOMPARE(played.session.verdict(80).faults.empty(), !ownFault);
}

void TestIrregularities::once_data() {
    QTest::addColumn<QByteArray>("scene");
    QTest::addColumn<QByteArray>("deeds");
    const auto row = [](const char* name, const QByteArray& scene, const char* deeds) {
        QTest::newRow(name) << scene << QByteArray(deeds);
    };
    const char* redeal = "deal; say misdeal; gather; shuffle; cut; deal 8; betting";
    row("first card", scene(R"("exposed-holecard", "seat": 1, "round": 1)"), redeal);
    row("own card", scene(R"("player-exposes-holecard", "seat": 3, "round": 2)"), redeal);
    row("extra card", scene(R"("extra-holecard", "count": 2)"), redeal);
    row("early flop", scene(R"("premature-flop", "seat": 3)"), redeal);
    row("overfull flop", scene(R"("overdealt-flop", "cards": 4)"),
        "deal; betting; street; move board all deck; shuffle; cut; board 3");
    row("overfull flop, all gathered", scene(R"("overdealt-flop", "cards": 4)"),
        "deal; betting; street; gather; shuffle; cut; deal 8; betting; street");
}

// A redeal does not repeat it.
void TestIrregularities::once() {
    QFETCH(const QByteArray, scene);
    QFETCH(const QByteArray, deeds);
    const Played played = play(dealt(scene.toStdString()), deeds.toStdString());
    QCOMPARE(text(played.refused), QString());
    QCOMPARE(played.session.watch().incidents.size(), std::size_t{1});
    const Table& table = played.session.state().table;
    for (Seat seat = 1; seat <= 4; ++seat) {
        QCOMPARE(table.size(Zone::hole(seat)), 2);
        for (const CardId card : table.pile(Zone::hole(seat)))
            QVERIFY(!table.faceUp(card));
    }
    QVERIFY(table.size(Zones::board) <= 3);
}

void TestIrregularities::notYet_data() {
    QTest::addColumn<QByteArray>("scene");
    QTest::addColumn<QByteArray>("deeds");
    const auto row = [](const char* name, const QByteArray& scene, const char* deeds) {
        QTest::newRow(name) << scene << QByteArray(deeds);
    };
    row("another round", scene(R"("exposed-holecard", "seat": 2, "round": 2)"), "deal 5");
    row("another seat", scene(R"("player-exposes-holecard", "seat": 3, "round": 1)"), "deal 2");
    row("the deal is not complete", scene(R"("extra-holecard", "count": 1)"), "deal 7");
    row("not the turn of the seat", scene(R"("premature-flop", "seat": 1)"), "deal; wait");
    row("not the second time",
        scene(R"("premature-flop", "seat": 3, "nth": 2)",
              R"("start": "preflop", "players": {"1": {"preflop": ["raise 9"]}},)"),
        "wait; wait; wait");
    row("another street", scene(R"("premature-turn", "seat": 1)"), "deal; betting");
    row("two of the flop's cards", scene(R"("overdealt-flop", "cards": 4)"),
        "deal; betting; collect; burn; board 2");
    row("others show", scene(R"("undeclared-board", "seat": 3)", R"("start": "showdown",)"),
        "wait; wait");
}

// Until its moment nothing is wrong.
void TestIrregularities::notYet() {
    QFETCH(const QByteArray, scene);
    QFETCH(const QByteArray, deeds);
    const Played played = play(dealt(scene.toStdString()), deeds.toStdString());
    QCOMPARE(text(played.refused), QString());
    QVERIFY(played.session.watch().incidents.empty());
}

// Where the seat is the first to act when the scenario starts, it has happened before the dealer's
// first act: line 1, time 0.
void TestIrregularities::beforeTheFirstAct() {
    const auto hand =
        dealt(scene(R"("premature-turn", "seat": 1)", R"("start": "flop",)").toStdString());
    const Session session(hand);
    QCOMPARE(session.watch().incidents.size(), std::size_t{1});
    QCOMPARE(session.watch().incidents[0].opened.line, 1);
    QCOMPARE(session.watch().incidents[0].opened.t, std::int64_t{0});
    QCOMPARE(session.state().table.size(Zones::board), 4);
    QCOMPARE(session.state().table.size(Zones::burns), 2);
    QVERIFY(!session.firstHappenings().empty());
}

// Each at its own moment, in one hand.
void TestIrregularities::severalAtOnce() {
    const auto hand = dealt(R"({"table": {"seats": 4, "button": 4}, "finish": "hand",
        "irregularities": [{"kind": "exposed-holecard", "seat": 2, "round": 1},
        {"kind": "player-exposes-holecard", "seat": 3, "round": 2},
        {"kind": "overdealt-flop", "cards": 4}, {"kind": "premature-turn", "seat": 2},
        {"kind": "declared-board", "seat": 4}]})");
    const Played played = play(hand, "as told");
    QCOMPARE(text(told(played)),
             QString("exposed-holecard right; player-exposes-holecard right; overdealt-flop right; "
                     "premature-turn right; declared-board right"));
    QCOMPARE(played.session.verdict(80).score, 100);
}

QTEST_APPLESS_MAIN(TestIrregularities)
#include "tst_irregularities.moc"
