// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QList>
#include <QPointF>
#include <QString>
#include <QtPlugin>

class QWidget;

namespace mz {

// What stands beside an axis, and where on it.
struct ChartMark {
    double at = 0;
    QString text;
};

// Points that follow each other from left to right, joined by a line. The plug-in knows no words,
// no language and no theme.
struct LineChart {
    QString name; // for who does not see it, as is what it tells
    QString told;
    QList<QPointF> points;
    double right = 1; // the axes begin at 0 and end here
    double top = 1;
    QList<ChartMark> across;
    QList<ChartMark> up;

    QFont font;
    QColor ground, text, grid, line;
    double thickness = 2; // px
};

// What the plug-in offers. The program finds it while it runs, and does without it where it is not
// there.
class ChartMaker {
public:
    virtual ~ChartMaker() = default;
    // As large as its place; mouse and keys pass it by.
    [[nodiscard]] virtual QWidget* make(const LineChart& chart, QWidget* parent) = 0;
};

} // namespace mz

Q_DECLARE_INTERFACE(mz::ChartMaker, "mazziere.ChartMaker/1")
