// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/people/sessions_page.h"

#include "app/desktop/keys/commands.h"
#include "app/desktop/look/row_list.h"

#include <algorithm>

namespace mz {

SessionsPage::SessionsPage(RecordsDesk& records, Library& library, QWidget* parent)
    : Page("sessions", parent),
      m_model(new SessionsModel(records, library, this)),
      m_list(makeRowView("sessionList", this)),
      m_empty(text("small")),
      m_progress(addButton("progressButton")),
      m_judge(addButton("judgeAgain")),
      m_report(addButton("reportSession")),
      m_sitting(addButton("sittingOfSession")),
      m_assess(addButton("assessSession")),
      m_close(addButton("closeSessions")),
      m_debrief(addMainButton("debriefSession")) {
    m_list->setModel(m_model);
    body().addWidget(m_empty);
    body().addWidget(m_list, 1);
    setFocusProxy(m_list);
    m_empty->hide();
    connect(m_model, &SessionsModel::loaded, this, &SessionsPage::showCount);
    connect(m_model, &SessionsModel::failed, this, &SessionsPage::failed);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &SessionsPage::showButtons);
    connect(m_list, &QListView::activated, this, &SessionsPage::open);
    connect(m_debrief, &QPushButton::clicked, this, &SessionsPage::open);
    connect(m_report, &QPushButton::clicked, this, [this] {
        if (const SessionRow* session = selected())
            emit reportWanted(*session);
    });
    connect(m_assess, &QPushButton::clicked, this, [this] {
        if (const SessionRow* session = selected())
            emit assessmentWanted(*session, m_model->titleOf(*session));
    });
    connect(m_sitting, &QPushButton::clicked, this, [this] {
        if (const SessionRow* session = selected())
            emit sittingWanted(session->start.sitting);
    });
    connect(m_progress, &QPushButton::clicked, this, &SessionsPage::progressWanted);
    connect(m_judge, &QPushButton::clicked, this, &SessionsPage::judgingWanted);
    connect(m_close, &QPushButton::clicked, this, &SessionsPage::closed);
    showButtons();
    retranslate();
}

void SessionsPage::showOf(const std::optional<Person>& person, bool assesses) {
    const bool again = m_person && person && m_person->id == person->id;
    m_row = again ? m_list->currentIndex().row() : 0;
    m_person = person;
    m_assesses = assesses;
    m_model->show(person ? std::optional(person->id) : std::nullopt);
    note({});
    retranslate();
    showButtons();
}

const SessionRow* SessionsPage::selected() const {
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() ? &m_model->session(index.row()) : nullptr;
}

void SessionsPage::showCount() {
    const bool none = m_model->rowCount() == 0;
    m_empty->setVisible(none);
    if (!none && !m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_model->index(std::clamp(m_row, 0, m_model->rowCount() - 1)));
    showButtons();
}

void SessionsPage::showButtons() {
    const SessionRow* session = selected();
    for (QPushButton* button : {m_debrief, m_report, m_judge})
        button->setEnabled(session != nullptr);
    m_sitting->setVisible(session != nullptr && !session->start.sitting.isEmpty());
    m_assess->setVisible(m_assesses);
    m_progress->setVisible(!m_assesses);
    m_assess->setEnabled(session != nullptr && session->state != SessionState::running);
}

void SessionsPage::open() {
    if (const SessionRow* session = selected())
        emit debriefWanted(*session);
}

void SessionsPage::setClosable(bool closable) { m_close->setVisible(closable); }

void SessionsPage::retranslate() {
    title().setText(m_person ? tr("Sessions of %1").arg(m_person->name)
                             : tr("Sessions without a name"));
    m_empty->setText(tr("Nothing was dealt yet."));
    m_list->setAccessibleName(title().text());
    m_progress->setText(QStringLiteral("%1 (%2)").arg(Commands::label(Command::progress),
                                                      Commands::keyText(Command::progress)));
    m_judge->setText(tr("Judge all again by today's rulebooks"));
    m_report->setText(tr("Report as PDF…"));
    m_sitting->setText(tr("The whole exam"));
    m_assess->setText(tr("Assess it…"));
    m_close->setText(tr("Back (Esc)"));
    m_debrief->setText(tr("Look at it again"));
    m_list->viewport()->update();
}

} // namespace mz
