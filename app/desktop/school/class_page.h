// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/page.h"
#include "app/desktop/school/class_model.h"

#include <QTableView>

namespace mz {

// A class on one page: who can which rule, whoever needs most at the top.
class ClassPage : public Page {
    Q_OBJECT

public:
    explicit ClassPage(QWidget* parent);

    // `group`: of these people; `groups`: all that there are.
    void showClass(const QString& group, const QStringList& groups,
                   std::vector<ClassMember> members);
    [[nodiscard]] const QString& group() const { return m_group; }
    [[nodiscard]] const std::vector<ClassMember>& members() const { return m_model->members(); }
    void say(const QString& text) { note(text); }
    void setScale(double scale);
    void retranslate();

signals:
    void groupWanted(const QString& group);
    void rosterWanted();
    void assignmentWanted();
    void resultsWanted();
    void tableWanted(); // as a file
    void sessionsWanted(const mz::Person& person);
    void closed();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void open();
    void fit();
    void nextGroup();

    QString m_group;
    QStringList m_groups;
    double m_scale = 1;
    ClassModel* m_model;
    QTableView* m_table;
    QLabel* m_about;
    QPushButton* m_close;
    QPushButton* m_switch;
    QPushButton* m_roster;
    QPushButton* m_assign;
    QPushButton* m_results;
    QPushButton* m_export;
    QPushButton* m_open;
};

} // namespace mz
