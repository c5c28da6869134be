// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/people/records_desk.h"
#include "app/desktop/school/class_book.h"
#include "app/results/assignment.h"

#include <QObject>

namespace mz {

class AssessPage;
class AssignmentPage;
class ClassPage;
class Library;
struct SessionRow;

// What an instructor does: the roster, assignments, the results that come back, and what he says of
// them.
class ClassDesk : public QObject {
    Q_OBJECT

public:
    // Its pages are made when they are first needed, as children of `window`.
    ClassDesk(RecordsDesk& records, Library& library, QWidget* window);

    void show();
    // From files; what comes of it stands on the page.
    void readRosterFrom(const QString& file);
    void takeResultsFrom(const QStringList& files);
    void saveAssignmentTo(const Assignment& assignment, const QString& file);
    void saveTableTo(const QString& file);
    // What an instructor says of this session.
    void assess(const SessionRow& session, const QString& about);
    void setScale(double scale);
    void retranslate();

signals:
    void opened(QWidget* page); // above what is open
    void closed();
    void sessionsWanted(const mz::Person& person);
    void assessed(); // the session has something new beside its verdict
    void failed(const mz::RecordsTrouble& trouble);

private:
    ClassPage& page();
    void refresh(const QString& note = {});
    void showGroup(const QString& group, const QString& note);
    void readRoster();
    void takeResults();
    [[nodiscard]] static QString firstOf(const QStringList& told);
    void showTaken(const std::vector<ResultsTaken>& taken);
    void newAssignment();
    void saveAssignment(const Assignment& assignment);
    void saveTable();
    void keep(const std::optional<Assessment>& assessment, const std::optional<Rating>& rating);

    RecordsDesk& m_records;
    Library& m_library;
    QWidget* m_window;
    ClassPage* m_page = nullptr;
    AssignmentPage* m_assignmentPage = nullptr;
    AssessPage* m_assessPage = nullptr;
    QString m_assessed; // the key of the session
    double m_scale = 1;
};

} // namespace mz
