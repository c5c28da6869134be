// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/batch/class_command.h"

#include "app/desktop/batch/batch.h"
#include "app/desktop/batch/batch_parser.h"
#include "app/desktop/batch/judged_sessions.h"
#include "app/desktop/people/file_names.h"
#include "app/desktop/people/records_desk.h"
#include "app/desktop/people/trouble_page.h"
#include "app/desktop/school/class_book.h"
#include "app/desktop/school/class_table.h"
#include "app/desktop/school/need.h"
#include "app/desktop/sentences/window_language.h"
#include "app/files/files.h"
#include "app/records/native_path.h"
#include "app/results/sentences.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>

namespace mz {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ClassCommand)
};

qint64 now() { return QDateTime::currentMSecsSinceEpoch(); }

// Of a folder the files that trainees hand in.
QStringList filesOf(const QStringList& arguments) {
    QStringList files;
    for (const QString& argument : arguments) {
        if (!QFileInfo(argument).isDir()) {
            files.append(argument);
            continue;
        }
        const QDir folder(argument);
        for (const QString& name :
             folder.entryList({QStringLiteral("*.records.json")}, QDir::Files, QDir::Name))
            files.append(folder.filePath(name));
    }
    return files;
}

// Nothing: a file that cannot be read, or has faults, which are then said.
std::optional<std::vector<RosterEntry>> rosterOf(const QString& file) {
    const auto text = readFile(nativePath(file));
    if (!text) {
        complain(fileSaid(file, text.error()), batchBadUsage);
        return std::nullopt;
    }
    RosterReading roster = readRoster(*text);
    for (const TableFault& fault : roster.faults)
        complain(QStringLiteral("%1:%2: %3")
                     .arg(file)
                     .arg(fault.line)
                     .arg(QString::fromStdString(reason(WindowLanguage::words(), fault))),
                 batchInvalid);
    if (!roster.faults.empty())
        return std::nullopt;
    return std::move(roster.entries);
}

// Whoever needs most first, class by class.
OrTrouble<std::vector<ClassMember>> everybody(Database& database) {
    const auto groups = classGroups(database);
    if (!groups)
        return tl::unexpected(groups.error());
    std::vector<ClassMember> all;
    for (const QString& group : *groups) {
        auto members = readClass(database, group, 1);
        if (!members)
            return tl::unexpected(std::move(members.error()));
        sortByNeed(*members);
        std::ranges::move(*members, std::back_inserter(all));
    }
    return all;
}

// The worst of all that happened.
class ClassRun {
public:
    ClassRun(Database& database, const Judges& judges) : m_database(database), m_judges(judges) {}

    bool takeRoster(const QString& file) {
        const auto entries = rosterOf(file);
        if (!entries)
            return fail(batchInvalid);
        const auto taken = mz::takeRoster(m_database, *entries, now());
        return taken || fail(complain(recordsTroubleText(taken.error()), batchBadUsage));
    }

    bool takeResults(const QStringList& files) {
        for (const QString& file : files) {
            const auto taken = mz::takeResults(m_database, file, m_judges, now());
            if (!taken)
                return fail(complain(recordsTroubleText(taken.error()), batchBadUsage));
            for (const QString& change : taken->changed)
                fail(complain(QStringLiteral("%1: %2").arg(file, change), batchInvalid));
            if (!taken->knownAs.isEmpty())
                complain(
                    Texts::tr("%1: %2 has the number of %3").arg(file, taken->name, taken->knownAs),
                    batchDone);
            if (!taken->imported)
                fail(complain(QStringLiteral("%1: %2").arg(file, taken->problem), batchInvalid));
        }
        return true;
    }

    bool write(const QString& folder, const ExportOptions& options) {
        const auto sessions = judgedSessions(m_database);
        const auto members = everybody(m_database);
        if (!sessions || !members)
            return fail(complain(recordsTroubleText(sessions ? members.error() : sessions.error()),
                                 batchBadUsage));
        if (const int status = writeSessions(*sessions, folder, options); status != batchDone)
            fail(status);
        const QString file = QDir(folder).filePath(QStringLiteral("class.csv"));
        const auto written = writeFile(nativePath(file), classTable(*members, options.form));
        return written || fail(complain(fileSaid(file, written.error()), batchBadUsage));
    }

    [[nodiscard]] int status() const { return m_status; }

private:
    bool fail(int status) {
        m_status = std::max(m_status, status);
        return false;
    }

    Database& m_database;
    const Judges& m_judges;
    int m_status = batchDone;
};

} // namespace

QString aboutClassCommand() {
    return Texts::tr("Write what trainees have handed in as the table of a class, and as export "
                     "does.");
}

int runClassCommand(const QStringList& arguments) {
    BatchParser parser(QStringLiteral("class"), QStringLiteral("RESULTS..."), aboutClassCommand());
    const auto output = parser.add({QStringLiteral("o"), QStringLiteral("output")},
                                   Texts::tr("The folder to write into."), "DIR");
    const auto roster = parser.add({QStringLiteral("roster")},
                                   Texts::tr("The school's list of trainees."), "FILE.csv");
    const auto formOption =
        parser.add({QStringLiteral("form")},
                   Texts::tr("How spreadsheets want it: international or italian."), "FORM");
    if (const auto status = parser.parse(arguments))
        return *status;
    const QString folder = parser.value(output);
    if (folder.isEmpty())
        return misused(Texts::tr("class needs -o and a folder"));
    if (parser.rest().isEmpty())
        return misused(Texts::tr("class needs files that were handed in, or a folder of them"));
    const auto form = askedForm(parser.value(formOption));
    if (!form)
        return misused(Texts::tr("--form must be international or italian"));
    ExportOptions options;
    options.form = *form;

    const QTemporaryDir place; // of a database that nobody else sees
    const auto database = Database::open(place.path());
    if (!database)
        return complain(recordsTroubleText(database.error()), batchBadUsage);
    const auto judges = makeJudges(parser.dataFolder());
    ClassRun run(**database, *judges);
    const QString list = parser.value(roster);
    if ((list.isEmpty() || run.takeRoster(list)) && run.takeResults(filesOf(parser.rest())))
        run.write(folder, options);
    return run.status();
}

} // namespace mz
