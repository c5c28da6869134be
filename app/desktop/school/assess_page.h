// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/page.h"
#include "app/records/assessment.h"

#include <QButtonGroup>
#include <QLineEdit>

#include <array>
#include <optional>

namespace mz {

// What an instructor says of a session: points instead of the verdict's with a reason, and a rating
// of five lines. Both stand beside the verdict.
class AssessPage : public Page {
    Q_OBJECT

public:
    explicit AssessPage(QWidget* parent);

    // `about`: which session; `verdict`: what the machine says of it; `said`: what was said before.
    void assess(const QString& about, const QString& verdict, const QStringList& said);
    // Whoever assessed last.
    void setAssessor(const QString& name) { m_assessor->setText(name); }
    void say(const QString& text) { note(text); }
    void retranslate();

signals:
    // Without their moments; nothing where nothing was said.
    void said(const std::optional<mz::Assessment>& assessment,
              const std::optional<mz::Rating>& rating);
    void closed();

private:
    static constexpr int lines = 5;
    static constexpr int marks = 5;

    void keep();
    [[nodiscard]] std::optional<Assessment> assessment() const;
    [[nodiscard]] std::optional<Rating> rating() const;
    [[nodiscard]] std::optional<int> mark(int line) const;
    QLineEdit* lineEdit(const char* name);

    QLabel* m_verdict;
    QLabel* m_said;
    QLabel* m_assessorLabel;
    QLineEdit* m_assessor;
    QLabel* m_scoreLabel;
    QLineEdit* m_score;
    QLabel* m_reasonLabel;
    QLineEdit* m_reason;
    std::array<QLabel*, lines> m_lineLabels{};
    std::array<QButtonGroup*, lines> m_lines{};
    QLabel* m_remarkLabel;
    QLineEdit* m_remark;
    QPushButton* m_close;
    QPushButton* m_keep;
};

} // namespace mz
