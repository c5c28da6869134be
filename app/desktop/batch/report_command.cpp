// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/batch/report_command.h"

#include "app/desktop/batch/batch.h"
#include "app/desktop/batch/batch_parser.h"
#include "app/desktop/report/report_pdf.h"
#include "app/files/files.h"
#include "app/records/log_lines.h"
#include "app/records/native_path.h"
#include "app/results/exam_logs.h"
#include "app/results/result_sentences.h"
#include "app/words/problems.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace mz {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ReportCommand)
};

struct Request {
    QStringList logs;
    QString output;
    QString data;
    ReportDetails details;
};

// What cannot be meant: a report in the place of a log, a hand that counts twice.
QString wrongWith(const Request& request) {
    if (request.logs.isEmpty())
        return Texts::tr("report needs the file of a log");
    if (request.output.isEmpty())
        return Texts::tr("report needs -o and the file to write");
    const auto real = [](const QString& file) { return QFileInfo(file).canonicalFilePath(); };
    QStringList seen;
    for (const QString& log : request.logs) {
        const QString file = real(log);
        if (file.isEmpty())
            continue; // not there: told when it is opened
        if (seen.contains(file))
            return Texts::tr("%1 is there twice").arg(log);
        seen.append(file);
    }
    return seen.contains(real(request.output))
               ? Texts::tr("%1 is a log: the report needs another file").arg(request.output)
               : QString();
}

tl::expected<std::vector<ReportedLog>, LogRefused> opened(const Request& request) {
    Library library(request.data, {});
    std::vector<ReportedLog> logs;
    for (const QString& file : request.logs) {
        auto log = openLog(library, file);
        if (!log)
            return tl::unexpected(log.error());
        logs.push_back({std::move(*log), std::nullopt, std::nullopt});
        if (const QDateTime begun = begunAt(file); begun.isValid())
            logs.back().startedAt = begun.toMSecsSinceEpoch();
    }
    return logs;
}

std::vector<std::string> bytesOf(const QStringList& files) {
    std::vector<std::string> logs;
    for (const QString& file : files)
        logs.push_back(readFile(nativePath(file)).value_or(std::string()));
    return logs;
}

int write(const Request& request) {
    const auto logs = opened(request);
    if (!logs)
        return complain(logs.error().text,
                        logs.error().kind == LogRefused::Kind::file ? batchBadUsage : batchInvalid);
    const ExamLogs exam = examLogs(bytesOf(request.logs));
    ReportDetails details = request.details;
    details.record = exam.check;
    details.lastHash = QString::fromStdString(exam.lastHash);
    details.startNumber = exam.startNumber;
    const ReportFacts facts = reportFacts(*logs, details);
    if (facts.name.isEmpty() && facts.traineesInLogs.size() > 1)
        return misused(
            Texts::tr("the logs name more than one trainee: say with --name whose report it is"));
    if (const auto written = writeReport(facts, request.output); !written)
        return complain(QStringLiteral("%1: %2").arg(
                            request.output, QString::fromStdString(fileTrouble(
                                                WindowLanguage::words(), code(written.error())))),
                        batchBadUsage);
    // It is written all the same, and says so.
    return exam.check.state == SittingCheck::State::changed
               ? complain(
                     QString::fromStdString(sittingSentence(WindowLanguage::words(), exam.check)),
                     batchInvalid)
               : batchDone;
}

} // namespace

QString aboutReportCommand() {
    return Texts::tr("Write the report or certificate of a session, or of a sitting of several.");
}

int runReportCommand(const QStringList& arguments) {
    BatchParser parser(QStringLiteral("report"), QStringLiteral("LOGFILE..."),
                       aboutReportCommand());
    const auto output = parser.add({QStringLiteral("o"), QStringLiteral("output")},
                                   Texts::tr("The PDF to write, one page of A4."), "FILE.pdf");
    const auto name =
        parser.add({QStringLiteral("name")},
                   Texts::tr("The trainee’s name; otherwise as the logs say."), "NAME");
    const auto number = parser.add({QStringLiteral("number")},
                                   Texts::tr("The trainee’s number at the school."), "NUMBER");
    if (const auto status = parser.parse(arguments))
        return *status;
    const Request request{parser.rest(),
                          parser.value(output),
                          parser.dataFolder(),
                          {parser.value(name), parser.value(number), std::nullopt, {}}};
    if (const QString wrong = wrongWith(request); !wrong.isEmpty())
        return misused(wrong);
    return write(request);
}

} // namespace mz
