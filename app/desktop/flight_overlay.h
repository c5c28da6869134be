// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/card_spots.h"
#include "app/desktop/table_painter.h"
#include "app/desktop/table_scene.h"

#include <QSet>
#include <QVariantAnimation>
#include <QWidget>

namespace mz {

// One card on its way.
struct Flight {
    SceneCard card; // as it lands
    CardSpot from;
    CardSpot to;
    bool turns = false; // over, on the way
};

// Lies over the table and takes no part in it: cards in the air, cards that are dragged along, and
// the band that selects. The table's state never waits for it.
class FlightOverlay : public QWidget {
    Q_OBJECT

public:
    FlightOverlay(TablePainter& painter, QWidget* parent);

    void fly(QList<Flight> flights);
    void land(); // at once
    [[nodiscard]] const QSet<int>& inTheAir() const { return m_inTheAir; }

    // Cards that follow the pointer, about which they are spread.
    void carry(QList<SceneCard> cards, QSizeF size, const QPointF& at);
    void carryTo(const QPointF& at);
    void stretchBand(const QRectF& band);
    void putDown(); // cards and band

signals:
    void landed();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintFlight(QPainter& painter, const Flight& flight, double part);
    [[nodiscard]] QRect carriedRect() const;

    TablePainter& m_painter;
    QVariantAnimation m_animation;
    QList<Flight> m_flights;
    QSet<int> m_inTheAir;
    QList<SceneCard> m_carried;
    QSizeF m_carriedSize;
    QPointF m_at;
    QRectF m_band;
};

} // namespace mz
