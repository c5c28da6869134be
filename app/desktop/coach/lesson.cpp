// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/coach/lesson.h"

#include "app/desktop/coach/coach_panel.h"
#include "app/desktop/coach/hint_ladder.h"

#include <utility>

namespace mz {

Lesson::Lesson(Controller& controller, CoachPanel& panel, QObject* parent)
    : QObject(parent), m_controller(controller), m_panel(panel), m_demonstration(controller) {
    connect(&m_demonstration, &Demonstration::changed, this, [this] {
        m_panel.showDemonstration(m_demonstration.state());
        look();
        emit changed();
    });
    connect(&m_demonstration, &Demonstration::over, this, &Lesson::ownTurn);
}

void Lesson::begin(Dealing dealing, bool again) {
    const std::string name = dealing.pack + '/' + dealing.theCase->scenario.id;
    const bool shown = again && m_shown == name;
    m_demonstration.end();
    if (dealing.mode != Mode::learn || shown) {
        m_controller.begin(std::move(dealing));
        return;
    }
    m_shown = name;
    m_demonstration.begin(std::move(dealing));
    emit panelWanted(true);
}

void Lesson::beginFrom(Dealing dealing, const std::vector<Entry>& before) {
    m_demonstration.end();
    m_controller.begin(std::move(dealing), before);
}

bool Lesson::resume(Dealing dealing, const Log& log, const SessionLog::Kept& kept) {
    m_demonstration.end();
    m_shown = dealing.pack + '/' + dealing.theCase->scenario.id;
    return m_controller.resume(std::move(dealing), log, kept);
}

void Lesson::ownTurn() {
    m_demonstration.end();
    m_controller.begin(Dealing(m_controller.dealing()));
    emit panelWanted(false);
}

void Lesson::record(const Recorded& what) {
    switch (what.what) {
    case Recorded::What::begun:
        endChoice();
        m_panel.showDemonstration(m_demonstration.state());
        emit changed();
        look();
        break;
    case Recorded::What::did:
        look();
        stopAtFault();
        break;
    case Recorded::What::frozen:
        m_demonstration.hold(m_controller.frozen());
        break;
    case Recorded::What::held:
        if (m_choosing)
            emit panelWanted(true);
        emit told(whatHolds());
        break;
    default:
        break;
    }
}

// Where the next step is named anyway, its place is marked as well; in the ordinary deal that would
// be a nuisance.
void Lesson::look() {
    if (!m_controller.demonstrating() && !m_panel.namesNext())
        return;
    const auto next = nextDeed(m_controller.session());
    if (next && next->incident != nullptr)
        emit lookedAt(placesOf(next->deed, m_controller.view()));
}

// Nothing is to be chosen where nothing can be taken back.
void Lesson::stopAtFault() {
    if (m_controller.demonstrating() || m_controller.session().finished() ||
        !m_panel.hasCriticalFault())
        return;
    m_choosing = true;
    m_controller.freeze(true);
    emit panelWanted(true);
    m_panel.ask();
    emit changed();
}

void Lesson::endChoice() {
    if (!std::exchange(m_choosing, false))
        return;
    m_panel.endChoice();
    m_controller.freeze(false);
    emit panelWanted(false);
    emit changed();
}

bool Lesson::take(Command command) {
    if (m_choosing)
        return takeChoice(command);
    if (m_controller.demonstrating() && takeDemonstration(command))
        return true;
    if (command == Command::playOn)
        emit told(tr("The hand goes on already."));
    else if (command == Command::showAgain && m_controller.session().mode() == Mode::learn)
        begin(Dealing(m_controller.dealing()), false);
    else if (command == Command::showAgain)
        emit told(tr("Cases are shown where the coach is set to Learn, in the settings."));
    return command == Command::playOn || command == Command::showAgain;
}

bool Lesson::takeChoice(Command command) {
    switch (command) {
    case Command::hint:
        emit panelWanted(true);
        m_panel.showWhy();
        return true;
    case Command::takeBack:
        endChoice();
        m_controller.act(deed::Back{1});
        return true;
    case Command::playOn:
        endChoice();
        return true;
    case Command::escape:
        recall();
        emit told(whatHolds());
        return true;
    default:
        return false;
    }
}

bool Lesson::takeDemonstration(Command command) {
    switch (command) {
    case Command::escape:
        m_demonstration.stopOrGoOn();
        return true;
    case Command::pitch:
        m_demonstration.oneStep();
        return true;
    case Command::again:
        ownTurn();
        return true;
    default:
        return false;
    }
}

void Lesson::recall() {
    if (!m_choosing)
        return;
    emit panelWanted(true);
    m_panel.recallChoice();
}

bool Lesson::stopped() const {
    return m_controller.demonstrating() && m_demonstration.state() != Demonstration::State::playing;
}

QString Lesson::whatHolds() const {
    if (m_choosing)
        return tr("First choose in the coach panel: see why (%1), take back (%2) or play on (%3).")
            .arg(Commands::keyText(Command::hint), Commands::keyText(Command::takeBack),
                 Commands::keyText(Command::playOn));
    if (m_controller.demonstrating())
        return tr("The case is being shown: %1 makes it your turn.")
            .arg(Commands::keyText(Command::again));
    return tr("The table is frozen: %1 goes on.").arg(Commands::keyText(Command::escape));
}

} // namespace mz
