// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

namespace fs = std::filesystem;

namespace {

using Names = std::map<std::string, std::vector<std::string>>; // where each is declared

// The classes, structures and enumerations that stand in a namespace themselves, not what is only
// announced.
void addNames(std::istream& header, const std::string& file, Names& names) {
    static const std::regex opens(R"(^namespace ([\w:]+) \{)");
    static const std::regex declares(
        R"(^(?:class|struct|enum class) (\w+)(?: final)?(?: :.*)?(?: \{.*)?$)");
    std::string space;
    int number = 0;
    for (std::string line; std::getline(header, line);) {
        ++number;
        std::smatch match;
        if (std::regex_search(line, match, opens))
            space = match[1];
        else if (std::regex_match(line, match, declares))
            names[space + "::" + match[1].str()].push_back(file + ":" + std::to_string(number));
    }
}

QStringList twice(const Names& names) {
    QStringList told;
    for (const auto& [name, places] : names)
        if (places.size() > 1)
            told << QString::fromStdString(name + ": " + places[0] + ", " + places[1]);
    return told;
}

} // namespace

class TestNames : public QObject {
    Q_OBJECT

private slots:
    void everyNameStandsForOneThing();
    void theRuleBites();
};

// Where two headers declare a class of the same name, the linker takes one for the other and says
// nothing: each of them is right by itself.
void TestNames::everyNameStandsForOneThing() {
    const fs::path root = MZ_SOURCE_DIR;
    for (const bool window : {false, true}) { // the two programs have nothing to do with each other
        Names names;
        for (const char* folder : {"core", "app"})
            for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
                const std::string file = fs::relative(entry.path(), root).generic_string();
                const bool ofTheOther = file.starts_with(window ? "app/cli/" : "app/desktop/");
                if (entry.path().extension() != ".h" || ofTheOther)
                    continue;
                std::ifstream header(entry.path());
                addNames(header, file, names);
            }
        QVERIFY(names.size() > 100);
        QVERIFY2(twice(names).isEmpty(), qPrintable(twice(names).join('\n')));
    }
}

void TestNames::theRuleBites() {
    Names names;
    std::istringstream one("namespace mz {\nclass Page;\nclass Page : public QWidget {\n}\n");
    addNames(one, "one.h", names);
    QVERIFY(twice(names).isEmpty());
    std::istringstream json("namespace mz::json {\nstruct Page {\n}\n");
    addNames(json, "json.h", names);
    QVERIFY(twice(names).isEmpty());
    std::istringstream other("namespace mz {\nstruct Page {\n}\n");
    addNames(other, "other.h", names);
    QCOMPARE(twice(names), QStringList("mz::Page: one.h:3, other.h:2"));
}

QTEST_GUILESS_MAIN(TestNames)
#include "tst_names.moc"
