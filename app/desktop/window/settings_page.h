// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/window/settings.h"

#include <QWidget>

namespace mz {

// What the trainee chooses for good.
class SettingsPage : public QWidget {
    Q_OBJECT

public:
    explicit SettingsPage(QWidget* parent);
    void setSettings(const Settings& settings);

signals:
    void changed(const mz::Settings& settings);
    void closed();

private:
    void build();
    Settings m_settings;
};

} // namespace mz
