// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/people/records_desk.h"

#include <QObject>

#include <optional>

namespace mz {

class Library;
class PeoplePage;
class ProgressPage;
class SessionsPage;
struct SessionRow;
class TroublePage;

// Who sits down at the table: asks at the start, and whenever somebody else wants to.
class PeopleDesk : public QObject {
    Q_OBJECT

public:
    // Its pages are made when they are first needed, as children of `window`.
    PeopleDesk(RecordsDesk& records, Library& library, QWidget* window);

    // Whoever was at a table when the program was killed sits there again; else the one who is
    // known; else who it is must be said. `nameless`: nobody said it last time.
    void welcome(bool nameless);
    // The same without a question: who was here last, or nobody, before anything else happens.
    void takeTheLast(bool nameless);
    void show();
    // What the person who is here has dealt.
    void showSessions();
    // What somebody else has dealt, for an instructor.
    void showSessionsOf(const std::optional<Person>& person, bool assesses);
    // The page of sessions again, as it is by now.
    void refreshSessions();
    // How far he has come.
    void showProgress();
    // What a new person begins with.
    void setLike(const Person& like) { m_like = like; }
    // A person's records as a file, and back; what comes of it stands on the page.
    void saveRecordsTo(const Person& person, const QString& file);
    void takeInRecordsOf(const QString& file);
    // The report of a session of the one who is here, as a PDF; likewise.
    void saveReportTo(const SessionRow& session, const QString& file);
    void showTrouble(const RecordsTrouble& trouble);
    void retranslate();

signals:
    void opened(QWidget* page);
    void openedAbove(QWidget* page); // closed, it leads back to where it was opened
    void closed();
    void satDown(const std::optional<mz::Person>& person);
    void told(const QString& text); // for the status line
    void walRefused();
    void sittingWanted(const QString& key);
    void assessmentWanted(const mz::SessionRow& session, const QString& title);
    // A session is to be looked at again.
    void debriefWanted(const QString& name, const std::string& log);
    void drillWanted(const std::string& rule);

private:
    void sit(const std::optional<Person>& person);
    void take(const RecordsDesk::Start& start);
    void takeAtDoor(const RecordsDesk::Start& start, bool nameless);
    void openPage();
    void add(const Person& person, bool adopts);
    void change(const Person& person);
    void remove(const Person& person);
    void saveRecords(const Person& person);
    void takeInRecords();
    void refresh(const QString& note = {});
    void beginAnew();
    [[nodiscard]] SessionsPage& sessionsPage();
    void askProgress();
    void askDebrief(const SessionRow& session);
    void saveReport(const SessionRow& session);
    void judgeAgain();

    RecordsDesk& m_records;
    Library& m_library;
    QWidget* m_window;
    PeoplePage* m_page = nullptr;
    SessionsPage* m_sessionsPage = nullptr;
    ProgressPage* m_progressPage = nullptr;
    TroublePage* m_troublePage = nullptr;
    QList<Person> m_everybody;
    int m_nameless = 0;
    Person m_like;
    bool m_atTheDoor = false; // nobody sits yet
};

} // namespace mz
