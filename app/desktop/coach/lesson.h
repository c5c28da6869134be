// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/coach/demonstration.h"
#include "app/desktop/hands/place.h"
#include "app/desktop/keys/commands.h"

#include <QList>
#include <QObject>

#include <string>

namespace mz {

class CoachPanel;

// What a mode adds to dealing a case. Learning, the case is shown before it is the trainee's turn;
// where help is allowed the table stands still at a critical fault until the trainee has chosen how
// to go on. Both speak in the coach panel and never over the table.
class Lesson : public QObject {
    Q_OBJECT

public:
    Lesson(Controller& controller, CoachPanel& panel, QObject* parent = nullptr);

    // Deals the case in its mode; `again`: the demonstration that was seen is left out.
    void begin(Dealing dealing, bool again);
    // Deals the case with these acts done already; nothing is shown first.
    void beginFrom(Dealing dealing, const std::vector<Entry>& before);
    // Goes on with a session that was broken off; false where that cannot be done.
    bool resume(Dealing dealing, const Log& log, const SessionLog::Kept& kept);
    void record(const Recorded& what);
    // Does the command where it means something else than usual at this moment; false where not.
    bool take(Command command);

    [[nodiscard]] bool choosing() const { return m_choosing; }
    [[nodiscard]] bool stopped() const;
    [[nodiscard]] Demonstration& demonstration() { return m_demonstration; }
    // Why hands can do nothing at this moment.
    [[nodiscard]] QString whatHolds() const;
    // Brings the choice before the trainee again.
    void recall();

signals:
    void changed();                // what holds the table
    void panelWanted(bool wanted); // it must be seen, or no longer
    void lookedAt(const QList<mz::Place>& places);
    void told(const QString& text); // for the status line

private:
    bool takeChoice(Command command);
    bool takeDemonstration(Command command);
    void stopAtFault();
    void endChoice();
    void ownTurn();
    void look();

    Controller& m_controller;
    CoachPanel& m_panel;
    Demonstration m_demonstration;
    std::string m_shown; // the case that was demonstrated last
    bool m_choosing = false;
};

} // namespace mz
