// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/golden/golden.h"

#include "core/session/verdict_json.h"

using namespace mz;
using namespace mz::testing;

class TestGolden : public QObject {
    Q_OBJECT

private slots:
    void enough();
    void verdict_data();
    void verdict();
};

// At least as many as the project has promised to all that comes later.
void TestGolden::enough() { QVERIFY(goldenNames().size() >= 60); }

void TestGolden::verdict_data() {
    QTest::addColumn<QString>("name");
    for (const std::string& name : goldenNames())
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
}

// The verdict of each log is the one in its folder, byte for byte.
void TestGolden::verdict() {
    QFETCH(const QString, name);
    const auto golden = readGolden(name.toStdString());
    QVERIFY(golden);
    const auto session = replay(golden->ofCase, golden->log);
    QVERIFY(session);
    const std::string got = writeVerdict(golden->pack.id, golden->pack.edition, *session,
                                         session->verdict(golden->pack.pass));
    const std::string wanted = goldenText(name.toStdString(), "verdict.json");
    const QStringList gotLines = QString::fromStdString(got).split('\n');
    const QStringList wantedLines = QString::fromStdString(wanted).split('\n');
    for (qsizetype i = 0; i < std::min(gotLines.size(), wantedLines.size()); ++i)
        QCOMPARE(gotLines[i], wantedLines[i]);
    QVERIFY(got == wanted);
}

QTEST_APPLESS_MAIN(TestGolden)
#include "tst_golden.moc"
