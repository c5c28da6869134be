// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/session/library.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QWidget>

namespace mz {

// The packs and their scenarios.
class Chooser : public QWidget {
    Q_OBJECT

public:
    Chooser(Library& library, QWidget* parent);
    void retranslate();
    void select(Library::Found which);
    void setClosable(bool closable);

signals:
    void chosen(mz::Library::Found which);
    void sessionsWanted();
    void closed();

private:
    void fillPacks();
    void fillScenarios();
    void emitChosen();

    Library& m_library;
    QLabel* m_title;
    QLabel* m_text;
    QListWidget* m_packs;
    QListWidget* m_scenarios;
    QPushButton* m_sessions;
    QPushButton* m_deal;
    QPushButton* m_close;
};

} // namespace mz
