// SPDX-License-Identifier: GPL-3.0-or-later
// One person's records go into a file, and come out of one.
#include "app/desktop/people/file_names.h"
#include "app/desktop/people/people_desk.h"
#include "app/desktop/people/people_page.h"
#include "app/desktop/sentences/rule_sentences.h"
#include "app/files/files.h"
#include "app/records/exchange.h"
#include "app/records/native_path.h"

#include <QDateTime>
#include <QFileDialog>
#include <QPointer>
#include <QStandardPaths>

namespace mz {

namespace {

QString fileOf(const Person& person) {
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + QLatin1Char('/') +
           fileName(person.name) + QStringLiteral(".records.json");
}

using Came = tl::expected<Imported, Problem>;

} // namespace

void PeopleDesk::saveRecords(const Person& person) {
    const QString file =
        QFileDialog::getSaveFileName(m_window, tr("Save the records of %1").arg(person.name),
                                     fileOf(person), tr("Records (*.records.json)"));
    if (!file.isEmpty())
        saveRecordsTo(person, withEnding(file, ".records.json"));
}

void PeopleDesk::saveRecordsTo(const Person& person, const QString& file) {
    using Written = tl::expected<void, FileTrouble>;
    m_records.keeper().ask(
        [id = person.id, file](Database& database) -> OrTrouble<Written> {
            const auto records = recordsOf(database, id);
            if (!records)
                return tl::unexpected(records.error());
            return *records ? writeFile(nativePath(file), writeRecords(**records)) : Written();
        },
        this,
        [this, file](const OrTrouble<Written>& written) {
            if (!written)
                return showTrouble(written.error());
            m_page->say(*written ? tr("Saved as %1").arg(file) : fileSaid(file, written->error()));
        });
}

void PeopleDesk::takeInRecords() {
    const QString file = QFileDialog::getOpenFileName(
        m_window, tr("Take in somebody's records"),
        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
        tr("Records (*.records.json)"));
    if (!file.isEmpty())
        takeInRecordsOf(file);
}

void PeopleDesk::takeInRecordsOf(const QString& file) {
    const auto text = readFile(nativePath(file), mostRecordsBytes + 1);
    if (!text)
        return m_page->say(fileSaid(file, text.error()));
    m_records.keeper().ask(
        [text = *text, judges = m_records.judges()](Database& database) -> OrTrouble<Came> {
            const auto records = readAndJudgeRecords(text, *judges);
            if (!records)
                return Came(tl::unexpected(records.error().front()));
            auto imported = importRecords(database, *records, judges->program,
                                          QDateTime::currentMSecsSinceEpoch());
            if (!imported)
                return tl::unexpected(std::move(imported.error()));
            return Came(std::move(*imported));
        },
        this,
        [this, file](const OrTrouble<Came>& came) {
            if (!came)
                return showTrouble(came.error());
            if (!*came) {
                const Problem& problem = came->error();
                return m_page->say(QStringLiteral("%1:%2: %3: %4")
                                       .arg(file)
                                       .arg(problem.line)
                                       .arg(QString::fromStdString(problem.pointer),
                                            RuleSentences::problem(problem)));
            }
            const Imported& imported = **came;
            refresh(imported.isNew
                        ? tr("A trainee with %n session(s) came in.", nullptr, imported.sessions)
                        : tr("%n session(s) came in that were not known yet.", nullptr,
                             imported.sessions));
        });
}

} // namespace mz
