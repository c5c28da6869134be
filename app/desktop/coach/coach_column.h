// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <QVBoxLayout>

namespace mz {

// A column of boxes and lines that scrolls to what is new.
class CoachColumn : public QScrollArea {
    Q_OBJECT

public:
    explicit CoachColumn(QWidget* parent);

    [[nodiscard]] QVBoxLayout& rows() { return *m_rows; }
    void clear();
    // To be called when it has been filled; shows the end, or `top` where it is given.
    void fit(QWidget* top = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void measure();
    void scroll();

    QVBoxLayout* m_rows;
    QWidget* m_top = nullptr;
};

} // namespace mz
