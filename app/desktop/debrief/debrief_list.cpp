// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/debrief/debrief_list.h"

#include "app/desktop/look/theme.h"

#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace mz {

namespace {

constexpr int smallestTarget = 44;
constexpr int markColumn = 44;
constexpr int textFlags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;

enum Role : int { markRole = Qt::UserRole, timeRole, momentRole };

class LineDelegate : public QStyledItemDelegate {
public:
    explicit LineDelegate(QObject* parent) : QStyledItemDelegate(parent) {}

    double scale = 1;
    int moment = 0; // that is shown

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const auto* view = static_cast<const QListView*>(option.widget);
        const int wide = view->viewport()->width();
        const QRect text = textPlace(QRect(0, 0, wide, 10000), index);
        const int high =
            QFontMetrics(font(true))
                .boundingRect(QRect(0, 0, text.width(), 10000), textFlags, index.data().toString())
                .height();
        return {wide, std::max(smallestTarget, high + 14)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const bool here = index.data(momentRole).toInt() == moment;
        const auto mark = index.data(markRole).value<DebriefMark>();
        const bool wrong = mark == DebriefMark::wrong;
        const QRect row = option.rect.adjusted(2, 1, -2, -1);
        const PanelColours& colours = theme::now().panel;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (here) {
            painter->setPen(QPen(wrong ? colours.wrongEdge : colours.plainEdge, 1));
            painter->setBrush(wrong ? colours.wrongBox : colours.paper);
            painter->drawRoundedRect(row, 7, 7);
            painter->setPen(Qt::NoPen); // and a bar, for those who do not see the tint
            painter->setBrush(colours.ink);
            painter->drawRoundedRect(QRect(row.left(), row.top() + 6, 4, row.height() - 12), 2, 2);
        }
        if ((option.state & QStyle::State_HasFocus) != 0) {
            painter->setPen(QPen(colours.ink, 2));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(row, 7, 7);
        }
        paintMark(*painter, mark, QPointF(row.left() + 24, row.center().y() + 0.5), 9.5);
        painter->setFont(font(wrong || here));
        painter->setPen(colours.ink);
        painter->drawText(textPlace(option.rect, index), textFlags, index.data().toString());
        painter->setFont(font(false));
        painter->setPen(colours.inkQuiet);
        painter->drawText(option.rect.adjusted(0, 0, -14, 0), Qt::AlignRight | Qt::AlignVCenter,
                          index.data(timeRole).toString());
        painter->restore();
    }

private:
    [[nodiscard]] QFont font(bool strong) const {
        return theme::font(13, scale, strong ? QFont::DemiBold : QFont::Normal);
    }
    [[nodiscard]] QRect textPlace(const QRect& row, const QModelIndex& index) const {
        const int time =
            QFontMetrics(font(false)).horizontalAdvance(index.data(timeRole).toString()) + 28;
        return row.adjusted(markColumn, 0, -time, 0);
    }
};

LineDelegate* delegateOf(const DebriefList& list) {
    return static_cast<LineDelegate*>(list.itemDelegate());
}

} // namespace

void DebriefList::Model::set(std::vector<DebriefLine> lines) {
    beginResetModel();
    m_lines = std::move(lines);
    endResetModel();
}

int DebriefList::Model::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant DebriefList::Model::data(const QModelIndex& index, int role) const {
    const DebriefLine& line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return line.text;
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1, %2").arg(line.text, line.time);
    case markRole:
        return QVariant::fromValue(line.mark);
    case timeRole:
        return line.time;
    case momentRole:
        return line.moment;
    default:
        return {};
    }
}

DebriefList::DebriefList(QWidget* parent) : QListView(parent) {
    setObjectName(QStringLiteral("findings"));
    setModel(&m_model);
    setItemDelegate(new LineDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setResizeMode(QListView::Adjust);
    const auto go = [this](const QModelIndex& index) {
        if (index.isValid())
            emit chosen(m_model.line(index.row()).moment);
    };
    connect(this, &QListView::clicked, this, go);
    connect(this, &QListView::activated, this, go);
}

void DebriefList::setLines(std::vector<DebriefLine> lines) {
    m_showing = true;
    m_model.set(std::move(lines));
    m_showing = false;
}

void DebriefList::setTextScale(double scale) {
    delegateOf(*this)->scale = scale;
    scheduleDelayedItemsLayout();
}

void DebriefList::showMoment(int moment) {
    m_moment = moment;
    delegateOf(*this)->moment = moment;
    m_showing = true;
    const QModelIndex current = currentIndex();
    if (!current.isValid() || m_model.line(current.row()).moment != moment)
        for (int row = 0; row < m_model.rowCount(); ++row)
            if (m_model.line(row).moment == moment) {
                setCurrentIndex(m_model.index(row));
                scrollTo(m_model.index(row));
                break;
            }
    m_showing = false;
    viewport()->update();
}

// The arrow keys go from moment to moment.
void DebriefList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    if (!m_showing && current.isValid())
        emit chosen(m_model.line(current.row()).moment);
}

void DebriefList::resizeEvent(QResizeEvent* event) {
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout();
}

} // namespace mz
