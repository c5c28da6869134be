// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/coach/coach_column.h"

#include "app/desktop/coach/coach_parts.h"

#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace mz {

CoachColumn::CoachColumn(QWidget* parent) : QScrollArea(parent) {
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::TabFocus);
    auto* page = new QWidget(this);
    page->setObjectName(QStringLiteral("page"));
    m_layout = new QVBoxLayout(page);
    m_layout->setContentsMargins(18, 14, 18, 12);
    m_layout->setSpacing(6);
    m_layout->addStretch(1); // an alignment of the whole would give wrapped texts too little room
    setWidget(page);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &CoachColumn::scroll);
}

void CoachColumn::setRows(CoachRows rows) {
    const auto [was, is] = std::ranges::mismatch(m_rows, rows);
    const auto same = static_cast<int>(was - m_rows.begin());
    while (m_layout->count() > same + 1) {
        QLayoutItem* item = m_layout->takeAt(same);
        if (QWidget* old = item->widget()) {
            if (old == m_readNow)
                m_readNow = nullptr;
            old->hide();
            old->deleteLater();
        }
        delete item;
    }
    const std::vector<CoachRow> fresh(is, rows.end());
    m_rows = std::move(rows);
    for (const CoachRow& row : fresh)
        add(row);
    measure();
    m_layout->activate();
    scroll();
}

void CoachColumn::add(const CoachRow& row) {
    const int place = m_layout->count() - 1;
    if (row.kind == CoachRow::Kind::space)
        return m_layout->insertSpacing(place, row.height);
    QWidget* const part =
        makePart(row, widget(), [this](Command command) { emit wanted(command); });
    m_layout->insertWidget(place, part);
    if (row.readNow)
        m_readNow = part;
    part->show();
    part->ensurePolished();
    for (QWidget* child : part->findChildren<QWidget*>())
        child->ensurePolished();
}

void CoachColumn::measure() {
    m_layout->invalidate();
    widget()->setMinimumHeight(std::max(0, m_layout->totalHeightForWidth(viewport()->width())));
}

void CoachColumn::scroll() {
    constexpr int above = 12;
    const int most = verticalScrollBar()->maximum();
    verticalScrollBar()->setValue(m_readNow != nullptr ? std::min(most, m_readNow->y() - above)
                                                       : most);
}

void CoachColumn::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    measure();
}

} // namespace mz
