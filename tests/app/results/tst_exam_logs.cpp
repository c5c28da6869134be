// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/exam_logs.h"
#include "core/session/log.h"
#include "tests/app/records/written_log.h"

#include <QTest>

using namespace mz;
using namespace mz::testing;

namespace {

// The log of a hand of an exam as the window writes it.
std::string handOf(int place, const std::string& after, const std::string& sitting = "a") {
    const std::string log = writtenLog({"four-card-flop", "as told", Mode::exam});
    const auto lines = linesOf(log);
    LogHeader header = readLog(log)->header;
    header.sitting = SittingPlace{sitting, 2, place, 3, after};
    std::string before = writeHeader(header);
    std::string text = before + '\n';
    for (std::size_t i = 1; i < lines.size(); ++i) {
        before = chained(lines[i], before);
        text += before + '\n';
    }
    return text + seal(before) + '\n';
}

std::string sealOf(const std::string& log) { return checkChain(log).seal; }

struct Exam {
    std::string first = handOf(1, "");
    std::string second = handOf(2, sealOf(first));
    std::string third = handOf(3, sealOf(second));
};

using Told = SittingCheck::State;

} // namespace

class TestExamLogs : public QObject {
    Q_OBJECT

private slots:
    void allOfThemInAnyOrder();
    void someOfThem();
    void aChangedLineIsTold();
    void anExchangedHandIsTold();
    void ofTwoSittings();
    void ofNoExam();
};

void TestExamLogs::allOfThemInAnyOrder() {
    const Exam exam;
    const ExamLogs told = examLogs(std::vector{exam.third, exam.first, exam.second});
    QCOMPARE(told.check.state, Told::unchanged);
    QCOMPARE(told.lastHash, sealOf(exam.third));
    QCOMPARE(told.startNumber, 2);
}

void TestExamLogs::someOfThem() {
    const Exam exam;
    QCOMPARE(examLogs(std::vector{exam.second}).check.state, Told::unchanged);
    QCOMPARE(examLogs(std::vector{exam.third, exam.first}).check.state, Told::unchanged);
}

void TestExamLogs::aChangedLineIsTold() {
    const Exam exam;
    std::string third = exam.third;
    const std::size_t at = third.find("\"trainee\"") == std::string::npos
                               ? third.find("four-card-flop")
                               : third.find("\"trainee\"") + 12;
    third[at] = 'F';
    const ExamLogs told = examLogs(std::vector{exam.second, third});
    QCOMPARE(told.check.state, Told::changed);
    QCOMPARE(told.check.hand, 3);
    QCOMPARE(told.check.line, 1);
}

void TestExamLogs::anExchangedHandIsTold() {
    const Exam exam;
    const std::string other = handOf(2, std::string(64, 'b'));
    const ExamLogs told = examLogs(std::vector{exam.first, other, exam.third});
    QCOMPARE(told.check.state, Told::changed);
    QCOMPARE(told.check.hand, 2);
}

void TestExamLogs::ofTwoSittings() {
    const Exam exam;
    const ExamLogs told = examLogs(std::vector{exam.first, handOf(1, "", "b")});
    QCOMPARE(told.check.state, Told::unchanged); // each by itself
    QCOMPARE(told.startNumber, 0);
}

void TestExamLogs::ofNoExam() {
    const ExamLogs told = examLogs(std::vector{writtenLog(), std::string("not a log")});
    QCOMPARE(told.check.state, Told::notChained);
    QVERIFY(told.lastHash.empty());
    const std::string fromElsewhere = writtenLog({"four-card-flop", "as told", Mode::exam});
    QCOMPARE(examLogs(std::vector{fromElsewhere}).check.state, Told::notChained);
}

QTEST_GUILESS_MAIN(TestExamLogs)
#include "tst_exam_logs.moc"
