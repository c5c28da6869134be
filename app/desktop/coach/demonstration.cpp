// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/coach/demonstration.h"

#include <utility>

namespace mz {

namespace {

// ms for which a deed is named before it is done.
constexpr int forCard = 350;     // of a deal
constexpr int forPlayer = 650;   // one who acts
constexpr int forDeed = 1600;    // of the ordinary hand
constexpr int forStep = 3200;    // of a remedy
constexpr int forRule = 9000;    // when something has happened: its rule is read first
constexpr int forVerdict = 6000; // at the end

bool is(const NextDeed& next, const auto& deed) {
    return std::holds_alternative<std::decay_t<decltype(deed)>>(next.deed);
}

} // namespace

Demonstration::Demonstration(Controller& controller, QObject* parent)
    : QObject(parent), m_controller(controller) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Demonstration::tick);
}

void Demonstration::begin(Dealing dealing) {
    m_state = State::playing;
    m_step = nullptr;
    m_incidents = 0;
    m_controller.beginDemonstration(std::move(dealing));
    name();
}

void Demonstration::end() {
    m_timer.stop();
    m_state = State::none;
}

void Demonstration::stopOrGoOn() {
    if (m_state == State::playing) {
        m_timer.stop();
        m_state = nextDeed(m_controller.session()) ? State::stopped : State::done;
        emit changed();
    } else if (m_state != State::none) {
        m_state = State::playing;
        name();
    }
}

void Demonstration::oneStep() {
    if (m_state == State::none || m_controller.frozen())
        return;
    m_timer.stop();
    m_state = State::stopped;
    auto next = nextDeed(m_controller.session());
    for (bool more = next.has_value(); more;) {
        const NextDeed before = *next;
        const std::size_t incidents = m_controller.session().watch().incidents.size();
        more = m_controller.demonstrate(before.deed);
        next = nextDeed(m_controller.session());
        more = more && next && is(before, act::Pitch{}) && is(*next, act::Pitch{}) &&
               next->step == before.step &&
               m_controller.session().watch().incidents.size() == incidents;
    }
    name();
}

void Demonstration::hold(bool held) {
    if (held)
        m_timer.stop();
    else if (m_state == State::playing)
        name();
}

void Demonstration::tick() {
    if (m_state != State::playing)
        return;
    const auto next = nextDeed(m_controller.session());
    if (!next) {
        emit over();
        return;
    }
    // The players one after the other: so one sees who acts.
    const Deed deed = is(*next, deed::Wait{}) ? Deed(deed::Wait{false}) : next->deed;
    if (!m_controller.demonstrate(deed))
        m_state = State::stopped;
    name();
}

// Whoever shows what is next looks again; where it plays, the deed follows by and by.
void Demonstration::name() {
    const auto next = nextDeed(m_controller.session());
    if (!next && m_state == State::stopped)
        m_state = State::done;
    emit changed();
    if (m_state == State::playing && !m_controller.frozen())
        m_timer.start((next ? pauseBefore(*next) : forVerdict) * m_percent / 100);
}

int Demonstration::pauseBefore(const NextDeed& next) {
    const std::size_t incidents = m_controller.session().watch().incidents.size();
    const bool something = incidents != m_incidents;
    const bool sameStep = next.step == m_step;
    m_incidents = incidents;
    m_step = next.step;
    if (something)
        return forRule;
    if (is(next, deed::Wait{}))
        return forPlayer;
    if (is(next, act::Pitch{}) && sameStep)
        return forCard;
    return next.incident != nullptr ? forStep : forDeed;
}

} // namespace mz
