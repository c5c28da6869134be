// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/look/line_layout.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <QWidget>

namespace mz {

// A page that comes over the table: its title, below it what it shows, and a row of buttons.
class Page : public QWidget {
    Q_OBJECT

public:
    explicit Page(const char* name, QWidget* parent);

    // The second click of a double one, which opened the page, presses nothing on it.
    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    [[nodiscard]] QLabel& title() const { return *m_title; }
    // Between title and buttons.
    [[nodiscard]] QVBoxLayout& body() const { return *m_body; }
    // Above all buttons; empty: nothing.
    void note(const QString& text);
    QPushButton* addButton(const char* name);
    QPushButton* addMainButton(const char* name); // of what one is most likely to want
    [[nodiscard]] QLabel* text(const char* name = "");

private:
    QLabel* m_title;
    QVBoxLayout* m_body;
    QLabel* m_note;
    LineLayout* m_buttons;
};

} // namespace mz
