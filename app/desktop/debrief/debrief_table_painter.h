// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/debrief/debrief_table_layout.h"
#include "app/desktop/look/theme.h"
#include "core/session/view.h"

#include <QCoreApplication>
#include <QPointF>

#include <functional>
#include <optional>
#include <vector>

class QPainter;

namespace mz {

// Where two tables are not the same.
struct TableDifference {
    bool board = false, burns = false, stub = false, aside = false, muck = false, pot = false;
    SeatMask hands = 0;

    [[nodiscard]] static TableDifference between(const TableView& one, const TableView& other);
};

// Paints a table of the debrief: a view, and in broken frames where it differs from another one.
// Text is drawn with the family of the painter's font.
class DebriefTablePainter {
    Q_DECLARE_TR_FUNCTIONS(DebriefTable)

public:
    // Paints one card, turned by so many degrees about its middle. Without a face, the back.
    using CardPaint = std::function<void(QPainter& painter, std::optional<Face> face,
                                         const QPointF& middle, const QSizeF& size, double angle)>;

    // Below a pile and in the middle: what it is and how many cards or chips it has, or where that
    // is too small to be read the number alone.
    enum class Labels : std::uint8_t { words, numbers };

    // `line`: how thick a thin line is.
    DebriefTablePainter(const TableColours& colours, const SmallTable& places, double line,
                        Labels labels, CardPaint card);

    // Rail, felt and wells.
    void paintGround(QPainter& painter) const;
    // All that lies on them.
    void paintTable(QPainter& painter, const TableView& table,
                    const TableDifference& difference) const;

private:
    void paintSeat(QPainter& painter, const SeatView& seat, const SmallSeat& place) const;
    void paintBet(QPainter& painter, Chips chips, const QRectF& place) const;
    void paintButton(QPainter& painter, const QRectF& place) const;
    void paintCards(QPainter& painter, const std::vector<CardView>& cards, const QRectF& place,
                    const QSizeF& size, double spread, bool turned) const;
    void paintPile(QPainter& painter, Zone zone, const std::vector<CardView>& cards,
                   const QRectF& place) const;
    void paintStub(QPainter& painter, const std::vector<CardView>& cards) const;
    void paintPileLabel(QPainter& painter, Zone zone, std::size_t cards, const QRectF& place) const;
    void paintPots(QPainter& painter, const TableView& table) const;
    void paintDifference(QPainter& painter, const TableDifference& difference) const;

    const TableColours& m_colours;
    const SmallTable& m_places;
    double m_line;
    Labels m_labels;
    CardPaint m_card;
};

} // namespace mz
