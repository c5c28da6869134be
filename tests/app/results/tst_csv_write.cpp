// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/csv.h"
#include "tests/app/results/italian_time.h"

#include <QTest>

#include <array>

using namespace mz;
using namespace mz::testing;

class TestCsvWrite : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useItalianTime(); }
    void cells_data();
    void cells();
    void formulas_data();
    void formulas();
    void rows();
    void formsHaveCodes();
};

void TestCsvWrite::cells_data() {
    QTest::addColumn<QByteArray>("international");
    QTest::addColumn<QByteArray>("italian");
    QTest::addColumn<Cell>("cell");
    const auto row = [](const char* name, Cell cell, const char* international,
                        const char* italian) {
        QTest::newRow(name) << QByteArray(international) << QByteArray(italian) << std::move(cell);
    };
    const auto text = [](const char* letters) { return Cell(std::string(letters)); };
    const auto whole = [](std::int64_t number) { return Cell(number); };
    row("nothing", Cell(), "", "");
    row("empty text", text(""), "", "");
    row("text", text("Zoé"), "Zoé", "Zoé");
    row("comma", text("a,b"), "\"a,b\"", "a,b");
    row("semicolon", text("a;b"), "a;b", "\"a;b\"");
    row("quote", text("a\"b"), "\"a\"\"b\"", "\"a\"\"b\"");
    row("only a quote", text("\""), "\"\"\"\"", "\"\"\"\"");
    row("line end", text("a\nb"), "\"a\nb\"", "\"a\nb\"");
    row("return", text("a\rb"), "\"a\rb\"", "\"a\rb\"");
    row("blank first", text(" a"), "\" a\"", "\" a\"");
    row("blank last", text("a "), "\"a \"", "\"a \"");
    row("blanks within", text("a  b"), "a  b", "a  b");
    row("one blank", text(" "), "\" \"", "\" \"");
    row("a number as text", text("007"), "007", "007");
    row("whole", whole(1'234'567), "1234567", "1234567");
    row("zero", whole(0), "0", "0");
    row("below zero", whole(-3), "-3", "-3");
    row("least", whole(INT64_MIN), "-9223372036854775808", "-9223372036854775808");
    row("yes", Cell(true), "1", "1");
    row("no", Cell(false), "0", "0");
    row("decimal", Decimal{100'000}, "100.0", "100,0");
    row("thousandth", Decimal{1}, "0.001", "0,001");
    row("hundredths", Decimal{12'750}, "12.75", "12,75");
    row("minus", Decimal{-2'300}, "-2.3", "-2,3");
    row("minus a bit", Decimal{-50}, "-0.05", "-0,05");
    row("moment", Instant{1'796'033'700'250}, "2026-11-30T10:15:00Z", "2026-11-30 11:15:00");
}

void TestCsvWrite::cells() {
    QFETCH(const Cell, cell);
    QTEST(QByteArray::fromStdString(csvCell(cell, CsvForm::international)), "international");
    QTEST(QByteArray::fromStdString(csvCell(cell, CsvForm::italian)), "italian");
}

void TestCsvWrite::formulas_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("harmless");
    const auto row = [](const char* text, bool harmless) {
        QTest::newRow(text) << QByteArray(text) << harmless;
    };
    for (const char* text : {"=", "=cmd()", "+39 06", "-MK", "@nonna", "\ta", "\r", "\na", "＝1",
                             "＋1", "－1", "＠a", "'=B2", "''=B2", "'-", "'＠"})
        row(text, false);
    for (const char* text : {"a=b", " =1", "'", "''", "'a", "O'Hara", "5-3", "—", "*", "#", "!",
                             "％", "\xEF\xBC", "é="})
        row(text, true);
}

void TestCsvWrite::formulas() {
    QFETCH(const QByteArray, text);
    QFETCH(const bool, harmless);
    for (const CsvForm form : {CsvForm::international, CsvForm::italian}) {
        QByteArray cell = QByteArray::fromStdString(csvCell(text.toStdString(), form));
        if (cell.startsWith('"'))
            cell = cell.mid(1, cell.size() - 2);
        QCOMPARE(cell, harmless ? text : "'" + text);
    }
}

void TestCsvWrite::rows() {
    const auto write = [](CsvForm form) {
        CsvWriter out(form);
        out.row(std::array<Cell, 2>{"a", "b"});
        out.row(std::array<Cell, 2>{Decimal{500}, Cell()});
        return QByteArray::fromStdString(out.take());
    };
    QCOMPARE(write(CsvForm::international), QByteArray("a,b\r\n0.5,\r\n"));
    QCOMPARE(write(CsvForm::italian), QByteArray("\xEF\xBB\xBF"
                                                 "a;b\r\n0,5;\r\n"));
}

void TestCsvWrite::formsHaveCodes() {
    for (const CsvForm form : {CsvForm::international, CsvForm::italian})
        QVERIFY(csvFormFromCode(code(form)) == form);
    QVERIFY(!csvFormFromCode("excel"));
}

QTEST_APPLESS_MAIN(TestCsvWrite)
#include "tst_csv_write.moc"
