// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/support/window_driver.h"

#include "tests/golden/golden.h"

#include "app/desktop/debrief/debrief_desk.h"
#include "app/desktop/debrief/debrief_table.h"
#include "app/desktop/window/options.h"
#include "core/session/check.h"

#include <QLabel>

using namespace mz;

namespace {

// A log with its own case, whose pack nobody has.
std::string foreignLog() {
    const auto golden = mz::testing::readGolden("early-turn-not-burned");
    LogHeader header = golden->log.header;
    header.pack = "another-school";
    header.trainee = "Giulia R.";
    header.ofCase = scenarioValue(resolved(*golden->ofCase));
    std::string text = writeHeader(header) + "\n";
    for (const Entry& entry : golden->log.entries)
        text += writeEntry(entry) + "\n";
    return text;
}

QString written(const WindowDriver& driver, const std::string& text) {
    QFile file(driver.path("a.log.jsonl"));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("cannot write");
    file.write(text.data(), static_cast<qint64>(text.size()));
    return file.fileName();
}

QStringList wordsOn(const DebriefPage& page) {
    QStringList all;
    for (const QLabel* label : page.findChildren<QLabel*>())
        if (!label->isHidden())
            all.append(label->text());
    return all;
}

} // namespace

class TestDebriefFiles : public QObject {
    Q_OBJECT

private slots:
    void everyGoldenLog_data();
    void everyGoldenLog();
    void aForeignLog();
    void aForeignLogFromHereAgain();
    void aChangedPack();
    void aCutLog();
    void refused_data();
    void refused();
    void everyCutIsShownOrRefused();
    void theCommandLine_data();
    void theCommandLine();
};

void TestDebriefFiles::everyGoldenLog_data() {
    QTest::addColumn<QString>("name");
    for (const std::string& name : mz::testing::goldenNames())
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
}

// With its pack each log opens, and every moment of it can be shown.
void TestDebriefFiles::everyGoldenLog() {
    QFETCH(const QString, name);
    WindowDriver driver(
        QByteArray::fromStdString(mz::testing::goldenText(name.toStdString(), "pack.json")));
    const auto opened = driver.window->openDebrief(
        QStringLiteral(MZ_SOURCE_DIR "/tests/golden/%1/log.jsonl").arg(name));
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error()));
    DebriefPage& page = *driver.window->debrief().page();
    QVERIFY(page.isVisible());
    const auto tables = page.findChildren<DebriefTable*>();
    for (std::size_t moment = 0; moment < page.review().moments().size(); ++moment) {
        page.goTo(static_cast<int>(moment));
        QCOMPARE(page.moment(), static_cast<int>(moment));
        for (DebriefTable* table : tables) {
            std::size_t cards = table->table().deck.size() + table->table().board.size() +
                                table->table().burns.size() + table->table().muck.size() +
                                table->table().aside.size();
            for (const SeatView& seat : table->table().seats)
                cards += seat.cards.size();
            QCOMPARE(cards, std::size_t{cardCount});
        }
    }
    QVERIFY(!page.grab().isNull());
}

// It is shown from its own case, and the page says so.
void TestDebriefFiles::aForeignLog() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->openDebrief(written(driver, foreignLog())));
    DebriefPage& page = *driver.window->debrief().page();
    QCOMPARE(page.review().verdict().score, 88);
    QVERIFY(wordsOn(page).join(' ').contains("another-school"));
    QVERIFY(wordsOn(page).join(' ').contains("Giulia R."));
}

void TestDebriefFiles::aForeignLogFromHereAgain() {
    WindowDriver driver(fourCardFlop());
    QVERIFY(driver.window->openDebrief(written(driver, foreignLog())));
    DebriefPage& page = *driver.window->debrief().page();
    emit page.againFrom(page.moment());
    QVERIFY(driver.controller().running());
    Controller& controller = driver.controller();
    while (const auto next = nextDeed(controller.session()))
        QVERIFY(controller.act(next->deed));
    QCOMPARE(controller.verdict(Judging::final).score, 100);
    const auto onDisk = driver.verdictOnDisk();
    QVERIFY(onDisk);
    QCOMPARE(onDisk->score, 100);
    // R deals the whole of it again, though no pack has it.
    driver.window->run(Command::again);
    QVERIFY(controller.session().entries().empty());
    QCOMPARE(controller.session().theCase().scenario.id, std::string("early-turn-not-burned"));
}

// The same id, other cards: the hand that was dealt counts.
void TestDebriefFiles::aChangedPack() {
    const auto golden = mz::testing::readGolden("early-turn-not-burned");
    std::string pack = mz::testing::goldenText("early-turn-not-burned", "pack.json");
    pack.replace(pack.find("\"9h\""), 4, "\"9s\"");
    WindowDriver driver(QByteArray::fromStdString(pack));
    std::string log = foreignLog();
    log.replace(log.find("another-school"), 14, "golden");
    QVERIFY(driver.window->openDebrief(written(driver, log)));
    const DebriefPage& page = *driver.window->debrief().page();
    QVERIFY(page.review().theCase().hand.natural == golden->ofCase->hand.natural);
    QCOMPARE(page.review().verdict().score, 88);
    QVERIFY(wordsOn(page).join(' ').contains("has changed"));
}

void TestDebriefFiles::aCutLog() {
    WindowDriver driver(fourCardFlop());
    const std::string whole = foreignLog();
    QVERIFY(driver.window->openDebrief(written(driver, whole.substr(0, whole.size() - 20))));
    const DebriefPage& page = *driver.window->debrief().page();
    QVERIFY(page.review().moments().back().end);
    const QString words = wordsOn(page).join(' ');
    QVERIFY2(words.contains("cut off"), qPrintable(words));
    QVERIFY2(words.contains("not finished"), qPrintable(words));
}

void TestDebriefFiles::refused_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    const std::string whole = foreignLog();
    const auto row = [](const char* name, const std::string& text, int line) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << line;
    };
    row("empty", "", 1);
    row("no log", "{\"format\": \"mazziere-pack\"}\n", 1);
    row("bytes", std::string("\x00\xff\xfe\x01", 4), 1);
    row("newer", R"({"format": "mazziere-log", "version": 9, "pack": "a", "scenario": "b"})", 1);
    row("no case and no pack",
        R"({"format": "mazziere-log", "version": 1, "pack": "nobodys", "scenario": "b"})", 1);
    row("broken case",
        R"({"format": "mazziere-log", "version": 1, "pack": "a", "scenario": "b", "case": {"id": 7}})",
        1);
    std::string damaged = whole;
    damaged.insert(damaged.find('\n') + 1, "{\"t\": 5, \"do\": \"juggle\"}\n");
    row("unknown act", damaged, 2);
    damaged = whole;
    damaged.insert(damaged.find('\n') + 1, "{\"t\": 5, \"do\": \"move\", \"from\": \"aside\", "
                                           "\"to\": \"muck\", \"cards\": \"all\"}\n");
    row("impossible act", damaged, 2);
    damaged = whole;
    damaged.insert(damaged.find('\n') + 1, "{\"t\": 5, \"do\": \"back\", \"count\": 4}\n");
    row("too much taken back", damaged, 2);
    damaged = whole;
    damaged.insert(damaged.find('\n') + 1, "half a li\n");
    row("cut in the middle", damaged, 2);
}

// In words, with file and line, and nothing is opened.
void TestDebriefFiles::refused() {
    QFETCH(const QByteArray, text);
    QFETCH(const int, line);
    WindowDriver driver(fourCardFlop());
    for (const bool italian : {false, true}) {
        driver.window->useLanguage(italian);
        const QString file = written(driver, text.toStdString());
        const auto opened = driver.window->openDebrief(file);
        QVERIFY(!opened);
        QVERIFY2(opened.error().startsWith(QStringLiteral("%1:%2: ").arg(file).arg(line)),
                 qPrintable(opened.error()));
        QVERIFY(opened.error().size() > file.size() + 12);
        QVERIFY(driver.window->debrief().page() == nullptr);
    }
    QVERIFY(!driver.window->openDebrief(driver.path("is-not-there")));
}

// Wherever a log is cut, it opens as far as it goes or is refused.
void TestDebriefFiles::everyCutIsShownOrRefused() {
    WindowDriver driver(fourCardFlop());
    const std::string whole = foreignLog();
    int shown = 0;
    for (std::size_t cut = 0; cut < whole.size(); cut += 23) {
        const auto opened =
            openLog(driver.window->library(), written(driver, whole.substr(0, cut)));
        if (!opened)
            continue;
        ++shown;
        for (std::size_t moment = 0; moment < opened->review->moments().size(); ++moment)
            static_cast<void>(opened->review->look(moment));
    }
    QVERIFY(shown > 10);
}

void TestDebriefFiles::theCommandLine_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("file"); // "!": refused
    const auto row = [](const QStringList& arguments, const char* file) {
        QTest::newRow(qPrintable(arguments.join(' ') + " -")) << arguments << QString(file);
    };
    row({"debrief", "a.log.jsonl"}, "a.log.jsonl");
    row({"--lang", "it", "debrief", "a.log.jsonl", "--pack", "p"}, "a.log.jsonl");
    row({"debrief"}, "!");
    row({"debrief", "a", "b"}, "!");
    row({"a.log.jsonl"}, "!");
    row({"debrief", "a", "--scenario", "s"}, "!");
    row({}, "");
}

void TestDebriefFiles::theCommandLine() {
    QFETCH(QStringList, arguments);
    QFETCH(const QString, file);
    arguments.prepend("mazziere");
    const auto options = readOptions(arguments);
    QCOMPARE(options ? options->debrief : QString("!"), file);
    if (!options)
        QCOMPARE(options.error().status, 2);
}

QTEST_MAIN(TestDebriefFiles)
#include "tst_debrief_files.moc"
