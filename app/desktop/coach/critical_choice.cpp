// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/coach/critical_choice.h"

#include "app/desktop/coach/coach_parts.h"

#include <QApplication>
#include <QVBoxLayout>

namespace mz {

CriticalChoice::CriticalChoice(QWidget* parent)
    : QWidget(parent),
      m_heading(makeText({}, "fault", this)),
      m_text(makeText({}, "text", this)),
      m_rows(new ButtonRows(this)),
      m_why(new PanelButton("primary", this)),
      m_back(new PanelButton("plain", m_rows)),
      m_on(new PanelButton("plain", m_rows)) {
    setObjectName(QStringLiteral("choice"));
    setAttribute(Qt::WA_StyledBackground);
    const auto add = [&](PanelButton* button, Command command) {
        m_rows->add(button);
        connect(button, &QPushButton::clicked, this, [this, command] { emit wanted(command); });
    };
    add(m_back, Command::takeBack);
    add(m_on, Command::playOn);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(18, 12, 18, 0);
    column->setSpacing(6);
    column->addWidget(m_heading);
    column->addWidget(m_text);
    column->addSpacing(2);
    column->addWidget(m_why);
    column->addSpacing(2);
    column->addWidget(m_rows);
    connect(m_why, &QPushButton::clicked, this, [this] { emit wanted(Command::hint); });
    setTabOrder(m_why, m_back);
    setTabOrder(m_back, m_on);
    retranslate();
    hide();
}

void CriticalChoice::retranslate() {
    m_heading->setText(tr("The table stands still"));
    m_text->setText(tr("Time as well. How do you want to go on?"));
    const auto name = [](QPushButton* button, const QString& text, Command command) {
        button->setText(QStringLiteral("%1 (%2)").arg(text, Commands::keyText(command)));
    };
    name(m_why, tr("See why"), Command::hint);
    name(m_back, tr("Take back"), Command::takeBack);
    name(m_on, tr("Play on"), Command::playOn);
    m_why->setToolTip(tr("The rule with its steps; it costs nothing"));
    m_back->setToolTip(Commands::help(Command::takeBack));
    m_on->setToolTip(Commands::help(Command::playOn));
}

void CriticalChoice::setFault(const QString& whatHappened) {
    m_why->setAccessibleDescription(QStringLiteral("%1. %2").arg(m_heading->text(), whatHappened));
}

void CriticalChoice::ask() {
    if (isHidden())
        m_before = QApplication::focusWidget();
    show();
    recall();
}

void CriticalChoice::recall() { m_why->setFocus(Qt::OtherFocusReason); }

void CriticalChoice::done() {
    if (isHidden())
        return;
    if (m_before != nullptr && isAncestorOf(QApplication::focusWidget()))
        m_before->setFocus(Qt::OtherFocusReason);
    hide();
}

} // namespace mz
