// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/chart_maker.h"

#include <QObject>

namespace mz {

// Draws with Qt Charts, the only part of the program that needs it.
class ChartPlugin : public QObject, public ChartMaker {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "mazziere.ChartMaker/1")
    Q_INTERFACES(mz::ChartMaker)

public:
    [[nodiscard]] QWidget* make(const LineChart& chart, QWidget* parent) override;
};

} // namespace mz
