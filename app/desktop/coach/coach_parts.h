// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QLabel>
#include <QString>
#include <QVBoxLayout>

#include <cstdint>

namespace mz {

// The small sign before a line: shape as well as colour.
enum class Sign : std::uint8_t { right, wrong, due, info, takenBack, neutral };

class SignWidget : public QWidget {
    Q_OBJECT

public:
    SignWidget(Sign sign, QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Sign m_sign;
};

// Plain text that wraps; `name` is its name in the style sheet.
[[nodiscard]] QLabel* makeText(const QString& text, const char* name, QWidget* parent);
// A sign, a text, and the time at the right.
[[nodiscard]] QWidget* makeLine(Sign sign, const QString& text, const QString& time,
                                QWidget* parent);
// A framed box; texts go into its layout.
struct Box {
    QFrame* frame;
    QVBoxLayout* rows;
    void add(const QString& text, const char* name) const;
};
[[nodiscard]] Box makeBox(const char* name, QWidget* parent);

} // namespace mz
