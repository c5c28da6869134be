// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/session/controller.h"
#include "core/session/next.h"

#include <QObject>
#include <QTimer>

namespace mz {

// Plays the model answer of a case on the table, deed after deed, each named for a while before it
// is done. Whoever watches may stop it, take one step, or leave it.
class Demonstration : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        none,
        playing, // by itself; once all is done it waits a little and is over
        stopped, // goes on by steps, or when it is told to
        done     // and stopped: nothing is left to do
    };

    explicit Demonstration(Controller& controller, QObject* parent = nullptr);

    // Begins to play.
    void begin(Dealing dealing);
    void end();
    [[nodiscard]] State state() const { return m_state; }
    void stopOrGoOn();
    // Stops it, and does what is next; of an undisturbed deal all cards.
    void oneStep();
    // While something lies over the table.
    void hold(bool held);
    // In per cent of the time that it takes to read; 0: without any pause.
    void setPauses(int percent) { m_percent = percent; }

signals:
    void changed(); // its state, or what is next
    void over();    // played to the end by itself

private:
    void tick();
    void name();
    [[nodiscard]] int pauseBefore(const NextDeed& next);

    Controller& m_controller;
    QTimer m_timer;
    State m_state = State::none;
    int m_percent = 100;
    const ProcedureStep* m_step = nullptr; // the last one that was named
    std::size_t m_incidents = 0;           // there were then
};

} // namespace mz
