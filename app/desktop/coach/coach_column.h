// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/coach/coach_rows.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace mz {

// A column of boxes and lines that scrolls to what is new.
class CoachColumn : public QScrollArea {
    Q_OBJECT

public:
    explicit CoachColumn(QWidget* parent);

    // Shows these rows, and makes widgets for those only that follow the first difference to what
    // is shown. The end comes into sight, or the row that is to be read now.
    void setRows(CoachRows rows);

signals:
    void wanted(mz::Command command); // a button among the rows

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void add(const CoachRow& row);
    void measure();
    void scroll();

    QVBoxLayout* m_layout; // the rows, and behind them what fills the rest
    CoachRows m_rows;
    QWidget* m_readNow = nullptr;
};

} // namespace mz
