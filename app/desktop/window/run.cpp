// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/run.h"

#include "app/desktop/look/theme.h"
#include "app/desktop/sentences/rule_sentences.h"
#include "app/desktop/sentences/window_language.h"
#include "app/desktop/window/gallery.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/options.h"

#include <QApplication>
#include <QTextStream>

#include <algorithm>
#include <string_view>

namespace mz {

namespace {

constexpr int invalid = 1;
constexpr int badUsage = 2;

int complain(const QString& text, int status) {
    QTextStream(stderr) << text << '\n';
    return status;
}

// The status with which a bad pack ends the program, 0 where it is good.
int checkPackOf(const Options& options, MainWindow& window) {
    if (options.pack.isEmpty())
        return 0;
    const ShelvedPack& pack = window.library().pack(0);
    if (!pack.unreadable.isEmpty())
        return complain(QStringLiteral("%1: %2").arg(options.pack, pack.unreadable), badUsage);
    for (const Problem& problem : pack.problems)
        complain(QStringLiteral("%1:%2: %3: %4")
                     .arg(options.pack)
                     .arg(problem.line)
                     .arg(QString::fromStdString(problem.pointer), RuleSentences::problem(problem)),
                 invalid);
    return pack.problems.empty() ? 0 : invalid;
}

bool asksForTextAlone(int argc, char** argv) {
    return std::any_of(argv + 1, argv + argc, [](std::string_view argument) {
        return argument == "--help" || argument == "-h" || argument == "--version" ||
               argument == "-v" || argument == "--help-all";
    });
}

} // namespace

int runWindow(int argc, char** argv) {
    if (asksForTextAlone(argc, argv))
        qputenv("QT_QPA_PLATFORM", "offscreen"); // where there is no display
    QApplication app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("mazziere"));
    QApplication::setApplicationVersion(QStringLiteral(MZ_VERSION));
    QApplication::setFont(theme::font(13, 1));
    const auto options = readOptions(QApplication::arguments());
    if (!options) {
        QTextStream(options.error().status == 0 ? stdout : stderr) << options.error().text << '\n';
        return options.error().status;
    }
    if (!options->gallery.isEmpty()) {
        const QString failed = writeGallery(options->gallery);
        return failed.isEmpty()
                   ? 0
                   : complain(
                         QStringLiteral("mazziere: ") +
                             QApplication::translate("Options", "%1 cannot be written").arg(failed),
                         invalid);
    }
    MainWindow window(*options);
    if (const int status = checkPackOf(*options, window); status != 0)
        return status;
    std::optional<Library::Found> scenario;
    if (!options->scenario.isEmpty()) {
        scenario = window.library().find(options->scenario.toStdString());
        if (!scenario)
            return complain(QStringLiteral("mazziere: ") +
                                QApplication::translate("Options", "There is no scenario %1")
                                    .arg(options->scenario),
                            badUsage);
    }
    window.takeLastPlace();
    if (scenario)
        window.takeTheLastPerson();
    if (!options->debrief.isEmpty()) {
        if (const auto opened = window.openDebrief(options->debrief); !opened)
            return complain(opened.error(), badUsage);
        window.show();
        return QApplication::exec();
    }
    if (!scenario)
        window.welcome();
    else if (!window.deal(*scenario))
        return complain(window.statusText(), invalid);
    window.show();
    return QApplication::exec();
}

} // namespace mz
