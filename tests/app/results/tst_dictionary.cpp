// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/dictionary.h"
#include "app/results/session_results.h"
#include "tests/app/results/sample_sessions.h"

#include <QSet>
#include <QTest>

using namespace mz;
using namespace mz::testing;

namespace {

QString text(std::string_view view) {
    return QString::fromUtf8(view.data(), qsizetype(view.size()));
}

} // namespace

class TestDictionary : public QObject {
    Q_OBJECT

private slots:
    void everyColumnThatIsWrittenStandsInIt_data();
    void everyColumnThatIsWrittenStandsInIt();
    void everyColumnIsExplainedInBothLanguages();
    void thePageSaysTheSame();
    void cellsOfThePageStayCells();
};

void TestDictionary::everyColumnThatIsWrittenStandsInIt_data() {
    QTest::addColumn<int>("form");
    QTest::newRow("international") << static_cast<int>(CsvForm::international);
    QTest::newRow("italian") << static_cast<int>(CsvForm::italian);
}

// In the order of the files, each once, and nothing else.
void TestDictionary::everyColumnThatIsWrittenStandsInIt() {
    QFETCH(const int, form);
    const TableOptions options{static_cast<CsvForm>(form), true};
    QStringList expected;
    const auto add = [&](const char* file, const std::string& table) {
        const auto read = readCsv(table, WrittenBy::us);
        for (const std::string& column : read->header)
            expected << QString(file) + ": " + QString::fromStdString(column);
    };
    add("results.csv", writeResults({}, options));
    add("attempts.csv", writeAttempts({}, options));
    add("steps.csv", writeSteps({}, options));

    const auto table = readCsv(writeDictionary(options.form), WrittenBy::us);
    QVERIFY(table);
    QCOMPARE(table->header, (std::vector<std::string>{"file", "column", "type", "range",
                                                      "empty_when", "meaning", "significato"}));
    QStringList there;
    for (const CsvRow& row : table->rows)
        there << QString::fromStdString(row.cells[0] + ": " + row.cells[1]);
    QCOMPARE(there, expected);
    QCOMPARE(QSet<QString>(there.begin(), there.end()).size(), there.size());
}

void TestDictionary::everyColumnIsExplainedInBothLanguages() {
    for (const TableMeaning& table : tableMeanings())
        for (const ColumnMeaning& column : table.columns) {
            const QByteArray place = (text(table.file) + ": " + text(column.name)).toUtf8();
            QVERIFY2(!column.meaning.empty() && !column.significato.empty(), place.constData());
            QVERIFY2(column.meaning != column.significato, place.constData());
            QVERIFY2(!column.emptyWhen.empty() && !name(column.type).empty(), place.constData());
        }
}

void TestDictionary::thePageSaysTheSame() {
    const QString page = QString::fromStdString(writeDictionaryPage());
    for (const TableMeaning& table : tableMeanings()) {
        const QString heading = "\n## " + text(table.file) + "\n";
        QCOMPARE(page.count(heading), 1);
        const QString part = page.section(heading, 1).section("\n## ", 0, 0);
        for (const ColumnMeaning& column : table.columns) {
            const QString range = column.range.empty() ? "" : ", " + text(column.range);
            const QString line = "\n| `" + text(column.name) + "` | " + text(name(column.type)) +
                                 range + " | " + text(column.emptyWhen) + " | " +
                                 text(column.meaning) + " | " + text(column.significato) + " |\n";
            QVERIFY2(part.contains(line), qPrintable(line));
        }
        QCOMPARE(part.count("\n| `"), qsizetype(table.columns.size()));
    }
}

void TestDictionary::cellsOfThePageStayCells() {
    for (const QString& line : QString::fromStdString(writeDictionaryPage()).split('\n'))
        if (line.startsWith("| `"))
            QCOMPARE(line.count('|'), 6);
}

QTEST_APPLESS_MAIN(TestDictionary)
#include "tst_dictionary.moc"
