// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/moment.h"
#include "app/results/xapi.h"
#include "app/results/xapi_check.h"
#include "tests/app/results/sample_sessions.h"
#include "tests/core/support/rows.h"
#include "tests/core/support/schema_validator.h"

#include <QTest>

using namespace mz;
using namespace mz::testing;

namespace {

const char* const folder = "tests/app/results/xapi/";

std::int64_t now() { return readUtc("2027-01-01T00:00:00Z").value(); }

// "id-twice /1/id", one for each fault.
QString told(const std::vector<StatementFault>& faults) {
    QStringList all;
    for (const StatementFault& fault : faults)
        all << text(std::string(code(fault.trouble)) + ' ' + fault.pointer);
    return all.join(", ");
}

// Everything that is wrong with a file of statements: what the schema sees, and what it cannot.
QString wrong(const std::string& file) {
    static SchemaValidator schema("resources/schema/xapi-statement.schema.json");
    const auto statements = nlohmann::json::parse(file, nullptr, false);
    QString all;
    for (const auto& statement : statements)
        all += schema.refusal(statement.dump());
    return all + told(checkStatements(file, now()));
}

std::string example(const std::string& name) { return fileText(folder + name); }

} // namespace

class TestXapiCheck : public QObject {
    Q_OBJECT

private slots:
    void examples_data();
    void examples();
    void ourOwn_data();
    void ourOwn();
    void allOfOursInOneFile();
    void whatASchemaCannotSee_data();
    void whatASchemaCannotSee();
    void whatIsNoList_data();
    void whatIsNoList();
    void faultsKnowTheirLines();
};

void TestXapiCheck::examples_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<bool>("valid");
    QTest::addColumn<QString>("at");
    const auto expected = nlohmann::json::parse(fileText(std::string(folder) + "expected.json"));
    for (const auto& one : expected["examples"])
        QTest::newRow(one["file"].get<std::string>().c_str())
            << QByteArray::fromStdString(one["file"]) << one["valid"].get<bool>()
            << text(one.value("at", ""));
}

// The good ones are taken; each bad one is refused, and at its place.
void TestXapiCheck::examples() {
    QFETCH(const QByteArray, file);
    QFETCH(const bool, valid);
    QFETCH(const QString, at);
    const QString refusal = wrong('[' + example(file.toStdString()) + ']');
    QCOMPARE(refusal.isEmpty(), valid);
    // The library names a step as [step], and for a property name its parent.
    const QStringList steps = at.split('/', Qt::SkipEmptyParts);
    for (const QString& step : steps)
        QVERIFY2(refusal.contains('[' + step + ']') || step == steps.last(), qPrintable(refusal));
}

void TestXapiCheck::ourOwn_data() {
    QTest::addColumn<QByteArray>("file");
    for (const JudgedSession& session : manySessions())
        for (const bool names : {true, false}) {
            XapiOptions options;
            options.names = names;
            QTest::addRow("%s, %s", session.key.c_str(), names ? "names" : "no names")
                << QByteArray::fromStdString(
                       writeStatements(std::vector{tell(session).value()}, options));
        }
    JudgedSession again = judgedSession({});
    again.log.insert(again.log.find("{\"t\": 4000"), "{\"t\": 3000, \"event\": \"starts-here\"}\n");
    again.verdict = judgeLog(again.log, judges())->verdict;
    QTest::newRow("begun again") << QByteArray::fromStdString(
        writeStatements(std::vector{tell(again).value()}, {}));
    ToldSession odd = toldSession({});
    odd.key = "K";
    odd.trainee.number = std::string(300, '"');
    odd.verdict.pack = "=\n";
    odd.verdict.incidents.front().kind = "<b>";
    odd.verdict.incidents.front().steps.front().step = "A_B";
    odd.title = Text{std::string(2000, 'x'), "è" + std::string(600, 'y')};
    QTest::newRow("odd words") << QByteArray::fromStdString(writeStatements(std::vector{odd}, {}));
}

void TestXapiCheck::ourOwn() {
    QFETCH(const QByteArray, file);
    QVERIFY(file.count("\"id\"") > 4);
    QCOMPARE(wrong(file.toStdString()), QString());
}

void TestXapiCheck::allOfOursInOneFile() {
    std::vector<ToldSession> all;
    for (const JudgedSession& session : manySessions())
        all.push_back(tell(session).value());
    QCOMPARE(wrong(writeStatements(all, {})), QString());
    QCOMPARE(wrong(writeStatements({}, {})), QString());
}

void TestXapiCheck::whatASchemaCannotSee_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* from, const char* to, const char* expected) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QString(expected);
    };
    // Of the session that was dealt as told: statement 6 is the remedy's, 8 the last one.
    row("nothing", "", "", "");
    row("above max", "\"raw\": 100, \"min\": 0", "\"raw\": 101, \"min\": 0",
        "raw-out-of-range /6/result/score/raw");
    row("below min", "\"raw\": 100, \"min\": 0", "\"raw\": -1, \"min\": 0",
        "raw-out-of-range /6/result/score/raw");
    row("out of step", "\"scaled\": 1.0, \"raw\": 100", "\"scaled\": 0.98, \"raw\": 100",
        "scaled-out-of-step /6/result/score/scaled");
    row("in step", "\"scaled\": 1.0, \"raw\": 100", "\"scaled\": 0.996, \"raw\": 100", "");
    row("step twice", "{\"id\": \"cut\"", "{\"id\": \"shuffle\"",
        "step-twice /6/object/definition/steps/2/id, other-steps /6/result/response");
    row("another step", "cut[.]true", "burn[.]true", "other-steps /6/result/response");
    row("a step too few", "[,]deal-flop[.]true", "", "other-steps /6/result/response");
    row("a step twice", "[,]deal-flop[.]true", "[,]deal-flop[.]true[,]deal-flop[.]true",
        "other-steps /6/result/response");
    row("no such day", "2026-11-30T10:16:05.000Z", "2026-11-31T10:16:05.000Z",
        "no-such-moment /2/timestamp");
    row("tomorrow", "2026-11-30T10:16:05.000Z", "2027-01-01T00:00:00.001Z",
        "in-the-future /2/timestamp, after-terminated /2");
    row("now", "2026-11-30T10:16:05.000Z", "2027-01-01T00:00:00.000Z", "after-terminated /2");
    row("before all", "2026-11-30T10:16:05.000Z", "2026-11-30T10:15:59.999Z",
        "before-initialized /2");
    row("another registration", "", "registration", "");
}

void TestXapiCheck::whatASchemaCannotSee() {
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    static const std::string whole = writeStatements(std::vector{toldSession({})}, {});
    QByteArray file = QByteArray::fromStdString(whole);
    if (!from.isEmpty()) {
        const qsizetype place = file.indexOf(from);
        QVERIFY(place >= 0);
        file.replace(place, from.size(), to);
    }
    QTEST(told(checkStatements(file.toStdString(), now())), "expected");
}

void TestXapiCheck::whatIsNoList_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("expected");
    const auto row = [](const QByteArray& file, const char* expected) {
        QTest::newRow(file.isEmpty() ? "empty" : file.constData()) << file << QString(expected);
    };
    row("", "not-a-list ");
    row("[", "not-a-list /0");
    row("{}", "not-a-list ");
    row("7", "not-a-list ");
    row("[7, {}]", "not-a-list /0");
    row("[]", "");
    row(R"([{"id": 7, "result": {"score": [1]}, "object": {"definition": {"steps": [1, {}]}}}])",
        "");
    row(R"([{"id": "a"}, {"id": "b"}, {"id": "a"}])", "id-twice /2/id");
}

void TestXapiCheck::whatIsNoList() {
    QFETCH(const QByteArray, file);
    QTEST(told(checkStatements(file.toStdString(), now())), "expected");
}

void TestXapiCheck::faultsKnowTheirLines() {
    const auto faults =
        checkStatements("[\n{\"id\": \"a\"},\n{\"id\": \"b\"},\n{\"id\": \"a\"}\n]", 0);
    QCOMPARE(faults.size(), std::size_t{1});
    QCOMPARE(faults.front().line, 4);
}

QTEST_APPLESS_MAIN(TestXapiCheck)
#include "tst_xapi_check.moc"
