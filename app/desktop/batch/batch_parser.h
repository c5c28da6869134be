// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineParser>
#include <QString>
#include <QStringList>

#include <optional>

namespace mz {

// The command line of a batch command: what all of them know, --help and --lang, and what the
// command adds. `runBatch` has seen to it that help and complaints are in the language of --lang.
class BatchParser {
public:
    // `name` of the command, `rest`: its other arguments as the help shows them.
    BatchParser(const QString& name, const QString& rest, const QString& about);

    // `value`: what the help calls it.
    QCommandLineOption add(const QStringList& names, const QString& about, const char* value);
    // The status, where there is nothing left to do: help was asked for, or it is not understood.
    [[nodiscard]] std::optional<int> parse(const QStringList& arguments);

    // Behind the name of the command.
    [[nodiscard]] QStringList rest() const { return m_parser.positionalArguments().mid(1); }
    [[nodiscard]] QString value(const QCommandLineOption& option) const {
        return m_parser.value(option);
    }
    // The option --data: where packs and rulebooks are kept, by default where the window has them.
    [[nodiscard]] QString dataFolder() const;

private:
    QCommandLineParser m_parser;
    QCommandLineOption m_help;
    QCommandLineOption m_lang;
    QCommandLineOption m_data;
};

// What --lang says, wherever it stands; English where it says nothing.
[[nodiscard]] QString askedLanguage(const QStringList& arguments);

} // namespace mz
