// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/session/controller.h"

#include <set>
#include <tuple>
#include <vector>

namespace mz {

// A fault that an act has brought, with what a trainee wants to know about it.
struct CoachFault {
    Fault fault{};
    Severity severity{};
    const ProcedureStep* step = nullptr;
    const Procedure* procedure = nullptr; // null: the session's own fault
};

// An incident that an act has brought to its end, with nothing to find fault with.
struct CoachPraise {
    IncidentKind kind{};
    const Procedure* procedure = nullptr;
};

// One act as the coach saw it.
struct CoachLine {
    int line = 0;
    qint64 t = 0;
    TableView before;
    Deed deed;
    std::vector<Happening> happenings;
    std::vector<CoachFault> faults; // the gravest first
    std::vector<CoachPraise> praise;
    bool takenBack = false;
};

// Follows a session and says of each act what it brought. What it says stays true to the end: it
// judges as the final verdict does, with what is still due left open.
class Coach {
public:
    // With what was done already when the session began or came back.
    void begin(const Controller& controller);
    void record(const Controller& controller, const Recorded& what, const TableView& before);
    [[nodiscard]] const std::vector<CoachLine>& lines() const { return m_lines; }
    // Before the first act.
    [[nodiscard]] const std::vector<Happening>& first() const { return m_first; }

private:
    using Key = std::tuple<int, Fault, const ProcedureStep*, int>;
    void look(const Verdict& verdict, CoachLine& line);
    void add(const Session& session, int pass, const Entry& entry, const TableView& before);

    std::vector<CoachLine> m_lines;
    std::vector<Happening> m_first;
    std::set<Key> m_known;
    std::set<int> m_praised; // incidents
};

} // namespace mz
