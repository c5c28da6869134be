// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/page.h"
#include "app/desktop/people/sessions_model.h"

#include <QListView>

namespace mz {

// What a person has dealt, session by session.
class SessionsPage : public Page {
    Q_OBJECT

public:
    SessionsPage(RecordsDesk& records, Library& library, QWidget* parent);

    // Nobody: the sessions without a name. `assesses`: an instructor looks at them.
    void showOf(const std::optional<Person>& person, bool assesses = false);
    [[nodiscard]] const std::optional<Person>& person() const { return m_person; }
    void refresh() { showOf(m_person, m_assesses); }
    void setClosable(bool closable);
    void say(const QString& text) { note(text); }
    void retranslate();

signals:
    void debriefWanted(const mz::SessionRow& session);
    void reportWanted(const mz::SessionRow& session);
    void assessmentWanted(const mz::SessionRow& session, const QString& title);
    void sittingWanted(const QString& key);
    void judgingWanted();
    void progressWanted();
    void closed();
    void failed(const mz::RecordsTrouble& trouble);

private:
    void showCount();
    void showButtons();
    void open();
    [[nodiscard]] const SessionRow* selected() const;

    std::optional<Person> m_person;
    bool m_assesses = false;
    int m_row = 0; // that is chosen when they are there
    SessionsModel* m_model;
    QListView* m_list;
    QLabel* m_empty;
    QPushButton* m_progress;
    QPushButton* m_judge;
    QPushButton* m_report;
    QPushButton* m_sitting;
    QPushButton* m_assess;
    QPushButton* m_close;
    QPushButton* m_debrief;
};

} // namespace mz
