// SPDX-License-Identifier: GPL-3.0-or-later
// What has been dealt: looked at again, and judged again.
#include "app/desktop/people/file_names.h"
#include "app/desktop/people/people_desk.h"
#include "app/desktop/people/sessions_page.h"
#include "app/desktop/report/report_pdf.h"
#include "app/records/regrade.h"
#include "app/results/exam_logs.h"

#include <QDateTime>
#include <QFileDialog>
#include <QStandardPaths>

namespace mz {

void PeopleDesk::showSessions() {
    if (m_sessionsPage != nullptr && m_sessionsPage->isVisible()) {
        emit closed();
        return;
    }
    if (m_atTheDoor)
        return; // first who it is
    showSessionsOf(m_records.person(), false);
}

SessionsPage& PeopleDesk::sessionsPage() {
    if (m_sessionsPage == nullptr) {
        m_sessionsPage = new SessionsPage(m_records, m_library, m_window);
        m_sessionsPage->hide();
        connect(m_sessionsPage, &SessionsPage::debriefWanted, this, &PeopleDesk::askDebrief);
        connect(m_sessionsPage, &SessionsPage::reportWanted, this, &PeopleDesk::saveReport);
        connect(m_sessionsPage, &SessionsPage::sittingWanted, this, &PeopleDesk::sittingWanted);
        connect(m_sessionsPage, &SessionsPage::assessmentWanted, this,
                &PeopleDesk::assessmentWanted);
        connect(m_sessionsPage, &SessionsPage::judgingWanted, this, &PeopleDesk::judgeAgain);
        connect(m_sessionsPage, &SessionsPage::progressWanted, this, &PeopleDesk::showProgress);
        connect(m_sessionsPage, &SessionsPage::closed, this, &PeopleDesk::closed);
        connect(m_sessionsPage, &SessionsPage::failed, this, &PeopleDesk::showTrouble);
    }
    return *m_sessionsPage;
}

void PeopleDesk::showSessionsOf(const std::optional<Person>& person, bool assesses) {
    sessionsPage().showOf(person, assesses);
    emit openedAbove(m_sessionsPage);
}

void PeopleDesk::refreshSessions() { sessionsPage().refresh(); }

void PeopleDesk::askDebrief(const SessionRow& session) {
    const QString key = session.start.key;
    const QString name = session.start.file.isEmpty() ? key : session.start.file;
    m_records.keeper().ask([key](Database& database) { return logText(database, key); }, this,
                           [this, name](const OrTrouble<std::optional<std::string>>& log) {
                               if (!log)
                                   return showTrouble(log.error());
                               if (*log)
                                   emit debriefWanted(name, **log);
                           });
}

void PeopleDesk::saveReport(const SessionRow& session) {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString name = QString::fromStdString(session.start.header.scenario);
    const QString file = QFileDialog::getSaveFileName(
        m_window, tr("Save the report"), folder + QLatin1Char('/') + name + QStringLiteral(".pdf"),
        tr("PDF (*.pdf)"));
    if (!file.isEmpty())
        saveReportTo(session, withEnding(file, ".pdf"));
}

void PeopleDesk::saveReportTo(const SessionRow& session, const QString& file) {
    const SessionStart start = session.start;
    m_records.keeper().ask(
        [key = start.key](Database& database) { return logText(database, key); }, this,
        [this, start, file](const OrTrouble<std::optional<std::string>>& log) {
            if (!log)
                return showTrouble(log.error());
            auto opened = openLogText(m_library, start.key, log->value_or(std::string()));
            if (!opened)
                return m_sessionsPage->say(opened.error().text);
            const auto& person = m_sessionsPage->person();
            const std::string text = log->value_or(std::string());
            const ExamLogs exam = examLogs({&text, 1});
            ReportDetails details{person ? person->name : QString(),
                                  person ? person->number : QString(), std::nullopt,
                                  QString::fromStdString(exam.lastHash)};
            details.startNumber = exam.startNumber;
            details.record = exam.check;
            const ReportFacts facts =
                reportFacts({{std::move(*opened), start.startedAt, std::nullopt}}, details);
            const auto written = writeReport(facts, file);
            m_sessionsPage->say(written ? tr("Saved as %1").arg(file)
                                        : fileSaid(file, written.error()));
        });
}

void PeopleDesk::judgeAgain() {
    m_records.keeper().ask(
        [judges = m_records.judges()](Database& database) {
            return regrade(database, *judges, QDateTime::currentMSecsSinceEpoch());
        },
        this,
        [this](const OrTrouble<Regraded>& judged) {
            if (!judged)
                return showTrouble(judged.error());
            m_sessionsPage->refresh();
            QString text = tr("%n session(s) judged again.", nullptr, judged->sessions);
            text += QLatin1Char(' ') + (judged->changed == 0
                                            ? tr("Every verdict stays as it was.")
                                            : tr("%n verdict(s) differ; both stand side by side.",
                                                 nullptr, judged->changed));
            m_sessionsPage->say(text);
        });
}

} // namespace mz
