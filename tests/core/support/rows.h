// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include "tests/core/support/told.h"

namespace mz::testing {

inline QString text(const std::string& text) { return QString::fromStdString(text); }

// A row of a remedy's table: what the dealer does, and what he is told.
inline void remedyColumns() {
    QTest::addColumn<QByteArray>("scene");
    QTest::addColumn<QByteArray>("deeds");
    QTest::addColumn<QByteArray>("expected");
}

inline void row(const char* name, const char* scene, const std::string& deeds,
                const char* expected) {
    QTest::newRow(name) << QByteArray(scene) << QByteArray::fromStdString(deeds)
                        << QByteArray(expected);
}

} // namespace mz::testing

// Deals the row's scene, does its deeds and compares what is told.
#define MZ_COMPARE_REMEDY()                                                                        \
    QFETCH(const QByteArray, scene);                                                               \
    QFETCH(const QByteArray, deeds);                                                               \
    QFETCH(const QByteArray, expected);                                                            \
    const mz::testing::Played played =                                                             \
        mz::testing::play(mz::testing::dealt(scene.toStdString()), deeds.toStdString());           \
    QCOMPARE(mz::testing::text(mz::testing::told(played)), QString::fromUtf8(expected))
