// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPushButton>
#include <QWidget>

namespace mz {

// A button of the coach panel: pressed by click or Enter, never by Space, which is the table's.
class PanelButton : public QPushButton {
    Q_OBJECT

public:
    PanelButton(const char* name, QWidget* parent);

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

// Buttons two in a row; where a text does not fit into half the width its button has a row of its
// own.
class ButtonRows : public QWidget {
    Q_OBJECT

public:
    explicit ButtonRows(QWidget* parent);

    void add(QPushButton* button); // a child of it
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    int arrange(int width, bool apply) const;

    QList<QPushButton*> m_buttons;
};

} // namespace mz
