// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/batch/batch.h"
#include "app/desktop/window/options.h"
#include "tests/app/records/written_log.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace mz;

namespace {

struct Ran {
    int status = -1; // -1: it crashed, or never came to an end
    QString out;
    QString err;
};

// Without a display, and with a platform that would need one.
Ran run(const QString& folder, const QStringList& arguments) {
    QProcess process;
    QProcessEnvironment bare = QProcessEnvironment::systemEnvironment();
    bare.remove("DISPLAY");
    bare.remove("WAYLAND_DISPLAY");
    bare.insert("QT_QPA_PLATFORM", "xcb");
    bare.insert("XDG_DATA_HOME", folder);
    process.setProcessEnvironment(bare);
    process.setWorkingDirectory(folder);
    process.start(QStringLiteral(MZ_PROGRAM_MAZZIERE), arguments);
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

void write(const QTemporaryDir& folder, const char* name, const std::string& text) {
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("cannot be written");
    file.write(text.data(), static_cast<qint64>(text.size()));
}

QByteArray read(const QTemporaryDir& folder, const char* name) {
    QFile file(folder.filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// `trainee` has no quotes.
std::string exam(const std::string& scenario, const std::string& trainee) {
    std::string log = testing::writtenLog({scenario, "as told", Mode::exam, {}});
    return log.insert(1, "\"trainee\": \"" + trainee + "\", ");
}

void fill(const QTemporaryDir& folder) {
    write(folder, "20260512-140312-000-a.log.jsonl", exam("four-card-flop", "Ada"));
    write(folder, "b.log.jsonl", exam("early-flop-several", "Ada"));
    write(folder, "bea.log.jsonl", exam("early-flop-several", "Bea"));
    write(folder, "broken.log.jsonl", "{\"format\": \"mazziere-log\"\n");
    write(folder, "impossible.log.jsonl",
          testing::firstLines(exam("four-card-flop", "Ada"), 1) +
              "{\"t\": 1, \"do\": \"award\", \"pot\": 7, \"seats\": [1]}\n");
}

bool hasTitle(const QByteArray& pdf, const char* title) {
    QByteArray utf16;
    for (const char letter : QByteArray(title)) {
        utf16 += '\0';
        utf16 += letter;
    }
    return pdf.contains(utf16);
}

} // namespace

class TestReportCommand : public QObject {
    Q_OBJECT

private slots:
    void writesWithoutADisplay();
    void theSameInEveryProcess();
    void isRefused_data();
    void isRefused();
    void aRefusalLeavesTheFileAlone();
    void helps();
    void everyCommandIsInTheHelp();
    void onlyTheFirstArgumentIsACommand();
};

void TestReportCommand::writesWithoutADisplay() {
    const QTemporaryDir folder;
    fill(folder);
    const Ran one =
        run(folder.path(), {"report", "20260512-140312-000-a.log.jsonl", "-o", "one.pdf"});
    QVERIFY2(one.status == 0, qPrintable(one.err));
    QVERIFY(hasTitle(read(folder, "one.pdf"), "Certificate: Ada"));
    const Ran sitting =
        run(folder.path(), {"report", "--lang=it", "b.log.jsonl", "bea.log.jsonl", "--name",
                            "Ada Rossi", "--number", "S-1", "--output", "two.pdf"});
    QVERIFY2(sitting.status == 0, qPrintable(sitting.err));
    QVERIFY(hasTitle(read(folder, "two.pdf"), "Attestato: Ada Rossi"));
}

void TestReportCommand::theSameInEveryProcess() {
    const QTemporaryDir folder;
    fill(folder);
    QByteArrayList all;
    for (int i = 0; i < 4; ++i) {
        QCOMPARE(run(folder.path(), {"report", "b.log.jsonl", "-o", "b.pdf"}).status, 0);
        QByteArray pdf = read(folder, "b.pdf");
        const qsizetype at = pdf.indexOf("/CreationDate");
        all.append(pdf.remove(at, pdf.indexOf('\n', at) - at));
    }
    for (const QByteArray& pdf : all)
        QVERIFY(pdf == all.first());
}

void TestReportCommand::isRefused_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("word");
    const auto row = [](const char* name, const QStringList& arguments, int status,
                        const char* word) {
        QTest::newRow(name) << arguments << status << QString::fromUtf8(word);
    };
    row("no log", {"-o", "a.pdf"}, 2, "file of a log");
    row("no output", {"b.log.jsonl"}, 2, "-o");
    row("unknown option", {"b.log.jsonl", "-o", "a.pdf", "--colour"}, 2, "colour");
    row("unknown language", {"b.log.jsonl", "-o", "a.pdf", "--lang", "de"}, 2, "--lang");
    row("not there", {"no.log.jsonl", "-o", "a.pdf"}, 2, "no.log.jsonl: ");
    row("not there, second", {"b.log.jsonl", "no.log.jsonl", "-o", "a.pdf"}, 2, "no.log.jsonl: ");
    row("a folder", {".", "-o", "a.pdf"}, 2, ".: ");
    row("broken", {"broken.log.jsonl", "-o", "a.pdf"}, 1, "broken.log.jsonl:1: ");
    row("impossible", {"impossible.log.jsonl", "-o", "a.pdf"}, 1, "impossible.log.jsonl:2: ");
    row("twice", {"b.log.jsonl", "./b.log.jsonl", "-o", "a.pdf"}, 2, "twice");
    row("over a log", {"b.log.jsonl", "-o", "./b.log.jsonl"}, 2, "is a log");
    row("two trainees", {"b.log.jsonl", "bea.log.jsonl", "-o", "a.pdf"}, 2, "--name");
    row("nowhere to write", {"b.log.jsonl", "-o", "no/such/a.pdf"}, 2, "no/such/a.pdf: ");
    row("in Italian", {"broken.log.jsonl", "-o", "a.pdf", "--lang", "it"}, 1, "troppo presto");
}

// With a word about it, in the language that was asked for, and nothing is written.
void TestReportCommand::isRefused() {
    QFETCH(QStringList, arguments);
    QFETCH(const int, status);
    QFETCH(const QString, word);
    const QTemporaryDir folder;
    fill(folder);
    const QStringList before = QDir(folder.path()).entryList(QDir::Files);
    arguments.prepend("report");
    const Ran ran = run(folder.path(), arguments);
    QCOMPARE(ran.status, status);
    QVERIFY2(ran.err.contains(word), qPrintable(ran.err));
    QVERIFY(ran.out.isEmpty());
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), before);
}

void TestReportCommand::aRefusalLeavesTheFileAlone() {
    const QTemporaryDir folder;
    fill(folder);
    const QByteArray before = read(folder, "b.log.jsonl");
    QCOMPARE(run(folder.path(), {"report", "b.log.jsonl", "-o", "b.log.jsonl"}).status, 2);
    QCOMPARE(read(folder, "b.log.jsonl"), before);
}

void TestReportCommand::helps() {
    const QTemporaryDir folder;
    const Ran english = run(folder.path(), {"report", "--help"});
    QCOMPARE(english.status, 0);
    QVERIFY(english.out.contains("report LOGFILE..."));
    QVERIFY(english.out.contains("--number"));
    const Ran italian = run(folder.path(), {"report", "--help", "--lang", "it"});
    QVERIFY2(italian.out.contains("attestato"), qPrintable(italian.out));
}

void TestReportCommand::everyCommandIsInTheHelp() {
    const auto help = readOptions({"mazziere", "--help"});
    QVERIFY(!help);
    QCOMPARE(help.error().status, 0);
    for (const BatchCommand& command : batchCommands()) {
        QVERIFY(help.error().text.contains(
            QString("%1 %2").arg(QString(command.name), QString(command.arguments))));
        QVERIFY(!command.about().isEmpty());
    }
}

void TestReportCommand::onlyTheFirstArgumentIsACommand() {
    const auto asked = [](std::vector<const char*> words) {
        return batchCommand(static_cast<int>(words.size()), words.data());
    };
    QVERIFY(asked({"mazziere", "report"}) != nullptr);
    QVERIFY(asked({"mazziere", "report", "a", "-o", "b"}) != nullptr);
    QVERIFY(asked({"mazziere"}) == nullptr);
    QVERIFY(asked({"mazziere", "debrief", "report"}) == nullptr);
    QVERIFY(asked({"mazziere", "reports"}) == nullptr);
}

QTEST_MAIN(TestReportCommand)
#include "tst_report_command.moc"
