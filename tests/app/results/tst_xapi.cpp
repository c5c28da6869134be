// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/xapi.h"
#include "core/json/write.h"
#include "tests/app/results/sample_sessions.h"
#include "tests/core/support/rows.h"

#include <QSet>
#include <QTest>

using namespace mz;
using namespace mz::testing;

namespace {

const std::string ours = "https://mazziere.example/xapi/ext/";

const json::Value* at(const json::Value& from, std::initializer_list<std::string_view> path) {
    const json::Value* value = &from;
    for (const std::string_view key : path)
        value = value == nullptr ? nullptr : value->find(key);
    return value;
}

QString textAt(const json::Value& from, std::initializer_list<std::string_view> path) {
    const json::Value* value = at(from, path);
    if (value == nullptr)
        return QStringLiteral("-");
    const auto said = value->asString();
    return said ? text(std::string(*said)) : text(json::writeLine(*value));
}

// What an address ends with.
QString end(const QString& address) { return address.section('/', -1); }

// "initialized program 10:15:00.000", one for each statement.
QStringList story(const std::vector<json::Value>& statements) {
    QStringList lines;
    for (const json::Value& statement : statements)
        lines << end(textAt(statement, {"verb", "id"})) + ' ' +
                     end(textAt(statement, {"object", "id"})) + ' ' +
                     textAt(statement, {"timestamp"}).mid(11, 12);
    return lines;
}

std::vector<json::Value> statements(const Sitting& sitting, const XapiOptions& options = {}) {
    return statementsOf(toldSession(sitting), options);
}

// The first statement of this verb about something whose address ends so.
json::Value find(const std::vector<json::Value>& statements, const QString& verb,
                 const QString& object) {
    for (const json::Value& statement : statements)
        if (end(textAt(statement, {"verb", "id"})) == verb &&
            end(textAt(statement, {"object", "id"})) == object)
            return statement;
    return {};
}

// What the end of a scenario says of its incidents.
QString incidentsOf(const json::Value& ended) {
    const json::Value* list = at(ended, {"result", "extensions", ours + "incidents"});
    QStringList words;
    for (const json::Value& incident : list->items())
        for (const char* key : {"incident", "rule", "outcome", "score", "closed"})
            words << textAt(incident, {key});
    return words.join(' ');
}

} // namespace

class TestXapi : public QObject {
    Q_OBJECT

private slots:
    void stories_data();
    void stories();
    void aRemedyTellsOfItsSteps();
    void whatIsLeftOpenIsNotFailed();
    void whereNothingIsOwedNothingIsPassed();
    void theEndTellsOfTheWhole();
    void whoBeganAgainRestarts();
    void modesAreTranslated_data();
    void modesAreTranslated();
    void namesCanBeLeftOut();
    void whoHasNoNumber();
    void addressesCanBeChanged();
    void idsAreTheSameForEver();
    void wordsOfOthersStayAddresses();
    void stepsThatCannotBeWritten();
    void addresses_data();
    void addresses();
};

void TestXapi::stories_data() {
    QTest::addColumn<QByteArray>("scenario");
    QTest::addColumn<QByteArray>("deeds");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* scenario, const char* deeds, const char* expected) {
        QTest::addRow("%s: %s", scenario, deeds)
            << QByteArray(scenario) << QByteArray(deeds) << QString(expected);
    };
    row("four-card-flop", "as told",
        "initialized program 10:16:00.000\n"
        "initialized four-card-flop 10:16:00.000\n"
        "completed board-to-deck 10:16:05.000\n"
        "completed shuffle 10:16:06.000\n"
        "completed cut 10:16:07.000\n"
        "completed deal-flop 10:16:08.000\n"
        "passed overdealt-flop 10:16:08.000\n"
        "passed four-card-flop 10:16:08.000\n"
        "terminated program 10:16:08.000");
    row("four-card-flop", "hint 2; betting; street; move board all deck; cut; board 3; as told",
        "initialized program 10:16:00.000\n"
        "initialized four-card-flop 10:16:00.000\n"
        "received hint 10:16:01.000\n"
        "completed board-to-deck 10:16:06.000\n"
        "completed cut 10:16:07.000\n"
        "skipped shuffle 10:16:08.000\n"
        "completed deal-flop 10:16:08.000\n"
        "failed overdealt-flop 10:16:08.000\n"
        "failed four-card-flop 10:16:08.000\n"
        "terminated program 10:16:08.000");
    row("four-card-flop", "betting; street; move board all deck",
        "initialized program 10:16:00.000\n"
        "initialized four-card-flop 10:16:00.000\n"
        "completed board-to-deck 10:16:05.000\n"
        "exited four-card-flop 10:16:05.000\n"
        "terminated program 10:16:05.000");
    row("clean-first-hand", "as told",
        "initialized program 10:16:00.000\n"
        "initialized clean-first-hand 10:16:00.000\n"
        "passed clean-first-hand 10:16:28.000\n"
        "terminated program 10:16:28.000");
    row("four-card-flop", "",
        "initialized program 10:16:00.000\n"
        "initialized four-card-flop 10:16:00.000\n"
        "exited four-card-flop 10:16:00.000\n"
        "terminated program 10:16:00.000");
}

void TestXapi::stories() {
    QFETCH(const QByteArray, scenario);
    QFETCH(const QByteArray, deeds);
    QFETCH(const QString, expected);
    QCOMPARE(story(statements({scenario.toStdString(), deeds.toStdString()})),
             expected.split('\n'));
}

void TestXapi::aRemedyTellsOfItsSteps() {
    const auto all =
        statements({"four-card-flop", "betting; street; move board all deck; cut; board 3"});
    const json::Value remedy = find(all, "failed", "overdealt-flop");
    QCOMPARE(textAt(remedy, {"result", "response"}),
             QString("board-to-deck[.]true[,]shuffle[.]false[,]cut[.]true[,]deal-flop[.]true"));
    QCOMPARE(textAt(remedy, {"result", "score"}),
             QString(R"({"scaled": 0.75, "raw": 75, "min": 0, "max": 100})"));
    QCOMPARE(textAt(remedy, {"result", "duration"}), QString("PT3S"));
    QCOMPARE(textAt(remedy, {"result", "success"}), QString("false"));
    QCOMPARE(textAt(remedy, {"result", "completion"}), QString("true"));
    QCOMPARE(textAt(remedy, {"result", "extensions", ours + "rule"}), QString("ciaffone/holdem.2"));
    QCOMPARE(textAt(remedy, {"result", "extensions", ours + "faults"}),
             QString(R"(["step-missed"])"));
    QCOMPARE(textAt(remedy, {"result", "extensions", ours + "cause"}), QString("injected"));
    QCOMPARE(textAt(remedy, {"object", "definition", "name", "en"}),
             QString("The flop has too many cards"));
    const json::Value* steps = at(remedy, {"object", "definition", "steps"});
    QCOMPARE(steps->items().size(), std::size_t{4});
    QCOMPARE(textAt(steps->items()[1], {"id"}), QString("shuffle"));
    QCOMPARE(textAt(steps->items()[1], {"description", "en"}), QString("Shuffle."));
    QCOMPARE(textAt(steps->items()[1], {"description", "it"}), QString("Mischia."));
    QCOMPARE(
        textAt(remedy, {"object", "id"}),
        QString("https://mazziere.example/xapi/packs/six-rules/1/four-card-flop/overdealt-flop"));
    QCOMPARE(
        end(textAt(at(remedy, {"context", "contextActivities", "parent"})->items()[0], {"id"})),
        QString("four-card-flop"));
    const json::Value step = find(all, "skipped", "shuffle");
    QCOMPARE(textAt(step, {"result"}),
             QString(R"({"completion": false, "extensions": {"%1faults": ["step-missed"]}})")
                 .arg(text(ours)));
    QCOMPARE(end(textAt(at(step, {"context", "contextActivities", "parent"})->items()[0], {"id"})),
             QString("overdealt-flop"));
}

// It has not been completed, and stands with the end of the scenario.
void TestXapi::whatIsLeftOpenIsNotFailed() {
    const auto all = statements({"four-card-flop", "betting; street; move board all deck"});
    QVERIFY(find(all, "failed", "overdealt-flop").kind() == json::Kind::null);
    QVERIFY(find(all, "skipped", "shuffle").kind() == json::Kind::null);
    const json::Value exited = find(all, "exited", "four-card-flop");
    QCOMPARE(textAt(exited, {"result", "completion"}), QString("false"));
    QCOMPARE(textAt(exited, {"result", "score"}), QString("-"));
    QCOMPARE(textAt(exited, {"result", "success"}), QString("-"));
    QCOMPARE(incidentsOf(exited), QString("overdealt-flop holdem.2 partial 25 false"));
}

void TestXapi::whereNothingIsOwedNothingIsPassed() {
    const auto all = statements({"player-turns-card"});
    QCOMPARE(story(all).size(), 4);
    const json::Value passed = find(all, "passed", "player-turns-card");
    QCOMPARE(incidentsOf(passed), QString("player-exposes-holecard none correct 100 true"));
}

void TestXapi::theEndTellsOfTheWhole() {
    JudgedSession session = judgedSession(
        {"four-card-flop", "hint 3; betting; board 3; back 1; board 3; as told", Mode::guided});
    session.assessment = {"Sara", 60, ""};
    const json::Value ended =
        find(statementsOf(tell(session).value(), {}), "failed", "four-card-flop");
    QCOMPARE(textAt(ended, {"result", "success"}), QString("false"));
    QCOMPARE(textAt(ended, {"result", "completion"}), QString("true"));
    QCOMPARE(textAt(ended, {"result", "score", "raw"}), QString("60"));
    QCOMPARE(textAt(ended, {"result", "duration"}), QString("PT10S"));
    const std::pair<const char*, const char*> extensions[] = {
        {"rulebook", "ciaffone"},
        {"rulebook-edition", "1"},
        {"faults", R"(["burn-missed", "bets-not-collected"])"},
        {"critical-faults", "0"},
        {"hints", "1"},
        {"take-backs", "1"},
        {"override-score", "60"}};
    for (const auto& [name, expected] : extensions)
        QCOMPARE(textAt(ended, {"result", "extensions", ours + name}), QString(expected));
    QCOMPARE(textAt(ended, {"actor", "objectType"}), QString("Agent"));
    QCOMPARE(textAt(ended, {"actor", "name"}), QString("Zoé \"001\", Laurent"));
    QCOMPARE(textAt(ended, {"actor", "account", "homePage"}), QString("https://school.example/"));
    QCOMPARE(textAt(ended, {"actor", "account", "name"}), QString("t001"));
    QCOMPARE(textAt(ended, {"context", "registration"}), text(session.key));
    QCOMPARE(textAt(ended, {"context", "language"}), QString("it"));
    QCOMPARE(textAt(ended, {"context", "platform"}), QString("mazziere 0.1.0"));
    QCOMPARE(textAt(ended, {"context", "extensions", ours + "seed"}), QString("7"));
    QCOMPARE(textAt(ended, {"context", "contextActivities", "parent"}), QString("-"));
    const json::Value* grouping = at(ended, {"context", "contextActivities", "grouping"});
    QCOMPARE(end(textAt(grouping->items()[0], {"id"})), QString("program"));
    const json::Value begun = find(statements({}), "initialized", "program");
    QCOMPARE(textAt(begun, {"context", "contextActivities"}), QString("-"));
    QCOMPARE(textAt(begun, {"result"}), QString("-"));
}

void TestXapi::whoBeganAgainRestarts() {
    JudgedSession session = judgedSession({});
    const std::string act = "{\"t\": 4000";
    session.log.insert(session.log.find(act), "{\"t\": 3000, \"event\": \"starts-here\"}\n");
    session.verdict = judgeLog(session.log, judges())->verdict;
    const QStringList told = story(statementsOf(tell(session).value(), {}));
    QCOMPARE(told.mid(0, 4), (QStringList{"initialized program 10:16:00.000",
                                          "initialized four-card-flop 10:16:00.000",
                                          "restarted four-card-flop 10:16:00.000",
                                          "completed board-to-deck 10:16:02.000"}));
    QCOMPARE(told.last(), QString("terminated program 10:16:05.000"));
}

void TestXapi::modesAreTranslated_data() {
    QTest::addColumn<int>("mode");
    QTest::addColumn<QString>("expected");
    const auto row = [](Mode mode, const char* expected) {
        QTest::newRow(std::string(code(mode)).c_str()) << static_cast<int>(mode) << expected;
    };
    row(Mode::learn, "tutorial");
    row(Mode::guided, "guided");
    row(Mode::practice, "guided");
    row(Mode::silent, "graded");
    row(Mode::exam, "graded");
}

void TestXapi::modesAreTranslated() {
    QFETCH(const int, mode);
    const auto all = statements({"four-card-flop", "as told", static_cast<Mode>(mode)});
    for (const json::Value& statement : all) {
        QTEST(textAt(statement, {"context", "extensions",
                                 "https://w3id.org/xapi/simulation/extensions/simulation-mode"}),
              "expected");
        QCOMPARE(textAt(statement, {"context", "extensions", ours + "mode"}),
                 text(std::string(code(static_cast<Mode>(mode)))));
    }
}

void TestXapi::namesCanBeLeftOut() {
    const std::vector<ToldSession> one = {toldSession({})};
    QVERIFY(text(writeStatements(one, {})).contains("Laurent"));
    XapiOptions options;
    options.names = false;
    const QString without = text(writeStatements(one, options));
    QVERIFY(!without.contains("Laurent") && without.contains("\"t001\""));
}

void TestXapi::whoHasNoNumber() {
    ToldSession session = toldSession({});
    const auto account = [&] {
        return textAt(statementsOf(session, {}).front(), {"actor", "account", "name"});
    };
    session.trainee.number.clear();
    QCOMPARE(account(), QString("key-001"));
    session.trainee.number = std::string(100, 'n');
    QCOMPARE(account().size(), 100);
    session.trainee.number = std::string(101, 'n');
    QCOMPARE(account().size(), 36);
    session.trainee.name.clear();
    QCOMPARE(textAt(statementsOf(session, {}).front(), {"actor", "name"}), QString("-"));
}

void TestXapi::addressesCanBeChanged() {
    XapiOptions options;
    options.base = "http://training.example.org/x";
    options.school = "http://sc.example.org/";
    const std::vector<ToldSession> one = {toldSession({})};
    const QString written = text(writeStatements(one, options));
    QVERIFY(!written.contains("mazziere.example") && !written.contains("school.example"));
    QVERIFY(written.contains("http://training.example.org/x/packs/six-rules/1/four-card-flop\""));
}

// Written twice they are the same, whatever else is in the file; a session's differ.
void TestXapi::idsAreTheSameForEver() {
    const auto ids = [](const std::vector<json::Value>& all) {
        QStringList list;
        for (const json::Value& statement : all)
            list << textAt(statement, {"id"});
        return list;
    };
    const QStringList one = ids(statements({}));
    QCOMPARE(one.first(), QString("a3586bf9-5b2e-5190-aae1-1a120d34ff7e"));
    QCOMPARE(ids(statements({})), one);
    QSet<QString> all;
    qsizetype count = 0;
    for (const JudgedSession& session : manySessions()) {
        const QStringList some = ids(statementsOf(tell(session).value(), {}));
        all.unite(QSet<QString>(some.begin(), some.end()));
        count += some.size();
    }
    QCOMPARE(all.size(), count);
}

void TestXapi::wordsOfOthersStayAddresses() {
    ToldSession session = toldSession({});
    session.key = "no-uuid";
    session.verdict.pack = "una settimana/“prova”";
    session.verdict.scenario = std::string(300, 'x');
    session.verdict.incidents.front().kind = "";
    session.header.lang = "";
    for (const json::Value& statement : statementsOf(session, {})) {
        const std::string address(*at(statement, {"object", "id"})->asString());
        QVERIFY2(address.size() < 400 && std::ranges::all_of(address,
                                                             [](char letter) {
                                                                 return letter > ' ' &&
                                                                        letter < '\x7F' &&
                                                                        letter != '"';
                                                             }),
                 address.c_str());
        QCOMPARE(textAt(statement, {"context", "language"}), QString("en"));
        QCOMPARE(textAt(statement, {"context", "registration"}).size(), 36);
    }
    QVERIFY(text(writeStatements(std::vector{session}, {}))
                .contains("/packs/una%20settimana%2F%E2%80%9Cprova%E2%80%9D/1/"));
}

void TestXapi::stepsThatCannotBeWritten() {
    ToldSession session = toldSession({});
    FiledIncident& incident = session.verdict.incidents.front();
    const char* const odd[] = {"Cut it", "cut--it-", "cut-it", "ß"};
    for (std::size_t i = 0; i < incident.steps.size(); ++i)
        incident.steps[i].step = odd[i];
    const json::Value remedy = find(statementsOf(session, {}), "passed", "overdealt-flop");
    QCOMPARE(textAt(remedy, {"result", "response"}),
             QString("ut-it[.]true[,]cut-it[.]true[,]cut-it-2[.]true[,]step[.]true"));
}

void TestXapi::addresses_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("expected");
    const auto row = [](const QByteArray& text, bool expected) {
        QTest::newRow(text.left(40).constData()) << text << expected;
    };
    row("https://school.example/", true);
    row("http://a", true);
    row("https://" + QByteArray(192, 'a'), true);
    row("https://" + QByteArray(193, 'a'), false);
    row("https://", false);
    row("ftp://a", false);
    row("school.example", false);
    row("mailto:a@b", false);
    row("https://a b", false);
    row("https://a\"", false);
    row("https://é", false);
    row("", false);
}

void TestXapi::addresses() {
    QFETCH(const QByteArray, text);
    QTEST(isAddress(text.toStdString()), "expected");
}

QTEST_APPLESS_MAIN(TestXapi)
#include "tst_xapi.moc"
