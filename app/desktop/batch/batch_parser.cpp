// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/batch/batch_parser.h"

#include "app/desktop/batch/batch.h"
#include "app/words/words.h"

#include <QCoreApplication>
#include <QStandardPaths>
#include <QTextStream>

namespace mz {

namespace {

struct ParserTexts {
    Q_DECLARE_TR_FUNCTIONS(BatchParser)
};

} // namespace

BatchParser::BatchParser(const QString& name, const QString& rest, const QString& about)
    : m_help(m_parser.addHelpOption()),
      m_lang(add({QStringLiteral("lang")},
                 ParserTexts::tr("The language: en or it; English is the default."), "en|it")),
      m_data(add({QStringLiteral("data")}, ParserTexts::tr("Where packs and rulebooks are kept."),
                 "DIR")) {
    m_parser.setApplicationDescription(about);
    m_parser.addPositionalArgument(name, about, name + u' ' + rest);
}

QCommandLineOption BatchParser::add(const QStringList& names, const QString& about,
                                    const char* value) {
    const QCommandLineOption option(names, about, QString::fromLatin1(value));
    m_parser.addOption(option);
    return option;
}

std::optional<int> BatchParser::parse(const QStringList& arguments) {
    if (!m_parser.parse(arguments))
        return misused(m_parser.errorText());
    if (m_parser.isSet(m_help)) {
        QTextStream(stdout) << m_parser.helpText();
        return batchDone;
    }
    if (m_parser.isSet(m_lang) && !languageFromCode(m_parser.value(m_lang).toStdString()))
        return misused(ParserTexts::tr("--lang must be en or it"));
    return std::nullopt;
}

QString BatchParser::dataFolder() const {
    return m_parser.isSet(m_data)
               ? m_parser.value(m_data)
               : QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

QString askedLanguage(const QStringList& arguments) {
    const QString option = QStringLiteral("--lang");
    QString asked = QStringLiteral("en");
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (arguments[i] == option && i + 1 < arguments.size())
            asked = arguments[i + 1];
        else if (arguments[i].startsWith(option + u'='))
            asked = arguments[i].mid(option.size() + 1);
    }
    return asked;
}

} // namespace mz
