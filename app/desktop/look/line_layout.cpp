// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/line_layout.h"

#include <algorithm>

namespace mz {

LineLayout::LineLayout(Qt::Alignment side) : m_side(side) {
    constexpr int gap = 10;
    setSpacing(gap);
    setContentsMargins(0, 0, 0, 0);
}

LineLayout::~LineLayout() = default;

void LineLayout::addItem(QLayoutItem* item) { m_items.emplace_back(item); }

int LineLayout::count() const { return static_cast<int>(m_items.size()); }

QLayoutItem* LineLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* LineLayout::takeAt(int index) {
    if (itemAt(index) == nullptr)
        return nullptr;
    const auto place = m_items.begin() + index;
    QLayoutItem* const taken = place->release();
    m_items.erase(place);
    return taken;
}

std::vector<LineLayout::Line> LineLayout::linesIn(int width) const {
    std::vector<Line> lines;
    int left = 0; // of the next one
    for (const auto& item : m_items) {
        if (item->isEmpty())
            continue;
        const int wide = item->sizeHint().width();
        if (lines.empty() || left + wide > width) {
            lines.emplace_back();
            left = 0;
        }
        lines.back().append(item.get());
        left += wide + spacing();
    }
    return lines;
}

int LineLayout::heightOf(const Line& line) const {
    int high = 0;
    for (const QLayoutItem* item : line)
        high = std::max(high, item->sizeHint().height());
    return high;
}

int LineLayout::widthOf(const Line& line) const {
    int wide = -spacing();
    for (const QLayoutItem* item : line)
        wide += item->sizeHint().width() + spacing();
    return wide;
}

int LineLayout::heightForWidth(int width) const {
    int high = 0;
    for (const Line& line : linesIn(width))
        high += heightOf(line) + spacing();
    return std::max(0, high - spacing());
}

void LineLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    int top = rect.top();
    for (const Line& line : linesIn(rect.width())) {
        const int high = heightOf(line);
        int left =
            m_side == Qt::AlignRight ? rect.left() + rect.width() - widthOf(line) : rect.left();
        for (QLayoutItem* item : line) {
            item->setGeometry(QRect(QPoint(left, top), QSize(item->sizeHint().width(), high)));
            left += item->sizeHint().width() + spacing();
        }
        top += high + spacing();
    }
}

// All of it in one line, where there is room.
QSize LineLayout::sizeHint() const {
    Line all;
    for (const auto& item : m_items)
        if (!item->isEmpty())
            all.append(item.get());
    return all.isEmpty() ? QSize(0, 0) : QSize(widthOf(all), heightOf(all));
}

QSize LineLayout::minimumSize() const {
    QSize smallest(0, 0);
    for (const auto& item : m_items)
        if (!item->isEmpty())
            smallest = smallest.expandedTo(item->sizeHint());
    return smallest;
}

} // namespace mz
