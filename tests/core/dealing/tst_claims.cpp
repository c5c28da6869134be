// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/rows.h"

#include "core/table/table_text.h"

using namespace mz;
using namespace mz::testing;

class TestClaims : public QObject {
    Q_OBJECT

private slots:
    void best_data();
    void best();
    void oneLeft();
    void sidePots();
    void playsTheBoard();
};

void TestClaims::best_data() {
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QByteArray>("seats");
    const auto row = [](const char* name, const char* table, const char* seats) {
        QTest::newRow(name) << QByteArray(table) << QByteArray(seats);
    };
    row("the higher pair", "board 2c 5d 9h Jc Kd | seat 1 As Ah | seat 2 Qs Qh | seat 3 3s 4s",
        "1");
    row("the kicker", "board As 5d 9h Jc 2d | seat 1 Ah Kh | seat 2 Ad Qd | seat 3 3s 8s", "1");
    row("the same five cards", "board As Kd Qh Jc 2d | seat 1 Th 3h | seat 2 Td 4d | seat 3 9s 9h",
        "12");
    row("the board plays", "board As Kd Qh Jc Td | seat 1 2h 3h | seat 2 2d 4d | seat 3 9s 9h",
        "123");
    row("a flush over a straight",
        "board 2h 5h 9h Tc Jd | seat 1 Ah 3h | seat 2 Qs Kd | "
        "seat 3 8s 7s",
        "1");
    row("nobody before the river", "board As Kd Qh Jc | seat 1 2h 3h | seat 2 2d 4d | seat 3 9s 9h",
        "");
    row("only the first five cards",
        "board 2c 5d 9h Jc Kd As | seat 1 Ah 3h | seat 2 Qs Qh | "
        "seat 3 3s 4s",
        "2");
    row("only the first two cards",
        "board 2c 5d 9h Jc Kd | seat 1 8s 7h Ah Ad | seat 2 Qs Qh | "
        "seat 3 3s 4s",
        "2");
    row("one card is no hand", "board 2c 5d 9h Jc Kd | seat 1 As | seat 2 Qs 7h | seat 3 3s 4s",
        "2");
}

// The best five of a hand and the board, by the cards.
void TestClaims::best() {
    QFETCH(const QByteArray, table);
    QFETCH(const QByteArray, seats);
    const auto ready = dealt(R"({"table": {"seats": 3, "button": 3}, "start": "showdown"})");
    State state = ready->start;
    state.table = readTable(table.toStdString()).value();
    SeatMask expected = 0;
    for (const char seat : seats)
        expected = static_cast<SeatMask>(expected | maskOf(seat - '0'));
    QCOMPARE(int{claims(ready->hand, state, 0)}, int{expected});
}

// Who is left alone has every pot, whatever lies on the board.
void TestClaims::oneLeft() {
    const Played played = play(dealt(R"({"table": {"seats": 3, "button": 3}, "players":
        {"1": {"preflop": ["fold"]}, "3": {"preflop": ["fold"]}}})"),
                               "deal; betting");
    QCOMPARE(int{claims(played.session.theCase().hand, played.session.state(), 0)}, int{maskOf(2)});
}

// Each pot goes to the best of those who may win it.
void TestClaims::sidePots() {
    const auto ready = dealt(R"({"table": {"seats": 3, "button": 3,
        "stacks": {"1": 10, "*": 200}}, "start": "showdown",
        "players": {"1": {"preflop": ["all-in"]}, "3": {"preflop": ["raise 40"]}},
        "cards": {"holes": {"1": ["As", "Ah"], "2": ["Ks", "Kh"], "3": ["Qs", "Qh"]},
                  "flop": ["2c", "5d", "9h"], "turn": "Jc", "river": "7d"}})");
    QCOMPARE(int{ready->start.betting.potCount}, 2);
    QCOMPARE(int{claims(ready->hand, ready->start, 0)}, int{maskOf(1)});
    QCOMPARE(int{claims(ready->hand, ready->start, 1)}, int{maskOf(2)});
}

// Who has declared has the board and not his cards; who has thrown them away has nothing.
void TestClaims::playsTheBoard() {
    const auto ready = dealt(R"({"table": {"seats": 3, "button": 3}, "start": "showdown"})");
    State state = ready->start;
    state.table = readTable("board As Kd Qh Jc Td | seat 1 2h 3h | muck 2d 4d 9s 9h").value();
    state.playsBoard = maskOf(2);
    QCOMPARE(int{claims(ready->hand, state, 0)}, maskOf(1) | maskOf(2));
    state.table = readTable("board As Kd Qh Jc 9d | seat 1 9h 3h | seat 2 Ts Th").value();
    QCOMPARE(int{claims(ready->hand, state, 0)}, int{maskOf(1)});
}

QTEST_APPLESS_MAIN(TestClaims)
#include "tst_claims.moc"
