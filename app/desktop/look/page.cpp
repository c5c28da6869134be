// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/page.h"

#include <QHBoxLayout>

namespace mz {

Page::Page(const char* name, QWidget* parent)
    : QWidget(parent),
      m_title(text("big")),
      m_body(new QVBoxLayout),
      m_note(text("small")),
      m_buttons(new QHBoxLayout) {
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
    column->addLayout(m_buttons);
    m_buttons->setSpacing(10);
    m_buttons->addWidget(m_note, 1);
}

QLabel* Page::text(const char* name) {
    auto* label = new QLabel(this);
    label->setObjectName(QString::fromLatin1(name));
    label->setTextFormat(Qt::PlainText);
    return label;
}

QPushButton* Page::addButton(const char* name) {
    auto* button = new QPushButton(this);
    button->setObjectName(QString::fromLatin1(name));
    m_buttons->addWidget(button);
    return button;
}

} // namespace mz
