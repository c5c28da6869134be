// SPDX-License-Identifier: GPL-3.0-or-later
// A sitting that is over: its result, its hands, its report.
#include "app/desktop/debrief/debrief_log.h"
#include "app/desktop/exam/exam_desk.h"
#include "app/desktop/exam/exam_page.h"
#include "app/desktop/people/file_names.h"
#include "app/desktop/report/report_pdf.h"
#include "app/desktop/sentences/rule_sentences.h"
#include "app/files/files.h"
#include "app/records/exchange.h"
#include "app/records/native_path.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

#include <utility>

namespace mz {

void ExamDesk::showSitting(const QString& key) {
    m_records.keeper().ask([key, logs = m_records.logs()](
                               Database& database) { return readSitting(database, key, logs); },
                           this,
                           [this](OrTrouble<std::optional<SittingRecord>> record) {
                               if (!record)
                                   return emit failed(record.error());
                               if (*record)
                                   showOver(std::move(**record));
                           });
}

void ExamDesk::showOver(SittingRecord record) {
    std::vector<ReportedLog> logs;
    std::vector<std::optional<std::size_t>> reported;
    for (const SatHand& hand : record.hands) {
        auto opened = openLogText(m_library, hand.session.start.key, hand.log);
        reported.push_back(opened ? std::optional(logs.size()) : std::nullopt);
        if (opened)
            logs.push_back({std::move(*opened), hand.session.start.startedAt, std::nullopt});
    }
    const auto& person = m_records.person();
    const bool his = person && record.sitting.start.person == person->id;
    const ReportDetails details{his ? person->name : QString(),
                                his ? person->number : QString(),
                                std::nullopt,
                                record.sitting.lastHash,
                                record.planned(),
                                record.sitting.startNumber,
                                record.check(),
                                record.sitting.imported};
    m_facts = logs.empty() ? ReportFacts() : reportFacts(logs, details);
    m_shown = std::move(record);
    page().showOver({*m_shown, m_facts, std::move(reported)});
    if (std::exchange(m_timeOver, false))
        m_page->say(tr("The time for all hands was over."));
    emit opened(m_page);
}

void ExamDesk::look(int hand) {
    if (!m_shown || hand >= static_cast<int>(m_shown->hands.size()))
        return;
    const SatHand& sat = m_shown->hands[static_cast<std::size_t>(hand)];
    const SessionStart& start = sat.session.start;
    emit debriefWanted(start.file.isEmpty() ? start.key : start.file, sat.log);
}

// Beside the assignment, where the instructor looks for it, with a name that tells whose it is.
void ExamDesk::handIn() {
    const QString folder = m_folder.isEmpty()
                               ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                               : m_folder;
    const auto& person = m_records.person();
    const QString who = !person                    ? QString()
                        : person->number.isEmpty() ? person->name
                                                   : person->number;
    const QString file = QFileDialog::getSaveFileName(
        m_window, tr("Hand in the results"),
        folder + QLatin1Char('/') +
            fileName(QStringLiteral("%1 %2").arg(m_shown->sitting.start.title, who)) +
            QStringLiteral(".records.json"),
        tr("Results (*.records.json)"));
    if (!file.isEmpty())
        handInTo(withEnding(file, ".records.json"));
}

void ExamDesk::handInTo(const QString& file) {
    using Written = tl::expected<void, FileTrouble>;
    m_records.keeper().ask(
        [start = m_shown->sitting.start, file](Database& database) -> OrTrouble<Written> {
            const auto records = recordsOf(database, start.person.value_or(0), start.exam);
            if (!records)
                return tl::unexpected(records.error());
            return *records ? writeFile(nativePath(file), writeRecords(**records)) : Written();
        },
        this,
        [this, file](const OrTrouble<Written>& written) {
            if (!written)
                return emit failed(written.error());
            m_page->say(*written ? tr("Handed in as %1").arg(file)
                                 : fileSaid(file, written->error()));
        });
}

void ExamDesk::openAssignment() {
    const QString file = QFileDialog::getOpenFileName(
        m_window, tr("Open an assignment"),
        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
        tr("Assignments (*.assignment.json)"));
    if (!file.isEmpty())
        openAssignmentFrom(file);
}

// A pack that lies beside it and is not here yet is taken along.
void ExamDesk::openAssignmentFrom(const QString& file) {
    const auto text = readFile(nativePath(file));
    if (!text)
        return emit refused(fileSaid(file, text.error()));
    auto assignment = readAssignment(*text);
    if (!assignment) {
        const Problem& problem = assignment.error().front();
        return emit refused(
            QStringLiteral("%1:%2: %3: %4")
                .arg(file)
                .arg(problem.line)
                .arg(QString::fromStdString(problem.pointer), RuleSentences::problem(problem)));
    }
    m_folder = QFileInfo(file).absolutePath();
    for (const QFileInfo& pack : QDir(m_folder).entryInfoList({QStringLiteral("*.pack.json")}))
        m_library.takeIn(pack.filePath());
    offer(std::move(*assignment), false);
}

void ExamDesk::saveReport() {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString name =
        m_shown ? fileName(QStringLiteral("%1 %2").arg(m_shown->sitting.start.title, m_facts.name))
                : QString();
    const QString file = QFileDialog::getSaveFileName(
        m_window, tr("Save the report"), folder + QLatin1Char('/') + name + QStringLiteral(".pdf"),
        tr("PDF (*.pdf)"));
    if (!file.isEmpty())
        saveReportTo(withEnding(file, ".pdf"));
}

void ExamDesk::saveReportTo(const QString& file) {
    const auto written = writeReport(m_facts, file);
    m_page->say(written ? tr("Saved as %1").arg(file) : fileSaid(file, written.error()));
}

} // namespace mz
