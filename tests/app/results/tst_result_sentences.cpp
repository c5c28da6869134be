// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/result_sentences.h"
#include "app/results/sentences.h"
#include "tests/core/support/rows.h"

#include <QSet>
#include <QTest>

using namespace mz;
using namespace mz::testing;

namespace {

const Words english(Language::en);
const Words italian(Language::it);

std::string both(const auto& sentence) {
    const std::string en = sentence(english);
    const std::string it = sentence(italian);
    return en.empty() || it.empty() || en == it ? "" : en;
}

} // namespace

class TestResultSentences : public QObject {
    Q_OBJECT

private slots:
    void everyTroubleHasItsOwn();
    void theyNameWhatIsWrong();
    void remarksTellWhatWasLeftOut();
    void chains_data();
    void chains();
    void whatWasLeftOut_data();
    void whatWasLeftOut();
    void codesDiffer();
};

void TestResultSentences::everyTroubleHasItsOwn() {
    QSet<QString> all;
    for (int i = 0; i < tableTroubleCount; ++i) {
        const TableFault fault{static_cast<TableTrouble>(i), {"A", "B", "C", "D"}, 1, 0};
        const std::string said = both([&](const Words& words) { return reason(words, fault); });
        QVERIFY2(!said.empty(), std::string(code(fault.trouble)).c_str());
        QVERIFY2(!QString::fromStdString(said).contains('%'), said.c_str());
        all.insert(text(said));
    }
    QCOMPARE(all.size(), tableTroubleCount);
}

void TestResultSentences::theyNameWhatIsWrong() {
    const TableFault fault{TableTrouble::outOfRange, {"text_size", "300", "80", "200"}, 7, 0};
    QCOMPARE(text(reason(english, fault)),
             QString("“text_size”: “300” is no whole number from 80 to 200"));
    QCOMPARE(text(reason(italian, fault)),
             QString("«text_size»: «300» non è un numero intero da 80 a 200"));
    const TableFault count{TableTrouble::cellCount, {"7", "6"}, 2, 0};
    QCOMPARE(text(reason(english, count)),
             QString("cells of this line: 6, columns of the header: 7"));
}

void TestResultSentences::remarksTellWhatWasLeftOut() {
    const RosterReading roster = readRoster("trainee_id,name,Age\na,A,9\n\nb,B,8\n");
    QStringList said;
    for (const std::string& remark : remarks(english, roster))
        said << text(remark);
    QCOMPARE(said, (QStringList{"Column 3, “Age”, is not known here and was left out.",
                                "Line 3 is empty and was left out."}));
    QCOMPARE(remarks(italian, roster).size(), std::size_t{2});
    QVERIFY(remarks(english, readRoster("trainee_id,name\na,A\n")).empty());
}

void TestResultSentences::chains_data() {
    QTest::addColumn<int>("state");
    QTest::addColumn<bool>("orTheNext");
    QTest::addColumn<QString>("expected");
    using State = ChainCheck::State;
    const auto row = [](const char* name, State state, bool orTheNext, const char* expected) {
        QTest::newRow(name) << static_cast<int>(state) << orTheNext << QString(expected);
    };
    row("plain", State::notChained, false,
        "This log was not sealed: nothing tells whether it was changed.");
    row("intact", State::intact, false,
        "Every byte of this log is as it was written. Lines: 60, seal: abc");
    row("broken off", State::unsealed, false,
        "This log was broken off: it has no seal. Its first 60 lines hang together.");
    row("changed", State::changed, false, "This log was changed, first of all on line 12.");
    row("or the next", State::changed, true, "This log was changed on line 12 or 13.");
}

void TestResultSentences::chains() {
    QFETCH(const int, state);
    QFETCH(const bool, orTheNext);
    const ChainCheck check{static_cast<ChainCheck::State>(state), 60, "abc", 12, orTheNext};
    QTEST(text(both([&](const Words& words) { return chainSentence(words, check); })), "expected");
}

void TestResultSentences::whatWasLeftOut_data() {
    QTest::addColumn<int>("why");
    QTest::addColumn<QString>("expected");
    using Why = LeftOut::Why;
    const auto row = [](Why why, const char* expected) {
        QTest::newRow(std::string(code(why)).c_str()) << static_cast<int>(why) << QString(expected);
    };
    row(Why::nobodys, "Session k was left out: it is nobody’s.");
    row(Why::twice, "Session k was given twice and is there once.");
    row(Why::noMoment, "Session k was left out: no calendar has the day on which it began.");
    row(Why::unreadable, "Session k was left out: the key “format” is missing (line 3)");
}

void TestResultSentences::whatWasLeftOut() {
    QFETCH(const int, why);
    const LeftOut session{"k", static_cast<LeftOut::Why>(why),
                          Problem{Reason::missingKey, {"format"}, "", 3}};
    QTEST(text(both([&](const Words& words) { return leftOutSentence(words, session); })),
          "expected");
}

void TestResultSentences::codesDiffer() {
    QSet<QString> all;
    for (int i = 0; i < tableTroubleCount; ++i)
        all.insert(text(std::string(code(static_cast<TableTrouble>(i)))));
    QCOMPARE(all.size(), tableTroubleCount);
}

QTEST_APPLESS_MAIN(TestResultSentences)
#include "tst_result_sentences.moc"
