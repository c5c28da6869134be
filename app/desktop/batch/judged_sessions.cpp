// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/batch/judged_sessions.h"

#include "app/desktop/batch/batch.h"
#include "app/desktop/sentences/rule_sentences.h"
#include "app/desktop/sentences/window_language.h"
#include "app/records/exchange.h"
#include "app/records/native_path.h"
#include "app/records/people.h"
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

} // namespace

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

int writeSessions(const std::vector<JudgedSession>& sessions, const QString& folder,
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

std::optional<CsvForm> askedForm(const QString& word) {
    return word.isEmpty() ? std::optional(CsvForm::international)
                          : csvFormFromCode(word.toStdString());
}

} // namespace mz
