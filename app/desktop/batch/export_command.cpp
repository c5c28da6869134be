// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/batch/export_command.h"

#include "app/desktop/batch/batch.h"
#include "app/desktop/batch/batch_parser.h"
#include "app/desktop/batch/judged_sessions.h"
#include "app/desktop/people/trouble_page.h"

#include <QCoreApplication>

namespace mz {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ExportCommand)
};

} // namespace

QString aboutExportCommand() {
    return Texts::tr("Write all sessions of the records as CSV tables and xAPI statements.");
}

int runExportCommand(const QStringList& arguments) {
    BatchParser parser(QStringLiteral("export"), QString(), aboutExportCommand());
    const auto output = parser.add({QStringLiteral("o"), QStringLiteral("output")},
                                   Texts::tr("The folder to write into."), "DIR");
    const auto formOption =
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
    const auto form = askedForm(parser.value(formOption));
    if (!form)
        return misused(Texts::tr("--form must be international or italian"));
    options.form = *form;
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
    return writeSessions(*sessions, folder, options);
}

} // namespace mz
