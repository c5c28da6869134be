// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/coach/hint_ladder.h"
#include "app/desktop/keys/commands.h"
#include "app/desktop/session/controller.h"
#include "app/desktop/session/hand_list.h"
#include "app/desktop/session/library.h"
#include "app/desktop/table/table_sounds.h"
#include "app/desktop/table/table_surface.h"
#include "app/desktop/window/options.h"
#include "app/desktop/window/settings.h"

#include <QHash>
#include <QPointer>
#include <QWidget>

class QLabel;
class QShortcut;

namespace mz {

class ActionBar;
class Chooser;
class ClassDesk;
class CoachPanel;
class DebriefDesk;
class ExamDesk;
class KeysPage;
class Lesson;
struct Assignment;
struct BrokenOff;
struct DebriefStart;
class PeopleDesk;
struct Person;
class RecordsDesk;
class SettingsPage;
class TitleBar;

// The window: title bar, table, button bar and coach, and the pages that come over them.
class MainWindow : public QWidget {
    Q_OBJECT

public:
    explicit MainWindow(const Options& options, QWidget* parent = nullptr);

    [[nodiscard]] Library& library() { return m_library; }
    [[nodiscard]] Controller& controller() { return m_controller; }
    [[nodiscard]] TableSurface& table() { return *m_table; }
    [[nodiscard]] Lesson& lesson() { return *m_lesson; }
    // Deals this scenario; false where it cannot be dealt, which is then said. Learning, it is
    // shown first, but not `again`.
    bool deal(Library::Found which, bool again = false);
    void showChooser();
    // Shows what it is; it is dealt when the trainee begins it.
    void offerExam(const Assignment& exam);
    // Deals the first of a list; N deals the next.
    void dealList(HandList list);
    // Asks who deals, where that is not clear; then the hand that he left, or the chooser.
    void welcome();
    // The same without a question, before anything is dealt.
    void takeTheLastPerson();
    [[nodiscard]] RecordsDesk& records() { return *m_records; }
    // Shows the log of a file; why that cannot be done, as "FILE:LINE: reason".
    [[nodiscard]] tl::expected<void, QString> openDebrief(const QString& file);
    [[nodiscard]] DebriefDesk& debrief() { return *m_debrief; }
    void run(Command command);
    void useLanguage(bool italian);
    void useSettings(const Settings& settings);
    [[nodiscard]] const Settings& settings() const { return m_settings; }
    [[nodiscard]] QString statusText() const;
    // Takes the place and size that it had when it was closed; on a smaller screen what fits.
    void takeLastPlace();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void makeShortcuts();
    void arrange();
    void retranslate();
    void makeLesson();
    void showHeld();
    void showCrumb();
    void showStatus(const QString& alert = {});
    void setStatus(const QString& text, bool alert);
    void announce(const QString& text);
    void say(const QString& text);
    void announceDone(const TableView& before, const Deed& deed);
    void readOut(Command command);
    void readSeat(Seat seat);
    void recorded(const Recorded& what);
    void answered(const Reply& answer);
    void digit(int digit);
    void escape();
    void hint();
    void next();
    void nextOfList();
    void again();
    void sessionOver(bool finished);
    [[nodiscard]] QString listCrumb() const;
    [[nodiscard]] QString countOfTable() const;
    void offerRedo();
    void openDebriefOfSession();
    void start(const DebriefStart& from);
    void makePeople();
    void makeExams();
    void makeClass();
    void lookAgain(const QString& name, const std::string& log);
    void dealOfExam(const Dealing& dealing);
    void goOnWithExam();
    [[nodiscard]] Chooser& chooser();
    [[nodiscard]] bool inExam() const;
    void sitDown(const std::optional<Person>& person);
    void resume(const BrokenOff& session);
    void backTo(const BrokenOff& session);
    void apply(const Settings& settings);
    void keepWishes(const Settings& settings);
    [[nodiscard]] Settings wishesOf(const Person& person) const;
    [[nodiscard]] Dealing ofPerson(Dealing dealing) const;
    [[nodiscard]] Dealing dealing(const std::string& pack, int edition, int pass,
                                  std::shared_ptr<const Case> theCase, Mode mode) const;
    void goToTable();
    void openDrawer(bool open = true);
    void showPage(QWidget* page);    // null: back to the table
    void openPage(QWidget* page);    // the same, and nothing is below it
    void openAbove(QWidget* page);   // closed, it leads back to the page it was opened from
    void toggleAbove(QWidget* page); // the same, or closes it
    void closePage();
    void tableShortcuts(bool enabled);
    void useKeys(const KeyMap& keys);
    [[nodiscard]] Place placeOfDeed(const Deed& deed) const;

    Options m_options;
    Settings m_settings;
    Settings m_namelessWishes; // of who practises without a name
    Library m_library;
    Controller m_controller;
    std::optional<Library::Found> m_current;
    std::optional<HandList> m_list; // from which it comes; nothing: from its pack
    TableSounds m_sounds;
    HintLadder m_hints;
    TitleBar* m_title;
    TableSurface* m_table;
    ActionBar* m_bar;
    QLabel* m_status;
    QString m_spoken; // the last that the status line said of itself
    CoachPanel* m_coach;
    Lesson* m_lesson;
    DebriefDesk* m_debrief;
    RecordsDesk* m_records;
    PeopleDesk* m_people;
    ExamDesk* m_exams;
    ClassDesk* m_class;
    QWidget* m_frozen;
    QLabel* m_frozenTitle;
    QLabel* m_frozenText;
    Chooser* m_chooser = nullptr; // made when first shown, as are the other pages
    KeysPage* m_keysPage = nullptr;
    SettingsPage* m_settingsPage = nullptr;
    QWidget* m_page = nullptr;             // the one that is open
    QList<QPointer<QWidget>> m_pagesBelow; // those that come back, the last one first
    bool m_coachOpen = false;              // as a drawer
    bool m_coachLent = false;              // opened by the lesson, which closes it again
    bool m_frozenBefore = false;           // when the page was opened
    bool m_backAgain = false;              // frozen since the session was resumed
    QList<QShortcut*> m_commandShortcuts;  // in the order of the commands
    QList<QShortcut*> m_tableShortcuts;
    QShortcut* m_confirm = nullptr; // Enter, while a pot is being pushed
};

} // namespace mz
