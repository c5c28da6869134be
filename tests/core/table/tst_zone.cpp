// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/table/zone.h"

#include <set>

using namespace mz;

class TestZone : public QObject {
    Q_OBJECT

private slots:
    void roundTrip();
    void codes_data();
    void codes();
    void refused_data();
    void refused();
    void liesFaceUp();
};

// Every zone has a code of its own that reads back as the same zone.
void TestZone::roundTrip() {
    std::set<std::string> codes;
    for (int i = 0; i < Zone::count; ++i) {
        const Zone zone = Zone::fromIndex(i);
        QCOMPARE(zoneFromCode(code(zone)), std::optional(zone));
        codes.insert(code(zone));
    }
    QCOMPARE(codes.size(), std::size_t{Zone::count});
}

void TestZone::codes_data() {
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<int>("index");
    const auto row = [](const char* code, Zone zone) {
        QTest::newRow(code) << QByteArray(code) << zone.index();
    };
    row("deck", Zones::deck);
    row("board", Zones::board);
    row("burns", Zones::burns);
    row("muck", Zones::muck);
    row("aside", Zones::aside);
    row("hole:1", Zone::hole(1));
    row("hole:9", Zone::hole(9));
    row("hole:10", Zone::hole(10));
}

// The codes are public: logs are written with them.
void TestZone::codes() {
    QFETCH(const QByteArray, expected);
    QFETCH(const int, index);
    QCOMPARE(QByteArray::fromStdString(code(Zone::fromIndex(index))), expected);
    const bool hole = expected.startsWith("hole:");
    QCOMPARE(Zone::fromIndex(index).isHole(), hole);
    QCOMPARE(Zone::fromIndex(index).seat(), hole ? expected.mid(5).toInt() : 0);
}

void TestZone::refused_data() {
    QTest::addColumn<QByteArray>("text");
    for (const char* text : {"", "Deck", "deck ", " deck", "hole", "hole:", "hole:0", "hole:11",
                             "hole:01", "hole:1 ", "hole:a", "hole:-1", "hole:100", "burn"})
        QTest::newRow(text) << QByteArray(text);
}

// Nothing but the codes is read.
void TestZone::refused() {
    QFETCH(const QByteArray, text);
    QVERIFY(!zoneFromCode(text.toStdString()));
}

// Cards put on the board or aside by hand lie face up, all others face down.
void TestZone::liesFaceUp() {
    for (int i = 0; i < Zone::count; ++i) {
        const Zone zone = Zone::fromIndex(i);
        QCOMPARE(zone.liesFaceUp(), zone == Zones::board || zone == Zones::aside);
    }
}

QTEST_APPLESS_MAIN(TestZone)
#include "tst_zone.moc"
