// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/coach/demonstration.h"
#include "app/desktop/keys/commands.h"
#include "app/desktop/look/panel_button.h"

namespace mz {

// The buttons under a demonstration: stop it, one step, leave it.
class DemonstrationBar : public ButtonRows {
    Q_OBJECT

public:
    explicit DemonstrationBar(QWidget* parent);

    void retranslate();
    void setState(Demonstration::State state);

signals:
    void wanted(mz::Command command);

private:
    Demonstration::State m_state{};
    PanelButton* m_stop;
    PanelButton* m_step;
    PanelButton* m_ownTurn;
};

} // namespace mz
