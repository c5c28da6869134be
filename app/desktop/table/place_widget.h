// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/hands/place.h"
#include "app/desktop/table/card_spots.h"
#include "core/table/table.h"

#include <QVariantAnimation>
#include <QWidget>

namespace mz {

// A place of the table as a widget: it takes focus, keys, tooltip and accessible name, and paints
// nothing but its ring and marks; the table below it is painted in one piece.
class PlaceWidget : public QWidget {
    Q_OBJECT

public:
    enum class Mark : std::uint8_t { none, target, chosen, look };

    PlaceWidget(const Place& place, QWidget* parent);

    [[nodiscard]] const Place& place() const { return m_place; }
    // In the coordinates of the table.
    void setSpots(QList<CardSpot> spots);
    [[nodiscard]] int cardCount() const { return static_cast<int>(m_spots.size()); }
    [[nodiscard]] int cardAt(const QPointF& onTable) const; // -1: none
    // The card on which the keyboard stands, -1 where there is none.
    [[nodiscard]] int cursor() const;
    void setCursorCard(int card);
    void setMark(Mark mark);
    [[nodiscard]] Mark mark() const { return m_mark; }
    // It cannot be done here.
    void shake(bool moving);

signals:
    void chosen(const mz::Place& place, int card); // by Enter
    void wholeChosen(const mz::Place& place);      // by Ctrl+A
    // By a screen reader: a card of the selection, and what is selected here, else all of it.
    void toggled(const mz::Place& place, int card);
    void sent(const mz::Place& place, mz::Zone to, mz::End end);
    void turned(const mz::Place& place);
    void left(mz::PlaceWidget* from, Qt::Key arrow);
    void focused(const mz::Place& place);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] bool moveCursor(int step);
    void paintFrame(QPainter& painter) const;
    void paintCursor(QPainter& painter) const;

    Place m_place;
    QList<CardSpot> m_spots;
    int m_cursor = 0;
    Mark m_mark = Mark::none;
    bool m_byKeyboard = false;
    QVariantAnimation m_shake;
};

} // namespace mz
