// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/chart_maker.h"
#include "app/records/progress.h"

#include <QCoreApplication>
#include <QDate>

#include <optional>
#include <vector>

namespace mz {

[[nodiscard]] QDate mondayOf(const WeekProgress& week);

// Those of the half year that ends with the last week in which something was done.
[[nodiscard]] std::vector<WeekProgress> lastWeeks(const std::vector<WeekProgress>& weeks);

// What the charts of these weeks show, not yet how; nothing where there is no point.
class WeekCharts {
    Q_DECLARE_TR_FUNCTIONS(WeekCharts)

public:
    // In per cent; a week in which nothing was attempted has no point.
    [[nodiscard]] static std::optional<LineChart> accuracy(const std::vector<WeekProgress>& weeks);
    // In seconds; likewise where no reaction was measured.
    [[nodiscard]] static std::optional<LineChart> reaction(const std::vector<WeekProgress>& weeks);
};

} // namespace mz
