// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/coach/coach_column.h"

#include <QScrollBar>

#include <algorithm>

namespace mz {

CoachColumn::CoachColumn(QWidget* parent) : QScrollArea(parent) {
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::TabFocus);
    auto* page = new QWidget(this);
    page->setObjectName(QStringLiteral("page"));
    m_rows = new QVBoxLayout(page);
    m_rows->setContentsMargins(18, 14, 18, 12);
    m_rows->setSpacing(6);
    setWidget(page);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &CoachColumn::scroll);
}

void CoachColumn::clear() {
    m_top = nullptr;
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        if (QWidget* old = item->widget()) {
            old->hide();
            old->deleteLater();
        }
        delete item;
    }
}

void CoachColumn::fit(QWidget* top) {
    m_top = top;
    m_rows->addStretch(1); // an alignment of the whole would give wrapped texts too little room
    for (int row = 0; row < m_rows->count(); ++row)
        if (QWidget* part = m_rows->itemAt(row)->widget())
            part->show();
    for (QWidget* part : widget()->findChildren<QWidget*>())
        part->ensurePolished();
    measure();
    m_rows->activate();
    scroll();
}

void CoachColumn::measure() {
    m_rows->invalidate();
    widget()->setMinimumHeight(std::max(0, m_rows->totalHeightForWidth(viewport()->width())));
}

// The newest line is always in sight.
void CoachColumn::scroll() {
    constexpr int above = 12;
    const int most = verticalScrollBar()->maximum();
    verticalScrollBar()->setValue(m_top != nullptr ? std::min(most, m_top->y() - above) : most);
}

void CoachColumn::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    measure();
}

} // namespace mz
