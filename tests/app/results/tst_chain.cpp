// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/chain.h"
#include "app/results/hash.h"
#include "core/session/log.h"
#include "tests/app/records/written_log.h"
#include "tests/core/support/play.h"

#include <QTest>

using namespace mz;
using namespace mz::testing;

namespace {

// As a window writes it, line by line; the seal closes it.
std::string chainedLog(std::string_view log) {
    std::string text;
    std::string before;
    for (const std::string& line : linesOf(log)) {
        before = before.empty() ? line : chained(line, before);
        text += before + '\n';
    }
    return text + seal(before) + '\n';
}

const std::string& examLog() {
    static const std::string log =
        chainedLog(writtenLog({"clean-final-exam", "as told", Mode::exam}));
    return log;
}

QByteArray told(const ChainCheck& check) {
    QByteArray text = QByteArray::fromStdString(std::string(code(check.state)));
    if (check.lines != 0)
        text += " lines " + QByteArray::number(check.lines);
    if (check.line != 0)
        text += " at " + QByteArray::number(check.line) + (check.orTheNext ? "+" : "");
    return text;
}

QByteArray told(const std::string& log) { return told(checkChain(log)); }

// A change of something on this line is told, and told there; `beside`: one line off will do.
bool isFound(const std::string& log, int line, bool beside = false) {
    const ChainCheck check = checkChain(log);
    if (check.state != ChainCheck::State::changed)
        return false;
    return check.line == line || (check.orTheNext && check.line + 1 == line) ||
           (beside && std::abs(check.line - line) == 1);
}

int lineOf(std::string_view log, std::size_t at) {
    return 1 + static_cast<int>(
                   std::count(log.begin(), log.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines)
        text += line + '\n';
    return text;
}

} // namespace

class TestChain : public QObject {
    Q_OBJECT

private slots:
    void linesAreChained();
    void theLogAsItWasWritten();
    void everyChangedByteIsFound();
    void everyLostByteIsFound();
    void everyAddedByteIsFound();
    void everyLostLineIsFound();
    void everyAddedLineIsFound();
    void linesThatChangePlacesAreFound();
    void whatIsBrokenOffIsUnsealed();
    void logsThatAreNoChain_data();
    void logsThatAreNoChain();
    void whatStandsBehindTheSealIsFound();
    void aSealIsSpelledExactly();
    void itIsGradedLikeThePlainLog_data();
    void itIsGradedLikeThePlainLog();
    void theLongestLineFits();
};

void TestChain::linesAreChained() {
    const std::string header = R"({"format": "mazziere-log"})";
    QCOMPARE(chained(R"({"t": 5, "do": "cut"})", header),
             R"({"t": 5, "do": "cut", "before": ")" + sha256(header) + R"("})");
    QCOMPARE(seal("abc"),
             std::string(R"({"event":"sealed","before":"ba7816bf8f01cfea414140de5dae2223)"
                         R"(b00361a396177a9cb410ff61f20015ad"})"));
}

void TestChain::theLogAsItWasWritten() {
    const std::vector<std::string> lines = linesOf(examLog());
    QVERIFY2(lines.size() >= 55 && lines.size() <= 75, qPrintable(QString::number(lines.size())));
    const ChainCheck check = checkChain(examLog());
    QCOMPARE(told(check), "intact lines " + QByteArray::number(lines.size()));
    QCOMPARE(check.seal, sha256(lines[lines.size() - 2]));
}

// One byte after the other gets other values: its neighbours, another case, line ends, NUL.
void TestChain::everyChangedByteIsFound() {
    std::string log = examLog();
    for (std::size_t at = 0; at < log.size(); ++at) {
        const char old = log[at];
        const int line = lineOf(log, at);
        for (const int flip : {0x01, 0x20, 0x80, 0xFF}) {
            log[at] = static_cast<char>(old ^ flip);
            QVERIFY2(isFound(log, line),
                     qPrintable(QString("%1 on line %2: ").arg(at).arg(line) + told(log)));
        }
        for (const char other : {'\n', '0', 'f', '}', '\0'}) {
            log[at] = other;
            if (other != old)
                QVERIFY2(isFound(log, line, other == '\n'),
                         qPrintable(QString("%1 on line %2: ").arg(at).arg(line) + told(log)));
        }
        log[at] = old;
    }
}

void TestChain::everyLostByteIsFound() {
    for (std::size_t at = 0; at + 1 < examLog().size(); ++at) {
        std::string log = examLog();
        log.erase(at, 1);
        QVERIFY2(isFound(log, lineOf(examLog(), at)),
                 qPrintable(QString::number(at) + ": " + told(log)));
    }
    // Without its last line feed the log is one that was broken off.
    const std::string log = examLog().substr(0, examLog().size() - 1);
    QCOMPARE(checkChain(log).state, ChainCheck::State::unsealed);
}

void TestChain::everyAddedByteIsFound() {
    for (std::size_t at = 0; at <= examLog().size(); ++at)
        for (const char more : {'\n', '\r', ' ', '"', 'a', '\0'}) {
            std::string log = examLog();
            log.insert(at, 1, more);
            QVERIFY2(isFound(log, lineOf(log, at), more == '\n'),
                     qPrintable(QString("%1, %2: ").arg(at).arg(int{more}) + told(log)));
        }
}

void TestChain::everyLostLineIsFound() {
    const std::vector<std::string> lines = linesOf(examLog());
    for (std::size_t from = 0; from < lines.size(); ++from)
        for (std::size_t count = 1; from + count < lines.size(); ++count) {
            std::vector<std::string> fewer = lines;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(from),
                        fewer.begin() + static_cast<std::ptrdiff_t>(from + count));
            QVERIFY2(
                isFound(joined(fewer), static_cast<int>(from) + 1, true),
                qPrintable(QString("%1 from %2: ").arg(count).arg(from) + told(joined(fewer))));
        }
}

void TestChain::everyAddedLineIsFound() {
    const std::vector<std::string> lines = linesOf(examLog());
    for (std::size_t at = 0; at <= lines.size(); ++at)
        for (const std::string& more :
             {std::string(), std::string(R"({"t": 1, "do": "burn"})"), lines[1],
              lines[at == 0 ? 0 : at - 1],
              chained(R"({"t": 1, "do": "burn"})", lines[at == 0 ? 0 : at - 1])}) {
            std::vector<std::string> longer = lines;
            longer.insert(longer.begin() + static_cast<std::ptrdiff_t>(at), more);
            QVERIFY2(isFound(joined(longer), static_cast<int>(at) + 1, true),
                     qPrintable(QString::number(at) + ": " + told(joined(longer))));
        }
}

void TestChain::linesThatChangePlacesAreFound() {
    const std::vector<std::string> lines = linesOf(examLog());
    for (std::size_t one = 0; one < lines.size(); ++one)
        for (std::size_t other = one + 1; other < lines.size(); ++other) {
            std::vector<std::string> mixed = lines;
            std::swap(mixed[one], mixed[other]);
            QVERIFY2(isFound(joined(mixed), static_cast<int>(one) + 1, true),
                     qPrintable(QString("%1 and %2: ").arg(one).arg(other) + told(joined(mixed))));
        }
}

// Cut anywhere, it is told how far it goes. While nothing is chained yet nothing can be told.
void TestChain::whatIsBrokenOffIsUnsealed() {
    const std::size_t header = examLog().find('\n') + 1;
    for (std::size_t size = 0; size < examLog().size(); ++size) {
        const std::string log = examLog().substr(0, size);
        const ChainCheck check = checkChain(log);
        const auto whole = static_cast<int>(std::count(log.begin(), log.end(), '\n'));
        const bool key = log.find("\"before\":", header) != std::string::npos;
        QCOMPARE(told(check),
                 key ? "unsealed lines " + QByteArray::number(whole) : QByteArray("not-chained"));
    }
}

void TestChain::logsThatAreNoChain_data() {
    QTest::addColumn<QByteArray>("log");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("header") << QByteArray("{\"format\": \"mazziere-log\"}\n");
    QTest::newRow("practice") << QByteArray::fromStdString(writtenLog());
    QTest::newRow("words in a text")
        << QByteArray("{\"format\": \"mazziere-log\"}\n{\"t\": 1, \"do\": \"announce\", \"say\": "
                      "\"x\", \"text\": "
                      "\"\\\"before\\\": 1\"}\n");
}

void TestChain::logsThatAreNoChain() {
    QFETCH(const QByteArray, log);
    QCOMPARE(told(log.toStdString()), QByteArray("not-chained"));
}

void TestChain::whatStandsBehindTheSealIsFound() {
    const std::vector<std::string> lines = linesOf(examLog());
    const QByteArray expected =
        "changed at " + QByteArray::number(static_cast<int>(lines.size()) + 1);
    for (const std::string& more : {std::string("\n"), std::string(" "),
                                    chained(R"({"t": 1, "do": "burn"})", lines.back()) + '\n',
                                    seal(lines.back()) + '\n', examLog()})
        QCOMPARE(told(examLog() + more), expected);
}

// What cannot be a hash was changed in the seal itself, and not in the line before it.
void TestChain::aSealIsSpelledExactly() {
    const QByteArray last = QByteArray::number(static_cast<int>(linesOf(examLog()).size()));
    const std::string text = examLog().substr(0, examLog().size() - 4);
    const std::string end = "\"}\n";
    QCOMPARE(told(text + 'x' + end), "changed at " + last);
    QCOMPARE(told(text + 'A' + end), "changed at " + last);
    const std::string other = examLog()[text.size()] == 'a' ? "b" : "a";
    QCOMPARE(told(text + other + end), "changed at " + QByteArray::number(last.toInt() - 1) + '+');
}

void TestChain::itIsGradedLikeThePlainLog_data() {
    QTest::addColumn<QByteArray>("log");
    const auto row = [](const Sitting& sitting) {
        QTest::addRow("%s: %s", sitting.scenario.c_str(), sitting.deeds.c_str())
            << QByteArray::fromStdString(writtenLog(sitting));
    };
    row({"clean-final-exam", "as told", Mode::exam});
    row({"four-card-flop", "betting; collect; board 3; as told", Mode::exam});
    row({"four-card-flop", "betting; street", Mode::exam});
    row({"early-flop-then-early-river", "as told", Mode::exam});
    row({"exposed-middle-card", "deal; say misdeal; gather; shuffle; cut; deal; as told"});
}

void TestChain::itIsGradedLikeThePlainLog() {
    QFETCH(const QByteArray, log);
    const std::string plain = log.toStdString();
    const auto one = judgeLog(plain, judges());
    const auto other = judgeLog(chainedLog(plain), judges());
    QVERIFY(one && other);
    QCOMPARE(other->verdict, one->verdict);
    QCOMPARE(other->lastMs, one->lastMs);
    const auto read = readLog(chainedLog(plain));
    QVERIFY(read && !read->unreadable && !read->cutOffLine);
    QCOMPARE(read->entries.size(), readLog(plain)->entries.size());
}

// The contract allows 4 KiB a line.
void TestChain::theLongestLineFits() {
    std::string words = "move deck 0";
    for (int card = 1; card < 52; ++card)
        words += ',' + std::to_string(card);
    const Entry entry{2, 9'007'199'254'740'991, *deedFromWords(words + " board bottom")};
    const std::string line = chained(writeEntry(entry), "header");
    QVERIFY(line.size() < 4096);
    const auto read = readLog(firstLines(writtenLog(), 1) + line + '\n' + seal(line) + '\n');
    QVERIFY(read && !read->unreadable);
    QCOMPARE(read->entries.size(), std::size_t{1});
}

QTEST_APPLESS_MAIN(TestChain)
#include "tst_chain.moc"
