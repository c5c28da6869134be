// SPDX-License-Identifier: GPL-3.0-or-later
// What the window does about the debrief.
#include "app/desktop/coach/lesson.h"
#include "app/desktop/debrief/debrief_desk.h"
#include "app/desktop/exam/exam_desk.h"
#include "app/desktop/window/main_window.h"

namespace mz {

tl::expected<void, QString> MainWindow::openDebrief(const QString& file) {
    if (!m_controller.running() && m_chooser == nullptr)
        showChooser(); // where closing it leads to
    return m_debrief->openFile(file);
}

void MainWindow::openDebriefOfSession() {
    if (inExam())
        return showStatus(tr("What was right or wrong is told when all hands are dealt."));
    if (m_debrief->sessionOver())
        m_debrief->openSession(m_current);
    else
        showStatus(tr("The debrief opens when the case is over."));
}

// In the mode that is set; where that would show or forbid what is to be tried, in practice.
void MainWindow::start(const DebriefStart& from) {
    Dealing dealing = ofPerson(from.dealing);
    const bool tries = m_settings.mode == Mode::learn || m_settings.mode == Mode::exam;
    dealing.mode = tries ? Mode::practice : m_settings.mode;
    m_current = from.found;
    m_list.reset();
    m_lesson->beginFrom(std::move(dealing), from.before);
    goToTable();
}

// The case of a log need not stand in any pack.
void MainWindow::again() {
    if (inExam())
        return showStatus(tr("Here no hand is dealt a second time."));
    if (m_current && !m_list)
        deal(*m_current, true);
    else
        m_lesson->beginFrom(m_controller.dealing(), {});
}

} // namespace mz
