// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/json_tree.h"

#include <QTest>

#include <limits>
#include <string>

using namespace mz::json;

Q_DECLARE_METATYPE(Kind)

namespace {

Value read(std::string_view text, int firstLine = 1) { return parse(text, {}, firstLine).value(); }

QByteArray bytes(std::string_view text) {
    return QByteArray(text.data(), static_cast<int>(text.size()));
}

} // namespace

class TestJsonTree : public QObject {
    Q_OBJECT

private slots:
    void kinds_data();
    void kinds();
    void integers_data();
    void integers();
    void strings_data();
    void strings();
    void lines_data();
    void lines();
    void lineOfEveryPart();
    void keyOrder();
    void otherKindsGiveNothing();
    void manyKeys();
    void byteOrderMark();
    void change();
    void equality();
    void pointers_data();
    void pointers();
};

void TestJsonTree::kinds_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Kind>("kind");
    QTest::newRow("null") << QByteArray("null") << Kind::null;
    QTest::newRow("true") << QByteArray("true") << Kind::boolean;
    QTest::newRow("integer") << QByteArray("12") << Kind::integer;
    QTest::newRow("point") << QByteArray("12.0") << Kind::real;
    QTest::newRow("exponent") << QByteArray("1e2") << Kind::real;
    QTest::newRow("string") << QByteArray("\"12\"") << Kind::string;
    QTest::newRow("array") << QByteArray("[]") << Kind::array;
    QTest::newRow("object") << QByteArray("{}") << Kind::object;
    QTest::newRow("space around") << QByteArray(" \r\n\t[ ] \n") << Kind::array;
}

// Each value is of the kind that its text says; a number with a point is no integer.
void TestJsonTree::kinds() {
    QFETCH(const QByteArray, text);
    QFETCH(const Kind, kind);
    QCOMPARE(read(text.toStdString()).kind(), kind);
}

void TestJsonTree::integers_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("whole");
    QTest::addColumn<qint64>("number");
    const auto row = [](const char* text, bool whole, qint64 number) {
        QTest::newRow(text) << QByteArray(text) << whole << number;
    };
    row("0", true, 0);
    row("-0", true, 0);
    row("-0.0", false, 0);
    row("-17", true, -17);
    row("9007199254740993", true, 9007199254740993);
    row("9223372036854775807", true, std::numeric_limits<qint64>::max());
    row("9223372036854775808", false, 0);
    row("18446744073709551615", false, 0);
    row("18446744073709551616", false, 0);
    row("-9223372036854775808", true, std::numeric_limits<qint64>::min());
    row("-9223372036854775809", false, 0);
    row("1e-999", false, 0);
}

// Integers are exact; one that does not fit is told from them.
void TestJsonTree::integers() {
    QFETCH(const QByteArray, text);
    QFETCH(const bool, whole);
    QFETCH(const qint64, number);
    const Value value = read(text.toStdString());
    QCOMPARE(value.asInteger().has_value(), whole);
    QCOMPARE(value.asReal().has_value(), !whole);
    if (whole)
        QCOMPARE(qint64{*value.asInteger()}, number);
}

void TestJsonTree::strings_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray(R"("")") << QByteArray();
    QTest::newRow("escapes") << QByteArray(R"("\"\\\/\b\f\n\r\t")")
                             << QByteArray("\"\\/\b\f\n\r\t");
    QTest::newRow("UTF-8") << QByteArray("\"pi\u00f9 \u2660\"") << QByteArray("pi\u00f9 \u2660");
    QTest::newRow("code") << QByteArray(R"("pi\u00F9")") << QByteArray("pi\u00f9");
    QTest::newRow("pair") << QByteArray(R"("\ud83c\udca1")") << QByteArray("\U0001f0a1");
}

// Text is UTF-8 without its escapes.
void TestJsonTree::strings() {
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, content);
    const Value value = read(text.toStdString());
    QCOMPARE(bytes(value.asString().value()), content);
}

void TestJsonTree::lines_data() {
    QTest::addColumn<QByteArray>("lineEnd");
    QTest::newRow("LF") << QByteArray("\n");
    QTest::newRow("CR LF") << QByteArray("\r\n");
}

// Every value and every key knows its line, whatever ends the lines, the number before a line end
// and the one that touches a bracket included.
void TestJsonTree::lines() {
    QFETCH(const QByteArray, lineEnd);
    QByteArray text = "\n{\"a\":\n1\n,\n\"b\": [\n2,3\n, {\n}]\n,\"c\":null}";
    text.replace("\n", lineEnd);
    const Value root = read(text.toStdString(), 10);
    QCOMPARE(root.line(), 11);
    QCOMPARE(root.members()[0].line, 11);
    QCOMPARE(root.find("a")->line(), 12);
    QCOMPARE(root.members()[1].line, 14);
    const Value& list = *root.find("b");
    QCOMPARE(list.line(), 14);
    QCOMPARE(list.items()[0].line(), 15);
    QCOMPARE(list.items()[1].line(), 15);
    QCOMPARE(list.items()[2].line(), 16);
    QCOMPARE(root.members()[2].line, 18);
    QCOMPARE(root.find("c")->line(), 18);
}

// So does each part of a long text, the comma standing before the line end or behind it.
void TestJsonTree::lineOfEveryPart() {
    std::string text = "[\n2";
    for (int line = 3; line <= 1000; ++line)
        text += (line % 2 == 0 ? ",\n" : "\n,") + std::to_string(line);
    const Value root = read(text + "]");
    QCOMPARE(root.items().size(), std::size_t{999});
    for (const Value& item : root.items())
        QCOMPARE(qint64{item.line()}, qint64{item.asInteger().value()});
}

// Keys stay in the order of the text.
void TestJsonTree::keyOrder() {
    const Value root = read(R"({"z": 1, "a": 2, "m": 3, "": 4})");
    QByteArray keys;
    for (const Member& member : root.members())
        keys += bytes(member.key) + ',';
    QCOMPARE(keys, QByteArray("z,a,m,,"));
    QVERIFY(root.find("m")->asInteger() == 3);
    QVERIFY(root.find("")->asInteger() == 4);
    QVERIFY(root.find("b") == nullptr);
}

// Asked for another kind a value gives nothing, and no exception.
void TestJsonTree::otherKindsGiveNothing() {
    const Value number = read("1");
    QVERIFY(!number.asBool());
    QVERIFY(!number.asReal());
    QVERIFY(!number.asString());
    QVERIFY(number.asArray() == nullptr);
    QVERIFY(number.asObject() == nullptr);
    QVERIFY(number.items().empty());
    QVERIFY(number.members().empty());
    QVERIFY(number.find("a") == nullptr);
    QVERIFY(!read("true").asInteger());
    QVERIFY(read("{\"a\": 1}").items().empty());
    QVERIFY(read("[1]").members().empty());
}

// Objects with many keys are found to have no key twice, by the other of the two ways to look.
void TestJsonTree::manyKeys() {
    std::string text = "{";
    for (int i = 0; i < 1000; ++i)
        text += (i == 0 ? "\"" : ",\n\"") + std::to_string(i) + "\": {\"0\": 0}";
    const Value root = read(text + "}");
    QCOMPARE(root.members().size(), std::size_t{1000});
    QCOMPARE(root.find("999")->line(), 1000);
    for (const int twice : {0, 15, 16, 17, 999}) {
        const std::string key = std::to_string(twice);
        const auto fault = parse(std::string(text).append(",\n\"").append(key).append("\": 1}"));
        QVERIFY(!fault);
        QCOMPARE(fault.error().code, FaultCode::duplicateKey);
        QCOMPARE(bytes(fault.error().pointer), bytes("/" + key));
        QCOMPARE(fault.error().line, 1001);
    }
}

// Some editors put a byte order mark before the text.
void TestJsonTree::byteOrderMark() {
    const Value root = read("\xEF\xBB\xBF{\n\"a\": 1}");
    QCOMPARE(root.line(), 1);
    QCOMPARE(root.find("a")->line(), 2);
}

// A tree can be built and changed in place.
void TestJsonTree::change() {
    Value root;
    root.set("a", 1);
    root.set("b", "text");
    root.set("list", Array{}).push(true);
    root.find("list")->push(Value());
    root.set("a", 2U);
    QVERIFY(root == read(R"({"a": 2, "b": "text", "list": [true, null]})"));
}

// What is written differs from what is meant: only the latter counts.
void TestJsonTree::equality() {
    QVERIFY(read("{\"a\":\n[1]}") == read(R"({"\u0061": [1]})"));
    QVERIFY(!(read("1") == read("1.0")));
    QVERIFY(!(read(R"({"a": 1, "b": 1})") == read(R"({"b": 1, "a": 1})")));
    QVERIFY(!(read("[1]") == read("[1, 1]")));
}

void TestJsonTree::pointers_data() {
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("step");
    QTest::newRow("plain") << QByteArray("a b\"") << QByteArray("a b\"");
    QTest::newRow("slash") << QByteArray("a/b") << QByteArray("a~1b");
    QTest::newRow("tilde") << QByteArray("~1") << QByteArray("~01");
    QTest::newRow("empty") << QByteArray() << QByteArray();
}

// RFC 6901: the two letters with a meaning in a pointer are replaced.
void TestJsonTree::pointers() {
    QFETCH(const QByteArray, key);
    QFETCH(const QByteArray, step);
    QCOMPARE(bytes(escapePointer(key.toStdString())), step);
}

QTEST_APPLESS_MAIN(TestJsonTree)
#include "tst_json_tree.moc"
