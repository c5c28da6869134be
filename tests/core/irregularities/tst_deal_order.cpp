// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/rows.h"

#include "core/cards/hand_rank.h"
#include "core/irregularities/deal_order.h"

using namespace mz;
using namespace mz::testing;

class TestDealOrder : public QObject {
    Q_OBJECT

private slots:
    void fixedCards_data();
    void fixedCards();
    void drawnFromTheSeed();
    void openingShuffleLeadsThere_data();
    void openingShuffleLeadsThere();
    void shufflesOnTheWay();
    void boardPlaysForEverybody_data();
    void boardPlaysForEverybody();
    void noBoardPlays_data();
    void noBoardPlays();
};

void TestDealOrder::fixedCards_data() {
    QTest::addColumn<QByteArray>("scene");
    const auto row = [](const char* name, const char* table) {
        QTest::newRow(name) << QByteArray(R"({"seed": 5, "finish": "hand", "table": )") + table +
                                   R"(, "cards": {"holes": {"1": ["As", "Kd"], "3": ["2c", "2d"]},
            "flop": ["Qh", "7s", "7d"], "turn": "2h", "river": "9h"}})";
    };
    row("three players", R"({"seats": 3, "button": 3})");
    row("ten players", R"({"seats": 10, "button": 4})");
    row("empty seats", R"({"seats": 9, "button": 3, "empty": [2, 5, 9]})");
    row("heads-up", R"({"seats": 3, "button": 1, "empty": [2]})");
    row("heads-up, other button", R"({"seats": 3, "button": 3, "empty": [2]})");
    row("no blinds", R"({"seats": 4, "button": 4, "blinds": []})");
    row("four blinds", R"({"seats": 5, "button": 1, "blinds": [1, 2, 4, 8]})");
}

// After a correct deal the fixed cards lie where the scenario puts them, each in its own round.
void TestDealOrder::fixedCards() {
    QFETCH(const QByteArray, scene);
    const auto hand = dealt(scene.toStdString());
    const Played played = play(hand, "deal; betting; street; betting; street; betting; street");
    QCOMPARE(text(cards(played.session, Zone::hole(1))), QString("As Kd"));
    QCOMPARE(text(cards(played.session, Zone::hole(3))), QString("2c 2d"));
    QCOMPARE(text(cards(played.session, Zones::board)), QString("Qh 7s 7d 2h 9h"));
    QCOMPARE(played.session.state().table.size(Zones::burns), 3);
    QCOMPARE(text(told(play(hand, "as told"))), QString());
}

// Everything else follows from the seed: the same seed the same cards, another seed others; fixing
// a card that lies there anyway changes nothing.
void TestDealOrder::drawnFromTheSeed() {
    const auto natural = [](std::uint64_t seed) {
        Scenario own = scenario(R"({"table": {"seats": 6, "button": 1}, "finish": "hand"})");
        own.seed = seed;
        return handOf(own).value().natural;
    };
    QVERIFY(natural(7) == natural(7));
    QVERIFY(natural(7) != natural(8));
    QVERIFY(natural(7) != natural((std::uint64_t{1} << 53) - 1));
}

void TestDealOrder::openingShuffleLeadsThere_data() {
    QTest::addColumn<quint64>("seed");
    for (const quint64 seed : {0ULL, 1ULL, 7ULL, 9007199254740991ULL})
        QTest::addRow("seed %llu", seed) << seed;
}

// With the opening shuffle and cut the hand is the one that starts with the deal.
void TestDealOrder::openingShuffleLeadsThere() {
    QFETCH(const quint64, seed);
    Scenario own = scenario(R"({"table": {"seats": 6, "button": 1}, "finish": "hand",
        "start": "shuffle", "cards": {"flop": ["Qh", "7s", "7d"]}})");
    own.seed = seed;
    const Session shuffled = play(dealt(own), "as told").session;
    QCOMPARE(text(told(shuffled.verdict(80))), QString());
    own.start = Start::deal;
    const Session cut = play(dealt(own), "as told").session;
    QVERIFY(shuffled.state().table == cut.state().table);
    QCOMPARE(text(cards(shuffled, Zones::board)).left(8), QString("Qh 7s 7d"));
}

// Shuffling twice, or cutting between, still leads there with shuffle and cut at the end; without
// them other cards come.
void TestDealOrder::shufflesOnTheWay() {
    const auto hand = dealt(R"({"table": {"seats": 6, "button": 1}, "finish": "hand",
        "start": "shuffle", "cards": {"flop": ["Qh", "7s", "7d"]}})");
    const auto flop = [&](const char* before) {
        const Played played = play(hand, std::string(before) + "deal; betting; street");
        return text(cards(played.session, Zones::board));
    };
    QCOMPARE(flop("shuffle; cut; "), QString("Qh 7s 7d"));
    QCOMPARE(flop("shuffle; shuffle; cut; "), QString("Qh 7s 7d"));
    QCOMPARE(flop("cut; shuffle; cut; "), QString("Qh 7s 7d"));
    QVERIFY(flop("") != "Qh 7s 7d");
    QVERIFY(flop("cut; ") != "Qh 7s 7d");
    QVERIFY(flop("shuffle; cut; cut; ") != "Qh 7s 7d");
    // After a gather it is a reshuffle like every other: drawn anew.
    QVERIFY(flop("shuffle; cut; pitch 2; gather; shuffle; cut; ") != "Qh 7s 7d");
}

void TestDealOrder::boardPlaysForEverybody_data() {
    QTest::addColumn<QByteArray>("scene");
    const auto row = [](const char* name, const char* rest) {
        QTest::newRow(name) << QByteArray(rest);
    };
    row("ten players", R"({"table": {"seats": 10, "button": 1}, "start": "river",
        "irregularities": [{"kind": "undeclared-board", "seat": 4}]})");
    row("declared", R"({"table": {"seats": 6, "button": 1}, "start": "river",
        "irregularities": [{"kind": "declared-board", "seat": 4}]})");
    row("the turn is fixed", R"({"table": {"seats": 6, "button": 1}, "start": "river",
        "cards": {"turn": "Ah"}, "irregularities": [{"kind": "undeclared-board", "seat": 4}]})");
    row("a small card is fixed", R"({"table": {"seats": 4, "button": 1}, "start": "river",
        "cards": {"river": "2c"}, "irregularities": [{"kind": "undeclared-board", "seat": 4}]})");
    row("the flop is fixed", R"({"table": {"seats": 6, "button": 1}, "start": "river",
        "cards": {"flop": ["Kc", "Kd", "Ks"]},
        "irregularities": [{"kind": "undeclared-board", "seat": 4}]})");
    row("a hand is fixed", R"({"table": {"seats": 6, "button": 1}, "start": "river",
        "cards": {"holes": {"2": ["9s", "9h"]}},
        "irregularities": [{"kind": "undeclared-board", "seat": 4}]})");
}

// Where the board is to play, it is the best hand of everybody dealt in, whatever the seed; fixed
// cards lie where they were put.
void TestDealOrder::boardPlaysForEverybody() {
    QFETCH(const QByteArray, scene);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Scenario own = scenario(scene.toStdString());
        own.seed = seed;
        const auto ready = dealt(own);
        const Session session(ready);
        std::vector<Face> board;
        for (const CardId card : session.state().table.pile(Zones::board))
            board.push_back(ready->hand.deck.face(card));
        QCOMPARE(board.size(), std::size_t{5});
        const HandRank alone = rankSeven(board);
        for (Seat seat = 1; seat <= own.structure.seats; ++seat) {
            std::vector<Face> all = board;
            for (const CardId card : session.state().table.pile(Zone::hole(seat)))
                all.push_back(ready->hand.deck.face(card));
            QVERIFY(rankSeven(all) == alone);
        }
        if (own.cards.turn)
            QVERIFY(board[3] == *own.cards.turn);
        if (own.cards.river)
            QVERIFY(board[4] == *own.cards.river);
    }
}

void TestDealOrder::noBoardPlays_data() {
    QTest::addColumn<QByteArray>("fixed");
    QTest::newRow("a hand beats the fixed board")
        << QByteArray(R"({"flop": ["2c", "7d", "9s"], "turn": "Jc", "river": "4h"})");
    QTest::newRow("aces in the hand, board of small cards") << QByteArray(
        R"({"holes": {"2": ["As", "Ah"]}, "flop": ["2c", "7d", "9s"], "turn": "Jc", "river": "4h"})");
}

// Where the fixed cards leave no such board, there is no hand.
void TestDealOrder::noBoardPlays() {
    QFETCH(const QByteArray, fixed);
    const QByteArray json = R"({"table": {"seats": 6, "button": 1}, "start": "river",
        "irregularities": [{"kind": "undeclared-board", "seat": 4}], "cards": )" +
                            fixed + "}";
    QVERIFY(!handOf(scenario(json.toStdString())));
}

QTEST_APPLESS_MAIN(TestDealOrder)
#include "tst_deal_order.moc"
