// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/exam/exam_sets.h"
#include "app/desktop/session/hand_list.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QWidget>

namespace mz {

// What can be dealt: hand after hand, one rule, what went wrong, and the scenarios of the packs.
class Chooser : public QWidget {
    Q_OBJECT

public:
    Chooser(Library& library, QWidget* parent);
    void retranslate();
    void select(Library::Found which);
    void setClosable(bool closable);
    // What went wrong or was slow, and is to be done once more.
    void setRedo(std::vector<Library::Found> cases);
    void say(const QString& text);

signals:
    void chosen(mz::Library::Found which);
    void listChosen(const mz::HandList& list);
    void assignmentWanted(); // from a file
    void examChosen(const mz::Assignment& exam);
    void sessionsWanted();
    void closed();

private:
    void fillPacks();
    void fillTables();
    void fillRules();
    void fillRedo();
    void fillExams();
    void fillPack(std::size_t index);
    void fillScenarios();
    void emitChosen();
    void emitExam(std::size_t item);

    Library& m_library;
    std::vector<Library::Found> m_redo;
    std::vector<std::size_t> m_usable; // packs from which a whole exam can be dealt
    QLabel* m_title;
    QLabel* m_text;
    QListWidget* m_packs;
    QListWidget* m_scenarios;
    QPushButton* m_sessions;
    QPushButton* m_deal;
    QPushButton* m_close;
};

} // namespace mz
