// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/hands/hands.h"
#include "app/desktop/table/flight_overlay.h"
#include "app/desktop/table/gesture.h"
#include "app/desktop/table/place_widget.h"
#include "app/desktop/table/table_painter.h"
#include "core/session/view.h"

#include <QWidget>

#include <vector>

namespace mz {

// The table: one painted surface, with a widget over each place. Clicks and drags go to the hands;
// what they mean comes out as an answer.
class TableSurface : public QWidget {
    Q_OBJECT

public:
    explicit TableSurface(QWidget* parent = nullptr);

    [[nodiscard]] Hands& hands() { return m_hands; }
    [[nodiscard]] const TableView& view() const { return m_view; }
    [[nodiscard]] const TableLayout& layout() const { return m_painter.layout(); }
    // Shows this table; `moving`: cards and chips come from where they lay before. What they do is
    // seen from the two tables, except where the cards were mixed.
    void setTable(TableView view, bool moving, Mixing mixing = Mixing::none);
    void setTextScale(double scale);
    void setLarge(bool large); // hands and board
    void setDeck(CardPixmaps::Deck deck);
    void setMotion(bool motion) { m_motion = motion; }
    void retranslate();
    void retheme();

    // What the hands hold has changed.
    void handsChanged();
    [[nodiscard]] PlaceWidget* widgetAt(const Place& place) const;
    [[nodiscard]] PlaceWidget* focusedPlace() const;
    // Looks at these places, until the next deed.
    void lookAt(const QList<Place>& places);
    void refuse(const Place& place);
    [[nodiscard]] Place lastPlace() const { return m_lastPlace; }
    [[nodiscard]] bool quiet() const { return !m_overlay->flying(); }

signals:
    void answered(const mz::Reply& answer);
    void selectionChanged();
    void focused(const mz::Place& place);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void placeWidgets();
    void arrange();
    void name(PlaceWidget& widget);
    void mark();
    [[nodiscard]] QRectF rectOf(const Place& place) const;
    [[nodiscard]] QList<CardSpot> spotsOf(const Place& place) const;
    [[nodiscard]] PlaceWidget* underPoint(const QPointF& at) const;
    void refresh();
    void answer(const Reply& answer);
    void choose(const Place& place, int card, bool add);
    void selectAll(const Place& place);
    void selectHere(const Place& place);
    void send(const Place& place, Zone to, End end);
    void turn(const Place& place);
    void clicked(QWidget* on, const QPointF& at, bool add);
    void dragBegun(QWidget* from, const QPointF& at, bool add);
    void dragMoved(const QPointF& at);
    void dragDropped(const QPointF& at);
    void dragCancelled();
    void band(const QRectF& rect);
    void leave(PlaceWidget* from, Qt::Key arrow);

    TablePainter m_painter;
    TableView m_view;
    TableScene m_scene; // as it is painted
    Hands m_hands;
    Gesture* m_gesture;
    FlightOverlay* m_overlay;
    std::vector<PlaceWidget*> m_places;
    double m_textScale = 1;
    bool m_large = false;
    bool m_motion = true;
    Held m_dragged;
    QPointF m_bandFrom;
    bool m_banding = false;
    Place m_target{};
    bool m_hasTarget = false;
    Place m_lastPlace{};
    QList<Place> m_lookedAt;
};

} // namespace mz
