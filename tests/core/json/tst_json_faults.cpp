// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/json_tree.h"
#include "core/random/random.h"

#include <QTest>

#include <string>

using namespace mz::json;

namespace {

QByteArray bytes(std::string_view text) {
    return QByteArray(text.data(), static_cast<int>(text.size()));
}

// "/pointer:line: code detail", with "..." behind where the text ended too early.
QByteArray outcome(std::string_view text, const Limits& limits = {}) {
    const auto result = parse(text, limits);
    if (result)
        return "good";
    const Fault& fault = result.error();
    return bytes(fault.pointer) + ':' + QByteArray::number(fault.line) + ": " +
           bytes(code(fault.code)) + (fault.detail.empty() ? "" : " " + bytes(fault.detail)) +
           (fault.atEnd ? "..." : "");
}

std::string nested(int depth) {
    const auto count = static_cast<std::size_t>(depth);
    return std::string(count, '[') + std::string(count, ']');
}

// A log line with everything in it that can be cut.
constexpr std::string_view sample =
    "{\"t\": -1200, \"do\": \"pi\u00f9 \u2660 \U0001f0a1\", \"all\": true, \"none\": null,\r\n"
    " \"e\": [1.5e-3, \"\\u00e8\\ud83c\\udca1\\n\", {}, [], false], \"k\\\"ey\": {\"a\": 12}}";

} // namespace

class TestJsonFaults : public QObject {
    Q_OBJECT

private slots:
    void faults_data();
    void faults();
    void cutAnywhere();
    void goodWithMoreBehind();
    void depth_data();
    void depth();
    void size();
    void values();
    void firstLine();
    void longDetailIsShortened();
    void bigNumber();
    void anyBytes();
    void damaged();
};

void TestJsonFaults::faults_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const QByteArray& text, const char* expected) {
        QTest::newRow(name) << text << QByteArray(expected);
    };
    row("nothing", "", ":1: syntax...");
    row("blanks", " \n ", ":2: syntax...");
    row("word", "hello", ":1: syntax h");
    row("single quotes", "{'a': 1}", ":1: syntax '");
    row("key without quotes", "{\n a: 1}", ":2: syntax a");
    row("no colon", "{\"a\" 1}", "/a:1: syntax 1");
    row("no colon, number last", "{\"a\" 1", "/a:1: syntax 1");
    row("no value", "{\"a\": }", "/a:1: syntax }");
    row("comma at the end", "{\"a\": 1,\n}", ":2: syntax }");
    row("comma at the end of an array", "[1,\n2,]", "/2:2: syntax ]");
    row("no comma", "{\"a\": [1 2]}", "/a/1:1: syntax 2");
    row("wrong bracket", "{\"a\": [1}", "/a/1:1: syntax }");
    row("comment", "{\"a\": 1 // one\n}", ":1: syntax /");
    row("leading zero", "[01]", "/1:1: syntax 1");
    row("plus", "[+1]", "/0:1: syntax +");
    row("point without digits", "[1.]", "/0:1: syntax 1.]");
    row("NaN", "[NaN]", "/0:1: syntax N");
    row("capital literal", "[True]", "/0:1: syntax T");
    row("line end in a string", "{\"a\": \"x\ny\"}", "/a:1: syntax \"x ");
    row("unknown escape", "{\"a\": \"\\x\"}", "/a:1: syntax \"\\x");
    row("high surrogate alone", "{\"a\": \"\\ud83c\"}", "/a:1: syntax \"\\ud83c\"");
    row("high surrogate and another letter", "{\"a\": \"\\ud83c\\u0041\"}",
        "/a:1: syntax \"\\ud83c\\u0041");
    row("low surrogate alone", "{\"a\": \"\\udca1\"}", "/a:1: syntax \"\\udca1");
    row("number out of range", "{\"a\":\n[0, 1e999]}", "/a/1:2: number-range 1e999");
    row("negative number out of range", "[-1e999]", "/0:1: number-range -1e999");

    row("key twice", "{\"a\": 1,\n\"a\": 2}", "/a:2: duplicate-key a");
    row("key twice by escape", R"({"a": 1, "\u0061": 2})", "/a:1: duplicate-key a");
    row("key twice, deep", "{\"x/y\": [0, {\"b~\": 1,\n\"c\": {\"b~\": 2},\n\"b~\": 3}]}",
        "/x~1y/1/b~0:3: duplicate-key b~");
    row("same key in two objects", R"({"a": {"a": [{"a": 1}, {"a": 2}]}, "b": {"a": 1}})", "good");
    row("key twice before a cut", "{\"a\": 1, \"a\"", "/a:1: duplicate-key a");

    row("NUL escaped", R"({"a": ["x", "y\u0000z"]})", "/a/1:1: nul-byte");
    row("NUL escaped in a key", "{\"a\": {\"b\": 1,\n\"k\\u0000\": 2}}", "/a:2: nul-byte");
    row("NUL in a string", QByteArray("{\"a\": \"x\0y\"}", 12), "/a:1: nul-byte");
    row("NUL between", QByteArray("{\"a\": 1,\n\0}", 11), ":2: nul-byte");
    row("NUL behind", QByteArray("{}\0", 3), ":1: nul-byte");
    row("NUL only", QByteArray("\0", 1), ":1: nul-byte");
    row("NUL behind another mistake", QByteArray("[1,,\0]", 6), "/1:1: syntax ,");

    row("not UTF-8 in a string", "{\"a\": [\"x\xFF\"]}", "/a/0:1: not-utf8");
    row("not UTF-8 between", "{\"a\": 1,\n\xE9}", ":2: not-utf8");
    row("not UTF-8 behind", "{}\n \xC3\xA9\x80", ":2: trailing-text \xC3\xA9");
    row("surrogate as UTF-8", "[\"\xED\xA0\x80\"]", "/0:1: not-utf8");
    row("not UTF-8 behind another mistake", "[1,,\"\xFF\"]", "/1:1: syntax ,");
    row("cut within a character behind", "{} \xC3", ":1: not-utf8");
    row("UTF-16", QByteArray("\xFF\xFE{\0}\0", 6), ":1: not-utf8");
    row("letter outside a string", "[\xC3\xA9]", "/0:1: syntax \xC3\xA9");
    row("word, cut", "[tru", "/0:1: syntax tru...");
    row("unexpected string", "{\"a\": 1 \"b\"}", ":1: syntax \"b\"");
    row("half a byte order mark", "\xEF\xBB{}", ":1: not-utf8");
    row("two byte order marks", "\xEF\xBB\xBF\xEF\xBB\xBF{}", ":1: syntax \xEF\xBB\xBF");

    row("text behind", "{\"a\": 1}\n{}", ":2: trailing-text {");
    row("bracket behind", "[]]", ":1: trailing-text ]");
    row("open string behind", "1 \"a", ":1: trailing-text \"a");
    row("comma behind", "null,", ":1: trailing-text ,");
}

// What is wrong is said with its place, its line and its reason; the first mistake is the one told.
void TestJsonFaults::faults() {
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, expected);
    QCOMPARE(outcome(text.toStdString()), expected);
}

// A line that was cut off, be it within a character, an escape or a number, is told from a wrong
// one.
void TestJsonFaults::cutAnywhere() {
    QCOMPARE(outcome(sample), QByteArray("good"));
    for (std::size_t size = 0; size < sample.size(); ++size) {
        const auto result = parse(sample.substr(0, size));
        QVERIFY(!result);
        QVERIFY2(result.error().atEnd, sample.substr(0, size).data());
        QCOMPARE(result.error().code, FaultCode::syntax);
    }
}

// A text that is a value already, with more behind it, was not cut off.
void TestJsonFaults::goodWithMoreBehind() {
    for (std::size_t size = 1; size < sample.size(); ++size) {
        const auto result = parse("[] " + std::string(sample.substr(0, size)));
        QVERIFY(!result);
        QVERIFY(!result.error().atEnd);
    }
}

void TestJsonFaults::depth_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("32") << bytes(nested(32)) << QByteArray("good");
    QByteArray inner;
    for (int i = 0; i < 32; ++i)
        inner += "/0";
    QTest::newRow("33") << bytes(nested(33)) << inner + ":1: too-deep";
    QTest::newRow("a million") << bytes(nested(1000000)) << inner + ":1: too-deep";
    QByteArray keys;
    for (int i = 0; i < 32; ++i)
        keys += "/a";
    QTest::newRow("objects") << QByteArray("{\"a\":").repeated(1000000) << keys + ":1: too-deep";
}

// 32 levels are good, one more is too deep, and depth costs nothing but a message.
void TestJsonFaults::depth() {
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, expected);
    QCOMPARE(outcome(text.toStdString()), expected);
}

// The limit is the last good size.
void TestJsonFaults::size() {
    Limits limits;
    limits.bytes = 10;
    QCOMPARE(outcome("[1,2,3,45]", limits), QByteArray("good"));
    QCOMPARE(outcome("[1,2,3,456]", limits), QByteArray(":1: too-big"));
    limits.bytes = 0;
    QCOMPARE(outcome(" ", limits), QByteArray(":1: too-big"));
}

// So is that of values: a small text must not become a large tree.
void TestJsonFaults::values() {
    Limits limits;
    limits.values = 4;
    QCOMPARE(outcome("[1,2,[]]", limits), QByteArray("good"));
    QCOMPARE(outcome("[1,2,[],\n3,4]", limits), QByteArray("/4:2: too-big"));
}

// Lines are counted from the one that the caller says.
void TestJsonFaults::firstLine() {
    QCOMPARE(parse("{\n,", {}, 40).error().line, 41);
    QCOMPARE(parse("", {}, 40).error().line, 40);
}

// A message shows as much as fits, in whole characters.
void TestJsonFaults::longDetailIsShortened() {
    const QByteArray key = "a" + QByteArray("\u2660").repeated(1000);
    const QByteArray text = "{\"" + key + "\": 1, \"" + key + "\": 2}";
    QCOMPARE(outcome(text.toStdString()),
             "/" + key + ":1: duplicate-key a" + QByteArray("\u2660").repeated(13));
}

// Numbers of any length are read, or found too large, in time that grows with their length only.
void TestJsonFaults::bigNumber() {
    const QByteArray digits = QByteArray("9").repeated(1 << 20);
    QCOMPARE(outcome(digits.toStdString()).left(16), QByteArray(":1: number-range"));
    QCOMPARE(outcome(("0." + digits).toStdString()), QByteArray("good"));
    QCOMPARE(outcome(("1e-" + digits).toStdString()), QByteArray("good"));
}

// Whatever the bytes, there is a value or a fault, and a fault has a line of the text.
void TestJsonFaults::anyBytes() {
    constexpr std::string_view likely =
        "{}[]\",:0123456789.-+eEtrufalsn\\ud8\n \xC3\xA9\xEF\xBB\xBF";
    mz::Stream stream(1, "bytes");
    int good = 0;
    for (int i = 0; i < 200000; ++i) {
        std::string text;
        for (std::uint32_t size = stream.below(12); size > 0; --size)
            text += stream.below(8) == 0
                        ? static_cast<char>(stream.below(256))
                        : likely[stream.below(static_cast<std::uint32_t>(likely.size()))];
        const auto result = parse(text);
        good += result ? 1 : 0;
        const int line = result ? result->line() : result.error().line;
        QVERIFY(line >= 1 && line <= 1 + bytes(text).count('\n'));
    }
    QVERIFY(good > 100);
}

// A good text with some bytes changed gives a value or a fault as well.
void TestJsonFaults::damaged() {
    mz::Stream stream(1, "damage");
    const auto size = static_cast<std::uint32_t>(sample.size());
    int good = 0;
    for (int i = 0; i < 50000; ++i) {
        std::string text(sample);
        for (std::uint32_t count = 1 + stream.below(3); count > 0; --count)
            text[stream.below(size)] = static_cast<char>(stream.below(256));
        const auto result = parse(text);
        good += result ? 1 : 0;
        QVERIFY(result || result.error().line >= 1);
    }
    QVERIFY(good > 100);
}

QTEST_APPLESS_MAIN(TestJsonFaults)
#include "tst_json_faults.moc"
