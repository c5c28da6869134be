// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/samples.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdlib>

using namespace mz;

class TestSamples : public QObject {
    Q_OBJECT

private slots:
    void soundsAreShortAndNeverClip_data();
    void soundsAreShortAndNeverClip();
    void soundsAreTheSameEveryTime();
    void noTwoSoundsAreAlike();
};

void TestSamples::soundsAreShortAndNeverClip_data() {
    QTest::addColumn<int>("sound");
    QTest::newRow("card") << int(Sound::card);
    QTest::newRow("shuffle") << int(Sound::shuffle);
    QTest::newRow("chips") << int(Sound::chips);
    QTest::newRow("tap") << int(Sound::tap);
}

// Heard, but without a click at its ends, and without a hum: the wave is about as much above as
// below.
void TestSamples::soundsAreShortAndNeverClip() {
    QFETCH(const int, sound);
    const auto wave = samples(static_cast<Sound>(sound));
    QVERIFY(wave.size() > sampleRate / 20);
    QVERIFY(wave.size() <= std::size_t{sampleRate});
    QCOMPARE(wave.front(), std::int16_t{0});
    QVERIFY(std::abs(wave.back()) < 20);
    int peak = 0;
    double sum = 0;
    for (const std::int16_t one : wave) {
        peak = std::max(peak, std::abs(int{one}));
        sum += one;
    }
    QVERIFY2(peak > 10000 && peak < 32000, qPrintable(QString::number(peak)));
    QVERIFY(std::abs(sum / static_cast<double>(wave.size())) < 300);
}

void TestSamples::soundsAreTheSameEveryTime() {
    for (int sound = 0; sound < soundCount; ++sound)
        QVERIFY(samples(static_cast<Sound>(sound)) == samples(static_cast<Sound>(sound)));
}

void TestSamples::noTwoSoundsAreAlike() {
    for (int one = 0; one < soundCount; ++one)
        for (int other = one + 1; other < soundCount; ++other)
            QVERIFY(samples(static_cast<Sound>(one)) != samples(static_cast<Sound>(other)));
}

QTEST_APPLESS_MAIN(TestSamples)
#include "tst_samples.moc"
