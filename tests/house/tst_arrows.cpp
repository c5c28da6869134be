// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace fs = std::filesystem;

namespace {

struct Line {
    std::string file; // relative to the root, with '/'
    int number = 0;
    std::string text;
};

struct Include {
    Line line;
    std::string target;
    bool angled = false;
};

// The map of core/README.md: which parts a part may include besides itself.
const std::map<std::string, std::set<std::string>>& map() {
    static const std::map<std::string, std::set<std::string>> arrows = [] {
        const std::vector<std::string> chain = {"cards",   "random",  "table",
                                                "betting", "dealing", "rulebook",
                                                "grading", "packs",   "session"};
        std::map<std::string, std::set<std::string>> result = {{"json", {}}, {"codes", {}}};
        std::set<std::string> below = {"json", "codes"};
        for (const std::string& part : chain) {
            if (part == "rulebook") {
                result["irregularities"] = below;
                below.insert("irregularities");
            }
            result[part] = below;
            below.insert(part);
        }
        result["cards"] = {};
        return result;
    }();
    return arrows;
}

std::vector<Line> linesOf(const fs::path& root, const std::string& folder) {
    std::vector<Line> lines;
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
        const fs::path extension = entry.path().extension();
        if (!entry.is_regular_file() || (extension != ".h" && extension != ".cpp"))
            continue;
        std::ifstream in(entry.path());
        const std::string name = fs::relative(entry.path(), root).generic_string();
        int number = 0;
        for (std::string text; std::getline(in, text);)
            lines.push_back({name, ++number, text});
    }
    std::ranges::sort(lines, [](const Line& a, const Line& b) {
        return std::tie(a.file, a.number) < std::tie(b.file, b.number);
    });
    return lines;
}

std::vector<Include> includesOf(const std::vector<Line>& lines) {
    static const std::regex directive("^\\s*#\\s*include\\s*([<\"])([^>\"]+)[>\"]");
    std::vector<Include> includes;
    for (const Line& line : lines)
        if (std::smatch match; std::regex_search(line.text, match, directive))
            includes.push_back({line, match[2], match[1] == "<"});
    return includes;
}

// "core/cards/card.h" gives "cards"; a file directly in core gives "".
std::string partOf(const std::string& path) {
    const std::size_t first = path.find('/');
    const std::size_t second = path.find('/', first + 1);
    return second == std::string::npos ? "" : path.substr(first + 1, second - first - 1);
}

// "app/desktop/table/hands.cpp": "table"; nothing where the file lies in the part itself.
std::string folderOf(const std::string& path) { return partOf(path.substr(path.find('/') + 1)); }

// The window, from what stands alone to what knows everything: each part may include those before.
const std::vector<std::string>& partsOfTheWindow() {
    static const std::vector<std::string> parts = {
        "look",   "keys",     "hands",  "session", "sentences", "table", "coach", "debrief",
        "report", "progress", "people", "exam",    "school",    "batch", "window"};
    return parts;
}

std::string complaintInTheWindow(const std::string& from, const std::string& to) {
    const auto place = [](const std::string& part) {
        return std::ranges::find(partsOfTheWindow(), part) - partsOfTheWindow().begin();
    };
    const auto end = static_cast<std::ptrdiff_t>(partsOfTheWindow().size());
    if (place(to) == end)
        return "app/desktop/" + to + " is not on the map";
    return place(to) <= place(from) ? "" : "the arrow " + from + " -> " + to + " is not on the map";
}

bool isQt(const std::string& target) {
    return (target.size() > 1 && target[0] == 'Q' && target[1] >= 'A' && target[1] <= 'Z') ||
           target.starts_with("Qt");
}

// What of the records can be had without a database.
bool needsNoDatabase(const std::string& target) {
    return target == "app/records/assessment.h" || target == "app/records/judge.h" ||
           target == "app/records/jury.h" || target == "app/records/kept_verdict.h" ||
           target == "app/records/record_fields.h";
}

// What is wrong with one include; empty if nothing is.
std::string complaint(const Include& include) {
    const std::string& file = include.line.file;
    const std::string& target = include.target;
    const bool inCore = file.starts_with("core/");
    const bool mayUseQt = file.starts_with("app/desktop/") || file.starts_with("app/records/") ||
                          file.starts_with("app/sound/p") || file.starts_with("app/charts/") ||
                          file == "app/results/hash.cpp";
    if (!mayUseQt && isQt(target))
        return "Qt belongs to the window, the records, hashes and the plug-ins";
    if (inCore && target.starts_with("nlohmann/") &&
        !(file.starts_with("core/json/") && file.ends_with(".cpp")))
        return "nlohmann-json belongs into core/json/*.cpp";
    if (include.angled)
        return {};
    if (target.starts_with("app/")) {
        if (inCore)
            return "core knows nothing of app";
        const std::string from = partOf(file);
        const std::string to = partOf(target);
        if (from != to && (to == "cli" || to == "desktop"))
            return "cli and desktop are the two ends, nothing includes them";
        if (from == "records" && to != "records" && to != "files")
            return "records know files and core alone";
        if (from == "results" && to == "records" && !needsNoDatabase(target))
            return "results know of the records only what needs no database";
        if (from == "results" && (to == "words" || to == "files" || to == "records"))
            return {};
        if (to == "results" && from == "cli")
            return "cli needs no Qt, and the results hash with it";
        if (from != to && from != "cli" && from != "desktop" && from != "records")
            return "words and files stand alone, and results know only them and the records";
        return to == "desktop" ? complaintInTheWindow(folderOf(file), folderOf(target))
                               : std::string();
    }
    if (!target.starts_with("core/"))
        return inCore && target.find("ui_") == std::string::npos
                   ? "an include starts at the root: core/part/file.h"
                   : "";
    const std::string to = partOf(target);
    if (!map().contains(to))
        return "core/" + to + " is not on the map";
    if (!inCore)
        return {};
    const std::string from = partOf(file);
    if (!map().contains(from))
        return "core/" + from + " is not on the map";
    return from == to || map().at(from).contains(to)
               ? ""
               : "the arrow " + from + " -> " + to + " is not on the map";
}

Include include(const std::string& file, const std::string& target, bool angled) {
    return {{file, 1, ""}, target, angled};
}

// Comments may talk about what code must not do.
std::string withoutComment(const std::string& text) { return text.substr(0, text.find("//")); }

const std::regex& forbiddenInCore() {
    static const std::regex words(
        R"(std::shuffle|ranges::shuffle|\brand\s*\(|\bsrand\b|random_device|\bmt19937|)"
        R"(_distribution\b|system_clock|steady_clock|high_resolution_clock|<chrono>|<ctime>|)"
        R"(<random>|\bstd::time\b|\bgettimeofday\b|\bclock_gettime\b|\bgetenv\b|<unistd\.h>|<sys/)");
    return words;
}

} // namespace

class TestArrows : public QObject {
    Q_OBJECT

private slots:
    void everyIncludeIsOnTheMap();
    void theRulesBite_data();
    void theRulesBite();
    void coreHasNoChanceAndNoClock();
    void forbiddenWordsAreFound_data();
    void forbiddenWordsAreFound();
};

// Every include in core and app follows an arrow of the map.
void TestArrows::everyIncludeIsOnTheMap() {
    QStringList complaints;
    std::size_t seen = 0;
    for (const char* folder : {"core", "app"})
        for (const Include& include : includesOf(linesOf(MZ_SOURCE_DIR, folder))) {
            ++seen;
            if (const std::string what = complaint(include); !what.empty())
                complaints << QString::fromStdString(include.line.file + ":" +
                                                     std::to_string(include.line.number) + ": \"" +
                                                     include.target + "\": " + what);
        }
    QVERIFY2(complaints.isEmpty(), qPrintable("\n" + complaints.join('\n')));
    QVERIFY(seen > 0);
}

void TestArrows::theRulesBite_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("target");
    QTest::addColumn<bool>("angled");
    QTest::addColumn<bool>("allowed");

    const auto row = [](const char* name, const char* file, const char* target, bool angled,
                        bool allowed) {
        QTest::newRow(name) << file << target << angled << allowed;
    };
    row("same part", "core/table/a.cpp", "core/table/b.h", false, true);
    row("down the chain", "core/session/a.cpp", "core/cards/b.h", false, true);
    row("up the chain", "core/cards/a.cpp", "core/table/b.h", false, false);
    row("rulebook may use irregularities", "core/rulebook/a.h", "core/irregularities/b.h", false,
        true);
    row("irregularities not the rulebook", "core/irregularities/a.h", "core/rulebook/b.h", false,
        false);
    row("irregularities may use dealing", "core/irregularities/a.h", "core/dealing/b.h", false,
        true);
    row("dealing not irregularities", "core/dealing/a.h", "core/irregularities/b.h", false, false);
    row("packs not session", "core/packs/a.cpp", "core/session/b.h", false, false);
    row("json at the bottom", "core/json/a.cpp", "core/cards/b.h", false, false);
    row("cards at the bottom", "core/cards/a.cpp", "core/json/b.h", false, false);
    row("random deals cards", "core/random/a.cpp", "core/cards/b.h", false, true);
    row("dealing may use random", "core/dealing/a.cpp", "core/random/b.h", false, true);
    row("packs may use json", "core/packs/a.cpp", "core/json/b.h", false, true);
    row("unknown part", "core/cards/a.cpp", "core/misc/b.h", false, false);
    row("core not app", "core/session/a.cpp", "app/words/b.h", false, false);
    row("app may use core", "app/words/a.cpp", "core/grading/b.h", false, true);
    row("words not desktop", "app/words/a.cpp", "app/desktop/b.h", false, false);
    row("cli may use words", "app/cli/a.cpp", "app/words/b.h", false, true);
    row("window knows the table", "app/desktop/window/a.cpp", "app/desktop/table/b.h", false, true);
    row("main knows the window", "app/desktop/main.cpp", "app/desktop/window/b.h", false, true);
    row("table not the coach", "app/desktop/table/a.cpp", "app/desktop/coach/b.h", false, false);
    row("report knows the debrief", "app/desktop/report/a.cpp", "app/desktop/debrief/b.h", false,
        true);
    row("debrief not the report", "app/desktop/debrief/a.cpp", "app/desktop/report/b.h", false,
        false);
    row("people know their progress", "app/desktop/people/a.cpp", "app/desktop/progress/b.h", false,
        true);
    row("progress not the people", "app/desktop/progress/a.cpp", "app/desktop/people/b.h", false,
        false);
    row("progress knows the charts", "app/desktop/progress/a.cpp", "app/charts/b.h", false, true);
    row("charts not desktop", "app/charts/a.cpp", "app/desktop/look/b.h", false, false);
    row("batch knows the report", "app/desktop/batch/a.cpp", "app/desktop/report/b.h", false, true);
    row("batch not the window", "app/desktop/batch/a.cpp", "app/desktop/window/b.h", false, false);
    row("unknown part of the window", "app/desktop/window/a.cpp", "app/desktop/misc/b.h", false,
        false);
    row("desktop not cli", "app/desktop/a.cpp", "app/cli/b.h", false, false);
    row("desktop knows the records", "app/desktop/window/a.cpp", "app/records/b.h", false, true);
    row("records know files", "app/records/a.cpp", "app/files/b.h", false, true);
    row("records not words", "app/records/a.cpp", "app/words/b.h", false, false);
    row("records not desktop", "app/records/a.cpp", "app/desktop/window/b.h", false, false);
    row("results know words", "app/results/a.cpp", "app/words/b.h", false, true);
    row("results know files", "app/results/a.cpp", "app/files/b.h", false, true);
    row("results know judged logs", "app/results/a.cpp", "app/records/judge.h", false, true);
    row("results not the database", "app/results/a.cpp", "app/records/people.h", false, false);
    row("results not desktop", "app/results/a.cpp", "app/desktop/window/b.h", false, false);
    row("results not sound", "app/results/a.cpp", "app/sound/b.h", false, false);
    row("records not results", "app/records/a.cpp", "app/results/b.h", false, false);
    row("words not results", "app/words/a.cpp", "app/results/b.h", false, false);
    row("desktop knows results", "app/desktop/window/a.cpp", "app/results/b.h", false, true);
    row("cli not results", "app/cli/a.cpp", "app/results/b.h", false, false);
    row("hashes by Qt", "app/results/hash.cpp", "QCryptographicHash", true, true);
    row("no other Qt in the results", "app/results/a.cpp", "QString", true, false);
    row("Qt in the records", "app/records/a.cpp", "QSqlQuery", true, true);
    row("no Qt in core", "core/cards/a.cpp", "QString", true, false);
    row("no Qt module in core", "core/cards/a.cpp", "QtCore/QString", true, false);
    row("no Qt in cli", "app/cli/a.cpp", "QString", true, false);
    row("Qt in the window", "app/desktop/a.cpp", "QWidget", true, true);
    row("Qt in the plug-in", "app/sound/plugin.cpp", "QAudioSink", true, true);
    row("Qt in the charts", "app/charts/plugin.cpp", "QChart", true, true);
    row("no Qt in the sounds", "app/sound/samples.cpp", "QBuffer", true, false);
    row("nlohmann in a reader", "core/json/a.cpp", "nlohmann/json.hpp", true, true);
    row("nlohmann in a header", "core/json/a.h", "nlohmann/json.hpp", true, false);
    row("nlohmann elsewhere", "core/packs/a.cpp", "nlohmann/json.hpp", true, false);
    row("relative", "core/packs/a.cpp", "pack.h", false, false);
    row("standard", "core/packs/a.cpp", "vector", true, true);
}

// The check itself refuses each kind of wrong arrow and lets each right one pass.
void TestArrows::theRulesBite() {
    QFETCH(QString, file);
    QFETCH(QString, target);
    QFETCH(bool, angled);
    QFETCH(bool, allowed);
    const std::string what = complaint(include(file.toStdString(), target.toStdString(), angled));
    QVERIFY2(what.empty() == allowed, what.c_str());
}

// The same log gives the same cards for ever: no chance but our own generator, no clock.
void TestArrows::coreHasNoChanceAndNoClock() {
    QStringList complaints;
    for (const Line& line : linesOf(MZ_SOURCE_DIR, "core"))
        if (std::regex_search(withoutComment(line.text), forbiddenInCore()))
            complaints << QString::fromStdString(line.file + ":" + std::to_string(line.number) +
                                                 ": " + line.text);
    QVERIFY2(complaints.isEmpty(), qPrintable("\n" + complaints.join('\n')));
}

void TestArrows::forbiddenWordsAreFound_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("found");
    QTest::newRow("shuffle") << "std::shuffle(a, b, g);" << true;
    QTest::newRow("ranges") << "std::ranges::shuffle(a, g);" << true;
    QTest::newRow("rand") << "int n = rand();" << true;
    QTest::newRow("clock") << "auto t = std::chrono::steady_clock::now();" << true;
    QTest::newRow("header") << "#include <chrono>" << true;
    QTest::newRow("device") << "std::random_device d;" << true;
    QTest::newRow("our own") << "shuffle(deck, stream);" << false;
    QTest::newRow("a word that ends so") << "const int brand(3);" << false;
    QTest::newRow("comment") << "int n = 0; // never std::shuffle" << false;
}

void TestArrows::forbiddenWordsAreFound() {
    QFETCH(QString, text);
    QFETCH(bool, found);
    QCOMPARE(std::regex_search(withoutComment(text.toStdString()), forbiddenInCore()), found);
}

QTEST_APPLESS_MAIN(TestArrows)
#include "tst_arrows.moc"
