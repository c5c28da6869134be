// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/rows.h"

using namespace mz;
using namespace mz::testing;

namespace {

// The first live seat after the button, Seat 1, shows first.
constexpr auto silent = R"({"table": {"seats": 3, "button": 3}, "start": "river", "finish": "hand",
    "irregularities": [{"kind": "undeclared-board", "seat": 2}]})";
constexpr auto declared = R"({"table": {"seats": 3, "button": 3}, "start": "river",
    "finish": "hand", "irregularities": [{"kind": "declared-board", "seat": 2}]})";

} // namespace

// Whoever plays the board must say so before he throws his cards away.
class TestHoldem6 : public QObject {
    Q_OBJECT

private slots:
    void award_data();
    void award();
    void chips();
};

void TestHoldem6::award_data() {
    remedyColumns();
    const std::string shown = "betting; betting; collect; ";
    row("not said", silent, shown + "award 0 1,3", "undeclared-board right");
    row("not said, pushed as soon as it happens", silent,
        "betting; wait all; wait all; award 0 1,3", "undeclared-board right");
    row("a share for the silent seat", silent, shown + "award 0 1,2,3",
        "undeclared-board wrong-award");
    row("all for the silent seat", silent, shown + "award 0 2", "undeclared-board wrong-award");
    row("one of the others left out", silent, shown + "award 0 1", "undeclared-board wrong-award");
    row("the cards taken back from the muck", silent, shown + "move muck 0,1 hole:2; award 0 1,3",
        "undeclared-board false-remedy");
    row("never awarded", silent, shown, "undeclared-board step-missed/award; unfinished");
    row("said", declared, shown + "award 0 1,2,3", "declared-board right");
    row("said, and left out all the same", declared, shown + "award 0 1,3",
        "declared-board wrong-award");
    row("said, and a misdeal called", declared, shown + "say misdeal; award 0 1,2,3",
        "declared-board right; own false-misdeal");
}

void TestHoldem6::award() { MZ_COMPARE_REMEDY(); }

// The pot goes where it is pushed, odd chips clockwise from the button: 6 chips for two or three.
void TestHoldem6::chips() {
    const Played played = play(dealt(silent), "betting; betting; award 0 1,3");
    QCOMPARE(played.session.state().betting.stack[0].count, 201);
    QCOMPARE(played.session.state().betting.stack[1].count, 198);
    QCOMPARE(played.session.state().betting.stack[2].count, 201);
}

QTEST_APPLESS_MAIN(TestHoldem6)
#include "tst_holdem_6.moc"
