// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/utf8.h"

#include <QTest>

#include <string>

using namespace mz::json;

Q_DECLARE_METATYPE(TextEnd)

class TestUtf8 : public QObject {
    Q_OBJECT

private slots:
    void goodUpTo_data();
    void goodUpTo();
    void everyCharacter();
};

void TestUtf8::goodUpTo_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("size");
    QTest::addColumn<TextEnd>("end");
    const auto row = [](const char* name, const QByteArray& text, int size, TextEnd end) {
        QTest::newRow(name) << text << size << end;
    };
    row("empty", "", 0, TextEnd::whole);
    row("ASCII", "abcdefghijklmnopqrstuvwxyz", 26, TextEnd::whole);
    row("last of ASCII", "abcdefg\x7F", 8, TextEnd::whole);
    row("NUL", QByteArray("a\0b", 3), 1, TextEnd::nulByte);
    row("NUL in the first word", QByteArray("abcdefg\0ijklmnop", 16), 7, TextEnd::nulByte);
    row("two bytes", "\xC2\x80\xDF\xBF", 4, TextEnd::whole);
    row("three bytes", "\xE0\xA0\x80\xEF\xBF\xBF", 6, TextEnd::whole);
    row("four bytes", "\xF0\x90\x80\x80\xF4\x8F\xBF\xBF", 8, TextEnd::whole);
    row("around the surrogates", "\xED\x9F\xBF\xEE\x80\x80", 6, TextEnd::whole);
    row("continuation alone", "abc\x80", 3, TextEnd::badByte);
    row("overlong two", "\xC1\xBF", 0, TextEnd::badByte);
    row("overlong three", "\xE0\x9F\xBF", 0, TextEnd::badByte);
    row("overlong four", "\xF0\x8F\xBF\xBF", 0, TextEnd::badByte);
    row("surrogate", "a\xED\xA0\x80", 1, TextEnd::badByte);
    row("above the last", "\xF4\x90\x80\x80", 0, TextEnd::badByte);
    row("five bytes", "\xF8\x88\x80\x80\x80", 0, TextEnd::badByte);
    row("0xFF", "12345678\xFF", 8, TextEnd::badByte);
    row("letter within a character",
        "\xE2\x99"
        "a",
        0, TextEnd::badByte);
    row("bad third byte", "\xE2\x99\xC0", 0, TextEnd::badByte);
    row("cut after one", "a\xE2", 1, TextEnd::cutOff);
    row("cut after two", "a\xE2\x99", 1, TextEnd::cutOff);
    row("cut after three", "a\xF0\x9F\x83", 1, TextEnd::cutOff);
}

// How far a text is good, and what ends it there.
void TestUtf8::goodUpTo() {
    QFETCH(const QByteArray, text);
    QFETCH(const int, size);
    QFETCH(const TextEnd, end);
    const GoodText good = goodText(text.toStdString());
    QCOMPARE(static_cast<int>(good.size), size);
    QCOMPARE(good.end, end);
}

// Every character that Qt can encode is good, at every offset from a word's beginning.
void TestUtf8::everyCharacter() {
    for (char32_t letter = 1; letter <= 0x10FFFF; ++letter) {
        if (letter >= 0xD800 && letter <= 0xDFFF)
            continue;
        const std::string text =
            std::string(letter % 8, 'x') + QString::fromUcs4(&letter, 1).toStdString() + "yyyyyyyy";
        const GoodText good = goodText(text);
        QVERIFY2(good.size == text.size() && good.end == TextEnd::whole, text.c_str());
    }
}

QTEST_APPLESS_MAIN(TestUtf8)
#include "tst_utf8.moc"
