// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/table/card_pixmaps.h"
#include "app/desktop/table/card_spots.h"
#include "app/desktop/table/chip_pixmaps.h"
#include "app/desktop/table/table_layout.h"
#include "app/desktop/table/table_scene.h"
#include "app/desktop/table/table_stamps.h"

#include <QPixmap>
#include <QRegion>

class QPainter;

namespace mz {

// Paints the table. It keeps what only a new layout or another screen changes, so that a repaint
// copies pixmaps. Text is drawn with the family of the painter's font.
class TablePainter {
public:
    void setLayout(const TableLayout& table);
    [[nodiscard]] const TableLayout& layout() const { return m_table; }
    void setDeck(CardPixmaps::Deck deck) { m_cards.setDeck(deck); }
    // The theme has changed.
    void retheme();

    // The table, or what of it lies in `region`, to which the painter must be clipped.
    void paint(QPainter& painter, const TableScene& scene, const QRegion& region = {});

    // One card, at any angle: for the overlay that flies it.
    void paintFlying(QPainter& painter, const CardSpot& spot, const SceneCard& card,
                     bool withShadow = true);
    // Chips on their way.
    void paintChips(QPainter& painter, const QRectF& place, Chips chips);
    // What will be needed in the next frame, so that no frame has to wait for it.
    void prepare(const QSizeF& size, std::optional<Face> face, qreal ratio);

private:
    void paintSeat(QPainter& painter, const TableScene& scene, Seat seat);
    void paintPlate(QPainter& painter, const SceneSeat& seat, int number, const SeatPlaces& places);
    void paintPlateText(QPainter& painter, const SceneSeat& seat, const QRectF& place) const;
    void paintTurn(QPainter& painter, const SeatPlaces& places) const;
    void paintBet(QPainter& painter, const SceneSeat& seat, const QRectF& place);
    void paintButton(QPainter& painter, const QRectF& place, const QString& letter);
    void paintBoard(QPainter& painter, const TableScene& scene);
    void paintPots(QPainter& painter, const QList<ScenePot>& pots);
    void paintPot(QPainter& painter, const ScenePot& pot, const QRectF& place, const QFont& font,
                  int mostColumns);
    void paintPile(QPainter& painter, Zone zone, const QList<SceneCard>& cards,
                   const QString& label);
    void paintCards(QPainter& painter, Zone zone, const QList<SceneCard>& cards);
    void paintStub(QPainter& painter, const QList<SceneCard>& cards);
    void paintCard(QPainter& painter, const CardSpot& spot, const SceneCard& card);
    void paintShadow(QPainter& painter, const CardSpot& spot, bool raised);
    void paintFace(QPainter& painter, const CardSpot& spot, const SceneCard& card);
    void paintPrint(QPainter& painter, const TableScene& scene) const;
    void paintGround(QPainter& painter);
    [[nodiscard]] bool touched(const QRectF& place) const;

    TableLayout m_table;
    CardPixmaps m_cards;
    ChipPixmaps m_chips;
    TableStamps m_stamps;
    QPixmap m_backdrop;
    QRegion m_region; // of the current call; empty: everything
};

} // namespace mz
