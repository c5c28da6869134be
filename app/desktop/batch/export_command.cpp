// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/batch/export_command.h"

#include "app/desktop/batch/batch.h"
#include "app/desktop/batch/batch_parser.h"
#include "app/desktop/people/trouble_page.h"
#include "app/desktop/sentences/rule_sentences.h"
#include "app/desktop/sentences/window_language.h"
#include "app/records/exchange.h"
#include "app/records/native_path.h"
#include "app/records/people.h"
#include "app/results/export.h"
#include "app/words/problems.h"

#include <QCoreApplication>
#include <QFile>
#include <QTextStream>

#include <filesystem>

namespace mz {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ExportCommand)
};

QString fromPath(const std::filesystem::path& path) {
    return QFile::decodeName(QByteArray::fromStdString(path.string()));
}

// Every session that is over and judged, with the verdict of the day.
OrTrouble<std::vector<JudgedSession>> judgedSessions(Database& database) {
    const auto everybody = people(database);
    if (!everybody)
        return tl::unexpected(everybody.error());
    std::vector<JudgedSession> all;
    for (const Person& person : *everybody) {
        auto records = recordsOf(database, person.id);
        if (!records)
            return tl::unexpected(std::move(records.error()));
        if (!*records)
            continue;
        const Trainee trainee{person.key.toStdString(), person.number.toStdString(),
                              person.name.toStdString()};
        for (FiledSession& filed : (*records)->sessions) {
            if (filed.verdicts.empty())
                continue;
            JudgedSession session;
            session.key = std::move(filed.key);
            session.trainee = trainee;
            session.startedAt = filed.startedAt;
            session.log = std::move(filed.log);
            setVerdict(session, filed.verdicts.front());
            if (!filed.assessments.empty())
                session.assessment = std::move(filed.assessments.back());
            all.push_back(std::move(session));
        }
    }
    return all;
}

QString whyLeftOut(const LeftOut& left) {
    const QString name = QString::fromStdString(left.session) + QStringLiteral(": ");
    switch (left.why) {
    case LeftOut::Why::nobodys:
        return name + Texts::tr("it is nobody's");
    case LeftOut::Why::twice:
        return name + Texts::tr("it is there twice");
    case LeftOut::Why::unreadable:
        return name + (left.problem ? RuleSentences::problem(*left.problem) : QString());
    case LeftOut::Why::noMoment:
        break;
    }
    return name + Texts::tr("its moment cannot be written");
}

int write(const std::vector<JudgedSession>& sessions, const QString& folder,
          const ExportOptions& options) {
    const auto written = exportResults(sessions, nativePath(folder), options);
    if (!written)
        return complain(QStringLiteral("%1: %2").arg(
                            fromPath(written.error().file),
                            QString::fromStdString(fileTrouble(WindowLanguage::words(),
                                                               code(written.error().trouble)))),
                        batchBadUsage);
    for (const LeftOut& left : written->leftOut)
        complain(whyLeftOut(left), batchInvalid);
    QTextStream(stdout) << Texts::tr("%n session(s) written.", nullptr,
                                     static_cast<int>(written->sessions))
                        << '\n';
    return written->leftOut.empty() ? batchDone : batchInvalid;
}

} // namespace

QString aboutExportCommand() {
    return Texts::tr("Write all sessions of the records as CSV tables and xAPI statements.");
}

int runExportCommand(const QStringList& arguments) {
    BatchParser parser(QStringLiteral("export"), QString(), aboutExportCommand());
    const auto output = parser.add({QStringLiteral("o"), QStringLiteral("output")},
                                   Texts::tr("The folder to write into."), "DIR");
    const auto form =
        parser.add({QStringLiteral("form")},
                   Texts::tr("How spreadsheets want it: international or italian."), "FORM");
    const auto names =
        parser.add({QStringLiteral("names")},
                   Texts::tr("Whether the trainees' names are in it: yes or no."), "yes|no");
    if (const auto status = parser.parse(arguments))
        return *status;
    if (!parser.rest().isEmpty())
        return misused(Texts::tr("Unexpected argument: %1").arg(parser.rest().first()));
    const QString folder = parser.value(output);
    if (folder.isEmpty())
        return misused(Texts::tr("export needs -o and a folder"));
    ExportOptions options;
    const QString wanted = parser.value(form);
    if (wanted == QLatin1String("italian"))
        options.form = CsvForm::italian;
    else if (!wanted.isEmpty() && wanted != QLatin1String("international"))
        return misused(Texts::tr("--form must be international or italian"));
    const QString named = parser.value(names);
    if (!named.isEmpty() && named != QLatin1String("yes") && named != QLatin1String("no"))
        return misused(Texts::tr("--names must be yes or no"));
    options.names = named != QLatin1String("no");

    const auto database = openedRecords(parser.dataFolder());
    if (!database)
        return batchBadUsage;
    const auto sessions = judgedSessions(*database);
    if (!sessions)
        return complain(recordsTroubleText(sessions.error()), batchBadUsage);
    return write(*sessions, folder, options);
}

} // namespace mz
