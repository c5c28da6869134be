// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

#include <memory>
#include <vector>

namespace mz {

// Its parts beside each other in as many lines as they need, each as wide as it wants to be.
class LineLayout : public QLayout {
public:
    explicit LineLayout(Qt::Alignment side); // AlignLeft or AlignRight
    ~LineLayout() override;

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    void setGeometry(const QRect& rect) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;

private:
    using Line = QList<QLayoutItem*>;
    [[nodiscard]] std::vector<Line> linesIn(int width) const;
    [[nodiscard]] int heightOf(const Line& line) const;
    [[nodiscard]] int widthOf(const Line& line) const;

    Qt::Alignment m_side;
    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace mz
