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

    // Of the person who is here.
    void refresh();
    void setClosable(bool closable);
    void say(const QString& text) { note(text); }
    void retranslate();

signals:
    void debriefWanted(const mz::SessionRow& session);
    void reportWanted(const mz::SessionRow& session);
    void judgingWanted();
    void progressWanted();
    void closed();
    void failed(const mz::RecordsTrouble& trouble);

private:
    void showCount();
    void open();

    RecordsDesk& m_records;
    SessionsModel* m_model;
    QListView* m_list;
    QLabel* m_empty;
    QPushButton* m_progress;
    QPushButton* m_judge;
    QPushButton* m_report;
    QPushButton* m_close;
    QPushButton* m_debrief;
};

} // namespace mz
