// SPDX-License-Identifier: GPL-3.0-or-later
// The instructor at this window.
#include "app/desktop/people/people_desk.h"
#include "app/desktop/school/class_desk.h"
#include "app/desktop/window/main_window.h"

namespace mz {

void MainWindow::makeClass() {
    connect(m_class, &ClassDesk::opened, this, &MainWindow::openAbove);
    connect(m_class, &ClassDesk::closed, this, &MainWindow::closePage);
    connect(m_class, &ClassDesk::failed, m_people, &PeopleDesk::showTrouble);
    connect(m_class, &ClassDesk::sessionsWanted, m_people,
            [this](const Person& person) { m_people->showSessionsOf(person, true); });
    connect(m_people, &PeopleDesk::assessmentWanted, m_class, &ClassDesk::assess);
    connect(m_class, &ClassDesk::assessed, m_people, &PeopleDesk::refreshSessions);
}

} // namespace mz
