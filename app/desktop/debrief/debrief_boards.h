// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/table/card_pixmaps.h"
#include "core/session/review.h"

#include <QWidget>

class QPainter;

namespace mz {

// Three boards: as it would have come, as the book asks, as it was done. A card that is where it
// would have come is ticked, another one has an empty ring; one that did not come is a broken
// frame.
class DebriefBoards : public QWidget {
    Q_OBJECT

public:
    explicit DebriefBoards(QWidget* parent);

    void setBoards(const ReviewBoards& boards);
    void setDeck(CardPixmaps::Deck deck);
    void setTextScale(double scale);
    void retranslate();

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override { return {300, heightForWidth(300)}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Group {
        QString title;
        std::vector<Face> cards;
    };
    [[nodiscard]] std::vector<Group> groups() const;
    // Side by side with the title above each, or below one another with the titles at the left.
    [[nodiscard]] bool sideBySide(int width) const;
    [[nodiscard]] double cardWidth(int width) const;
    [[nodiscard]] double titleHeight() const;
    [[nodiscard]] double widestTitle() const;
    [[nodiscard]] double groupHeight(int width) const;
    void paintGroup(QPainter& painter, const Group& group, const QPointF& corner,
                    const QSizeF& size, bool compares);

    ReviewBoards m_boards;
    CardPixmaps m_cards;
    double m_scale = 1;
};

} // namespace mz
