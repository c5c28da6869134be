// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/debrief/debrief_table_painter.h"
#include "app/desktop/table/card_pixmaps.h"
#include "core/session/view.h"

#include <QPixmap>
#include <QWidget>

namespace mz {

// A table of the debrief: shows a view, and in broken frames where it differs from the other one.
class DebriefTable : public QWidget {
    Q_OBJECT

public:
    explicit DebriefTable(QWidget* parent);

    void setTitle(const QString& title); // on the rail
    void setDeck(CardPixmaps::Deck deck);
    void setTextScale(double scale);
    void setTable(const TableView& table, const TableDifference& difference);

    [[nodiscard]] const TableView& table() const { return m_table; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    // The title needs as much.
    [[nodiscard]] int leastWidth() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void describe();
    void paintGround();
    [[nodiscard]] DebriefTablePainter tablePainter();
    [[nodiscard]] int titleHeight() const;

    QString m_title;
    double m_scale = 1;
    TableView m_table;
    TableDifference m_difference;
    SmallTable m_places;
    CardPixmaps m_cards;
    QPixmap m_ground; // rail, felt and wells, painted when the size changes
};

} // namespace mz
