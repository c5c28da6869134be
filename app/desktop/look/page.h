// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

protected:
    [[nodiscard]] QLabel& title() const { return *m_title; }
    // Between title and buttons.
    [[nodiscard]] QVBoxLayout& body() const { return *m_body; }
    // Left of all buttons; it grows into several lines.
    [[nodiscard]] QLabel& note() const { return *m_note; }
    QPushButton* addButton(const char* name);
    [[nodiscard]] QLabel* text(const char* name = "");

private:
    QLabel* m_title;
    QVBoxLayout* m_body;
    QLabel* m_note;
    QHBoxLayout* m_buttons;
};

} // namespace mz
