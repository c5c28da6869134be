// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/exam/exam_sets.h"
#include "app/desktop/look/page.h"

#include <QButtonGroup>
#include <QLineEdit>
#include <QListWidget>

#include <array>

namespace mz {

// An instructor makes an assignment: which hands, how, and by when.
class AssignmentPage : public Page {
    Q_OBJECT

public:
    AssignmentPage(Library& library, QWidget* parent);

    void begin();
    void say(const QString& text) { note(text); }
    void retranslate();

signals:
    void made(const mz::Assignment& assignment);
    void closed();

private:
    void keep();
    void fillHands();
    [[nodiscard]] std::optional<Assignment> hands() const;
    QLineEdit* lineEdit(const char* name);

    Library& m_library;
    std::vector<std::size_t> m_packs; // the usable ones
    QLabel* m_titleLabel;
    QLineEdit* m_titleEdit;
    QLabel* m_handsLabel;
    QListWidget* m_hands;
    QLabel* m_modeLabel;
    QButtonGroup* m_mode;
    QLabel* m_minutesLabel;
    QLineEdit* m_minutes;
    QLabel* m_secondsLabel;
    QLineEdit* m_seconds;
    QLabel* m_untilLabel;
    QLineEdit* m_until;
    QPushButton* m_close;
    QPushButton* m_keep;
};

} // namespace mz
