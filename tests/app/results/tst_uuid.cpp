// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/uuid.h"

#include <QSet>
#include <QTest>
#include <QUuid>

using namespace mz;

class TestUuid : public QObject {
    Q_OBJECT

private slots:
    void theyAreVersionFive_data();
    void theyAreVersionFive();
    void theyStayAsTheyAre();
    void noTwoAreTheSame();
    void whatIsAUuid_data();
    void whatIsAUuid();
};

void TestUuid::theyAreVersionFive_data() {
    QTest::addColumn<QByteArray>("session");
    QTest::addColumn<QByteArray>("place");
    QTest::newRow("usual") << QByteArray("3f0c9a52-0000-4000-8000-000000000001")
                           << QByteArray("incident/1");
    QTest::newRow("nothing") << QByteArray() << QByteArray();
    QTest::newRow("any bytes") << QByteArray("\xFF\0\n", 3) << QByteArray(1000, 'x');
}

// Qt makes the same ones of the same name space and name.
void TestUuid::theyAreVersionFive() {
    QFETCH(const QByteArray, session);
    QFETCH(const QByteArray, place);
    const QUuid nameSpace(QStringLiteral("6d7a7265-7375-5c74-a573-000000000001"));
    const QUuid expected =
        QUuid::createUuidV5(nameSpace, QByteArray::number(session.size()) + ':' + session + place);
    const std::string uuid = uuidOf(session.toStdString(), place.toStdString());
    QCOMPARE(QString::fromStdString(uuid), expected.toString(QUuid::WithoutBraces));
    QVERIFY(isUuid(uuid));
}

// Statements that were sent once have these for ever.
void TestUuid::theyStayAsTheyAre() {
    QCOMPARE(uuidOf("3f0c9a52-0000-4000-8000-000000000001", "program/initialized"),
             std::string("a3586bf9-5b2e-5190-aae1-1a120d34ff7e"));
}

void TestUuid::noTwoAreTheSame() {
    QSet<QString> all;
    int made = 0;
    for (const char* session : {"", "a", "ab", "1", "1:", "12"})
        for (const char* place : {"", "b", "bc", ":a", "2"}) {
            all.insert(QString::fromStdString(uuidOf(session, place)));
            ++made;
        }
    QCOMPARE(all.size(), made);
}

void TestUuid::whatIsAUuid_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char* text, bool expected) {
        QTest::newRow(text) << QByteArray(text) << expected;
    };
    row("0b7a5f3e-3b0c-4b6c-8e1a-1f7b6a9a0d55", true);
    row("0b7a5f3e-3b0c-1b6c-be1a-1f7b6a9a0d55", true);
    row("0B7A5F3E-3B0C-4B6C-8E1A-1F7B6A9A0D55", false);
    row("0b7a5f3e-3b0c-6b6c-8e1a-1f7b6a9a0d55", false);
    row("0b7a5f3e-3b0c-4b6c-7e1a-1f7b6a9a0d55", false);
    row("0b7a5f3e-3b0c-4b6c-8e1a-1f7b6a9a0d5", false);
    row("0b7a5f3e-3b0c-4b6c-8e1a-1f7b6a9a0d555", false);
    row("0b7a5f3e03b0c-4b6c-8e1a-1f7b6a9a0d55", false);
    row("0b7a5f3e-3b0c-4b6c-8e1a-1f7b6a9a0d5g", false);
    row("", false);
}

void TestUuid::whatIsAUuid() {
    QFETCH(const QByteArray, text);
    QTEST(isUuid(text.toStdString()), "expected");
}

QTEST_APPLESS_MAIN(TestUuid)
#include "tst_uuid.moc"
