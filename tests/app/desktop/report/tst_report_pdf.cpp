// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/report/report_pdf.h"

#include "tests/app/desktop/support/reported_logs.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace mz;
using namespace mz::testing;

namespace {

ReportFacts bad() {
    return reportFacts({reportedGolden("clean-hand-no-burns")}, {"Giulia Rossi", "7", {}, {}});
}

QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray withoutDate(QByteArray pdf) {
    const qsizetype at = pdf.indexOf("/CreationDate");
    return pdf.remove(at, pdf.indexOf('\n', at) - at);
}

// A text of the PDF's metadata, which are UTF-16.
QByteArray utf16(const QString& text) {
    QByteArray bytes;
    for (const QChar letter : text) {
        bytes += static_cast<char>(letter.unicode() >> 8);
        bytes += static_cast<char>(letter.unicode() & 0xff);
    }
    return bytes;
}

} // namespace

class TestReportPdf : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { WindowLanguage::use(Language::en); }
    void onePageOfA4_data();
    void onePageOfA4();
    void whatItIsAndWhoMadeIt();
    void theFontsAreInIt();
    void theSameBytesAgain();
    void theWindowKeepsItsLanguage();
    void aFileIsReplacedWholly();
    void whatCannotBeWritten();
    void soonDone();
};

void TestReportPdf::onePageOfA4_data() {
    QTest::addColumn<bool>("all");
    QTest::newRow("one session") << false;
    QTest::newRow("a sitting of all") << true;
}

void TestReportPdf::onePageOfA4() {
    QFETCH(const bool, all);
    const QByteArray pdf =
        reportPdf(all ? reportFacts(allGolden(Mode::exam), {}) : bad(), Language::it);
    QVERIFY(pdf.startsWith("%PDF-1."));
    QVERIFY(pdf.trimmed().endsWith("%%EOF"));
    QCOMPARE(pdf.count("/MediaBox"), qsizetype{1});
    QVERIFY(pdf.contains("/Count 1\n") || pdf.contains("/Count 1 "));
    static const QRegularExpression box("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]");
    const auto match = box.match(QString::fromLatin1(pdf));
    QVERIFY(match.hasMatch());
    QVERIFY(qAbs(match.captured(1).toDouble() - 210 / 25.4 * 72) < 1);
    QVERIFY(qAbs(match.captured(2).toDouble() - 297 / 25.4 * 72) < 1);
}

void TestReportPdf::whatItIsAndWhoMadeIt() {
    const ReportFacts facts =
        reportFacts({reportedGolden("four-card-flop", Mode::exam)}, {"Giulia Rossi", {}, {}, {}});
    QVERIFY(reportPdf(facts, Language::en).contains(utf16("Certificate: Giulia Rossi")));
    QVERIFY(reportPdf(facts, Language::it).contains(utf16("Attestato: Giulia Rossi")));
    QVERIFY(reportPdf(facts, Language::it).contains(utf16("Mazziere 0.")));
}

// Text is text, and every font comes along; nothing is a picture of pixels.
void TestReportPdf::theFontsAreInIt() {
    const QByteArray pdf = reportPdf(bad(), Language::en);
    QVERIFY(pdf.count("/Type /FontDescriptor") >= 2);
    QCOMPARE(pdf.count("/FontFile2"), pdf.count("/Type /FontDescriptor"));
    QVERIFY(pdf.contains("/ToUnicode"));
    QVERIFY(!pdf.contains("/Subtype /Image"));
}

void TestReportPdf::theSameBytesAgain() {
    const QByteArray once = reportPdf(bad(), Language::en);
    const QByteArray again = reportPdf(bad(), Language::en);
    QVERIFY(withoutDate(once) == withoutDate(again));
    QVERIFY(withoutDate(once) != withoutDate(reportPdf(bad(), Language::it)));
}

void TestReportPdf::theWindowKeepsItsLanguage() {
    WindowLanguage::use(Language::it);
    static_cast<void>(reportPdf(bad(), Language::en));
    QCOMPARE(WindowLanguage::language(), Language::it);
    const QTemporaryDir folder;
    QVERIFY(writeReport(bad(), folder.filePath("it.pdf"))); // the window's, where none is given
    QVERIFY(read(folder.filePath("it.pdf")).contains(utf16("Rapporto")));
    WindowLanguage::use(Language::en);
}

void TestReportPdf::aFileIsReplacedWholly() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("Übung ①.pdf");
    QFile old(path);
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("before");
    old.close();
    QVERIFY(writeReport(bad(), path, Language::en));
    QVERIFY(read(path).startsWith("%PDF"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), qsizetype{1});
}

void TestReportPdf::whatCannotBeWritten() {
    const QTemporaryDir folder;
    const auto nowhere = writeReport(bad(), folder.filePath("no/such/a.pdf"), Language::en);
    QVERIFY(!nowhere);
    QCOMPARE(nowhere.error(), FileTrouble::notThere);
    const auto overFolder = writeReport(bad(), folder.path(), Language::en);
    QVERIFY(!overFolder);
    QCOMPARE(overFolder.error(), FileTrouble::notAFile);
}

// Somebody waits for it.
void TestReportPdf::soonDone() {
    const ReportFacts facts = reportFacts(allGolden(Mode::practice), {});
    QElapsedTimer timer;
    timer.start();
    static_cast<void>(reportPdf(facts, Language::en));
    qInfo("%lld ms", static_cast<long long>(timer.elapsed()));
    QVERIFY(timer.elapsed() < 5000); // a tenth of a second on a quiet machine
}

QTEST_MAIN(TestReportPdf)
#include "tst_report_pdf.moc"
