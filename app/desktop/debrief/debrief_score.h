// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/review.h"

#include <QBoxLayout>
#include <QFrame>
#include <QLabel>

namespace mz {

// The score, whether it is passed, and how long an incident took.
class DebriefScore : public QFrame {
    Q_OBJECT

public:
    explicit DebriefScore(QWidget* parent);

    // `incident`: whose times are told, among the verdict's.
    void show(const Review& review, std::optional<std::size_t> incident);
    // Everything in one row, or a small card.
    void setFlat(bool flat);

private:
    void showTimes();

    bool m_flat = false;
    QString m_reaction, m_closing;
    QBoxLayout* m_parts;
    QLabel* m_heading;
    QLabel* m_score;
    QLabel* m_of;
    QLabel* m_passed;
    QLabel* m_times;
};

} // namespace mz
