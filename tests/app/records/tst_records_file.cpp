// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/records_file.h"
#include "core/json/json_tree.h"
#include "core/json/write.h"
#include "tests/app/records/written_log.h"
#include "tests/core/support/rows.h"

#include <QTest>

using namespace mz;
using namespace mz::testing;

namespace {

FiledSession filed(const std::string& key, const std::string& log) {
    const auto judgement = judgeLog(log, judges());
    return {key, 1'000, log, {keptVerdict(*judgement, "mazziere 0.1.0", 2'000)}, {}, {}};
}

RecordsFile someRecords() {
    RecordsFile file;
    file.person = {"f3c1-ada", "S-1", "Ada \"è\"\n", "it", 120, true, 5, 6};
    file.sittings = {{"s-1", "final", "The \"final\"", 700, 90'000, 2, "4f2a"},
                     {"s-2", "final", "", 800, {}, 3, ""}};
    file.sessions = {filed("one", writtenLog()),
                     filed("two", writtenLog({"extra-card", "as told", Mode::exam})),
                     filed("three", firstLines(writtenLog(), 4))};
    FiledSession& second = file.sessions[1];
    second.sitting = "s-1";
    second.placeInSitting = 4;
    second.assessments = {{"Carla", 70, "slow; è", 3'000, true}, {"Dino", {}, "", 4'000, true}};
    second.ratings = {{"Carla", 1, 2, 3, 4, 5, "well", 3'000, true},
                      {"Dino", {}, {}, {}, {}, {}, "", 4'000, true}};
    return file;
}

std::string replaced(std::string text, std::string_view what, std::string_view with) {
    const std::size_t at = text.find(what);
    if (at == std::string::npos)
        qFatal("no %s", std::string(what).c_str());
    return text.replace(at, what.size(), with);
}

int lineOf(const std::string& text, std::string_view what) {
    const std::size_t at = text.find(what);
    return 1 +
           static_cast<int>(std::count(text.begin(), text.begin() + static_cast<long>(at), '\n'));
}

QString problemsOf(const std::string& text) {
    const auto records = readAndJudgeRecords(text, judges());
    return records ? "none" : testing::text(told(records.error()));
}

} // namespace

class TestRecordsFile : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenIsRead();
    void whatIsSaidBesides();
    void withoutTheNewKeysItIsValid();
    void itCanBeRead();
    void theLogsAreJudgedAnew();
    void mistakesHaveTheirPlace_data();
    void mistakesHaveTheirPlace();
    void aMistakeInALogIsShownInTheFile();
    void whatOnlyAnotherMachineKnowsIsNoMistake();
    void itHasLimits_data();
    void itHasLimits();
    void everyCutIsTold();
    void anyBytesGiveAnAnswer();
};

void TestRecordsFile::whatIsWrittenIsRead() {
    const RecordsFile file = someRecords();
    const std::string text = writeRecords(file);
    const auto read = readRecords(text);
    QVERIFY(read);
    QCOMPARE(testing::text(read->person.name), testing::text(file.person.name));
    QCOMPARE(read->person.textPercent, 120);
    QVERIFY(read->person.fourColours);
    QCOMPARE(read->person.createdAt, std::int64_t{5});
    QCOMPARE(read->person.lastUsedAt, std::int64_t{6});
    QCOMPARE(read->sessions.size(), std::size_t{3});
    for (std::size_t i = 0; i < 3; ++i) {
        const FiledSession& session = read->sessions[i];
        QCOMPARE(testing::text(session.key), testing::text(file.sessions[i].key));
        QCOMPARE(testing::text(session.log), testing::text(file.sessions[i].log));
        const KeptVerdict& verdict = session.verdicts.front();
        const KeptVerdict& written = file.sessions[i].verdicts.front();
        QCOMPARE(testing::text(verdict.json), testing::text(written.json));
        QCOMPARE(verdict.score, written.score);
        QCOMPARE(verdict.passed, written.passed);
        QCOMPARE(verdict.finished, written.finished);
        QCOMPARE(testing::text(verdict.rulebook), QString("ciaffone"));
        QCOMPARE(verdict.rulebookEdition, written.rulebookEdition);
        QCOMPARE(verdict.judgedAt, std::int64_t{2'000});
        QVERIFY(verdict.imported);
    }
    QCOMPARE(testing::text(writeRecords(*read)), testing::text(text));
}

void TestRecordsFile::whatIsSaidBesides() {
    RecordsFile file = someRecords();
    file.person.classGroup = "3B";
    file.person.note = "left hand\n";
    const auto read = readRecords(writeRecords(file));
    QVERIFY(read);
    QCOMPARE(testing::text(read->person.classGroup), QString("3B"));
    QCOMPARE(testing::text(read->person.note), QString("left hand\n"));
    QCOMPARE(read->sittings.size(), std::size_t{2});
    const FiledSitting& sitting = read->sittings.front();
    QCOMPARE(testing::text(sitting.key), QString("s-1"));
    QCOMPARE(testing::text(sitting.exam), QString("final"));
    QCOMPARE(testing::text(sitting.title), QString("The \"final\""));
    QCOMPARE(sitting.startedAt, std::int64_t{700});
    QCOMPARE(sitting.endedAt, std::optional(std::int64_t{90'000}));
    QCOMPARE(sitting.startNumber, 2);
    QCOMPARE(testing::text(sitting.lastHash), QString("4f2a"));
    QVERIFY(!read->sittings.back().endedAt && read->sittings.back().lastHash.empty());
    QVERIFY(read->sessions[0].sitting.empty());
    QCOMPARE(testing::text(read->sessions[1].sitting), QString("s-1"));
    QCOMPARE(read->sessions[1].placeInSitting, 4);
    QVERIFY(read->sessions[1].assessments == file.sessions[1].assessments);
    QVERIFY(read->sessions[1].ratings == file.sessions[1].ratings);
}

void TestRecordsFile::withoutTheNewKeysItIsValid() {
    RecordsFile file = someRecords();
    file.sittings.clear();
    file.sessions = {filed("one", writtenLog())};
    const std::string text = writeRecords(file);
    for (const char* key : {"sitting", "class-group", "note", "assessments", "ratings"})
        QVERIFY2(text.find("\"" + std::string(key)) == std::string::npos, key);
    QVERIFY(readRecords(text));
}

// A line of a log is a line of the file, and nothing is hidden in it.
void TestRecordsFile::itCanBeRead() {
    RecordsFile file = someRecords();
    file.sessions = {
        filed("one", firstLines(writtenLog(), 1) + "{\"t\": 1, \"do\": \"shuffle\"}\n")};
    file.sessions.front().verdicts.clear();
    const std::string text = writeRecords(file);
    const std::string end = text.substr(text.find("    {\n      \"key\": \"one\""));
    const std::size_t header = end.find("        \"{");
    QCOMPARE(testing::text(end.substr(0, header)),
             QString("    {\n      \"key\": \"one\",\n      \"started-at\": 1000,\n"
                     "      \"log\": [\n"));
    QCOMPARE(testing::text(end.substr(end.find('\n', header))),
             QString("\n        \"{\\\"t\\\": 1, \\\"do\\\": \\\"shuffle\\\"}\"\n      ],\n"
                     "      \"verdicts\": []\n    }\n  ]\n}\n"));
    QVERIFY(text.starts_with("{\n  \"format\": \"mazziere-records\",\n  \"version\": 1,\n"
                             "  \"person\": {\n    \"key\": \"f3c1-ada\",\n"));
}

void TestRecordsFile::theLogsAreJudgedAnew() {
    const auto records = readAndJudgeRecords(writeRecords(someRecords()), judges());
    QVERIFY(records);
    QCOMPARE(records->judged.size(), std::size_t{3});
    QCOMPARE(records->judged[0]->score, 100);
    QCOMPARE(records->headers[1].mode, Mode::exam);
    QVERIFY(!records->judged[2]->finished);
    for (std::size_t i = 0; i < 3; ++i)
        QVERIFY(sayTheSame(records->judged[i]->verdict,
                           records->file.sessions[i].verdicts.front().json));
}

void TestRecordsFile::mistakesHaveTheirPlace_data() {
    QTest::addColumn<QByteArray>("what");
    QTest::addColumn<QByteArray>("with");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* what, const char* with,
                        const char* expected) {
        QTest::newRow(name) << QByteArray(what) << QByteArray(with) << QString(expected);
    };
    row("format", "\"mazziere-records\"", "\"mazziere-pack\"", "/format wrong-format");
    row("version", "\"version\": 1,\n  \"person", "\"version\": 2,\n  \"person",
        "/version newer-version");
    row("unknown key", "\"number\"", "\"numbers\": 1, \"number\"", "/person/numbers unknown-key");
    row("key that is none", "\"f3c1-ada\"", "\"Ada\"", "/person/key bad-id");
    row("language", "\"lang\": \"it\"", "\"lang\": \"de\"", "/person/lang unknown-word");
    row("language that is no text", "\"lang\": \"it\"", "\"lang\": 5", "/person/lang wrong-type");
    row("size", "120", "79", "/person/text-percent out-of-range");
    row("colours", "true", "1", "/person/four-colours wrong-type");
    row("time", "\"created-at\": 5", "\"created-at\": 5.5", "/person/created-at wrong-type");
    row("start", "\"started-at\": 1000", "\"started-at\": 9007199254740992",
        "/sessions/0/started-at out-of-range");
    row("key twice", "\"two\"", "\"one\"", "/sessions/1/key duplicate-id");
    row("line that is no text", "\"{\\\"t\\\": 1000", "7, \"{\\\"t\\\": 1000",
        "/sessions/0/log/1 wrong-type");
    row("line within a line", "\"{\\\"t\\\": 1000",
        R"("{\"t\": 1, \"event\": \"a\"}\n{\"t\": 1, \"event\": \"b\"}", "{\"t\": 1000)",
        "/sessions/0/log/1 syntax");
    row("score", "\"score\": 100, \"passed\"", "\"score\": 101, \"passed\"",
        "/sessions/0/verdicts/0/verdict/score out-of-range");
    row("verdict of a pack", "\"mazziere-verdict\"", "\"mazziere-pack\"",
        "/sessions/0/verdicts/0/verdict/format wrong-format");
    row("key of a verdict", "\"finished\": true", "\"won\": 1, \"finished\": true",
        "/sessions/0/verdicts/0/verdict/won unknown-key");
    row("passed", "\"passed\": true", "\"passed\": null",
        "/sessions/0/verdicts/0/verdict/passed wrong-type");
    row("moment of a verdict", "\"judged-at\": 2000", "\"judged-at\": \"now\"",
        "/sessions/0/verdicts/0/judged-at wrong-type");
    row("sitting that is not there", "\"sitting\": \"s-1\"", "\"sitting\": \"s-3\"",
        "/sessions/1/sitting unknown-word");
    row("sitting without a place", "\"place-in-sitting\": 4,", "", "/sessions/1 missing-key");
    row("place without a sitting", "\"sitting\": \"s-1\",", "", "/sessions/1 missing-key");
    row("place before the first", "\"place-in-sitting\": 4", "\"place-in-sitting\": 0",
        "/sessions/1/place-in-sitting out-of-range");
    row("sitting twice", "\"s-2\"", "\"s-1\"", "/sittings/1/key duplicate-id");
    row("key of a sitting", "\"exam\"", "\"passed\": 1, \"exam\"",
        "/sittings/0/passed unknown-key");
    row("end of a sitting", "\"ended-at\": 90000", "\"ended-at\": null",
        "/sittings/0/ended-at wrong-type");
    row("no beginning", "\"start-number\": 2", "\"start-number\": 0",
        "/sittings/0/start-number out-of-range");
    row("score of an assessor", "\"override-score\": 70", "\"override-score\": 101",
        "/sessions/1/assessments/0/override-score out-of-range");
    row("assessor", "\"assessor\": \"Dino\", \"reason\"", "\"reason\"",
        "/sessions/1/assessments/1 missing-key");
    row("mark", "\"pace\": 5", "\"pace\": 6", "/sessions/1/ratings/0/pace out-of-range");
    row("key of a rating", "\"pace\": 5", "\"paces\": 5",
        "/sessions/1/ratings/0/paces unknown-key");
    row("log that is no list", "\"log\": [", "\"log\": 5, \"verdicts\": [",
        "/sessions/0/verdicts duplicate-key");
}

void TestRecordsFile::mistakesHaveTheirPlace() {
    QFETCH(const QByteArray, what);
    QFETCH(const QByteArray, with);
    QFETCH(const QString, expected);
    const std::string good = writeRecords(someRecords());
    const std::string bad = replaced(good, what.toStdString(), with.toStdString());
    const QString problems = problemsOf(bad);
    const QString first = problems.section(';', 0, 0);
    QVERIFY2(first.endsWith(' ' + expected), qPrintable(problems));
    if (!expected.contains("duplicate-key") && !expected.contains("missing-key"))
        QCOMPARE(first.section(' ', 0, 0).toInt(), lineOf(good, what.toStdString()));
}

// The place of an act that hands cannot do: the line of the file on which it stands.
void TestRecordsFile::aMistakeInALogIsShownInTheFile() {
    RecordsFile file = someRecords();
    file.sessions[1].log += "{\"t\": 1, \"do\": \"shuffle\"}\n";
    QCOMPARE(problemsOf(writeRecords(file)), QString("none")); // behind the end
    file.sessions[0].log = firstLines(writtenLog(), 5) +
                           "{\"t\": 9000, \"do\": \"flip\", \"zone\": \"board\", \"card\": 0}\n";
    file.sessions[2].log = "what\n";
    const std::string text = writeRecords(file);
    QCOMPARE(problemsOf(text),
             QString("%1 /sessions/0/log/5 impossible; %2 /sessions/2/log/0 syntax")
                 .arg(lineOf(text, "flip"))
                 .arg(lineOf(text, "\"what\"")));
}

void TestRecordsFile::whatOnlyAnotherMachineKnowsIsNoMistake() {
    RecordsFile file = someRecords();
    file.sessions[1].log = replaced(file.sessions[1].log, "\"ciaffone\"", "\"their-book\"");
    file.sessions[2].log = replaced(file.sessions[2].log, "\"case\"", "\"other\"");
    const auto records = readAndJudgeRecords(writeRecords(file), judges());
    QVERIFY(records);
    QVERIFY(records->judged[0]);
    QVERIFY(!records->judged[1]);
    QVERIFY(!records->judged[2]);
    QCOMPARE(testing::text(*records->headers[1].rulebook), QString("their-book"));
}

void TestRecordsFile::itHasLimits_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");
    const std::string good = writeRecords(someRecords());
    const auto bytes = [](const std::string& text) { return QByteArray::fromStdString(text); };
    QTest::newRow("depth") << bytes(replaced(good, "\"incidents\": [",
                                             "\"incidents\": [" + std::string(40, '[')))
                           << "too-deep";
    QTest::newRow("no session") << bytes(replaced(writeRecords({}), "\"key\": \"\"",
                                                  "\"key\": \"a\""))
                                << "none";
    QTest::newRow("too many sessions")
        << bytes(replaced(writeRecords({}), "\"sessions\": []",
                          "\"sessions\": [" + QByteArray("1,").repeated(100'000).toStdString() +
                              "1]"))
        << "/sessions item-count";
    QTest::newRow("many mistakes")
        << bytes(
               replaced(writeRecords({}), "\"sessions\": []",
                        "\"sessions\": [" + QByteArray("1,").repeated(5'000).toStdString() + "1]"))
        << "/sessions/7 wrong-type";
    QTest::newRow("no line") << bytes(replaced(good, "\"log\": [", "\"log\": [], \"lag\": ["))
                             << "/sessions/0/log item-count";
    QTest::newRow("too many lines")
        << bytes(replaced(good, "\"log\": [",
                          "\"log\": [" + QByteArray("\"\",").repeated(100'000).toStdString()))
        << "/sessions/0/log item-count";
    QTest::newRow("too many verdicts")
        << bytes(replaced(good, "\"verdicts\": [",
                          "\"verdicts\": [" + QByteArray("1,").repeated(1'000).toStdString()))
        << "/sessions/0/verdicts item-count";
    QTest::newRow("a long name") << bytes(replaced(good, "\"Ada",
                                                   "\"" + std::string((1 << 20) + 1, 'a')))
                                 << "/person/name text-length";
}

void TestRecordsFile::itHasLimits() {
    QFETCH(const QByteArray, text);
    QFETCH(const QString, expected);
    const QString problems = problemsOf(text.toStdString());
    QVERIFY2(problems.contains(expected), qPrintable(problems.left(2'000)));
    QVERIFY(problems.count(';') < 200);
}

// A file that ends too early is refused wherever it ends.
void TestRecordsFile::everyCutIsTold() {
    RecordsFile file = someRecords();
    file.sessions.resize(1);
    const std::string good = writeRecords(file);
    const auto lines = static_cast<int>(std::ranges::count(good, '\n'));
    for (std::size_t size = 0; size + 2 < good.size(); size += 1 + size / 97) {
        const auto records = readAndJudgeRecords(good.substr(0, size), judges());
        QVERIFY(!records);
        QVERIFY(records.error().front().line >= 1 && records.error().front().line <= lines);
    }
}

// Bytes changed at random: an answer, and a problem with a place where it is one.
void TestRecordsFile::anyBytesGiveAnAnswer() {
    RecordsFile file = someRecords();
    file.sessions.resize(1);
    const std::string good = writeRecords(file);
    quint32 draw = 1;
    const auto next = [&](std::size_t below) {
        draw = draw * 1664525 + 1013904223;
        return static_cast<std::size_t>((draw >> 8) % below);
    };
    int refused = 0;
    for (int i = 0; i < 2'000; ++i) {
        std::string bad = good;
        for (std::size_t changes = 1 + next(3); changes > 0; --changes)
            bad[next(bad.size())] = static_cast<char>(next(256));
        const auto records = readAndJudgeRecords(bad, judges());
        if (records)
            continue;
        ++refused;
        for (const Problem& problem : records.error())
            QVERIFY(problem.line >= 1 && (problem.pointer.empty() || problem.pointer[0] == '/'));
    }
    QVERIFY(refused > 500);
}

QTEST_APPLESS_MAIN(TestRecordsFile)
#include "tst_records_file.moc"
