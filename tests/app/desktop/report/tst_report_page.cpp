// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/report/page_writer.h"
#include "app/desktop/report/report_page.h"
#include "app/desktop/sentences/window_language.h"

#include "tests/app/desktop/support/reported_logs.h"

#include <QFontMetricsF>
#include <QGlyphRun>
#include <QImage>
#include <QPainter>
#include <QRawFont>
#include <QTest>
#include <QTextLayout>

using namespace mz;
using namespace mz::testing;

namespace {

constexpr double hair = 0.05 * mm;
constexpr double smallestText = 4.5 * pt;

const QString hebrew = QStringLiteral("ד״ר אברהם בן־יהודה אלמוג");
const QString arabic = QStringLiteral("المتدرّب عبد الرحمن بن محمّد الطويل جداً");

bool overlap(const QRectF& one, const QRectF& other) {
    const QRectF both = one.intersected(other);
    return both.width() > hair && both.height() > hair;
}

// What is wrong with a page, in words.
QStringList faultsOf(const PaperPage& page) {
    QStringList faults;
    const QRectF area =
        QRectF({}, page.size).adjusted(pageMargin, pageMargin, -pageMargin, -pageMargin);
    const auto complain = [&](const QString& what, const PageText& text) {
        faults.append(QStringLiteral("“%1” %2").arg(text.lines.join(u'/'), what));
    };
    for (qsizetype one = 0; one < page.texts.size(); ++one) {
        const PageText& text = page.texts[one];
        if (!area.adjusted(-hair, -hair, hair, hair).contains(text.place))
            complain("lies outside", text);
        for (qsizetype other = one + 1; other < page.texts.size(); ++other)
            if (overlap(text.place, page.texts[other].place))
                complain("lies over " + page.texts[other].lines.join(u'/'), text);
        for (const PagePicture& picture : page.pictures)
            if (overlap(text.place, picture.place))
                complain("lies over a table", text);
        for (const PageRule& rule : page.rules) {
            const QRectF line(rule.line.p1(), rule.line.p2());
            if (line.top() > text.place.top() + hair && line.top() < text.place.bottom() - hair &&
                line.left() < text.place.right() && line.right() > text.place.left())
                complain("is crossed out", text);
        }
        const QFontMetricsF metrics(text.font);
        for (const QString& line : text.lines) {
            if (metrics.horizontalAdvance(line) > text.place.width() + hair)
                complain("is wider than its place", text);
            if (!text.data && line.contains(QChar(0x2026)) && !line.contains(QChar(0x2068)))
                complain("is cut", text);
        }
        if (metrics.ascent() + metrics.descent() >
            text.place.height() / static_cast<double>(text.lines.size()) + 0.2 * pt)
            complain("is higher than its place", text);
        if (text.font.pixelSize() < smallestText)
            complain("is too small", text);
    }
    for (qsizetype one = 0; one < page.pictures.size(); ++one)
        for (qsizetype other = one + 1; other < page.pictures.size(); ++other)
            if (overlap(page.pictures[one].place, page.pictures[other].place))
                faults.append("a table lies over another");
    return faults;
}

QString wordsOn(const PaperPage& page) {
    QStringList words;
    for (const PageText& text : page.texts)
        words.append(text.lines.join(u' '));
    return words.join(u'\n').remove(QChar(0x200c));
}

// Everything that is somebody else's, as long as anybody might like it.
void makeLong(ReportFacts& facts) {
    const QString endless = QString("Wolfeschlegelsteinhausenbergerdorff-Fontanarosa ").repeated(4);
    const std::string title = endless.toStdString();
    facts.name = endless;
    facts.number = endless;
    facts.lastHash = QString("0123456789abcdef").repeated(8);
    facts.traineesInLogs = {endless, hebrew, arabic};
    facts.programs = {title, title};
    facts.startedAt = 1'798'750'799'000; // the sitting goes on past midnight
    facts.endedAt = 1'798'761'600'000;
    facts.playedMs = 86'399'000;
    facts.help = {999, 999, 9990, 9990};
    for (auto* editions : {&facts.rulebooks, &facts.packs}) {
        editions->assign(
            12, {"a-house-with-a-long-name-and-an-id-to-match", {title, title}, 1'000'000});
    }
    facts.lacks.clear();
    for (int kind = 0; kind <= static_cast<int>(Lack::Kind::cutOff); ++kind)
        facts.lacks.push_back(
            {static_cast<Lack::Kind>(kind), {"a-house-with-a-long-name", "1000"}});
    for (HandFacts& hand : facts.hands) {
        hand.title = {title, title};
        hand.seed = 9'007'199'254'740'991;
    }
}

ReportFacts sitting(std::size_t hands, Mode mode = Mode::exam) {
    std::vector<ReportedLog> logs = allGolden(mode);
    while (logs.size() < hands)
        logs.push_back(logs[logs.size() % 7]);
    logs.resize(hands);
    return reportFacts(logs, {"Giulia Rossi", "S-001", {}, {}});
}

ReportFacts made(const QString& what) {
    const QStringList words = what.split(u' ');
    ReportFacts facts;
    if (words[0] == "perfect")
        facts = reportFacts({reportedGolden("four-card-flop", Mode::exam)}, {});
    else if (words[0] == "bad")
        facts = reportFacts({reportedGolden("clean-hand-no-burns")}, {"Giulia Rossi", "7", {}, {}});
    else if (words[0] == "empty")
        facts = reportFacts({reportedGolden("clean-hand-nothing-done")}, {});
    else
        facts = sitting(words[0].toULongLong());
    if (words.contains("long"))
        makeLong(facts);
    if (words.contains("hebrew"))
        facts.name = hebrew + ' ' + arabic;
    if (words.contains("cruel"))
        facts.name = facts.number =
            QString("A\nB\t\x01") + QChar(0x202e) + "evil" + QString(QChar(0x0353)).repeated(40);
    return facts;
}

} // namespace

class TestReportPage : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { WindowLanguage::use(Language::en); }
    void everythingHasItsPlace_data();
    void everythingHasItsPlace();
    void everyGoldenLogHasItsPlace();
    void whatHasNoRoomIsCounted();
    void theThreeThatCostMost();
    void fewerMomentsAreSaidKindly_data();
    void fewerMomentsAreSaidKindly();
    void aCertificateOnlyForAPassedExam_data();
    void aCertificateOnlyForAPassedExam();
    void whatAnExamProves();
    void whatItWasJudgedBy();
    void whoIsNotNamedWritesTheName();
    void everySignIsItself_data();
    void everySignIsItself();
    void blackOnWhite();
};

void TestReportPage::everythingHasItsPlace_data() {
    QTest::addColumn<QString>("what");
    QTest::addColumn<bool>("italian");
    for (const char* what : {"perfect", "perfect long", "perfect hebrew", "perfect cruel", "bad",
                             "bad long", "empty", "empty long", "2", "6", "7 long", "16", "17 long",
                             "30", "30 long", "31 long", "127", "127 long", "300 long hebrew"})
        for (const bool italian : {false, true})
            QTest::addRow("%s, %s", what, italian ? "it" : "en") << QString(what) << italian;
}

// No text is cut, too small, outside, over another or over a picture, and it is all on one page.
void TestReportPage::everythingHasItsPlace() {
    QFETCH(const QString, what);
    QFETCH(const bool, italian);
    WindowLanguage::use(italian ? Language::it : Language::en);
    const PaperPage page = reportPage(made(what));
    const QStringList faults = faultsOf(page);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
    QVERIFY(page.texts.size() > 20);
}

void TestReportPage::everyGoldenLogHasItsPlace() {
    for (const Language language : {Language::en, Language::it}) {
        WindowLanguage::use(language);
        for (const std::string& name : goldenNames()) {
            const QStringList faults =
                faultsOf(reportPage(reportFacts({reportedGolden(name)}, {})));
            QVERIFY2(faults.isEmpty(),
                     qPrintable(QString::fromStdString(name) + '\n' + faults.join('\n')));
        }
    }
}

void TestReportPage::whatHasNoRoomIsCounted() {
    WindowLanguage::use(Language::en);
    const ReportFacts facts = sitting(34);
    const QString words = wordsOn(reportPage(facts));
    QVERIFY(words.contains("and 5 more")); // hands: 29 are shown
    const std::size_t moments = facts.moments.size();
    QVERIFY2(words.contains(QString("%1 more in the debrief").arg(moments - 3)), qPrintable(words));
    const QString thirty = wordsOn(reportPage(sitting(30)));
    QVERIFY(thirty.contains("\n30\n"));
}

void TestReportPage::theThreeThatCostMost() {
    WindowLanguage::use(Language::en);
    const ReportFacts facts = sitting(10);
    const PaperPage page = reportPage(facts);
    QCOMPARE(page.pictures.size(), qsizetype{3});
    for (std::size_t i = 0; i < 3; ++i) {
        const MomentFacts& moment = facts.moments[i];
        const TableView table = view(moment.review->theCase(),
                                     moment.review->look(moment.moment).table, Viewer::dealer);
        QCOMPARE(page.pictures[static_cast<qsizetype>(i)].table.board.size(), table.board.size());
        QVERIFY(wordsOn(page).contains(QString("Hand %1, ").arg(moment.hand + 1)));
    }
    QVERIFY(wordsOn(page).contains("The rulebook asks: "));
}

void TestReportPage::fewerMomentsAreSaidKindly_data() {
    QTest::addColumn<QString>("golden");
    QTest::addColumn<int>("pictures");
    QTest::addColumn<QString>("words");
    QTest::newRow("none") << "four-card-flop" << 0 << "Well dealt";
    QTest::newRow("one") << "early-turn-not-burned" << 1 << "nothing else was missed";
    QTest::newRow("three") << "clean-hand-no-burns" << 3 << "";
    QTest::newRow("not begun") << "clean-hand-nothing-done" << 0
                               << "As far as the cards were dealt";
}

void TestReportPage::fewerMomentsAreSaidKindly() {
    QFETCH(const QString, golden);
    QFETCH(const int, pictures);
    QFETCH(const QString, words);
    WindowLanguage::use(Language::en);
    const PaperPage page = reportPage(reportFacts({reportedGolden(golden.toStdString())}, {}));
    QCOMPARE(page.pictures.size(), qsizetype{pictures});
    QVERIFY2(wordsOn(page).contains(words), qPrintable(wordsOn(page)));
    QCOMPARE(wordsOn(page).contains("That is all") || wordsOn(page).contains("no step was missed"),
             !words.isEmpty());
}

void TestReportPage::aCertificateOnlyForAPassedExam_data() {
    QTest::addColumn<QString>("golden");
    QTest::addColumn<Mode>("mode");
    QTest::addColumn<QString>("title");
    QTest::newRow("passed exam") << "four-card-flop" << Mode::exam << "Certificate";
    QTest::newRow("passed practice") << "four-card-flop" << Mode::practice << "Report";
    QTest::newRow("failed exam") << "clean-hand-no-burns" << Mode::exam << "Report";
}

void TestReportPage::aCertificateOnlyForAPassedExam() {
    QFETCH(const QString, golden);
    QFETCH(const Mode, mode);
    WindowLanguage::use(Language::en);
    const PaperPage page =
        reportPage(reportFacts({reportedGolden(golden.toStdString(), mode)}, {}));
    QTEST(page.texts.first().lines.first(), "title");
}

// The chain is spoken of only where there is one, and the supervision only in an exam.
void TestReportPage::whatAnExamProves() {
    WindowLanguage::use(Language::en);
    ReportFacts facts = reportFacts({reportedGolden("four-card-flop", Mode::exam)}, {});
    QVERIFY(!wordsOn(reportPage(facts)).contains("The chain"));
    QVERIFY(wordsOn(reportPage(facts)).contains("only supervision can show."));
    facts.lastHash = "9f86d081884c7d65";
    QVERIFY(wordsOn(reportPage(facts)).contains("The chain shows whether"));
    QVERIFY(wordsOn(reportPage(facts)).contains("\n9f86d081884c7d65"));
    facts.modes = {Mode::practice};
    QVERIFY(!wordsOn(reportPage(facts)).contains("supervision"));
}

void TestReportPage::whatItWasJudgedBy() {
    WindowLanguage::use(Language::it);
    ReportFacts facts = reportFacts({reportedSitting({})}, {});
    facts.programs = {"mazziere 0.0.9"};
    const QString words = wordsOn(reportPage(facts)).remove(QChar(0x2068)).remove(QChar(0x2069));
    for (const char* what :
         {"Le sei regole (ciaffone, edizione 1)", "Le sei regole (six-rules, edizione 1)",
          "(four-card-flop)", "; distribuito con mazziere 0.0.9"})
        QVERIFY2(words.contains(QString::fromUtf8(what)), qPrintable(words));
}

void TestReportPage::whoIsNotNamedWritesTheName() {
    WindowLanguage::use(Language::en);
    ReportFacts facts = reportFacts({reportedGolden("four-card-flop")}, {});
    const qsizetype rules = reportPage(facts).rules.size();
    facts.name = "Giulia";
    QCOMPARE(reportPage(facts).rules.size(), rules - 1);
}

void TestReportPage::everySignIsItself_data() {
    QTest::addColumn<QString>("what");
    for (const char* what : {"perfect", "bad", "6", "30 long"})
        QTest::newRow(what) << QString(what);
}

// What is drawn for a letter is what the font has for it, so that a PDF can be searched and copied.
void TestReportPage::everySignIsItself() {
    QFETCH(const QString, what);
    ReportFacts facts = made(what);
    facts.number = "S-001 (7) [8] {9} 4+5 6×7 8=9 1–2 3—4 5•6 7·8 @9 1:2 →3";
    facts.modes = {Mode::practice};
    facts.help = {2, 1, 7, 10};
    for (const Language language : {Language::en, Language::it}) {
        WindowLanguage::use(language);
        for (const PageText& text : reportPage(facts).texts)
            for (const QString& line : text.lines) {
                QTextLayout layout(line, text.font);
                layout.beginLayout();
                layout.createLine();
                layout.endLayout();
                for (const QGlyphRun& run : layout.glyphRuns()) {
                    const auto known =
                        run.rawFont().glyphIndexesForString(line + QStringLiteral(" ﬀﬁﬂﬃﬄ"));
                    for (const quint32 glyph : run.glyphIndexes())
                        QVERIFY2(known.contains(glyph), qPrintable(line));
                }
            }
    }
}

// Whatever the window looks like, nothing is printed in white on a dark ground.
void TestReportPage::blackOnWhite() {
    theme::use(makeTheme(Panels::dark, Felt::charcoal));
    WindowLanguage::use(Language::en);
    const PaperPage page = reportPage(made("bad"));
    constexpr double scale = 0.05;
    QImage image((page.size * scale).toSize(), QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    painter.scale(scale, scale);
    paintPage(painter, page);
    painter.end();
    theme::use(makeTheme(Panels::standard, Felt::green));
    int dark = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            dark += qGray(image.pixel(x, y)) < 128 ? 1 : 0;
    QVERIFY(dark > 1000);
    QVERIFY2(dark < image.width() * image.height() / 10, qPrintable(QString::number(dark)));
    const QPointF felt = page.pictures.first().place.center() * scale;
    QCOMPARE(QColor(image.pixel(felt.toPoint() + QPoint(0, 60))).lightness() > 200, true);
}

QTEST_MAIN(TestReportPage)
#include "tst_report_page.moc"
