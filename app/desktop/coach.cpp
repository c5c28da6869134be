// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/coach.h"

namespace mz {

int costOf(Fault fault, Severity severity) {
    if (fault == Fault::stepMissed)
        return 0; // it costs its step
    switch (severity) {
    case Severity::critical:
        return 40;
    case Severity::major:
        return 15;
    case Severity::minor:
        return 5;
    }
    return 0;
}

void Coach::begin(const Controller& controller) {
    m_lines.clear();
    m_known.clear();
    m_first = controller.session().firstHappenings();
    newFaults(controller);
}

std::vector<CoachFault> Coach::newFaults(const Controller& controller) {
    const Verdict verdict = controller.verdict(Judging::soFar);
    std::set<Key> known;
    std::vector<CoachFault> fresh;
    const auto look = [&](int incident, const FaultFinding& found, const Procedure* procedure) {
        const Key key{incident, found.fault, found.step, found.line.value_or(0)};
        known.insert(key);
        if (!m_known.contains(key))
            fresh.push_back({found.fault, found.severity, found.step, procedure});
    };
    int number = 0;
    for (const IncidentVerdict& incident : verdict.incidents) {
        for (const FaultFinding& found : incident.faults)
            look(number, found, incident.procedure);
        ++number;
    }
    for (const FaultFinding& found : verdict.faults)
        look(-1, found, nullptr);
    m_known = std::move(known);
    return fresh;
}

void Coach::record(const Controller& controller, const Recorded& what, const TableView& before) {
    CoachLine line{what.line,
                   what.t,
                   before,
                   *what.deed,
                   controller.session().lastHappenings(),
                   newFaults(controller),
                   false};
    if (const auto* back = std::get_if<deed::Back>(&*what.deed)) {
        line.faults.clear();
        int left = back->count;
        for (auto past = m_lines.rbegin(); past != m_lines.rend() && left > 0; ++past) {
            if (past->takenBack || std::holds_alternative<deed::Hint>(past->deed) ||
                std::holds_alternative<deed::Back>(past->deed))
                continue;
            past->takenBack = true;
            --left;
        }
    }
    m_lines.push_back(std::move(line));
}

} // namespace mz
