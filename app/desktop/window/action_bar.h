// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/keys/commands.h"

#include <QAbstractButton>
#include <QLabel>
#include <QWidget>

#include <vector>

namespace mz {

// A button of the bar: its word, and below it its key. It is pressed by click or Enter, never by
// Space, which pitches; what cannot be undone at a real table not by Enter either.
class ActionButton : public QAbstractButton {
    Q_OBJECT

public:
    ActionButton(Command command, QWidget* parent);

    [[nodiscard]] Command command() const { return m_command; }
    void retranslate();
    void setScale(double scale);
    [[nodiscard]] QSize sizeHint() const override;
    // Whether the word stands on it in full.
    [[nodiscard]] bool fits() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    [[nodiscard]] QStringList lines() const;
    void measure();

    Command m_command;
    double m_scale = 1;
    bool m_grave;
    QFont m_label; // not the widget's own, which the style sheet sets
    QSize m_hint;
};

// The buttons for every act, in groups; it takes as many rows as it needs.
class ActionBar : public QWidget {
    Q_OBJECT

public:
    explicit ActionBar(QWidget* parent = nullptr);

    void retranslate();
    void setScale(double scale);
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] const std::vector<ActionButton*>& buttons() const { return m_buttons; }

signals:
    void triggered(mz::Command command);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Group {
        QLabel* label;
        std::vector<ActionButton*> buttons;
    };
    int arrange(int width, bool apply) const;
    [[nodiscard]] int widthOf(const Group& group) const;

    double m_scale = 0; // none yet
    std::vector<Group> m_groups;
    std::vector<ActionButton*> m_buttons;
};

} // namespace mz
