// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/plugin.h"

#include <QCategoryAxis>
#include <QChart>
#include <QChartView>
#include <QFontMetrics>
#include <QGraphicsLayout>
#include <QLineSeries>
#include <QScatterSeries>

namespace mz {

namespace {

QCategoryAxis* makeAxis(const LineChart& chart, double end, const QList<ChartMark>& marks) {
    auto* axis = new QCategoryAxis;
    axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    axis->setTruncateLabels(false);
    axis->setStartValue(0);
    for (const ChartMark& mark : marks)
        axis->append(mark.text, mark.at);
    // Points at an end are seen whole.
    constexpr double beyond = 0.05;
    axis->setRange(-beyond * end, (1 + beyond) * end);
    axis->setLabelsFont(chart.font);
    axis->setLabelsColor(chart.text);
    axis->setGridLineVisible(false);
    axis->setLineVisible(false);
    return axis;
}

} // namespace

QWidget* ChartPlugin::make(const LineChart& chart, QWidget* parent) {
    auto* drawn = new QChart;
    drawn->setBackgroundVisible(false);
    drawn->legend()->hide();
    const QString last = chart.across.isEmpty() ? QString() : chart.across.back().text;
    drawn->setMargins({0, 0, QFontMetrics(chart.font).horizontalAdvance(last) / 2, 0});
    drawn->layout()->setContentsMargins(0, 0, 0, 0);
    auto* across = makeAxis(chart, chart.right, chart.across);
    auto* up = makeAxis(chart, chart.top, chart.up);
    drawn->addAxis(across, Qt::AlignBottom);
    drawn->addAxis(up, Qt::AlignLeft);
    const auto add = [&](QXYSeries* series, const QList<QPointF>& points) {
        series->append(points);
        drawn->addSeries(series);
        series->attachAxis(across);
        series->attachAxis(up);
    };

    // The axis would draw its ends as well.
    for (const ChartMark& mark : chart.up) {
        auto* grid = new QLineSeries;
        grid->setPen(QPen(chart.grid, 1));
        add(grid, {{across->min(), mark.at}, {across->max(), mark.at}});
    }
    auto* line = new QLineSeries;
    line->setPen(QPen(chart.line, chart.thickness, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    add(line, chart.points);
    auto* points = new QScatterSeries; // a line of one point cannot be seen
    points->setMarkerSize(3 * chart.thickness);
    points->setColor(chart.line);
    points->setBorderColor(chart.line);
    add(points, chart.points);

    auto* view = new QChartView(drawn, parent);
    view->setRenderHint(QPainter::Antialiasing);
    view->setFrameShape(QFrame::NoFrame);
    view->setBackgroundBrush(chart.ground);
    view->setAttribute(Qt::WA_TransparentForMouseEvents); // the page beneath is scrolled
    view->setFocusPolicy(Qt::NoFocus);
    view->setAccessibleName(chart.name);
    view->setAccessibleDescription(chart.told);
    return view;
}

} // namespace mz
