// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/batch/batch.h"

#include "app/desktop/batch/batch_parser.h"
#include "app/desktop/batch/class_command.h"
#include "app/desktop/batch/export_command.h"
#include "app/desktop/batch/regrade_command.h"
#include "app/desktop/batch/report_command.h"
#include "app/desktop/people/trouble_page.h"
#include "app/desktop/sentences/window_language.h"
#include "app/files/files.h"
#include "app/words/problems.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QTextStream>

#include <algorithm>
#include <array>
#include <string_view>

namespace mz {

namespace {

constexpr std::array commands{
    BatchCommand{"class", "RESULTS... -o DIR", aboutClassCommand, runClassCommand},
    BatchCommand{"export", "-o DIR", aboutExportCommand, runExportCommand},
    BatchCommand{"regrade", "", aboutRegradeCommand, runRegradeCommand},
    BatchCommand{"report", "LOGFILE... -o FILE.pdf", aboutReportCommand, runReportCommand},
};

} // namespace

std::span<const BatchCommand> batchCommands() { return commands; }

const BatchCommand* batchCommand(int argc, const char* const* argv) {
    if (argc < 2)
        return nullptr;
    const auto* const found =
        std::ranges::find(commands, std::string_view(argv[1]),
                          [](const BatchCommand& c) { return std::string_view(c.name); });
    return found == commands.end() ? nullptr : found;
}

int runBatch(const BatchCommand& command, int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("mazziere"));
    QCoreApplication::setApplicationVersion(QStringLiteral(MZ_VERSION));
    const QStringList arguments = QCoreApplication::arguments();
    WindowLanguage::use(
        languageFromCode(askedLanguage(arguments).toStdString()).value_or(Language::en));
    return command.run(arguments);
}

int complain(const QString& why, int status) {
    QTextStream(stderr) << why << '\n';
    return status;
}

int misused(const QString& why) {
    return complain(QStringLiteral("mazziere: ") + why, batchBadUsage);
}

std::unique_ptr<Database> openedRecords(const QString& data) {
    const QString file = Database::fileIn(data);
    if (!QFileInfo::exists(file)) {
        complain(QStringLiteral("%1: %2").arg(
                     file, QString::fromStdString(
                               fileTrouble(WindowLanguage::words(), code(FileTrouble::notThere)))),
                 batchBadUsage);
        return nullptr;
    }
    auto database = Database::open(data);
    if (database)
        return std::move(*database);
    complain(QStringLiteral("%1: %2").arg(file, recordsTroubleText(database.error())),
             batchBadUsage);
    return nullptr;
}

} // namespace mz
