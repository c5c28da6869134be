// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/coach/coach.h"

#include <algorithm>

namespace mz {

void Coach::begin(const Controller& controller) {
    m_lines.clear();
    m_known.clear();
    m_praised.clear();
    const Dealing& dealing = controller.dealing();
    Session again(dealing.theCase, dealing.mode);
    again.keepHappenings(true);
    m_first = again.firstHappenings();
    CoachLine nothing;
    look(again.verdict(dealing.pass, Judging::soFar), nothing);
    for (const Entry& entry : controller.before()) {
        const TableView before = view(*dealing.theCase, again.state(), Viewer::dealer);
        if (!again.act(entry.deed, entry.line, entry.t))
            return;
        add(again, dealing.pass, entry, before);
    }
}

// What is new since the last look.
void Coach::look(const Verdict& verdict, CoachLine& line) {
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
    add(controller.session(), controller.dealing().pass, {what.line, what.t, *what.deed}, before);
}

void Coach::add(const Session& session, int pass, const Entry& entry, const TableView& before) {
    CoachLine line{entry.line, entry.t, before, entry.deed, session.lastHappenings(),
                   {},         {},      false};
    look(session.verdict(pass, Judging::soFar), line);
    if (const auto* back = std::get_if<deed::Back>(&entry.deed)) {
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
