// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/coach/coach_rows.h"

#include <QString>
#include <QWidget>

#include <functional>

class QLabel;

namespace mz {

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

// The widget of a row; of a space there is none. `run` is what its buttons do.
[[nodiscard]] QWidget* makePart(const CoachRow& row, QWidget* parent,
                                const std::function<void(Command)>& run);

} // namespace mz
