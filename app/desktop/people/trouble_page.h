// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/page.h"
#include "app/records/trouble.h"

namespace mz {

// The records cannot be used: why, and what can be done.
class TroublePage : public Page {
    Q_OBJECT

public:
    explicit TroublePage(QWidget* parent);
    void setTrouble(const RecordsTrouble& trouble);
    void say(const QString& note);
    void retranslate();

signals:
    void againWanted();
    void newOneWanted(); // and the file kept beside it
    void withoutWanted();

private:
    RecordsTrouble m_trouble;
    QLabel* m_why;
    QLabel* m_file;
    QLabel* m_what;
    QPushButton* m_newOne;
    QPushButton* m_again;
    QPushButton* m_without;
};

// In one sentence.
[[nodiscard]] QString recordsTroubleText(const RecordsTrouble& trouble);

} // namespace mz
