// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/betting/word.h"

using namespace mz;

class TestWord : public QObject {
    Q_OBJECT

private slots:
    void betting_data();
    void betting();
    void showdown();
};

void TestWord::betting_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("valid");
    for (const char* text :
         {"fold", "check", "call", "all-in", "bet 1", "bet 999999999", "raise 24"})
        QTest::newRow(text) << QByteArray(text) << true;
    for (const char* text :
         {"",        "Fold",       "fold ",  " fold",          "allin",
          "bet",     "bet ",       "bet 0",  "bet 05",         "bet -1",
          "bet 1.5", "bet  1",     "bet 1 ", "bet 1000000000", "bet 99999999999999999999",
          "raise",   "raise to 4", "call 2", "show",           "muck",
          "declare", "bet +1",     "bet 1e3"})
        QTest::newRow(text) << QByteArray(text) << false;
}

// The words of the betting, and nothing else; each is written as it is read.
void TestWord::betting() {
    QFETCH(const QByteArray, text);
    QFETCH(const bool, valid);
    const auto word = bettingWordFromCode(text.toStdString());
    QCOMPARE(word.has_value(), valid);
    if (word)
        QCOMPARE(QByteArray::fromStdString(code(*word)), text);
}

// At the showdown there are other words.
void TestWord::showdown() {
    for (const char* text : {"show", "muck", "declare"}) {
        const auto word = showdownWordFromCode(text);
        QVERIFY(word);
        QCOMPARE(code(*word), std::string(text));
    }
    for (const char* text : {"fold", "check", "bet 3", "Show", "", "show "})
        QVERIFY(!showdownWordFromCode(text));
}

QTEST_APPLESS_MAIN(TestWord)
#include "tst_word.moc"
