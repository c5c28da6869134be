// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/panel_button.h"

#include <QEvent>
#include <QKeyEvent>

#include <algorithm>

namespace mz {

namespace {
constexpr int gap = 8;
}

PanelButton::PanelButton(const char* name, QWidget* parent) : QPushButton(parent) {
    setObjectName(QString::fromLatin1(name));
    setFocusPolicy(Qt::TabFocus);
}

void PanelButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        event->ignore();
    else if (!event->isAutoRepeat())
        click();
}

ButtonRows::ButtonRows(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ButtonRows::add(QPushButton* button) { m_buttons.append(button); }

int ButtonRows::arrange(int width, bool apply) const {
    const int half = (width - gap) / 2;
    int top = 0;
    for (int index = 0; index < m_buttons.size(); ++index) {
        QPushButton* const left = m_buttons[index];
        QPushButton* const right = m_buttons.value(index + 1);
        const QSize hint = left->sizeHint();
        const bool pair =
            right != nullptr && hint.width() <= half && right->sizeHint().width() <= half;
        if (apply) {
            left->setGeometry(0, top, pair ? half : width, hint.height());
            if (pair)
                right->setGeometry(width - half, top, half, hint.height());
        }
        index += pair ? 1 : 0;
        top += hint.height() + gap;
    }
    return std::max(0, top - gap);
}

int ButtonRows::heightForWidth(int width) const { return arrange(width, false); }

QSize ButtonRows::sizeHint() const { return {width(), arrange(width(), false)}; }

QSize ButtonRows::minimumSizeHint() const { return {0, 0}; }

bool ButtonRows::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) { // a button says something else
        arrange(width(), true);
        updateGeometry();
    }
    return QWidget::event(event);
}

void ButtonRows::resizeEvent(QResizeEvent*) { arrange(width(), true); }

} // namespace mz
