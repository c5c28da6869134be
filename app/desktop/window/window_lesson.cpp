// SPDX-License-Identifier: GPL-3.0-or-later
// A case is dealt, shown, or held at a fault.
#include "app/desktop/coach/coach_panel.h"
#include "app/desktop/coach/lesson.h"
#include "app/desktop/sentences/rule_sentences.h"
#include "app/desktop/sentences/window_language.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/title_bar.h"

#include <QLabel>

namespace mz {

void MainWindow::makeLesson() {
    connect(m_lesson, &Lesson::changed, this, &MainWindow::showHeld);
    connect(m_lesson, &Lesson::told, this, &MainWindow::showStatus);
    connect(m_lesson, &Lesson::lookedAt, m_table, &TableSurface::lookAt);
    connect(m_lesson, &Lesson::panelWanted, this, [this](bool wanted) {
        if (wanted == m_coachOpen || (!wanted && !m_coachLent))
            return;
        m_coachOpen = wanted;
        m_coachLent = wanted;
        arrange();
    });
}

// A table that is frozen is covered, so that nobody studies it; one that is held stays in view.
void MainWindow::showHeld() {
    const bool frozen = m_controller.frozen() && !m_lesson->choosing();
    m_title->setFrozen(frozen || m_lesson->stopped());
    m_backAgain = m_backAgain && frozen;
    m_frozenTitle->setText(m_backAgain ? tr("Back at your table") : tr("Frozen"));
    m_frozenText->setText(m_backAgain ? tr("The hand stands as you left it. Esc goes on.")
                          : inExam()
                              ? tr("The time of the exam goes on. Esc takes the hand up again.")
                              : tr("Time stands still. Esc goes on."));
    m_frozen->setVisible(frozen && m_page == nullptr);
    m_frozen->raise();
}

bool MainWindow::deal(Library::Found which, bool again) {
    auto prepared = m_library.prepare(which.pack, which.scenario);
    if (!prepared) {
        const Problem& problem = prepared.error();
        showStatus(QStringLiteral("%1: %2").arg(QString::fromStdString(problem.pointer),
                                                RuleSentences::problem(problem)));
        return false;
    }
    const Pack& pack = m_library.pack(which.pack).reading.pack;
    m_current = which;
    m_lesson->begin(dealing(pack.id, pack.edition, pack.pass,
                            std::make_shared<const Case>(std::move(*prepared)), m_settings.mode),
                    again);
    goToTable();
    return true;
}

// As the person who is here deals it.
Dealing MainWindow::dealing(const std::string& pack, int edition, int pass,
                            std::shared_ptr<const Case> theCase, Mode mode) const {
    return ofPerson({pack, edition, pass, std::move(theCase), mode,
                     std::string(code(WindowLanguage::language()))});
}

void MainWindow::goToTable() {
    showCrumb();
    openPage(nullptr);
    m_table->setFocus(Qt::OtherFocusReason);
}

} // namespace mz
