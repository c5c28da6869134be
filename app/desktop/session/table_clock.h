// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>

namespace mz {

// The time of a session in ms; it stands still while the table is frozen.
class TableClock {
public:
    void restart(qint64 passed = 0) {
        m_passed = passed;
        m_timer.start();
    }
    void freeze() {
        m_passed = now();
        m_timer.invalidate();
    }
    void goOn() {
        if (!m_timer.isValid())
            m_timer.start();
    }
    [[nodiscard]] bool frozen() const { return !m_timer.isValid(); }
    [[nodiscard]] qint64 now() const {
        return m_passed + (m_timer.isValid() ? m_timer.elapsed() : 0);
    }

private:
    QElapsedTimer m_timer;
    qint64 m_passed = 0;
};

} // namespace mz
