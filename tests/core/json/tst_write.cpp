// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/write.h"

#include <QTest>

#include <limits>
#include <string>

using namespace mz::json;

namespace {

QByteArray bytes(std::string_view text) {
    return QByteArray(text.data(), static_cast<int>(text.size()));
}

} // namespace

class TestWrite : public QObject {
    Q_OBJECT

private slots:
    void line_data();
    void line();
    void pretty_data();
    void pretty();
    void pieceByPiece();
    void lineWithinBlock();
    void takeLeavesNothing();
    void everyControlCharacter();
    void reals_data();
    void reals();
};

void TestWrite::line_data() {
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* text) { QTest::newRow(text) << QByteArray(text); };
    row(R"({"t": 1200, "do": "wait", "all": true})");
    row(R"({"a": [1, [], {}, [{"b": null}]], "c": {"d": false}})");
    row("[]");
    row("{}");
    row("\"\"");
    row("[-9223372036854775808, 9223372036854775807, -1.5, 1.0]");
    row(R"(["quote \" backslash \\ slash / \b\f\n\r\t \u0001 \u001f"])");
    row("{\"pi\u00f9 \u2660\": \"\U0001f0a1 \u007f \u2028\"}");
}

// One line with a blank after each colon and comma; what has this form is written as it was read.
void TestWrite::line() {
    QFETCH(const QByteArray, text);
    const Value value = parse(text.toStdString()).value();
    QCOMPARE(bytes(writeLine(value)), text);
}

void TestWrite::pretty_data() {
    QTest::addColumn<int>("width");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("every value on its line") << 0 << QByteArray(R"({
  "id": "x",
  "none": [],
  "blinds": [
    1,
    2
  ],
  "names": {
    "3": "Carlo",
    "4": "Ada"
  },
  "list": [
    [
      1
    ],
    {}
  ]
}
)");
    QTest::newRow("pairs on a line") << 8 << QByteArray(R"({
  "id": "x",
  "none": [],
  "blinds": [1, 2],
  "names": {
    "3": "Carlo",
    "4": "Ada"
  },
  "list": [
    [1],
    {}
  ]
}
)");
    QTest::newRow("more on a line") << 28 << QByteArray(R"({
  "id": "x",
  "none": [],
  "blinds": [1, 2],
  "names": {"3": "Carlo", "4": "Ada"},
  "list": [
    [1],
    {}
  ]
}
)");
}

// Two blanks a level; arrays and objects of scalars on a line where they fit. Reading gives the
// same.
void TestWrite::pretty() {
    QFETCH(const int, width);
    QFETCH(const QByteArray, expected);
    const Value value = parse(R"({"id": "x", "none": [], "blinds": [1, 2],
        "names": {"3": "Carlo", "4": "Ada"}, "list": [[1], {}]})")
                            .value();
    const std::string text = writePretty(value, width);
    QCOMPARE(bytes(text), expected);
    QVERIFY(parse(text).value() == value);
}

// The writer gives the same without a tree.
void TestWrite::pieceByPiece() {
    Writer writer;
    writer.beginObject(Flow::line);
    writer.field("t", 1200).field("do", "move").field("all", true);
    writer.key("cards").beginArray().integer(0).integer(1).endArray();
    writer.key("text").null();
    writer.endObject();
    QCOMPARE(
        bytes(writer.text()),
        QByteArray(R"({"t": 1200, "do": "move", "all": true, "cards": [0, 1], "text": null})"));
}

// Within a block single arrays and objects may stand on one line.
void TestWrite::lineWithinBlock() {
    Writer writer;
    writer.beginObject();
    writer.key("steps").beginArray();
    for (const char* step : {"shuffle", "cut"})
        writer.beginObject(Flow::line).field("step", step).field("done", true).endObject();
    writer.endArray();
    writer.key("table").value(parse(R"({"holes": {"1": 2}})").value(), Flow::line);
    writer.key("faults").beginArray().endArray();
    writer.endObject();
    QCOMPARE(bytes(writer.text()), QByteArray(R"({
  "steps": [
    {"step": "shuffle", "done": true},
    {"step": "cut", "done": true}
  ],
  "table": {"holes": {"1": 2}},
  "faults": []
})"));
}

// What was taken out is gone, and the writer can begin anew.
void TestWrite::takeLeavesNothing() {
    Writer writer;
    QCOMPARE(bytes(writer.string("a").take()), QByteArray("\"a\""));
    QCOMPARE(bytes(writer.integer(1).take()), QByteArray("1"));
}

// Every character below the blank is escaped, and is itself again when read.
void TestWrite::everyControlCharacter() {
    std::string all;
    for (char letter = 1; letter < 0x20; ++letter)
        all += letter;
    const std::string text = writeLine(all);
    for (const char letter : text)
        QVERIFY(letter >= 0x20);
    QVERIFY(parse(text).value() == Value(all));
}

void TestWrite::reals_data() {
    QTest::addColumn<double>("number");
    QTest::newRow("whole") << 3.0;
    QTest::newRow("minus nothing") << -0.0;
    QTest::newRow("third") << 1.0 / 3;
    QTest::newRow("large") << 1e300;
    QTest::newRow("just no integer") << 9223372036854775808.0;
    QTest::newRow("smallest") << std::numeric_limits<double>::denorm_min();
}

// A real number is read again as the same real number.
void TestWrite::reals() {
    QFETCH(const double, number);
    const Value value = parse(writeLine(number)).value();
    QCOMPARE(value.kind(), Kind::real);
    QVERIFY(value == Value(number));
}

QTEST_APPLESS_MAIN(TestWrite)
#include "tst_write.moc"
