// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/log.h"
#include "core/session/verdict_json.h"
#include "tests/core/support/books.h"
#include "tests/core/support/play.h"

#include <QTest>

using namespace mz;
using namespace mz::testing;

namespace {

constexpr int mostLines = 100'000;

constexpr const char* nine = R"({"table": {"seats": 9, "button": 3}, "start": "flop",
    "finish": "hand", "irregularities": [{"kind": "premature-turn", "seat": 6}]})";
constexpr const char* ten = R"({"table": {"seats": 10, "button": 3}, "start": "shuffle"})";

} // namespace

class TestHeavyLogs : public QObject {
    Q_OBJECT

private slots:
    void graded_data();
    void graded();
};

void TestHeavyLogs::graded_data() {
    QTest::addColumn<QByteArray>("scene");
    QTest::addColumn<QByteArray>("once");   // first of all
    QTest::addColumn<QByteArray>("cycle");  // then these again and again
    QTest::addColumn<QByteArray>("ending"); // as often as there were lines, until the log is full

    const auto row = [](const char* name, const char* scene, const char* once, const char* cycle,
                        const char* ending = "") {
        QTest::newRow(name) << QByteArray(scene) << QByteArray(once) << QByteArray(cycle)
                            << QByteArray(ending);
    };
    row("nothing to wait for", nine, "collect", "wait");
    row("shuffles", ten, "", "shuffle");
    row("shuffles in an incident", nine, "", "shuffle;cut");
    row("one back, one on", ten, "shuffle;cut", "pitch 4;back 1");
    row("back and on behind many acts", ten,
        "shuffle;cut;move deck all hole:1;move hole:1 all deck;move deck all hole:1;"
        "move hole:1 all deck;move deck all hole:1;move hole:1 all deck;move deck all hole:1;"
        "move hole:1 all deck;move deck all hole:1;move hole:1 all deck;move deck all hole:1",
        "flip hole:1 0;back 1");
    row("the deck from hand to hand", ten, "shuffle;cut",
        "move deck all hole:1;move hole:1 all deck");
    row("on and on, then back one by one", ten, "shuffle;cut", "burn;move burns deck", "back 1");
    row("heavy acts, then back one by one", ten, "shuffle;cut",
        "move deck all hole:1;move hole:1 all deck", "back 1");
    row("early turns and back into the deck", nine, "", "board 1;move board deck");
    row("early turns and back, then taken back", nine, "", "board 1;move board deck", "back 1");
    row("early turns and back, then back and on", nine, "", "board 1;move board deck",
        "burn;back 1");
    row("early turns set aside", nine, "",
        "board 1;move board aside;burn;board 1;move board all deck;move aside all deck;"
        "move burns all deck;shuffle;cut;board 3");
    row("misdeal after misdeal", ten, "shuffle;cut",
        "pitch 4;flip hole:4 0;say misdeal;gather;shuffle;cut");
    row("misdeals, then taken back", ten, "shuffle;cut",
        "pitch 4;flip hole:4 0;say misdeal;gather;shuffle;cut", "back 1");
    row("a card to and fro", nine, "wait all;move board 3 burns",
        "move burns 0 muck;move muck burns");
    row("button and misdeal", ten, "", "button 3;say misdeal;gather");
    row("hints", ten, "", "hint 1");
}

// A log as long as logs may be is graded, whatever it holds; and no act becomes slower for what has
// gone before. The bound is far above what is needed, and far below what a hang would take.
void TestHeavyLogs::graded() {
    QFETCH(const QByteArray, scene);
    QFETCH(const QByteArray, once);
    QFETCH(const QByteArray, cycle);
    QFETCH(const QByteArray, ending);
    LogHeader header;
    header.pack = "pack";
    std::string log = writeHeader(header) + '\n';
    int line = 1;
    const auto write = [&](const QByteArray& words) {
        const auto deed = deedFromWords(words.toStdString());
        QVERIFY2(deed, words.constData());
        ++line;
        log += writeEntry({line, line, *deed}) + '\n';
    };
    const auto writeAll = [&](const QByteArray& deeds, int until) {
        while (!deeds.isEmpty() && line < until)
            for (const QByteArray& words : deeds.split(';'))
                if (line < until)
                    write(words);
    };
    if (!once.isEmpty())
        for (const QByteArray& words : once.split(';'))
            write(words);
    writeAll(cycle, ending.isEmpty() ? mostLines : mostLines / 2 + 2);
    writeAll(ending, mostLines);

    const auto ofCase = dealt(scene.toStdString());
    const auto read = readLog(log);
    QVERIFY(read && !read->unreadable);
    const auto session = replay(ofCase, *read);
    if (!session)
        QFAIL(("line " + std::to_string(session.error().line) + ": " +
               std::string(code(session.error().reason)) + ' ' + session.error().args.front())
                  .c_str());
    const std::string verdict = writeVerdict("pack", 1, *session, session->verdict(80));
    QVERIFY(!verdict.empty());
}

QTEST_APPLESS_MAIN(TestHeavyLogs)
#include "tst_heavy_logs.moc"
