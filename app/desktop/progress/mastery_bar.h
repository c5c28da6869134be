// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace mz {

// How much of something there is; the figure stands beside it.
class MasteryBar : public QWidget {
    Q_OBJECT

public:
    MasteryBar(double share, QWidget* parent); // 0 … 1

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double m_share;
};

} // namespace mz
