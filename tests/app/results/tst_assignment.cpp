// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/assignment.h"

#include <QTest>

using namespace mz;

namespace {

Assignment wholeOne() {
    return {"autumn-1",
            {"Autumn exam \"A\"", "Esame d\xE2\x80\x99"
                                  "autunno"},
            Mode::exam,
            {{"six-rules", 1, "four-card-flop", 7}, {"six-rules", 1, "extra-card", std::nullopt}},
            {30, 120, 1'796'000'000'000}};
}

constexpr const char* smallest = R"({
  "format": "mazziere-assignment", "version": 1, "key": "a",
  "title": {"en": "A", "it": "B"}, "mode": "practice",
  "hands": [{"pack": "six-rules", "edition": 1, "scenario": "extra-card"}]
})";

std::string with(std::string text, const std::string& what, const std::string& by) {
    return text.replace(text.find(what), what.size(), by);
}

// "LINE POINTER reason", the first of them.
QString complaint(const std::string& text) {
    const auto read = readAssignment(text);
    if (read)
        return QStringLiteral("none");
    const Problem& first = read.error().front();
    return QStringLiteral("%1 %2 %3")
        .arg(first.line)
        .arg(QString::fromStdString(first.pointer),
             QString::fromStdString(std::string(code(first.reason))));
}

} // namespace

class TestAssignment : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenIsReadAgain();
    void theSmallestOne();
    void whatIsWrongIsToldWithItsPlace_data();
    void whatIsWrongIsToldWithItsPlace();
    void noByteOfItCrashes();
};

void TestAssignment::whatIsWrittenIsReadAgain() {
    const Assignment whole = wholeOne();
    QCOMPARE(readAssignment(writeAssignment(whole)).value() == whole, true);
    Assignment bare = whole;
    bare.limits = {};
    bare.mode = Mode::guided;
    QCOMPARE(readAssignment(writeAssignment(bare)).value() == bare, true);
}

void TestAssignment::theSmallestOne() {
    const auto read = readAssignment(smallest);
    QVERIFY(read.has_value());
    QCOMPARE(read->mode, Mode::practice);
    QCOMPARE(read->limits == TimeLimits(), true);
    QCOMPARE(read->hands.size(), std::size_t{1});
    QVERIFY(!read->hands.front().seed);
}

void TestAssignment::whatIsWrongIsToldWithItsPlace_data() {
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("by");
    QTest::addColumn<QString>("told");

    const auto row = [](const char* name, const char* what, const char* by, const char* told) {
        QTest::newRow(name) << what << by << told;
    };
    row("another format", "mazziere-assignment", "mazziere-pack", "2 /format wrong-format");
    row("a newer version", "\"version\": 1", "\"version\": 2", "2 /version newer-version");
    row("no key", "\"key\": \"a\",", "", "1  missing-key");
    row("a key with a slash", "\"key\": \"a\"", "\"key\": \"a/b\"", "2 /key bad-id");
    row("a title in one language", ", \"it\": \"B\"", "", "3 /title missing-key");
    row("no such mode", "\"practice\"", "\"easy\"", "3 /mode unknown-word");
    row("no hands", "[{\"pack\": \"six-rules\", \"edition\": 1, \"scenario\": \"extra-card\"}]",
        "[]", "4 /hands item-count");
    row("an edition of 0", "\"edition\": 1", "\"edition\": 0", "4 /hands/0/edition out-of-range");
    row("a negative seed", "\"edition\": 1", "\"edition\": 1, \"seed\": -1",
        "4 /hands/0/seed out-of-range");
    row("a key that nobody knows", "\"edition\": 1", "\"edition\": 1, \"colour\": 2",
        "4 /hands/0/colour unknown-key");
    row("no time at all", "\"mode\"", "\"limits\": {\"minutes\": 0}, \"mode\"",
        "3 /limits/minutes out-of-range");
    row("a time as text", "\"mode\"", "\"limits\": {\"until\": \"today\"}, \"mode\"",
        "3 /limits/until wrong-type");
}

void TestAssignment::whatIsWrongIsToldWithItsPlace() {
    QFETCH(const QString, what);
    QFETCH(const QString, by);
    QFETCH(const QString, told);
    QCOMPARE(complaint(with(smallest, what.toStdString(), by.toStdString())), told);
}

void TestAssignment::noByteOfItCrashes() {
    const std::string text = writeAssignment(wholeOne());
    for (std::size_t size = 0; size < text.size() - 1; ++size)
        QVERIFY(!readAssignment(text.substr(0, size)).has_value());
    for (std::size_t at = 0; at < text.size(); ++at) {
        std::string other = text;
        other[at] = static_cast<char>(other[at] ^ 0x15);
        if (const auto read = readAssignment(other))
            QVERIFY(readAssignment(writeAssignment(*read)).value() == *read);
    }
}

QTEST_GUILESS_MAIN(TestAssignment)
#include "tst_assignment.moc"
