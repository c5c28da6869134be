// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/keys/commands.h"
#include "app/desktop/look/panel_button.h"

#include <QLabel>
#include <QPointer>
#include <QWidget>

namespace mz {

// What the coach panel asks while the table stands still at a critical fault: see why, take back,
// or play on.
class CriticalChoice : public QWidget {
    Q_OBJECT

public:
    explicit CriticalChoice(QWidget* parent);

    void retranslate();
    // For whoever hears the panel: the first button says what has happened.
    void setFault(const QString& whatHappened);
    // Stands there, with the keyboard on the first of the three.
    void ask();
    void recall();
    // Goes away; the keyboard returns to where it was.
    void done();

signals:
    void wanted(mz::Command command);

private:
    QLabel* m_heading;
    QLabel* m_text;
    ButtonRows* m_rows;
    PanelButton* m_why;
    PanelButton* m_back;
    PanelButton* m_on;
    QPointer<QWidget> m_before; // had the keyboard
};

} // namespace mz
