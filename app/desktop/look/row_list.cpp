// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/look/row_list.h"

#include "app/desktop/look/plain_tooltip.h"
#include "app/desktop/look/theme.h"

#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace mz {

namespace {

class RowPainter : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const QFontMetrics metrics(option.font);
        const bool brief = !index.data(rowBriefRole).toString().isEmpty();
        return {200, std::max(48, metrics.height() * (brief ? 2 : 1) + 24)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        const bool focus = option.state.testFlag(QStyle::State_HasFocus);
        const bool over = option.state.testFlag(QStyle::State_MouseOver);
        const QRectF frame = QRectF(option.rect).adjusted(1.5, 2.5, -1.5, -2.5);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(focus && chosen ? QPen(theme::now().panel.focus, 2) : QPen(Qt::NoPen));
        painter->setBrush(chosen ? theme::now().panel.rowChosen
                          : over ? theme::now().panel.keyHover
                                 : theme::now().panel.row);
        painter->drawRoundedRect(frame, 9, 9);
        QFont bold = option.font;
        bold.setWeight(QFont::DemiBold);
        const QFontMetrics boldMetrics(bold);
        const QFontMetrics metrics(option.font);
        const QString brief = index.data(rowBriefRole).toString();
        const int high = boldMetrics.height() + (brief.isEmpty() ? 0 : metrics.height() + 2);
        QRect line(option.rect.left() + 16, option.rect.center().y() - high / 2,
                   option.rect.width() - 32, boldMetrics.height());
        painter->setFont(bold);
        painter->setPen(theme::now().panel.rowText);
        painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                          boldMetrics.elidedText(index.data(Qt::DisplayRole).toString(),
                                                 Qt::ElideRight, line.width()));
        if (!brief.isEmpty()) {
            line.translate(0, boldMetrics.height() + 2);
            painter->setFont(option.font);
            painter->setPen(chosen ? theme::now().panel.rowChosenQuiet
                                   : theme::now().panel.rowQuiet);
            painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                              metrics.elidedText(brief, Qt::ElideRight, line.width()));
        }
        painter->restore();
    }
};

void dress(QListView& list, const char* name) {
    list.setObjectName(QString::fromLatin1(name));
    list.setItemDelegate(new RowPainter(&list));
    list.setMouseTracking(true);
    list.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
}

} // namespace

QListWidget* makeRowList(const char* name, QWidget* parent) {
    auto* list = new QListWidget(parent);
    dress(*list, name);
    return list;
}

QListView* makeRowView(const char* name, QWidget* parent) {
    auto* list = new QListView(parent);
    dress(*list, name);
    list->setUniformItemSizes(true);
    return list;
}

QListWidgetItem* addRow(QListWidget& list, const QString& text, const QString& brief) {
    auto* item = new QListWidgetItem(text, &list);
    item->setData(rowBriefRole, brief);
    item->setToolTip(plainTooltip(brief.isEmpty() ? text : brief));
    return item;
}

} // namespace mz
