// SPDX-License-Identifier: GPL-3.0-or-later
// An exam or an assignment at this table.
#include "app/desktop/coach/lesson.h"
#include "app/desktop/debrief/debrief_desk.h"
#include "app/desktop/exam/exam_desk.h"
#include "app/desktop/people/people_desk.h"
#include "app/desktop/window/chooser.h"
#include "app/desktop/window/main_window.h"

namespace mz {

void MainWindow::makeExams() {
    connect(m_exams, &ExamDesk::opened, this, &MainWindow::openAbove);
    connect(m_exams, &ExamDesk::closed, this, &MainWindow::closePage);
    connect(m_exams, &ExamDesk::handWanted, this, &MainWindow::dealOfExam);
    connect(m_exams, &ExamDesk::ticked, this, &MainWindow::showCrumb);
    connect(m_exams, &ExamDesk::over, this, &MainWindow::showCrumb);
    connect(m_exams, &ExamDesk::told, this, [this](const QString& text) { showStatus(text); });
    connect(m_exams, &ExamDesk::refused, this, [this](const QString& why) {
        if (m_page == m_chooser)
            m_chooser->say(why);
        else
            showStatus(why);
    });
    connect(m_exams, &ExamDesk::peopleWanted, m_people, &PeopleDesk::show);
    connect(m_exams, &ExamDesk::failed, m_people, &PeopleDesk::showTrouble);
    connect(m_exams, &ExamDesk::debriefWanted, this, &MainWindow::lookAgain);
}

bool MainWindow::inExam() const { return m_exams->running(); }

void MainWindow::lookAgain(const QString& name, const std::string& log) {
    if (const auto opened = m_debrief->openText(name, log); !opened)
        showStatus(opened.error());
}

void MainWindow::offerExam(const Assignment& exam) { m_exams->offer(exam, true); }

void MainWindow::dealOfExam(const Dealing& dealing) {
    m_list.reset();
    m_current.reset();
    m_lesson->begin(ofPerson(dealing), false);
    goToTable();
}

// What he left between two hands; with nothing of that kind he chooses.
void MainWindow::goOnWithExam() {
    m_exams->findBrokenOff([this](bool found) {
        if (!found && !m_controller.running())
            showChooser();
    });
}

} // namespace mz
