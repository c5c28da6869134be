// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/coach.h"
#include "app/desktop/coach_column.h"
#include "app/desktop/commands.h"

#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <QWidget>

#include <optional>

namespace mz {

// A hint as it is shown: at stage 1 the place is marked on the table.
struct ShownHint {
    int stage = 1;
    QString text;
    const Procedure* procedure = nullptr; // from stage 2
};

// The coach at the side. It speaks after an act, never before one, unless asked or guiding.
class CoachPanel : public QWidget {
    Q_OBJECT

public:
    explicit CoachPanel(QWidget* parent = nullptr);

    void begin(const Controller& controller);
    void record(const Controller& controller, const Recorded& what, const TableView& before);
    void showHint(const ShownHint& hint);
    void showLost(const LostLog& lost);
    void retranslate();
    // What the last act did wrong, in a sentence; empty where it did nothing wrong or the coach is
    // silent.
    [[nodiscard]] QString lastFault() const;
    // What the coach says is to be done, as much as the mode lets it say.
    [[nodiscard]] QString due() const;

signals:
    void wanted(mz::Command command);

private:
    QPushButton* makeButton(const char* name);
    void makeTabs();
    void makeButtons();
    void rebuild();
    void fillCoach();
    void fillLog();
    void fillRule();
    void addLines();
    void addLine(const CoachLine& line);
    void addFaults(const std::vector<CoachFault>& faults);
    void addDue();
    void addVerdict();
    void addIncident(const IncidentVerdict& incident);
    void addLost();
    [[nodiscard]] bool ended() const;
    [[nodiscard]] bool silent() const;

    Coach m_coach;
    const Controller* m_controller = nullptr;
    std::optional<ShownHint> m_hint;
    std::vector<LostLog> m_lost;
    const Procedure* m_rule = nullptr; // the last one that was named
    QList<QPushButton*> m_tabs;
    QStackedWidget* m_stack;
    CoachColumn* m_coachPage;
    CoachColumn* m_logPage;
    CoachColumn* m_rulePage;
    QWidget* m_verdict = nullptr; // once it is there
    QPushButton* m_hintButton;
    QPushButton* m_undo;
    QPushButton* m_again;
    QPushButton* m_next;
};

} // namespace mz
