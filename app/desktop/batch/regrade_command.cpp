// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/batch/regrade_command.h"

#include "app/desktop/batch/batch.h"
#include "app/desktop/batch/batch_parser.h"
#include "app/desktop/people/records_desk.h"
#include "app/desktop/people/trouble_page.h"
#include "app/records/regrade.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QTextStream>

namespace mz {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(RegradeCommand)
};

} // namespace

QString aboutRegradeCommand() {
    return Texts::tr("Judge all sessions of the records again; another verdict stands beside that "
                     "of the day.");
}

int runRegradeCommand(const QStringList& arguments) {
    BatchParser parser(QStringLiteral("regrade"), QString(), aboutRegradeCommand());
    if (const auto status = parser.parse(arguments))
        return *status;
    if (!parser.rest().isEmpty())
        return misused(Texts::tr("Unexpected argument: %1").arg(parser.rest().first()));
    const auto database = openedRecords(parser.dataFolder());
    if (!database)
        return batchBadUsage;
    const auto judged =
        regrade(*database, *makeJudges(parser.dataFolder()), QDateTime::currentMSecsSinceEpoch());
    if (!judged)
        return complain(recordsTroubleText(judged.error()), batchBadUsage);
    QTextStream(stdout) << Texts::tr("Judged again: %1. Another verdict: %2. The first verdict: "
                                     "%3. Not judged: %4.")
                               .arg(judged->sessions)
                               .arg(judged->changed)
                               .arg(judged->first)
                               .arg(judged->notJudged)
                        << '\n';
    return judged->notJudged == 0 ? batchDone : batchInvalid;
}

} // namespace mz
