// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/page.h"

#include <QEvent>

namespace mz {

Page::Page(const char* name, QWidget* parent)
    : QWidget(parent),
      m_title(text("big")),
      m_body(new QVBoxLayout),
      m_note(text("small")),
      m_buttons(new LineLayout(Qt::AlignRight)) {
    setObjectName(QString::fromLatin1(name));
    setAttribute(Qt::WA_StyledBackground);
    setFocusPolicy(Qt::StrongFocus);
    m_note->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(36, 26, 36, 22);
    column->setSpacing(12);
    column->addWidget(m_title);
    column->addLayout(m_body, 1);
    m_body->setSpacing(12);
    column->addWidget(m_note);
    column->addLayout(m_buttons);
    m_note->hide();
}

QLabel* Page::text(const char* name) {
    auto* label = new QLabel(this);
    label->setObjectName(QString::fromLatin1(name));
    label->setTextFormat(Qt::PlainText);
    return label;
}

void Page::note(const QString& text) {
    m_note->setText(text);
    m_note->setVisible(!text.isEmpty());
}

bool Page::eventFilter(QObject* watched, QEvent* event) {
    return event->type() == QEvent::MouseButtonDblClick || QWidget::eventFilter(watched, event);
}

QPushButton* Page::addButton(const char* name) {
    auto* button = new QPushButton(this);
    button->setObjectName(QString::fromLatin1(name));
    button->installEventFilter(this);
    m_buttons->addWidget(button);
    return button;
}

QPushButton* Page::addMainButton(const char* name) {
    QPushButton* button = addButton(name);
    button->setProperty("primary", true);
    return button;
}

} // namespace mz
