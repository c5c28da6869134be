// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/chart_maker.h"
#include "app/desktop/look/page.h"
#include "app/records/progress.h"

#include <optional>

class QBoxLayout;
class QScrollArea;

namespace mz {

// How far a person has come: what comes next, rule by rule, week by week. Charts are drawn where
// the plug-in for them is there; all their figures stand below them.
class ProgressPage : public Page {
    Q_OBJECT

public:
    explicit ProgressPage(QWidget* parent);

    // Nothing of him is known yet; without a name nothing will be.
    void setPerson(const QString& name);
    void setProgress(Progress progress);
    void retranslate();

signals:
    void drillWanted(const std::string& rule);
    void sessionsWanted();
    void peopleWanted();
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void addSentence(const QString& text);
    void addNext();
    void addRules();
    void addWeeks();
    void addCharts(const std::vector<WeekProgress>& weeks);
    void addHeading(const QString& text);
    // Beside each other where there is room, else below each other.
    [[nodiscard]] QBoxLayout* addPair();
    void arrange();

    QString m_name; // empty: nobody's
    std::optional<Progress> m_progress;
    ChartMaker* m_charts = nullptr;
    bool m_looked = false; // for the plug-in
    QScrollArea* m_scroll;
    QWidget* m_column = nullptr; // all that is scrolled
    QVBoxLayout* m_parts = nullptr;
    QList<QBoxLayout*> m_pairs;
    QPushButton* m_sessions;
    QPushButton* m_close;
    QPushButton* m_main; // the drill, or who it is
};

} // namespace mz
