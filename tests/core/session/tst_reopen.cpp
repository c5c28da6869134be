// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/rows.h"

#include "core/session/check.h"
#include "core/session/reopen.h"

using namespace mz;
using namespace mz::testing;

namespace {

// A pack with one scenario; `seed` and `id` may be other ones than when the log was written.
PackReading packWith(const char* id, int seed) {
    return readPack(QString(R"({"format": "mazziere-pack", "version": 1, "id": "school",
        "edition": 3, "title": {"en": "School", "it": "Scuola"}, "rulebook": "ciaffone",
        "pass": 70, "scenarios": [{"id": "%1", "title": {"en": "A", "it": "A"},
        "brief": {"en": "B", "it": "B"}, "seed": %2, "table": {"seats": 5, "button": 4},
        "finish": "hand"}]})")
                        .arg(id)
                        .arg(seed)
                        .toStdString());
}

// Which packs are there: as when the log was written, changed since then, without the scenario, or
// none.
PackReading packNamed(const QByteArray& which) {
    return packWith(which == "gone" ? "other" : "hand", which == "changed" ? 8 : 7);
}

Log logWith(const QByteArray& ownCase) {
    const PackReading pack = packWith("hand", 7);
    LogHeader header;
    header.pack = "school";
    header.scenario = "hand";
    header.rulebook = "ciaffone";
    header.rulebookEdition = 1;
    if (ownCase == "whole")
        header.ofCase = scenarioValue(resolved(*dealt(pack.pack.scenarios[0])));
    std::string text = writeHeader(header);
    if (ownCase == "broken")
        text.insert(text.size() - 1, R"(, "case": {"id": "hand", "table": {"seats": 99}})");
    auto log = readLog(text + "\n{\"t\": 1, \"do\": \"burn\"}\n");
    if (!log)
        qFatal("the log cannot be read");
    return *log;
}

QString toldOf(const tl::expected<Reopened, Problem>& reopened) {
    if (!reopened)
        return "refused: " + text(told(reopened.error()));
    QStringList all;
    for (const Lack& lack : reopened->lacks) {
        QStringList words{QStringList{"pack", "scenario", "changed", "own case", "book", "edition",
                                      "cut off"}[static_cast<int>(lack.kind)]};
        for (const std::string& arg : lack.args)
            words.append(text(arg));
        all.append(words.join(' '));
    }
    return all.isEmpty() ? QString("whole") : all.join("; ");
}

} // namespace

class TestReopen : public QObject {
    Q_OBJECT

private slots:
    void whereTheCaseIsFound_data();
    void whereTheCaseIsFound();
    void theHandThatWasDealt();
    void thePassMark();
    void rulebooks_data();
    void rulebooks();
    void cutOff();
};

void TestReopen::whereTheCaseIsFound_data() {
    QTest::addColumn<QByteArray>("pack");
    QTest::addColumn<QByteArray>("ownCase");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* pack, const char* own, const char* expected) {
        QTest::addRow("%s pack, %s case", pack, own)
            << QByteArray(pack) << QByteArray(own) << QByteArray(expected);
    };
    row("same", "whole", "whole");
    row("same", "no", "whole");
    row("same", "broken", "own case");
    row("changed", "whole", "changed");
    row("changed", "no", "whole");
    row("gone", "whole", "scenario hand");
    row("gone", "no", "refused: 1  no-such-scenario");
    row("no", "whole", "pack school");
    row("no", "no", "refused: 1  pack-not-there");
}

void TestReopen::whereTheCaseIsFound() {
    QFETCH(const QByteArray, pack);
    QFETCH(const QByteArray, ownCase);
    QFETCH(const QByteArray, expected);
    const PackReading reading = packNamed(pack);
    QVERIFY(reading.problems.empty());
    const Shelf shelf{[&](std::string_view) { return pack == "no" ? nullptr : &reading; },
                      [](const std::string& id) { return rulebook(id); }};
    QCOMPARE(toldOf(reopen(logWith(ownCase), shelf)), QString::fromUtf8(expected));
}

// Not the one of today.
void TestReopen::theHandThatWasDealt() {
    const PackReading changed = packNamed("changed");
    const Shelf shelf{[&](std::string_view) { return &changed; },
                      [](const std::string& id) { return rulebook(id); }};
    const auto reopened = reopen(logWith("whole"), shelf);
    QVERIFY(reopened);
    const auto was = dealt(packNamed("same").pack.scenarios[0]);
    QVERIFY(reopened->ofCase->hand.natural == was->hand.natural);
    // A broken one in a log whose pack is not there says where it is broken.
    const Shelf nothing{[](std::string_view) { return nullptr; }, shelf.book};
    const auto broken = reopen(logWith("broken"), nothing);
    QVERIFY(!broken);
    QVERIFY(broken.error().pointer.starts_with("/case"));
}

void TestReopen::thePassMark() {
    const PackReading reading = packNamed("same");
    const Shelf shelf{[&](std::string_view) { return &reading; },
                      [](const std::string& id) { return rulebook(id); }};
    QCOMPARE(reopen(logWith("whole"), shelf)->pass, 70);
    const Shelf nothing{[](std::string_view) { return nullptr; }, shelf.book};
    QCOMPARE(reopen(logWith("whole"), nothing)->pass, 80);
}

void TestReopen::rulebooks_data() {
    QTest::addColumn<QByteArray>("named");
    QTest::addColumn<int>("edition");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("known") << QByteArray("ciaffone") << 1 << QByteArray("whole");
    QTest::newRow("unknown") << QByteArray("their-room") << 1 << QByteArray("book their-room");
    QTest::newRow("another edition") << QByteArray("ciaffone") << 9 << QByteArray("edition 9 1");
}

// Where the book is not known another one judges, and that is said.
void TestReopen::rulebooks() {
    QFETCH(const QByteArray, named);
    QFETCH(const int, edition);
    QFETCH(const QByteArray, expected);
    const PackReading reading = packNamed("same");
    const auto ciaffones = ciaffone();
    const Shelf shelf{
        [&](std::string_view) { return &reading; },
        [&](const std::string& id) { return id == "ciaffone" ? ciaffones : nullptr; }};
    Log log = logWith("whole");
    log.header.rulebook = named.toStdString();
    log.header.rulebookEdition = edition;
    QCOMPARE(toldOf(reopen(log, shelf)), QString::fromUtf8(expected));
}

void TestReopen::cutOff() {
    const PackReading reading = packNamed("same");
    const Shelf shelf{[&](std::string_view) { return &reading; },
                      [](const std::string& id) { return rulebook(id); }};
    Log log = logWith("whole");
    log.cutOffLine = 3;
    QCOMPARE(toldOf(reopen(log, shelf)), QString("cut off 3"));
}

QTEST_APPLESS_MAIN(TestReopen)
#include "tst_reopen.moc"
