// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/rows.h"

#include "tests/golden/golden.h"

#include "core/session/check.h"
#include "core/session/next.h"
#include "core/session/verdict_json.h"
#include "tests/core/support/schema_validator.h"

#include <filesystem>

using namespace mz;
using namespace mz::testing;

namespace {

SchemaValidator packSchema() { return SchemaValidator("resources/schema/pack.schema.json"); }

std::vector<std::string> packsIn(const char* folder) {
    std::vector<std::string> paths;
    for (const auto& entry :
         std::filesystem::directory_iterator(MZ_SOURCE_DIR "/" + std::string(folder)))
        if (const std::string name = entry.path().filename().string(); name.ends_with(".pack.json"))
            paths.push_back(folder + ('/' + name));
    return paths;
}

} // namespace

// The JSON Schemas say the same as the readers and writers.
class TestSchema : public QObject {
    Q_OBJECT

private slots:
    void goodPacks();
    void badPacks();
    void writtenPacks();
    void writtenLogs();
    void loggedDeeds_data();
    void loggedDeeds();
    void verdicts();
};

// Every good pack passes the schema.
void TestSchema::goodPacks() {
    SchemaValidator schema = packSchema();
    auto paths = packsIn("tests/packs/good");
    paths.push_back("resources/packs/six-rules.pack.json");
    for (const std::string& path : paths)
        QCOMPARE(text(path) + ": " + schema.refusal(fileText(path)), text(path) + ": ");
}

// What the schema refuses the reader refuses too; and the schema does refuse something.
void TestSchema::badPacks() {
    SchemaValidator schema = packSchema();
    int refused = 0;
    for (const std::string& path : packsIn("tests/packs/bad")) {
        const std::string pack = fileText(path);
        if (schema.refusal(pack).isEmpty())
            continue;
        ++refused;
        QVERIFY2(!readPack(pack).problems.empty(), path.c_str());
    }
    QVERIFY(refused > 40);
}

// What the program writes passes.
void TestSchema::writtenPacks() {
    SchemaValidator schema = packSchema();
    for (const char* path :
         {"tests/packs/good/every-key.pack.json", "resources/packs/six-rules.pack.json"})
        QCOMPARE(schema.refusal(writePack(readPack(fileText(path)).pack)), QString());
}

// Header and lines of logs as they are written, with the case in it and the table's events.
void TestSchema::writtenLogs() {
    SchemaValidator schema("resources/schema/log-line.schema.json");
    for (const Scenario& scenario :
         readPack(fileText("resources/packs/six-rules.pack.json")).pack.scenarios) {
        const auto hand = dealt(scenario);
        LogHeader header;
        header.pack = "six-rules";
        header.edition = 1;
        header.scenario = scenario.id;
        header.seed = scenario.seed;
        header.rulebook = "ciaffone";
        header.rulebookEdition = 1;
        header.lang = "it";
        header.trainee = "G. R.";
        header.ofCase = scenarioValue(resolved(*hand));
        QCOMPARE(schema.refusal(writeHeader(header)), QString());
        Session session(hand);
        for (const Entry& entry : solve(hand).entries) {
            QCOMPARE(schema.refusal(writeEntry(entry)), QString());
            QVERIFY(session.act(entry.deed, entry.line, entry.t));
            for (const Happening& happening : session.lastHappenings())
                QCOMPARE(schema.refusal(writeEvent(entry.t, happening, hand->hand)), QString());
        }
    }
}

void TestSchema::loggedDeeds_data() {
    QTest::addColumn<QByteArray>("words");
    for (const char* words : {"shuffle",
                              "cut",
                              "pitch 10",
                              "burn",
                              "board 3",
                              "move board all deck",
                              "move board deck bottom",
                              "move hole:3 1,0 burns",
                              "gather",
                              "flip hole:2 1",
                              "wait",
                              "wait all",
                              "collect",
                              "return",
                              "say misdeal",
                              "say floor",
                              "say other",
                              "button 4",
                              "award 0 1,3",
                              "award 2 4",
                              "back 2",
                              "hint 3"})
        QTest::newRow(words) << QByteArray(words);
}

// Each deed as it is written.
void TestSchema::loggedDeeds() {
    QFETCH(const QByteArray, words);
    SchemaValidator schema("resources/schema/log-line.schema.json");
    QCOMPARE(schema.refusal(writeEntry({2, 7, *deedFromWords(words.toStdString())})), QString());
    QVERIFY(!schema.refusal(R"({"t": 7, "do": "dance"})").isEmpty());
}

// Every golden verdict.
void TestSchema::verdicts() {
    SchemaValidator schema("resources/schema/verdict.schema.json");
    for (const std::string& name : goldenNames()) {
        const QString label = text(name) + ": ";
        QCOMPARE(label + schema.refusal(goldenText(name, "verdict.json")), label);
    }
    QVERIFY(!schema.refusal(R"({"format": "mazziere-verdict", "version": 1})").isEmpty());
}

QTEST_APPLESS_MAIN(TestSchema)
#include "tst_schema.moc"
