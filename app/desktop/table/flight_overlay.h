// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/table/card_spots.h"
#include "app/desktop/table/motion.h"
#include "app/desktop/table/table_painter.h"
#include "app/desktop/table/table_scene.h"

#include <QSet>
#include <QVariantAnimation>
#include <QWidget>

namespace mz {

// Lies over the table and takes no part in it: what is in the air, cards that are dragged along,
// and the band that selects. The table's state never waits for it.
class FlightOverlay : public QWidget {
    Q_OBJECT

public:
    FlightOverlay(TablePainter& painter, QWidget* parent);

    void fly(Motion motion);
    void land(); // at once
    [[nodiscard]] bool flying() const { return m_flying; }
    // What moves, while it flies.
    [[nodiscard]] const Motion& motion() const { return m_motion; }
    [[nodiscard]] const QSet<int>& inTheAir() const { return m_inTheAir; }

    // Cards that follow the pointer, about which they are spread.
    void carry(QList<SceneCard> cards, QSizeF size, const QPointF& at);
    void carryTo(const QPointF& at);
    void stretchBand(const QRectF& band);
    void putDown(); // cards and band

    // Moves on to this ms of the motion, as time does by itself.
    void showAt(double time);

signals:
    void landed();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintCard(QPainter& painter, const CardFlight& flight);
    [[nodiscard]] QRegion flownOver() const;
    [[nodiscard]] QRect carriedRect() const;

    TablePainter& m_painter;
    QVariantAnimation m_animation;
    Motion m_motion;
    bool m_flying = false;
    double m_time = 0; // ms
    QRegion m_painted; // where things are seen
    QSet<int> m_inTheAir;
    QList<SceneCard> m_carried;
    QSizeF m_carriedSize;
    QPointF m_at;
    QRectF m_band;
};

} // namespace mz
