// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/coach/coach.h"
#include "app/desktop/coach/coach_column.h"
#include "app/desktop/coach/demonstration.h"
#include "app/desktop/keys/commands.h"

#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <QWidget>

#include <optional>

namespace mz {

class ButtonRows;
class CriticalChoice;
class DemonstrationBar;

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
    // Before a class, what was wrong stands there only once it has been asked for.
    void setCovered(bool covered);
    // What the last act did wrong, in a sentence; empty where it did nothing wrong or the coach is
    // silent.
    [[nodiscard]] QString lastFault() const;
    // What the coach says is to be done, as much as the mode lets it say.
    [[nodiscard]] QString due() const;
    [[nodiscard]] bool hasCriticalFault() const; // of the last act
    // Whether the next step is named: it is where it guides, and in a demonstration.
    [[nodiscard]] bool namesNext() const;
    [[nodiscard]] QString nextStep() const; // as it is named, else empty

    // The table stands still at a critical fault: the three ways to go on take the place of the
    // buttons.
    void ask();
    void recallChoice();
    void endChoice();
    // The Rule tab, with the rule that was broken.
    void showWhy();
    // The buttons of a demonstration, as long as there is one.
    void showDemonstration(Demonstration::State state);

signals:
    void wanted(mz::Command command);

private:
    void makeTabs();
    void makeButtons();
    // What is shown is looked at again once all that happens at this moment has happened; of the
    // pages only the one in sight.
    void changed();
    void showAll();
    void judge();
    [[nodiscard]] CoachRows coachRows() const;
    [[nodiscard]] CoachRows logRows() const;
    [[nodiscard]] CoachRows ruleRows() const;
    void addIntroduction(CoachRows& rows) const;
    void addLines(CoachRows& rows) const;
    void addLine(CoachRows& rows, const CoachLine& line) const;
    void addFaults(CoachRows& rows, const std::vector<CoachFault>& faults) const;
    void addPraise(CoachRows& rows, const CoachPraise& praise) const;
    void addDue(CoachRows& rows) const;
    void addNext(CoachRows& rows) const;
    void addWhatIsShown(CoachRows& rows) const;
    void addVerdict(CoachRows& rows) const;
    void addIncident(CoachRows& rows, const IncidentVerdict& incident, bool praise) const;
    [[nodiscard]] QString leftAlone() const;
    [[nodiscard]] bool ended() const;
    [[nodiscard]] bool speaks() const; // says what was right and wrong
    [[nodiscard]] const Rulebook& book() const;
    void turnTo(int tab);

    Coach m_coach;
    const Controller* m_controller = nullptr;
    std::optional<ShownHint> m_hint;
    std::vector<LostLog> m_lost;
    const Procedure* m_rule = nullptr;   // the last one that was named
    std::optional<CoachFault> m_ruleFor; // the fault that named it
    std::optional<Verdict> m_verdict;    // when it is over
    bool m_covered = false;
    bool m_stale = false; // showAll() will be called
    QList<QPushButton*> m_tabs;
    QStackedWidget* m_stack;
    CoachColumn* m_coachPage;
    CoachColumn* m_logPage;
    CoachColumn* m_rulePage;
    ButtonRows* m_buttons;
    CriticalChoice* m_choice;
    DemonstrationBar* m_demonstration;
    QPushButton* m_hintButton;
    QPushButton* m_undo;
    QPushButton* m_again;
    QPushButton* m_next;
};

} // namespace mz
