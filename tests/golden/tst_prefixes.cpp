// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/golden/golden.h"

#include <algorithm>
#include <map>
#include <tuple>

using namespace mz;
using namespace mz::testing;

namespace {

// A fault as the coach says it: of which incident (by the line on which it opened, 0 for the
// session's own), which fault, on which line, of which step.
using Said = std::tuple<int, Fault, std::optional<int>, std::string>;

std::map<Said, std::set<int>> saidBy(const Verdict& verdict) {
    std::map<Said, std::set<int>> all; // with the lines that it rests on
    const auto add = [&](int opened, std::optional<int> closed,
                         const std::vector<FaultFinding>& faults) {
        for (const FaultFinding& fault : faults) {
            std::set<int> lines;
            for (const std::optional<int> line : {std::optional(opened), closed, fault.line})
                if (line.value_or(0) > 1)
                    lines.insert(*line);
            all[{opened, fault.fault, fault.line, fault.step != nullptr ? fault.step->id : ""}] =
                lines;
        }
    };
    for (const IncidentVerdict& incident : verdict.incidents)
        add(incident.opened.line,
            incident.closed ? std::optional(incident.closed->line) : std::nullopt, incident.faults);
    add(0, std::nullopt, verdict.faults);
    return all;
}

QString named(const Said& said) {
    const auto& [opened, fault, line, step] = said;
    return QString("%1/%2 on line %3, incident of line %4")
        .arg(code(fault).data(), QString::fromStdString(step))
        .arg(line.value_or(0))
        .arg(opened);
}

} // namespace

class TestPrefixes : public QObject {
    Q_OBJECT

private slots:
    void nothingIsWithdrawn_data();
    void nothingIsWithdrawn();
};

void TestPrefixes::nothingIsWithdrawn_data() {
    QTest::addColumn<QString>("name");
    for (const std::string& name : goldenNames())
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
}

// Whatever the coach has called a fault after some line stands in the final verdict, unless a line
// that it rests on was taken back.
void TestPrefixes::nothingIsWithdrawn() {
    QFETCH(const QString, name);
    const auto golden = readGolden(name.toStdString());
    QVERIFY(golden);
    Session session(golden->ofCase, golden->log.header.mode);
    std::map<Said, std::set<int>> said = saidBy(session.verdict(80, Judging::soFar));
    for (const Entry& entry : golden->log.entries) {
        QVERIFY(session.act(entry.deed, entry.line, entry.t));
        said.merge(saidBy(session.verdict(80, Judging::soFar)));
    }
    std::set<int> inForce;
    for (const Entry& entry : session.entries())
        inForce.insert(entry.line);
    const auto final = saidBy(session.verdict(80));
    for (const auto& [fault, lines] : said) {
        const bool takenBack = !std::ranges::includes(inForce, lines);
        QVERIFY2(takenBack || final.contains(fault), qPrintable(named(fault)));
    }
}

QTEST_APPLESS_MAIN(TestPrefixes)
#include "tst_prefixes.moc"
