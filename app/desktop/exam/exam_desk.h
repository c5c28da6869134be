// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/exam/sitting_record.h"
#include "app/desktop/people/records_desk.h"
#include "app/desktop/report/report_facts.h"
#include "app/desktop/session/hand_list.h"
#include "app/results/assignment.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace mz {

class ExamPage;

// Has an exam or an assignment dealt: its start is in the records before the first card is, its
// time runs by the clock on the wall, and when it is over it is looked at as a whole.
class ExamDesk : public QObject {
    Q_OBJECT

public:
    // Its page is made when it is first needed, as a child of `window`.
    ExamDesk(RecordsDesk& records, Library& library, Controller& controller, QWidget* window);

    // What is to be dealt, with all that must be known before it begins. `free`: its limits may be
    // chosen here.
    void offer(Assignment assignment, bool free);
    // An assignment from a file, or why it is none.
    void openAssignment();
    void openAssignmentFrom(const QString& file);
    // From its beginning to its end, also between two hands.
    [[nodiscard]] bool running() const { return m_running.has_value(); }
    [[nodiscard]] const Assignment& assignment() const { return m_running->assignment; }
    // The hand under way, or dealt last; 0: none yet.
    [[nodiscard]] int hand() const { return m_running->hand; }
    // Deals the next hand, or shows where it stands.
    void next();
    // Once a hand is over: what the trainee does then.
    [[nodiscard]] QString whatNext() const;
    // Where it stands, with what can be done about it.
    void show();
    // A sitting that is over.
    void showSitting(const QString& key);
    // The sitting that this person left without an end, if there is one. `then` gets whether.
    void findBrokenOff(std::function<void(bool)> then);
    // Goes on with the sitting of a session that was broken off; `then` when it can be dealt.
    void goOnWith(const QString& sitting, std::function<void()> then);
    // The person has left the table: the sitting stands still until he comes back.
    void putAway();

    // For the title: "Exam › Hand 3 of 10 › 12:34".
    [[nodiscard]] QString crumb() const;
    void saveReportTo(const QString& file);
    // What is shown as a file for the instructor.
    void handInTo(const QString& file);
    void retranslate();

signals:
    void opened(QWidget* page);
    void closed();
    void handWanted(const mz::Dealing& dealing);
    void ticked(); // the title has another time
    void over();   // no hand of it is under way any more
    void peopleWanted();
    void debriefWanted(const QString& name, const std::string& log);
    void told(const QString& text);   // for the status line
    void refused(const QString& why); // a file that is no assignment
    void failed(const mz::RecordsTrouble& trouble);

private:
    struct Running {
        Assignment assignment;
        QString key;
        int startNumber = 1;
        qint64 startedAt = 0; // ms since 1970 UTC
        int hand = 0;
        std::string seal;         // of the hand before
        qint64 handStartedAt = 0; // as above
        bool handOver = true;
    };

    ExamPage& page();
    void begin(const TimeLimits& limits);
    void dealNext();
    void goOn(const SittingRecord& record);
    void handEnded(bool finished);
    void leaveHand();
    void writeEnd();
    void end();
    [[nodiscard]] bool isLast() const;
    [[nodiscard]] bool lock(const QString& sitting);
    void tick();
    void showOver(SittingRecord record);
    void saveReport();
    void handIn();
    void look(int hand);
    [[nodiscard]] std::optional<Dealing> dealingOf(const AssignedHand& hand) const;
    // Of the time for all hands and for this one; nothing: there is no limit.
    [[nodiscard]] std::optional<qint64> msOfAll() const;
    [[nodiscard]] std::optional<qint64> msOfHand() const;

    RecordsDesk& m_records;
    Library& m_library;
    Controller& m_controller;
    QWidget* m_window;
    ExamPage* m_page = nullptr;
    Assignment m_offered;
    QString m_folder; // where the assignment lay: there its results are looked for
    std::optional<Running> m_running;
    std::shared_ptr<QLockFile> m_lock;    // keeps it from other programs while it is running
    std::optional<SittingRecord> m_shown; // that is over
    ReportFacts m_facts;                  // of it
    bool m_timeOver = false;              // that is why it has ended
    QTimer m_tick;
};

} // namespace mz
