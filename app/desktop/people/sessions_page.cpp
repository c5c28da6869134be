// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/people/sessions_page.h"

#include "app/desktop/keys/commands.h"
#include "app/desktop/look/row_list.h"

namespace mz {

SessionsPage::SessionsPage(RecordsDesk& records, Library& library, QWidget* parent)
    : Page("sessions", parent),
      m_records(records),
      m_model(new SessionsModel(records, library, this)),
      m_list(makeRowView("sessionList", this)),
      m_empty(text("small")),
      m_progress(addButton("progressButton")),
      m_judge(addButton("judgeAgain")),
      m_report(addButton("reportSession")),
      m_close(addButton("closeSessions")),
      m_debrief(addMainButton("debriefSession")) {
    m_list->setModel(m_model);
    body().addWidget(m_empty);
    body().addWidget(m_list, 1);
    setFocusProxy(m_list);
    m_empty->hide();
    m_debrief->setEnabled(false);
    m_report->setEnabled(false);
    connect(m_model, &SessionsModel::loaded, this, &SessionsPage::showCount);
    connect(m_model, &SessionsModel::failed, this, &SessionsPage::failed);
    connect(m_list, &QListView::activated, this, &SessionsPage::open);
    connect(m_debrief, &QPushButton::clicked, this, &SessionsPage::open);
    connect(m_report, &QPushButton::clicked, this, [this] {
        if (const QModelIndex index = m_list->currentIndex(); index.isValid())
            emit reportWanted(m_model->session(index.row()));
    });
    connect(m_progress, &QPushButton::clicked, this, &SessionsPage::progressWanted);
    connect(m_judge, &QPushButton::clicked, this, &SessionsPage::judgingWanted);
    connect(m_close, &QPushButton::clicked, this, &SessionsPage::closed);
    retranslate();
}

void SessionsPage::refresh() {
    const auto& person = m_records.person();
    m_model->show(person ? std::optional(person->id) : std::nullopt);
    note({});
    retranslate();
}

void SessionsPage::showCount() {
    const bool none = m_model->rowCount() == 0;
    m_empty->setVisible(none);
    m_debrief->setEnabled(!none);
    m_report->setEnabled(!none);
    m_judge->setEnabled(!none);
    if (!none && !m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_model->index(0));
}

void SessionsPage::open() {
    if (const QModelIndex index = m_list->currentIndex(); index.isValid())
        emit debriefWanted(m_model->session(index.row()));
}

void SessionsPage::setClosable(bool closable) { m_close->setVisible(closable); }

void SessionsPage::retranslate() {
    const auto& person = m_records.person();
    title().setText(person ? tr("Sessions of %1").arg(person->name)
                           : tr("Sessions without a name"));
    m_empty->setText(tr("Nothing was dealt yet."));
    m_list->setAccessibleName(title().text());
    m_progress->setText(QStringLiteral("%1 (%2)").arg(Commands::label(Command::progress),
                                                      Commands::keyText(Command::progress)));
    m_judge->setText(tr("Judge all again by today's rulebooks"));
    m_report->setText(tr("Report as PDF…"));
    m_close->setText(tr("Back (Esc)"));
    m_debrief->setText(tr("Look at it again"));
    m_list->viewport()->update();
}

} // namespace mz
