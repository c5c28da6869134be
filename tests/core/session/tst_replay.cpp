// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/session/log_text.h"

using namespace mz;
using namespace mz::testing;

class TestReplay : public QObject {
    Q_OBJECT

private slots:
    void impossibleLine();
    void linesAfterTheFinish();
    void helpInAnExam();
    void replayIsTheSession();
};

// What cannot be done is an error of its line.
void TestReplay::impossibleLine() {
    const auto hand = dealt(R"({"table": {"seats": 6, "button": 6}, "finish": "hand"})");
    const auto refused = [&](const char* line) {
        const auto log = readLog(logOf({R"({"t": 0, "do": "burn"})", line}));
        const auto session = replay(hand, log.value());
        return session ? QString() : text(told(session.error()));
    };
    QCOMPARE(refused(R"({"t": 0, "do": "move", "from": "board", "to": "deck"})"),
             QString("3  impossible"));
    QCOMPARE(refused(R"({"t": 0, "do": "pitch", "seat": 7})"), QString("3  impossible"));
    QCOMPARE(refused(R"({"t": 0, "do": "award", "pot": 3, "seats": [1]})"),
             QString("3  impossible"));
    QCOMPARE(refused(R"({"t": 0, "do": "back", "count": 2})"), QString("3  back-too-far"));
    QCOMPARE(refused(R"({"t": 0, "do": "dance"})"), QString("3  unknown-act"));
    QCOMPARE(refused(R"({"t": 0, "do": "back", "count": 1})"), QString());
}

// Once the session has finished nothing more is read, be it impossible or unreadable.
void TestReplay::linesAfterTheFinish() {
    const auto hand = dealt(R"({"table": {"seats": 6, "button": 6}, "start": "preflop",
        "irregularities": [{"kind": "overdealt-flop", "cards": 4}]})");
    std::string all = header + '\n';
    for (const Entry& entry : play(hand, "as told").entries)
        all += writeEntry(entry) + '\n';
    for (const char* more : {"{\"t\": 0, \"do\": \"burn\"}\n", "nonsense\n",
                             "{\"t\": 999999, \"do\": "
                             "\"pitch\", \"seat\": 10}\n"}) {
        const auto session = replay(hand, readLog(all + more).value());
        QVERIFY(session);
        QVERIFY(session->finished());
        QCOMPARE(session->verdict(80).score, 100);
    }
}

// Hints and take-backs in silent mode and in an exam are errors of the log.
void TestReplay::helpInAnExam() {
    const auto hand = dealt(R"({"table": {"seats": 6, "button": 6}, "finish": "hand"})");
    for (const char* mode : {"silent", "exam"})
        for (const char* help :
             {R"({"t": 0, "do": "hint", "stage": 1})", R"({"t": 0, "do": "back", "count": 1})"}) {
            std::string text = logOf({R"({"t": 0, "do": "burn"})", help});
            text.insert(text.find('}'), std::string(R"(, "mode": ")") + mode + '"');
            const auto session = replay(hand, readLog(text).value());
            QVERIFY(!session);
            QCOMPARE(session.error().reason, Reason::helpNotAllowed);
            QCOMPARE(session.error().line, 3);
        }
}

// A session that is written and read again is the same session.
void TestReplay::replayIsTheSession() {
    const auto hand = dealt(R"({"table": {"seats": 6, "button": 6}, "finish": "hand",
        "irregularities": [{"kind": "exposed-holecard", "seat": 3, "round": 1}]})");
    const Played played = play(hand, "deal; hint 2; deal 20; burn; back 1; pitch 3; as told");
    std::string all = header + '\n';
    for (const Entry& entry : played.entries)
        all += writeEntry(entry) + '\n';
    const auto session = replay(hand, readLog(all).value());
    QVERIFY(session);
    QVERIFY(session->state().table == played.session.state().table);
    QCOMPARE(text(told(session->verdict(80), Lines::told)),
             text(told(played.verdict(), Lines::told)));
    QCOMPARE(session->verdict(80).score, played.verdict().score);
}

QTEST_APPLESS_MAIN(TestReplay)
#include "tst_replay.moc"
