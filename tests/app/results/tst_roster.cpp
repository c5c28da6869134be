// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/roster.h"
#include "core/json/json_tree.h"
#include "tests/core/support/books.h"

#include <QTest>

using namespace mz;
using namespace mz::testing;

namespace {

// What a reading tells: entries by id, then what was left out, then what is wrong.
QByteArray told(const RosterReading& reading) {
    QByteArray text;
    for (const RosterEntry& entry : reading.entries)
        text += QByteArray::fromStdString(entry.id) + ' ';
    for (const UnknownColumn& column : reading.unknownColumns)
        text += "column " + QByteArray::number(column.number) + '=' +
                QByteArray::fromStdString(column.name) + ' ';
    for (const int line : reading.blankLines)
        text += "blank " + QByteArray::number(line) + ' ';
    for (const TableFault& fault : reading.faults) {
        text += QByteArray::number(fault.line) + ":" +
                QByteArray::fromStdString(std::string(code(fault.trouble)));
        for (const std::string& arg : fault.args)
            text += '[' + QByteArray::fromStdString(arg) + ']';
        text += ' ';
    }
    return text.trimmed();
}

} // namespace

class TestRoster : public QObject {
    Q_OBJECT

private slots:
    void theSamples_data();
    void theSamples();
    void whatIsLeftOpenIsNotKnown();
    void rosters_data();
    void rosters();
    void noMoreThanAHundredFaults();
};

void TestRoster::theSamples_data() {
    QTest::addColumn<QString>("file");
    QTest::newRow("international") << "roster.csv";
    QTest::newRow("Italian") << "roster-it.csv";
}

// Either form gives the thirty entries as they must arrive.
void TestRoster::theSamples() {
    QFETCH(const QString, file);
    const std::string folder = "tests/app/results/csv/";
    const RosterReading reading = readRoster(fileText(folder + file.toStdString()));
    QCOMPARE(told(reading).count(':'), 0);
    const auto expected = json::parse(fileText(folder + "roster.expected.json"));
    QVERIFY(expected);
    const auto rows = expected->find("rows")->items();
    QCOMPARE(reading.entries.size(), rows.size());
    QCOMPARE(rows.size(), std::size_t{30});
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const RosterEntry& entry = reading.entries[i];
        const auto cells = rows[i].items();
        const auto text = [&](std::size_t column) {
            return std::string(*cells[column].asString());
        };
        QCOMPARE(entry.id, text(0));
        QCOMPARE(entry.name, text(1));
        QCOMPARE(entry.group, text(2));
        QCOMPARE(entry.language, std::optional(text(3)));
        QCOMPARE(entry.textPercent, std::optional(static_cast<int>(*cells[4].asInteger())));
        QCOMPARE(entry.fourColours, std::optional(text(5) == "four"));
        QCOMPARE(entry.note, text(6));
        QCOMPARE(entry.line, static_cast<int>(i) + 2);
    }
    QVERIFY(reading.unknownColumns.empty() && reading.blankLines.empty());
}

void TestRoster::whatIsLeftOpenIsNotKnown() {
    const RosterReading least = readRoster("name;trainee_id\nAda;7\n");
    QCOMPARE(told(least), QByteArray("7"));
    const RosterEntry expected{"7", "Ada", "", {}, {}, {}, "", 2};
    QVERIFY(least.entries.front() == expected);
    const RosterReading empty =
        readRoster("trainee_id,name,group,language,text_size,deck,note\n7,Ada,,,,,\n");
    QVERIFY(empty.entries.front() == expected);
}

void TestRoster::rosters_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const char* text, const char* expected) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(expected);
    };
    row("header alone", "trainee_id,name\n", "");
    row("unknown columns", "Age,trainee_id,name,\n9,a,A,x\n", "a column 1=Age column 4=");
    row("blank lines", "trainee_id,name\n\na,A\n,\nb,B\n\n", "a b blank 2 blank 4 blank 6");
    row("column missing", "trainee_id,nome\na,A\n", "column 2=nome 1:column-missing[name]");
    row("both missing", "a;b\n",
        "column 1=a column 2=b 1:column-missing[trainee_id] "
        "1:column-missing[name]");
    row("column twice", "trainee_id,name,name\na,A,B\n", "1:column-twice[name]");
    row("id missing", "trainee_id,name\n,A\nb,B\n", "b 2:value-missing[trainee_id]");
    row("name missing", "trainee_id,name\na,\n", "2:value-missing[name]");
    row("id twice", "trainee_id,name\na,A\nb,B\na,C\n", "a b 4:id-twice[trainee_id][a][2]");
    row("id twice, the first one wrong", "trainee_id,name\na,\na,C\n",
        "2:value-missing[name] 3:id-twice[trainee_id][a][2]");
    row("ids that look alike", "trainee_id,name\nZo\xC3\xA9,A\nZoe\xCC\x81,B\n",
        "Zo\xC3\xA9 Zoe\xCC\x81");
    row("ids by case", "trainee_id,name\na,A\nA,A\n", "a A");
    row("languages", "trainee_id,name,language\na,A,en\nb,B,it\nc,C,de\nd,D,IT\ne,E,\n",
        "a b e 4:unknown-word[language][de][en, it] 5:unknown-word[language][IT][en, it]");
    row("decks", "trainee_id,name,deck\na,A,two\nb,B,four\nc,C,4\n",
        "a b 4:unknown-word[deck][4][two, four]");
    row("sizes", "trainee_id,name,text_size\na,A,80\nb,B,200\nc,C,79\nd,D,201\n",
        "a b 4:out-of-range[text_size][79][80][200] 5:out-of-range[text_size][201][80][200]");
    row("sizes that are none", "trainee_id;name;text_size\na;A;100%\nb;B;100,0\nc;C; 100\nd;D;x\n",
        "2:out-of-range[text_size][100%][80][200] 3:out-of-range[text_size][100,0][80][200] "
        "4:out-of-range[text_size][ 100][80][200] 5:out-of-range[text_size][x][80][200]");
    row("size without end", "trainee_id,name,text_size\na,A,99999999999999999999\n",
        "2:out-of-range[text_size][99999999999999999999][80][200]");
    row("all that is wrong with one", "trainee_id,name,language,deck\n,,x,y\n",
        "2:value-missing[trainee_id] 2:value-missing[name] 2:unknown-word[language][x][en, it] "
        "2:unknown-word[deck][y][two, four]");
    row("no table", "trainee_id,name\na,\"A\n", "2:quote-not-closed");
    row("nothing", "", "1:no-header");
}

void TestRoster::rosters() {
    QFETCH(const QByteArray, text);
    QTEST(told(readRoster(text.toStdString())), "expected");
}

void TestRoster::noMoreThanAHundredFaults() {
    std::string text = "trainee_id,name\n";
    for (int i = 0; i < 100; ++i)
        text += ",A\n";
    QCOMPARE(readRoster(text).faults.size(), std::size_t{100});
    QVERIFY(!readRoster(text).moreFaults);
    QCOMPARE(readRoster(text + ",A\n").faults.size(), std::size_t{100});
    QVERIFY(readRoster(text + ",A\n").moreFaults);
}

QTEST_APPLESS_MAIN(TestRoster)
#include "tst_roster.moc"
