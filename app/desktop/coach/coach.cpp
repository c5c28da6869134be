// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/coach/coach.h"

#include <algorithm>

namespace mz {

void Coach::begin(const Controller& controller) {
    m_lines.clear();
    m_known.clear();
    m_praised.clear();
    m_first = controller.session().firstHappenings();
    CoachLine nothing;
    look(controller, nothing);
}

// What is new since the last look.
void Coach::look(const Controller& controller, CoachLine& line) {
    const Verdict verdict = controller.verdict(Judging::soFar);
    std::set<Key> known;
    std::set<int> praised;
    const auto add = [&](int incident, const FaultFinding& found, const Procedure* procedure) {
        const Key key{incident, found.fault, found.step, found.line.value_or(0)};
        known.insert(key);
        if (!m_known.contains(key))
            line.faults.push_back({found.fault, found.severity, found.step, procedure});
    };
    int number = 0;
    for (const IncidentVerdict& incident : verdict.incidents) {
        for (const FaultFinding& found : incident.faults)
            add(number, found, incident.procedure);
        if (incident.closed && incident.outcome == Outcome::correct) {
            praised.insert(number);
            if (!m_praised.contains(number))
                line.praise.push_back({incident.kind, incident.procedure});
        }
        ++number;
    }
    for (const FaultFinding& found : verdict.faults)
        add(-1, found, nullptr);
    std::ranges::stable_sort(line.faults, {}, &CoachFault::severity);
    m_known = std::move(known);
    m_praised = std::move(praised);
}

void Coach::record(const Controller& controller, const Recorded& what, const TableView& before) {
    CoachLine line{what.line, what.t, before, *what.deed, controller.session().lastHappenings(),
                   {},        {},     false};
    look(controller, line);
    if (const auto* back = std::get_if<deed::Back>(&*what.deed)) {
        line.faults.clear();
        line.praise.clear();
        int left = back->count;
        for (auto past = m_lines.rbegin(); past != m_lines.rend() && left > 0; ++past) {
            if (past->takenBack || isHelp(past->deed))
                continue;
            past->takenBack = true;
            --left;
        }
    }
    m_lines.push_back(std::move(line));
}

} // namespace mz
