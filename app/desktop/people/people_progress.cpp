// SPDX-License-Identifier: GPL-3.0-or-later
// How far somebody has come: asked of the records whenever it is looked at.
#include "app/desktop/people/people_desk.h"
#include "app/desktop/progress/progress_page.h"
#include "app/records/progress.h"

#include <QTimeZone>

namespace mz {

void PeopleDesk::showProgress() {
    if (m_progressPage != nullptr && m_progressPage->isVisible()) {
        emit closed();
        return;
    }
    if (m_atTheDoor)
        return; // first who it is
    if (m_progressPage == nullptr) {
        m_progressPage = new ProgressPage(m_window);
        m_progressPage->hide();
        connect(m_progressPage, &ProgressPage::drillWanted, this, &PeopleDesk::drillWanted);
        connect(m_progressPage, &ProgressPage::sessionsWanted, this, &PeopleDesk::showSessions);
        connect(m_progressPage, &ProgressPage::peopleWanted, this, &PeopleDesk::show);
        connect(m_progressPage, &ProgressPage::closed, this, &PeopleDesk::closed);
    }
    const auto& person = m_records.person();
    m_progressPage->setPerson(person ? person->name : QString());
    emit openedAbove(m_progressPage);
    if (person)
        askProgress();
}

void PeopleDesk::askProgress() {
    m_records.keeper().ask(
        [id = m_records.person()->id](Database& database) {
            return progressOf(database, id, QTimeZone::systemTimeZone());
        },
        this,
        [this, id = m_records.person()->id](OrTrouble<Progress> progress) {
            if (!m_progressPage->isVisible() || !m_records.person() || m_records.person()->id != id)
                return; // nobody looks at it any more
            if (progress)
                m_progressPage->setProgress(std::move(*progress));
            else
                showTrouble(progress.error());
        });
}

} // namespace mz
