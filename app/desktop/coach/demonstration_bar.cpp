// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/coach/demonstration_bar.h"

namespace mz {

DemonstrationBar::DemonstrationBar(QWidget* parent)
    : ButtonRows(parent),
      m_stop(new PanelButton("stop", this)),
      m_step(new PanelButton("step", this)),
      m_ownTurn(new PanelButton("primary", this)) {
    const auto wire = [this](PanelButton* button, Command command) {
        add(button);
        connect(button, &QPushButton::clicked, this, [this, command] { emit wanted(command); });
    };
    wire(m_stop, Command::escape);
    wire(m_step, Command::pitch);
    wire(m_ownTurn, Command::again);
    retranslate();
    hide();
}

void DemonstrationBar::retranslate() {
    const auto name = [](QPushButton* button, const QString& text, Command command) {
        button->setText(QStringLiteral("%1 (%2)").arg(text, Commands::keyText(command)));
    };
    name(m_stop, m_state == Demonstration::State::playing ? tr("Stop") : tr("Go on"),
         Command::escape);
    name(m_step, tr("One step"), Command::pitch);
    name(m_ownTurn, tr("My turn now"), Command::again);
}

void DemonstrationBar::setState(Demonstration::State state) {
    m_state = state;
    m_step->setEnabled(state != Demonstration::State::done);
    retranslate();
    setVisible(state != Demonstration::State::none);
}

} // namespace mz
