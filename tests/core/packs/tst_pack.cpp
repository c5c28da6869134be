// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/rows.h"

#include "core/irregularities/deal_order.h"
#include "core/json/write.h"
#include "core/packs/pack.h"
#include "core/session/check.h"

#include <algorithm>
#include <filesystem>
#include <functional>

using namespace mz;
using namespace mz::testing;

namespace {

void packsIn(const char* folder) {
    QTest::addColumn<QByteArray>("path");
    for (const auto& entry :
         std::filesystem::directory_iterator(MZ_SOURCE_DIR "/" + std::string(folder))) {
        const std::string name = entry.path().filename().string();
        if (name.ends_with(".pack.json"))
            QTest::newRow(name.c_str()) << QByteArray::fromStdString(folder + ('/' + name));
    }
}

std::vector<Problem> problemsOf(const std::string& text) {
    return checkPack(readPack(text), ciaffone());
}

// Calls `visit` for each object and list of a tree, the tree's root first.
void forEachValue(json::Value& value, const std::function<void(json::Value&)>& visit) {
    visit(value);
    if (json::Object* object = value.asObject())
        for (json::Member& member : *object)
            forEachValue(member.value, visit);
    if (json::Array* array = value.asArray())
        for (json::Value& item : *array)
            forEachValue(item, visit);
}

} // namespace

class TestPack : public QObject {
    Q_OBJECT

private slots:
    void good_data() { packsIn("tests/packs/good"); }
    void good();
    void shipped();
    void bad_data() { packsIn("tests/packs/bad"); }
    void bad();
    void writing_data();
    void writing();
    void everyUnknownKey();
    void everyKeyOfAnotherKind();
    void defaults();
    void placesOfParts();
    void resolvedIsTheSameHand();
};

// These packs are right.
void TestPack::good() {
    QFETCH(const QByteArray, path);
    QCOMPARE(text(told(problemsOf(fileText(path.toStdString())))), QString());
}

// And so is the pack that comes with the program.
void TestPack::shipped() {
    const std::string pack = fileText("resources/packs/six-rules.pack.json");
    QCOMPARE(text(told(problemsOf(pack))), QString());
    QVERIFY(readPack(pack).pack.scenarios.size() >= 40);
}

// Each of these has one mistake, which is found once, on its line and at its place.
void TestPack::bad() {
    QFETCH(const QByteArray, path);
    const auto problems = problemsOf(fileText(path.toStdString()));
    QByteArray expectPath = path;
    expectPath.replace(".pack.json", ".expect");
    const QString expect = text(fileText(expectPath.toStdString())).trimmed();
    const QString place = expect.section(' ', 1);
    QCOMPARE(problems.size(), std::size_t{1});
    const QString line = QString::number(problems[0].line);
    const QString found = line + ' ' + text(problems[0].pointer);
    QCOMPARE(place == "*" ? line + " *" : found.trimmed(), expect);
}

void TestPack::writing_data() {
    QTest::addColumn<QByteArray>("path");
    for (const char* path :
         {"tests/packs/good/every-key.pack.json", "tests/packs/good/minimal.pack.json",
          "tests/packs/good/ten-players.pack.json", "resources/packs/six-rules.pack.json"})
        QTest::newRow(path) << QByteArray(path);
}

// Written and read again it is the same pack; written once more the same text.
void TestPack::writing() {
    QFETCH(const QByteArray, path);
    const Pack pack = readPack(fileText(path.toStdString())).pack;
    const std::string written = writePack(pack);
    const PackReading again = readPack(written);
    QCOMPARE(text(told(again.problems)), QString());
    QCOMPARE(text(writePack(again.pack)), text(written));
    QCOMPARE(again.pack.id, pack.id);
    QCOMPARE(again.pack.edition, pack.edition);
    QVERIFY(again.pack.title == pack.title);
    QCOMPARE(again.pack.author, pack.author);
    QCOMPARE(again.pack.rulebook, pack.rulebook);
    QCOMPARE(again.pack.pass, pack.pass);
    QCOMPARE(again.pack.scenarios.size(), pack.scenarios.size());
    for (std::size_t i = 0; i < pack.scenarios.size(); ++i) {
        const Scenario& one = pack.scenarios[i];
        const Scenario& two = again.pack.scenarios[i];
        QVERIFY(one.title == two.title && one.brief == two.brief && one.seed == two.seed);
        QVERIFY(one.players == two.players && one.names == two.names);
        QVERIFY(one.structure.stacks == two.structure.stacks);
        QVERIFY(one.irregularities == two.irregularities);
        QVERIFY(one.start == two.start && one.finish == two.finish);
        const auto deal = handOf(one);
        QVERIFY(deal && deal->natural == handOf(two)->natural);
    }
}

// A key that the format does not know is named wherever it stands.
void TestPack::everyUnknownKey() {
    const json::Value tree = *json::parse(fileText("tests/packs/good/every-key.pack.json"));
    int objects = 0;
    json::Value counted = tree;
    forEachValue(counted,
                 [&](const json::Value& value) { objects += value.asObject() != nullptr ? 1 : 0; });
    QVERIFY(objects > 30);
    for (int which = 0; which < objects; ++which) {
        json::Value changed = tree;
        int number = 0;
        forEachValue(changed, [&](json::Value& value) {
            if (value.asObject() != nullptr && number++ == which)
                value.set("zzz", 1);
        });
        const auto problems = readPack(json::writePretty(changed)).problems;
        QVERIFY2(std::ranges::any_of(
                     problems, [](const Problem& one) { return one.pointer.ends_with("/zzz"); }),
                 told(problems).c_str());
    }
}

// A value of another kind is an error at its place, and never more than that.
void TestPack::everyKeyOfAnotherKind() {
    const json::Value tree = *json::parse(fileText("tests/packs/good/every-key.pack.json"));
    int values = 0;
    json::Value counted = tree;
    forEachValue(counted, [&](const json::Value&) { ++values; });
    QVERIFY(values > 100);
    for (int which = 0; which < values; ++which) {
        json::Value changed = tree;
        int number = 0;
        bool done = false; // what is replaced is not looked into
        forEachValue(changed, [&](json::Value& value) {
            if (number++ == which && !done) {
                value = json::Value(true);
                done = true;
            }
        });
        const auto problems = problemsOf(json::writePretty(changed));
        QVERIFY(!problems.empty());
    }
}

// What is left out has the value that the format says.
void TestPack::defaults() {
    const PackReading reading = readPack(R"({"format": "mazziere-pack", "version": 1, "id": "p",
        "title": {"en": "P", "it": "P"}, "rulebook": "ciaffone", "scenarios": [{"id": "s",
        "title": {"en": "S", "it": "S"}, "brief": {"en": "B", "it": "B"},
        "table": {"seats": 3, "button": 2}}]})");
    QCOMPARE(text(told(reading.problems)), QString());
    QCOMPARE(reading.pack.edition, 1);
    QCOMPARE(reading.pack.pass, 80);
    const Scenario& scenario = reading.pack.scenarios.at(0);
    QCOMPARE(scenario.seed, std::uint64_t{0});
    QCOMPARE(scenario.start, Start::deal);
    QCOMPARE(scenario.finish, Finish::hand);
    QCOMPARE(scenario.structure.blindCount, 2);
    QCOMPARE(scenario.structure.blinds[0].count, 1);
    QCOMPARE(scenario.structure.blinds[1].count, 2);
    QCOMPARE(scenario.structure.ante.count, 0);
    QCOMPARE(scenario.structure.anteBy, AnteBy::all);
    QCOMPARE(scenario.structure.stacks[2].count, 200);
    QCOMPARE(int{scenario.structure.occupied}, 14);
    const auto remedy = mz::testing::scenario(R"({"table": {"seats": 3, "button": 2},
        "irregularities": [{"kind": "premature-flop", "seat": 1}]})");
    QCOMPARE(remedy.finish, Finish::remedy);
    QCOMPARE(remedy.irregularities.at(0).nth, 1);
}

// What is found only when the scenario is dealt is named at its place as well.
void TestPack::placesOfParts() {
    const PackReading reading = readPack(fileText("tests/packs/good/every-key.pack.json"));
    const ScenarioPlaces places = reading.places(0);
    QCOMPARE(text(places.part({"cards", "turn"}).pointer), QString("/scenarios/0/cards/turn"));
    QCOMPARE(text(places.part({"players", "4", "flop", "1"}).pointer),
             QString("/scenarios/0/players/4/flop/1"));
    QCOMPARE(text(places.part({"players", "4", "nowhere", "1"}).pointer),
             QString("/scenarios/0/players/4"));
    QCOMPARE(text(reading.places(1).part({}).pointer), QString("/scenarios/1"));
}

// The scenario with all that it left open written out is the same hand.
void TestPack::resolvedIsTheSameHand() {
    for (const Scenario& scenario :
         readPack(fileText("resources/packs/six-rules.pack.json")).pack.scenarios) {
        const auto ready = dealt(scenario);
        const auto again = readScenario(scenarioValue(resolved(*ready)));
        QVERIFY(again);
        const auto hand = dealt(*again);
        const std::size_t dealt = 2U * static_cast<std::size_t>(hand->hand.structure.players());
        QVERIFY(std::equal(hand->hand.natural.begin(),
                           hand->hand.natural.begin() + static_cast<std::ptrdiff_t>(dealt),
                           ready->hand.natural.begin()));
        QCOMPARE(text(cards(undisturbedHand(*hand), Zones::board)),
                 text(cards(undisturbedHand(*ready), Zones::board)));
    }
}

QTEST_APPLESS_MAIN(TestPack)
#include "tst_pack.moc"
