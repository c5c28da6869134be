// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/dictionary.h"
#include "app/results/export.h"
#include "app/results/xapi.h"
#include "tests/app/results/italian_time.h"
#include "tests/app/results/sample_sessions.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace mz;
using namespace mz::testing;

namespace {

QStringList entriesOf(const QString& folder) {
    return QDir(folder).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden,
                                  QDir::Name);
}

const QStringList allFiles = {"attempts.csv", "dictionary.csv",  "dictionary.md",
                              "results.csv",  "statements.json", "steps.csv"};

} // namespace

class TestExport : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useItalianTime(); }
    void init();
    void theFilesAreWritten_data();
    void theFilesAreWritten();
    void theOldestComesFirst();
    void whatCannotBeExportedIsTold();
    void nobodyExportsNothing();
    void olderFilesAreReplaced();
    void troubleIsTold();
    void theSameSessionsGiveTheSameBytes();

private:
    [[nodiscard]] std::filesystem::path path(const char* name = "out") const {
        return m_folder->filePath(name).toStdString();
    }
    [[nodiscard]] std::string read(const char* file) const {
        return readFile(path() / file).value_or("");
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestExport::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestExport::theFilesAreWritten_data() {
    QTest::addColumn<int>("form");
    QTest::addColumn<bool>("names");
    for (const CsvForm form : {CsvForm::international, CsvForm::italian})
        for (const bool names : {true, false})
            QTest::addRow("%s, %s", std::string(code(form)).c_str(), names ? "names" : "no names")
                << static_cast<int>(form) << names;
}

// Each file holds what its writer makes of the sessions.
void TestExport::theFilesAreWritten() {
    QFETCH(const int, form);
    QFETCH(const bool, names);
    ExportOptions options;
    options.form = static_cast<CsvForm>(form);
    options.names = names;
    options.school = "https://sc.example.org/";
    const auto exported = exportResults(manySessions(), path(), options);
    QVERIFY(exported);
    QCOMPARE(exported->sessions, manySessions().size());
    QVERIFY(exported->leftOut.empty());
    QCOMPARE(exported->files.size(), std::size_t(allFiles.size()));
    QCOMPARE(entriesOf(m_folder->filePath("out")), allFiles);

    std::vector<ToldSession> told;
    for (const JudgedSession& session : manySessions())
        told.push_back(tell(session).value());
    const TableOptions tables{options.form, names};
    QCOMPARE(read("results.csv"), writeResults(told, tables));
    QCOMPARE(read("attempts.csv"), writeAttempts(told, tables));
    QCOMPARE(read("steps.csv"), writeSteps(told, tables));
    QCOMPARE(read("dictionary.csv"), writeDictionary(options.form));
    QCOMPARE(read("dictionary.md"), writeDictionaryPage());
    QCOMPARE(read("statements.json"), writeStatements(told, {options.base, options.school, names}));
    for (const char* file : {"results.csv", "attempts.csv", "steps.csv", "statements.json"})
        QCOMPARE(read(file).find("Laurent") != std::string::npos, names);
}

void TestExport::theOldestComesFirst() {
    std::vector<JudgedSession> sessions = {judgedSession({}, 3), judgedSession({}, 1),
                                           judgedSession({}, 2)};
    sessions[0].startedAt = sessions[2].startedAt; // then by key
    QVERIFY(exportResults(sessions, path()));
    const auto table = readCsv(read("results.csv"), WrittenBy::us).value();
    QStringList keys;
    for (const CsvRow& row : table.rows)
        keys << QString::fromStdString(row.cells[0]).right(3);
    QCOMPARE(keys, (QStringList{"001", "002", "003"}));
}

void TestExport::whatCannotBeExportedIsTold() {
    std::vector<JudgedSession> sessions;
    for (int i = 1; i <= 7; ++i)
        sessions.push_back(judgedSession({}, i));
    sessions[1].trainee = {"", "", "Nobody"};
    sessions[2].log = "no log";
    sessions[3].verdict = "no verdict";
    sessions[4].key = sessions[0].key;
    sessions[5].startedAt = INT64_MAX / 2;
    const auto exported = exportResults(sessions, path());
    QVERIFY(exported);
    QCOMPARE(exported->sessions, std::size_t{2});
    QStringList told;
    for (const LeftOut& left : exported->leftOut)
        told << QString::fromStdString(left.session).right(1) + ' ' +
                    QString::fromStdString(std::string(code(left.why))) +
                    (left.problem ? " problem" : "");
    QCOMPARE(told, (QStringList{"2 nobodys", "3 unreadable problem", "4 unreadable problem",
                                "1 twice", "6 no-moment"}));
    QCOMPARE(readCsv(read("results.csv"), WrittenBy::us)->rows.size(), std::size_t{2});
}

void TestExport::nobodyExportsNothing() {
    const auto exported = exportResults({}, path());
    QVERIFY(exported);
    QCOMPARE(exported->sessions, std::size_t{0});
    QCOMPARE(entriesOf(m_folder->filePath("out")), allFiles);
    QVERIFY(readCsv(read("results.csv"), WrittenBy::us)->rows.empty());
    QCOMPARE(read("statements.json"), std::string("[\n]\n"));
}

void TestExport::olderFilesAreReplaced() {
    std::filesystem::create_directories(path());
    QVERIFY(writeFile(path() / "results.csv", std::string(100'000, 'o')));
    QVERIFY(writeFile(path() / "notes.txt", "mine"));
    QVERIFY(exportResults({}, path()));
    QVERIFY(readCsv(read("results.csv"), WrittenBy::us)->rows.empty());
    QCOMPARE(read("notes.txt"), std::string("mine"));
    QCOMPARE(entriesOf(m_folder->filePath("out")).size(), allFiles.size() + 1);
}

void TestExport::troubleIsTold() {
    QVERIFY(writeFile(path("file"), "here"));
    const auto inFile = exportResults({}, path("file"));
    QVERIFY(!inFile);
    QCOMPARE(inFile.error().file, path("file") / "results.csv");
    QVERIFY(inFile.error().trouble == FileTrouble::notThere);

    std::filesystem::create_directories(path() / "steps.csv"); // a folder is in its place
    const auto halfway = exportResults({}, path());
    QVERIFY(!halfway);
    QCOMPARE(halfway.error().file, path() / "steps.csv");
    QVERIFY(halfway.error().trouble == FileTrouble::notAFile);
}

void TestExport::theSameSessionsGiveTheSameBytes() {
    QVERIFY(exportResults(manySessions(), path()));
    QStringList before;
    for (const QString& file : allFiles)
        before << QString::fromStdString(read(file.toUtf8().constData()));
    std::vector<JudgedSession> turned = manySessions();
    std::ranges::reverse(turned);
    QVERIFY(exportResults(turned, path()));
    for (qsizetype i = 0; i < allFiles.size(); ++i)
        QCOMPARE(QString::fromStdString(read(allFiles[i].toUtf8().constData())), before[i]);
}

QTEST_APPLESS_MAIN(TestExport)
#include "tst_export.moc"
