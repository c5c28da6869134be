// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/progress/week_charts.h"

#include "app/desktop/progress/progress_words.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace mz {

namespace {

constexpr int mostWeeks = 26;

int weeksBetween(const WeekProgress& first, const WeekProgress& last) {
    return static_cast<int>(mondayOf(first).daysTo(mondayOf(last)) / 7);
}

// One step for each week of the calendar: a pause is seen as one.
LineChart over(const std::vector<WeekProgress>& weeks) {
    LineChart chart;
    const int steps = weeksBetween(weeks.front(), weeks.back());
    chart.right = std::max(1, steps);
    const QDate first = mondayOf(weeks.front());
    constexpr int apart = 5; // days have room beside each other
    const int marks = std::clamp(steps / apart, 1, 3);
    for (int mark = 0; mark <= (steps == 0 ? 0 : marks); ++mark) {
        const int week = steps * mark / marks;
        chart.across.append(
            {static_cast<double>(week), ProgressWords::day(first.addDays(qint64{7} * week))});
    }
    return chart;
}

// A round number that is not below that.
double roundedUp(double number) {
    const double power = std::pow(10, std::floor(std::log10(std::max(number, 1.0))));
    for (const double step : {1.0, 2.0, 4.0, 6.0, 8.0})
        if (number <= step * power)
            return step * power;
    return 10 * power;
}

QString firstAndLast(const QString& first, const QString& last, const LineChart& chart) {
    return chart.points.size() == 1 ? last : QStringLiteral("%1 … %2").arg(first, last);
}

} // namespace

QDate mondayOf(const WeekProgress& week) {
    const QDate inFirstWeek(week.year, 1, 4);
    return inFirstWeek.addDays(1 - inFirstWeek.dayOfWeek() + 7 * (week.week - 1));
}

std::vector<WeekProgress> lastWeeks(const std::vector<WeekProgress>& weeks) {
    const auto first = std::ranges::find_if(weeks, [&](const WeekProgress& week) {
        return weeksBetween(week, weeks.back()) < mostWeeks;
    });
    return {first, weeks.end()};
}

std::optional<LineChart> WeekCharts::accuracy(const std::vector<WeekProgress>& weeks) {
    if (weeks.empty())
        return std::nullopt;
    LineChart chart = over(weeks);
    chart.name = tr("Right by week");
    chart.top = 100;
    for (const double percent : {0.0, 50.0, 100.0})
        chart.up.append({percent, ProgressWords::percent(percent / 100)});
    for (const WeekProgress& week : weeks)
        if (week.attempts > 0)
            chart.points.append({static_cast<double>(weeksBetween(weeks.front(), week)),
                                 100 * week.shareCorrect()});
    if (chart.points.isEmpty())
        return std::nullopt;
    chart.told = firstAndLast(ProgressWords::percent(chart.points.front().y() / 100),
                              ProgressWords::percent(chart.points.back().y() / 100), chart);
    return chart;
}

std::optional<LineChart> WeekCharts::reaction(const std::vector<WeekProgress>& weeks) {
    if (weeks.empty())
        return std::nullopt;
    LineChart chart = over(weeks);
    chart.name = tr("Reaction by week");
    double longest = 0;
    for (const WeekProgress& week : weeks)
        if (week.medianReactionMs) {
            const double seconds = static_cast<double>(*week.medianReactionMs) / 1000;
            chart.points.append({static_cast<double>(weeksBetween(weeks.front(), week)), seconds});
            longest = std::max(longest, seconds);
        }
    if (chart.points.isEmpty())
        return std::nullopt;
    chart.top = roundedUp(longest);
    for (const double part : {0.0, 0.5, 1.0})
        //: seconds
        chart.up.append({part * chart.top, tr("%1 s").arg(QLocale().toString(part * chart.top))});
    const auto told = [](const QPointF& point) {
        return ProgressWords::seconds(std::lround(1000 * point.y()));
    };
    chart.told = firstAndLast(told(chart.points.front()), told(chart.points.back()), chart);
    return chart;
}

} // namespace mz
