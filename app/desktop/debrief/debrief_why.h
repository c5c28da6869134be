// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/review.h"

#include <QFrame>

#include <memory>

class QLabel;
class QPushButton;

namespace mz {

class CoachColumn;

// Why what stands on a moment matters, and the way back to the table.
class DebriefWhy : public QFrame {
    Q_OBJECT

public:
    explicit DebriefWhy(QWidget* parent);

    void setReview(std::shared_ptr<const Review> review, const ReviewBoards& boards);
    void showMoment(std::size_t moment);
    void retranslate();

signals:
    void againWanted();

private:
    void fill();
    [[nodiscard]] QString note() const; // where it would begin again

    std::shared_ptr<const Review> m_review;
    ReviewBoards m_boards;
    std::size_t m_moment = 0;
    std::optional<std::size_t> m_incident;
    std::vector<const ReviewFinding*> m_faults; // that the text is about
    CoachColumn* m_column;
    QLabel* m_note;
    QPushButton* m_again;
};

} // namespace mz
