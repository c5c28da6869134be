// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody sits down: with his wishes, and at the hand that he left.
#include "app/desktop/coach/lesson.h"
#include "app/desktop/exam/exam_desk.h"
#include "app/desktop/people/people_desk.h"
#include "app/desktop/sentences/window_language.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/title_bar.h"
#include "core/session/reopen.h"

#include <QLabel>

namespace mz {

void MainWindow::makePeople() {
    connect(m_title, &TitleBar::peopleWanted, this, [this] { run(Command::people); });
    connect(m_people, &PeopleDesk::opened, this, &MainWindow::openPage);
    connect(m_people, &PeopleDesk::openedAbove, this, &MainWindow::openAbove);
    connect(m_people, &PeopleDesk::sittingWanted, m_exams, &ExamDesk::showSitting);
    connect(m_people, &PeopleDesk::closed, this, &MainWindow::closePage);
    connect(m_people, &PeopleDesk::satDown, this, &MainWindow::sitDown);
    connect(m_people, &PeopleDesk::told, this, [this](const QString& text) { showStatus(text); });
    connect(m_people, &PeopleDesk::debriefWanted, this, &MainWindow::lookAgain);
    connect(m_people, &PeopleDesk::drillWanted, this,
            [this](const std::string& rule) { dealList(HandList::drill(rule)); });
    connect(m_people, &PeopleDesk::walRefused, this, [this] {
        if (m_settings.walTold)
            return;
        Settings settings = m_settings;
        settings.walTold = true;
        useSettings(settings);
        showStatus(tr("The records lie where two programs cannot use them at the same time: one "
                      "waits for the other. Nothing is lost by it."));
    });
}

void MainWindow::welcome() { m_people->welcome(m_settings.nameless); }

void MainWindow::takeTheLastPerson() {
    m_people->takeTheLast(m_settings.nameless);
    if (m_records->person())
        apply(wishesOf(*m_records->person()));
    m_records->takeInLogs();
}

Settings MainWindow::wishesOf(const Person& person) const {
    Settings settings = m_settings;
    if (m_options.lang.isEmpty())
        settings.lang = person.lang;
    settings.textPercent = person.textPercent;
    settings.fourColours = person.fourColours;
    return settings;
}

// The wishes are the person's; where nobody has a name they are the computer's.
void MainWindow::keepWishes(const Settings& settings) {
    Settings computers = settings;
    if (m_records->person()) {
        Person person = *m_records->person();
        if (settings.lang != m_settings.lang)
            person.lang = settings.lang;
        person.textPercent = settings.textPercent;
        person.fourColours = settings.fourColours;
        if (person != *m_records->person())
            m_records->changePerson(person);
        computers.textPercent = m_namelessWishes.textPercent;
        computers.fourColours = m_namelessWishes.fourColours;
    } else {
        m_namelessWishes = settings;
    }
    writeSettings(m_options.data, computers);
}

void MainWindow::sitDown(const std::optional<Person>& person) {
    const auto& before = m_records->person();
    const bool stays = person && before && before->id == person->id && m_controller.running();
    if (!stays) {
        m_controller.putAway();
        m_exams->putAway();
    }
    m_records->setPerson(person);
    Settings settings = person ? wishesOf(*person) : m_settings;
    if (!person) {
        settings.textPercent = m_namelessWishes.textPercent;
        settings.fourColours = m_namelessWishes.fourColours;
    }
    settings.nameless = !person;
    if (settings.lang != m_settings.lang)
        WindowLanguage::use(settings.lang == QLatin1String("it") ? Language::it : Language::en);
    apply(settings);
    keepWishes(settings);
    if (stays)
        return openPage(nullptr);
    m_current.reset();
    m_list.reset();
    showCrumb();
    m_records->askBrokenOff(this, [this](const OrTrouble<std::optional<BrokenOff>>& found) {
        if (m_controller.running())
            return; // quicker than the answer
        if (found && *found)
            resume(**found);
        else
            goOnWithExam();
    });
    m_records->takeInLogs();
}

void MainWindow::resume(const BrokenOff& session) {
    const QString& sitting = session.row.start.sitting;
    if (sitting.isEmpty())
        return backTo(session);
    m_exams->goOnWith(sitting, [this, session] { backTo(session); });
}

// Frozen, so that the trainee looks first and goes on when he wants to.
void MainWindow::backTo(const BrokenOff& session) {
    auto log = readLog(session.text);
    const Shelf shelf{[this](std::string_view id) { return m_library.packCalled(id); },
                      [this](const std::string& id) { return m_library.book(id); }};
    auto reopened = log ? reopen(std::move(*log), shelf) : tl::unexpected(std::move(log.error()));
    const QString key = session.row.start.key;
    if (reopened) {
        const LogHeader& header = reopened->log.header;
        m_current = m_library.find(header.pack, header.scenario);
        Dealing dealing = ofPerson({header.pack, header.edition.value_or(reopened->edition),
                                    reopened->pass, reopened->ofCase, header.mode, header.lang});
        dealing.sitting = header.sitting;
        m_records->goOnWith(key);
        if (m_lesson->resume(std::move(dealing), reopened->log,
                             {session.file, session.text, session.lock})) {
            m_frozenBefore = true;
            m_backAgain = true;
            showHeld();
            return goToTable();
        }
    }
    m_records->giveUp(key);
    m_current.reset();
    showChooser();
}

Dealing MainWindow::ofPerson(Dealing dealing) const {
    if (m_records->person()) {
        dealing.trainee = m_records->person()->name.toStdString();
        dealing.traineeKey = m_records->person()->key.toStdString();
    }
    return dealing;
}

} // namespace mz
