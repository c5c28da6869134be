// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/support/play.h"

#include <string>

namespace mz::testing {

// A scene in which each kind of incident happens, and the deeds up to it.
struct Situation {
    std::string scene;
    std::string deeds;
};
[[nodiscard]] Situation situation(IncidentKind kind);

// A dealer who does single steps of a remedy, or breaks single bans, in whatever order he is told;
// what cannot be done at that moment he leaves.
class Hands {
public:
    explicit Hands(Session session) : m_session(std::move(session)) {}

    void doStep(const ProcedureStep& step);
    void breakBan(const ProcedureBan& ban);
    [[nodiscard]] const Session& session() const { return m_session; }

private:
    [[nodiscard]] const Incident& incident() const { return m_session.watch().incidents.front(); }
    void does(const Deed& deed);
    void carry(CardMask cards, Zone to);
    void finishDeal();
    void bet(Street before);
    void deal(Street street);
    void award();
    void takeOther();

    Session m_session;
    int m_line = 1000;
};

} // namespace mz::testing
