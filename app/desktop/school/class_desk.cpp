// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/school/class_desk.h"

#include "app/desktop/people/file_names.h"
#include "app/desktop/school/assignment_page.h"
#include "app/desktop/school/class_page.h"
#include "app/desktop/school/class_table.h"
#include "app/desktop/sentences/window_language.h"
#include "app/files/files.h"
#include "app/records/native_path.h"
#include "app/results/sentences.h"

#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace mz {

namespace {

constexpr int latestSessions = 1;
constexpr int mostTold = 3; // of what is wrong

qint64 now() { return QDateTime::currentMSecsSinceEpoch(); }

QString documents() { return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation); }

QStringList faultsOf(const RosterReading& roster) {
    QStringList told;
    for (const TableFault& fault : roster.faults)
        told.append(ClassDesk::tr("line %1: %2")
                        .arg(fault.line)
                        .arg(QString::fromStdString(reason(WindowLanguage::words(), fault))));
    return told;
}

struct GroupReading {
    QString group;
    QStringList groups;
    std::vector<ClassMember> members;
};

// Where nobody is in the class that is wanted, the first class that has a name.
OrTrouble<GroupReading> readGroup(Database& database, const QString& wanted) {
    auto groups = classGroups(database);
    if (!groups)
        return tl::unexpected(std::move(groups.error()));
    QString group = wanted;
    if (!groups->contains(group) || group.isEmpty()) {
        const auto named =
            std::ranges::find_if(*groups, [](const QString& one) { return !one.isEmpty(); });
        if (!groups->contains(group) || (wanted.isNull() && named != groups->end()))
            group = named == groups->end() ? QString() : *named;
    }
    auto members = readClass(database, group, latestSessions);
    if (!members)
        return tl::unexpected(std::move(members.error()));
    return GroupReading{group, std::move(*groups), std::move(*members)};
}

} // namespace

ClassDesk::ClassDesk(RecordsDesk& records, Library& library, QWidget* window)
    : QObject(window), m_records(records), m_library(library), m_window(window) {}

ClassPage& ClassDesk::page() {
    if (m_page == nullptr) {
        m_page = new ClassPage(m_window);
        m_page->hide();
        m_page->setScale(m_scale);
        connect(m_page, &ClassPage::groupWanted, this,
                [this](const QString& group) { showGroup(group, {}); });
        connect(m_page, &ClassPage::rosterWanted, this, &ClassDesk::readRoster);
        connect(m_page, &ClassPage::assignmentWanted, this, &ClassDesk::newAssignment);
        connect(m_page, &ClassPage::resultsWanted, this, &ClassDesk::takeResults);
        connect(m_page, &ClassPage::tableWanted, this, &ClassDesk::saveTable);
        connect(m_page, &ClassPage::sessionsWanted, this, &ClassDesk::sessionsWanted);
        connect(m_page, &ClassPage::closed, this, &ClassDesk::closed);
    }
    return *m_page;
}

void ClassDesk::show() {
    if (m_page != nullptr && m_page->isVisible()) {
        emit closed();
        return;
    }
    refresh();
    emit opened(&page());
}

void ClassDesk::refresh(const QString& note) {
    showGroup(m_page == nullptr ? QString() : m_page->group(), note);
}

void ClassDesk::showGroup(const QString& group, const QString& note) {
    m_records.keeper().ask([group](Database& database) { return readGroup(database, group); }, this,
                           [this, note](OrTrouble<GroupReading> reading) {
                               if (!reading)
                                   return emit failed(reading.error());
                               page().showClass(reading->group, reading->groups,
                                                std::move(reading->members));
                               m_page->say(note);
                           });
}

void ClassDesk::readRoster() {
    const QString file = QFileDialog::getOpenFileName(m_window, tr("Read the roster"), documents(),
                                                      tr("Tables (*.csv)"));
    if (!file.isEmpty())
        readRosterFrom(file);
}

// A roster with faults is taken in nowhere: half a class would look like a whole one.
void ClassDesk::readRosterFrom(const QString& file) {
    const auto text = readFile(nativePath(file));
    if (!text)
        return page().say(fileSaid(file, text.error()));
    const RosterReading roster = mz::readRoster(*text);
    if (!roster.faults.empty())
        return page().say(tr("The roster was not taken in: %1. Mend it and read it again.")
                              .arg(firstOf(faultsOf(roster))));
    const QString group =
        roster.entries.empty() ? QString() : QString::fromStdString(roster.entries.front().group);
    QStringList remarked;
    for (const std::string& remark : remarks(WindowLanguage::words(), roster))
        remarked.append(QString::fromStdString(remark));
    m_records.keeper().ask([entries = roster.entries](
                               Database& database) { return takeRoster(database, entries, now()); },
                           this,
                           [this, group, remarked](const OrTrouble<RosterTaken>& taken) mutable {
                               if (!taken)
                                   return emit failed(taken.error());
                               remarked.prepend(tr("%n trainee(s) added", nullptr, taken->added) +
                                                QStringLiteral(", ") +
                                                tr("%n changed", nullptr, taken->changed) +
                                                QLatin1Char('.'));
                               showGroup(group, remarked.join(QLatin1Char(' ')));
                           });
}

void ClassDesk::takeResults() {
    takeResultsFrom(QFileDialog::getOpenFileNames(m_window, tr("Take in results"), documents(),
                                                  tr("Results (*.records.json)")));
}

void ClassDesk::takeResultsFrom(const QStringList& files) {
    if (files.isEmpty())
        return;
    m_records.keeper().ask(
        [files,
         judges = m_records.judges()](Database& database) -> OrTrouble<std::vector<ResultsTaken>> {
            std::vector<ResultsTaken> all;
            for (const QString& file : files) {
                auto taken = mz::takeResults(database, file, *judges, now());
                if (!taken)
                    return tl::unexpected(std::move(taken.error()));
                all.push_back(std::move(*taken));
            }
            return all;
        },
        this,
        [this](const OrTrouble<std::vector<ResultsTaken>>& taken) {
            if (taken)
                showTaken(*taken);
            else
                emit failed(taken.error());
        });
}

// "one; two; and 7 more": a page has no room for all.
QString ClassDesk::firstOf(const QStringList& told) {
    if (told.size() <= mostTold)
        return told.join(QStringLiteral("; "));
    return told.mid(0, mostTold).join(QStringLiteral("; ")) + QStringLiteral("; ") +
           tr("and %n more", nullptr, static_cast<int>(told.size()) - mostTold);
}

void ClassDesk::showTaken(const std::vector<ResultsTaken>& taken) {
    int sessions = 0;
    QStringList strangers;
    QStringList others;
    QStringList changed;
    QStringList problems;
    for (const ResultsTaken& one : taken) {
        if (!one.imported) {
            problems.append(QStringLiteral("%1: %2").arg(one.file, one.problem));
            continue;
        }
        sessions += one.imported->sessions;
        if (one.imported->isNew)
            strangers.append(one.name);
        if (!one.knownAs.isEmpty())
            others.append(tr("%1, here %2").arg(one.name, one.knownAs));
        for (const QString& change : one.changed)
            changed.append(QStringLiteral("%1, %2").arg(one.name, change));
    }
    QStringList lines{
        sessions == 0 ? tr("Nothing new came in.")
                      : tr("%n session(s) came in that were not known yet.", nullptr, sessions)};
    if (!changed.isEmpty())
        lines.append(tr("Not as it was written: %1").arg(firstOf(changed)));
    if (!others.isEmpty())
        lines.append(tr("The same number, another name: %1.").arg(firstOf(others)));
    if (!strangers.isEmpty())
        lines.append(tr("Not in the roster: %1.").arg(firstOf(strangers)));
    if (!problems.isEmpty())
        lines.append(tr("Not taken in: %1").arg(firstOf(problems)));
    refresh(lines.join(QLatin1Char('\n')));
}

void ClassDesk::newAssignment() {
    if (m_assignmentPage == nullptr) {
        m_assignmentPage = new AssignmentPage(m_library, m_window);
        m_assignmentPage->hide();
        connect(m_assignmentPage, &AssignmentPage::made, this, &ClassDesk::saveAssignment);
        connect(m_assignmentPage, &AssignmentPage::closed, this, &ClassDesk::closed);
    }
    m_assignmentPage->begin();
    emit opened(m_assignmentPage);
}

void ClassDesk::saveAssignment(const Assignment& assignment) {
    const QString name = fileName(QString::fromStdString(assignment.title.en));
    const QString file = QFileDialog::getSaveFileName(m_window, tr("Save the assignment"),
                                                      documents() + QLatin1Char('/') + name +
                                                          QStringLiteral(".assignment.json"),
                                                      tr("Assignments (*.assignment.json)"));
    if (!file.isEmpty())
        saveAssignmentTo(assignment, withEnding(file, ".assignment.json"));
}

void ClassDesk::saveAssignmentTo(const Assignment& assignment, const QString& file) {
    if (const auto written = writeFile(nativePath(file), writeAssignment(assignment)); !written) {
        m_assignmentPage->say(fileSaid(file, written.error()));
        return;
    }
    emit closed();
    refresh(tr("Saved as %1. Give it to the trainees: they choose it under Exam.").arg(file));
}

void ClassDesk::saveTable() {
    const QString file = QFileDialog::getSaveFileName(m_window, tr("Save the class as a table"),
                                                      documents() + QStringLiteral("/class.csv"),
                                                      tr("Tables (*.csv)"));
    if (!file.isEmpty())
        saveTableTo(withEnding(file, ".csv"));
}

void ClassDesk::saveTableTo(const QString& file) {
    const CsvForm form =
        WindowLanguage::language() == Language::it ? CsvForm::italian : CsvForm::international;
    const auto written = writeFile(nativePath(file), classTable(page().members(), form));
    m_page->say(written ? tr("Saved as %1").arg(file) : fileSaid(file, written.error()));
}

void ClassDesk::setScale(double scale) {
    m_scale = scale;
    if (m_page != nullptr)
        m_page->setScale(scale);
}

} // namespace mz
