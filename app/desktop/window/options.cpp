// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/options.h"

#include "app/desktop/batch/batch.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QStandardPaths>

namespace mz {

namespace {

struct OptionTexts {
    Q_DECLARE_TR_FUNCTIONS(Options)
};

} // namespace

tl::expected<Options, UsageText> readOptions(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(
        OptionTexts::tr("Deal hold'em, and put right what goes wrong."));
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    const QCommandLineOption pack("pack", OptionTexts::tr("A scenario pack to deal from."), "FILE");
    const QCommandLineOption scenario("scenario", OptionTexts::tr("Open straight at this table."),
                                      "ID");
    const QCommandLineOption lang("lang", OptionTexts::tr("The language: en or it."), "en|it");
    const QCommandLineOption data(
        "data", OptionTexts::tr("Where packs, sessions and settings are kept."), "DIR");
    const QCommandLineOption record(
        "record", OptionTexts::tr("Write the session's log there as it is dealt."), "FILE");
    const QCommandLineOption gallery(
        "gallery", OptionTexts::tr("Write pictures of every screen there, and do nothing else."),
        "DIR");
    parser.addOptions({pack, scenario, lang, data, record, gallery});
    parser.addPositionalArgument(
        "debrief", OptionTexts::tr("Look at the session of a log once more."), "[debrief FILE]");
    for (const BatchCommand& command : batchCommands())
        parser.addPositionalArgument(
            QString::fromLatin1(command.name), command.about(),
            QStringLiteral("[%1 %2]").arg(QLatin1String(command.name),
                                          QLatin1String(command.arguments)));

    const auto wrong = [](const QString& why) {
        return tl::unexpected(UsageText{QStringLiteral("mazziere: ") + why, 2});
    };
    if (!parser.parse(arguments))
        return wrong(parser.errorText());
    if (parser.isSet(help))
        return tl::unexpected(UsageText{parser.helpText(), 0});
    if (parser.isSet(version))
        return tl::unexpected(
            UsageText{QStringLiteral("mazziere ") + QCoreApplication::applicationVersion(), 0});
    const QStringList words = parser.positionalArguments();
    const bool debrief = !words.isEmpty() && words.first() == QLatin1String("debrief");
    if (words.size() > (debrief ? 2 : 0))
        return wrong(OptionTexts::tr("Unexpected argument: %1").arg(words[debrief ? 2 : 0]));
    if (debrief && words.size() < 2)
        return wrong(OptionTexts::tr("debrief needs the file of a log"));
    if (debrief && parser.isSet(scenario))
        return wrong(OptionTexts::tr("debrief and --scenario do not go together"));
    Options options{parser.value(pack),
                    parser.value(scenario),
                    parser.value(lang),
                    parser.value(data),
                    parser.value(record),
                    parser.value(gallery),
                    debrief ? words[1] : QString()};
    if (parser.isSet(lang) && options.lang != QLatin1String("en") &&
        options.lang != QLatin1String("it"))
        return wrong(OptionTexts::tr("--lang must be en or it"));
    if (options.data.isEmpty())
        options.data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return options;
}

} // namespace mz
