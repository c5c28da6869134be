// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/moment.h"
#include "tests/app/results/italian_time.h"

#include <QTest>

using namespace mz;
using namespace mz::testing;

class TestMoment : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useItalianTime(); }
    void written_data();
    void written();
    void readBack();
    void whatIsNoMoment_data();
    void whatIsNoMoment();
    void durations_data();
    void durations();
};

void TestMoment::written_data() {
    QTest::addColumn<qint64>("ms");
    QTest::addColumn<QString>("utc");
    QTest::addColumn<QString>("local");
    const auto row = [](const char* name, qint64 ms, const char* utc, const char* local) {
        QTest::newRow(name) << ms << utc << local;
    };
    row("beginning", 0, "1970-01-01T00:00:00.000Z", "1970-01-01 01:00:00");
    row("winter", 1796033700250, "2026-11-30T10:15:00.250Z", "2026-11-30 11:15:00");
    row("summer", 1782814500999, "2026-06-30T10:15:00.999Z", "2026-06-30 12:15:00");
    row("next day there", 1796081400000, "2026-11-30T23:30:00.000Z", "2026-12-01 00:30:00");
    row("leap day", 1835438400000, "2028-02-29T12:00:00.000Z", "2028-02-29 13:00:00");
    row("before 1970", -1, "1969-12-31T23:59:59.999Z", "1970-01-01 00:59:59");
    row("year 0", -62167219200000, "0000-01-01T00:00:00.000Z", "0000-01-01 01:00:00");
    row("before year 0", -62167219200001, "", "");
    row("year 9999", 253402300799999, "9999-12-31T23:59:59.999Z", "");
    row("year 10000", 253402300800000, "", "");
    row("for ever", INT64_MAX, "", "");
    row("never", INT64_MIN, "", "");
}

void TestMoment::written() {
    QFETCH(const qint64, ms);
    QFETCH(const QString, utc);
    QTEST(QString::fromStdString(localSeconds(ms)), "local");
    QCOMPARE(QString::fromStdString(utcMillis(ms)), utc);
    const QString seconds = utc.isEmpty() ? utc : utc.left(19) + 'Z';
    QCOMPARE(QString::fromStdString(utcSeconds(ms)), seconds);
}

void TestMoment::readBack() {
    // About every nine days, at another time of the day.
    for (std::int64_t ms = -62'000'000'000'000; ms < 253'000'000'000'000; ms += 789'123'457) {
        QCOMPARE(readUtc(utcMillis(ms)), std::optional(ms));
        QCOMPARE(readUtc(utcSeconds(ms)), std::optional(ms - (ms % 1000 + 1000) % 1000));
    }
}

void TestMoment::whatIsNoMoment_data() {
    QTest::addColumn<QByteArray>("text");
    for (const char* text :
         {"", "2026", "2026-11-30", "2026-11-30T10:15:00", "2026-11-30 10:15:00Z",
          "2026-11-31T10:15:00Z", "2026-02-29T10:15:00Z", "2026-13-01T10:15:00Z",
          "2026-00-01T10:15:00Z", "2026-11-30T24:00:00Z", "2026-11-30T10:60:00Z",
          "2026-11-30T10:15:60Z", "2026-11-30T10:15:00.2Z", "2026-11-30T10:15:00.25z",
          "2026-11-30T10:15:00ZZ", "2026-11-30T10:15:00+01:00", "+026-11-30T10:15:00Z",
          "2026-11- 3T10:15:00Z"})
        QTest::newRow(text) << QByteArray(text);
}

void TestMoment::whatIsNoMoment() {
    QFETCH(const QByteArray, text);
    QVERIFY(!readUtc(text.toStdString()));
}

void TestMoment::durations_data() {
    QTest::addColumn<qint64>("ms");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << qint64{0} << "PT0S";
    QTest::newRow("hardly any") << qint64{9} << "PT0S";
    QTest::newRow("hundredths") << qint64{21'059} << "PT21.05S";
    QTest::newRow("tenths") << qint64{21'400} << "PT21.4S";
    QTest::newRow("minute") << qint64{60'000} << "PT1M";
    QTest::newRow("minutes") << qint64{118'030} << "PT1M58.03S";
    QTest::newRow("hour") << qint64{3'600'000} << "PT1H";
    QTest::newRow("hours") << qint64{90'061'000} << "PT25H1M1S";
}

void TestMoment::durations() {
    QFETCH(const qint64, ms);
    QTEST(QString::fromStdString(durationText(ms)), "text");
}

QTEST_APPLESS_MAIN(TestMoment)
#include "tst_moment.moc"
