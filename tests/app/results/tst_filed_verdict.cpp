// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/filed_verdict.h"
#include "core/json/json_tree.h"
#include "tests/core/support/rows.h"
#include "tests/golden/golden.h"

#include <QTest>

using namespace mz;
using namespace mz::testing;

namespace {

// A small verdict with everything in it.
const char* const whole = R"({"format": "mazziere-verdict", "version": 1,
"pack": "p", "edition": 3, "scenario": "s", "rulebook": "b", "rulebook-edition": 2,
"finished": true, "score": 45, "passed": false,
"incidents": [{"kind": "overdealt-flop", "rule": "holdem.2", "cause": "injected",
"opened": {"line": 5, "t": 3800}, "closed": null, "reaction_ms": null, "outcome": "wrong", "score": 10,
"steps": [{"step": "cut", "done": true, "line": 8}, {"step": "deal-flop", "done": false, "line": null}],
"faults": [{"fault": "step-missed", "severity": "major", "line": null, "step": "deal-flop"},
{"fault": "card-kept", "severity": "critical", "line": 7, "step": null}]}],
"faults": [{"fault": "cut-missed", "severity": "minor", "line": 2, "step": null}],
"help": [{"line": 3, "kind": "hint", "cost": 5}, {"line": 4, "kind": "back", "cost": 10}],
"table": {}})";

QString outcome(const std::string& verdict) {
    const auto read = readVerdict(verdict);
    return read ? QString("read") : text(told(read.error()));
}

} // namespace

class TestFiledVerdict : public QObject {
    Q_OBJECT

private slots:
    void everythingIsRead();
    void everyGoldenVerdictIsRead();
    void whatIsNoVerdict_data();
    void whatIsNoVerdict();
    void faultsCostPoints();
};

void TestFiledVerdict::everythingIsRead() {
    const auto verdict = readVerdict(whole);
    QVERIFY2(verdict, qPrintable(outcome(whole)));
    QCOMPARE(verdict->pack, std::string("p"));
    QCOMPARE(verdict->edition, 3);
    QCOMPARE(verdict->scenario, std::string("s"));
    QCOMPARE(verdict->rulebook, std::string("b"));
    QCOMPARE(verdict->rulebookEdition, 2);
    QVERIFY(verdict->finished && !verdict->passed);
    QCOMPARE(verdict->score, 45);
    QCOMPARE(verdict->incidents.size(), std::size_t{1});
    const FiledIncident& incident = verdict->incidents.front();
    QCOMPARE(incident.kind, std::string("overdealt-flop"));
    QCOMPARE(incident.rule, std::string("holdem.2"));
    QCOMPARE(incident.cause, std::string("injected"));
    QCOMPARE(incident.opened.line, 5);
    QCOMPARE(incident.opened.t, std::int64_t{3800});
    QVERIFY(!incident.closed && !incident.reactionMs);
    QCOMPARE(incident.outcome, std::string("wrong"));
    QCOMPARE(incident.score, 10);
    QCOMPARE(incident.stepsDone(), 1);
    QCOMPARE(incident.steps[0].line, std::optional(8));
    QCOMPARE(incident.steps[1].step, std::string("deal-flop"));
    QVERIFY(!incident.steps[1].line);
    QVERIFY(incident.faults[0].fault == Fault::stepMissed);
    QCOMPARE(incident.faults[0].step, std::string("deal-flop"));
    QVERIFY(incident.faults[1].severity == Severity::critical && incident.faults[1].step.empty());
    QCOMPARE(verdict->faults.size(), std::size_t{1});
    QCOMPARE(verdict->faults[0].line, std::optional(2));
    QVERIFY(verdict->help[0].hint && verdict->help[0].cost == 5 && verdict->help[0].line == 3);
    QVERIFY(!verdict->help[1].hint);
}

void TestFiledVerdict::everyGoldenVerdictIsRead() {
    for (const std::string& name : goldenNames()) {
        const std::string file = goldenText(name, "verdict.json");
        const auto verdict = readVerdict(file);
        QVERIFY2(verdict, (name + ": " + outcome(file).toStdString()).c_str());
        const auto value = json::parse(file);
        QCOMPARE(verdict->score, static_cast<int>(*value->find("score")->asInteger()));
        QCOMPARE(verdict->incidents.size(), value->find("incidents")->items().size());
        QCOMPARE(verdict->faults.size(), value->find("faults")->items().size());
        const json::Value* help = value->find("help");
        QCOMPARE(verdict->help.size(), help == nullptr ? 0 : help->items().size());
    }
}

void TestFiledVerdict::whatIsNoVerdict_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* from, const char* to, const char* expected) {
        QTest::addRow("%s", *to == '\0' ? from : to)
            << QByteArray(from) << QByteArray(to) << QString(expected);
    };
    row("mazziere-verdict", "mazziere-log", "1 /format wrong-format");
    row("\"version\": 1", "\"version\": 2", "1 /version newer-version");
    row("\"pack\": \"p\", ", "", "1  missing-key");
    row("\"finished\": true", "\"finished\": 1", "3 /finished wrong-type");
    row("\"score\": 45", "\"score\": 101", "3 /score out-of-range");
    row("\"injected\"", "\"nobody\"", "4 /incidents/0/cause unknown-word");
    row("\"wrong\"", "\"awful\"", "5 /incidents/0/outcome unknown-word");
    row("{\"line\": 5, \"t\": 3800}", "{\"line\": 0, \"t\": 1}",
        "5 /incidents/0/opened/line out-of-range");
    row("{\"line\": 5, \"t\": 3800}", "7", "5 /incidents/0/opened wrong-type");
    row("\"closed\": null, ", "", "4 /incidents/0 missing-key");
    row("\"reaction_ms\": null", "\"reaction_ms\": -1", "5 /incidents/0/reaction_ms out-of-range");
    row("\"done\": true", "\"done\": null", "6 /incidents/0/steps/0/done wrong-type");
    row("\"card-kept\"", "\"card-eaten\"", "8 /incidents/0/faults/1/fault unknown-word");
    row("\"critical\"", "\"deadly\"", "8 /incidents/0/faults/1/severity unknown-word");
    row("\"hint\"", "\"wink\"", "10 /help/0/kind unknown-word");
    row("\"incidents\": [{", "\"incidents\": [7, {", "4 /incidents/0 wrong-type");
    row("\"table\": {}}", "\"table\": {}", "11  cut-off");
}

void TestFiledVerdict::whatIsNoVerdict() {
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    const QByteArray changed = QByteArray(whole).replace(from, to);
    QVERIFY(changed != whole);
    QTEST(outcome(changed.toStdString()), "expected");
}

void TestFiledVerdict::faultsCostPoints() {
    const auto points = [](Fault fault) { return pointsLost({fault, severityOf(fault), {}, ""}); };
    QCOMPARE(points(Fault::stepMissed), 0);
    QCOMPARE(points(Fault::cutMissed), 5);
    QCOMPARE(points(Fault::wrongOrder), 15);
    QCOMPARE(points(Fault::cardKept), 40);
}

QTEST_APPLESS_MAIN(TestFiledVerdict)
#include "tst_filed_verdict.moc"
