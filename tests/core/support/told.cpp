// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/told.h"

namespace mz::testing {

namespace {

void add(std::string& text, const std::vector<FaultFinding>& faults, Lines lines) {
    for (const FaultFinding& fault : faults) {
        text += ' ' + std::string(code(fault.fault));
        if (fault.step != nullptr)
            text += '/' + fault.step->id;
        if (fault.line && lines == Lines::told)
            text += ':' + std::to_string(*fault.line);
    }
}

} // namespace

std::string told(const Verdict& verdict, Lines lines) {
    std::string text;
    for (const IncidentVerdict& incident : verdict.incidents) {
        text += (text.empty() ? "" : "; ") + std::string(code(incident.kind));
        if (incident.outcome == Outcome::correct)
            text += " right";
        add(text, incident.faults, lines);
    }
    if (!verdict.faults.empty()) {
        text += text.empty() ? "own" : "; own";
        add(text, verdict.faults, lines);
    }
    if (!verdict.finished)
        text += text.empty() ? "unfinished" : "; unfinished";
    return text;
}

std::string told(const Problem& problem) {
    return std::to_string(problem.line) + ' ' + problem.pointer + ' ' +
           std::string(code(problem.reason));
}

std::string told(const std::vector<Problem>& problems) {
    std::string text;
    for (const Problem& problem : problems)
        text += (text.empty() ? "" : "; ") + told(problem);
    return text;
}

std::string cards(const Session& session, Zone zone) {
    std::string text;
    for (const CardId card : session.state().table.pile(zone))
        text += (text.empty() ? "" : " ") + code(session.theCase().hand.deck.face(card));
    return text;
}

std::string notAsItMustEnd(const Procedure& procedure, const Session& session) {
    std::string text;
    const auto must = [&](std::string_view what, std::optional<int> wanted, int found) {
        if (wanted && *wanted != found)
            text += std::string(what) + ' ' + std::to_string(found) + "; ";
    };
    const Table& table = session.state().table;
    must("burns", procedure.end.burns, table.size(Zones::burns));
    must("board", procedure.end.board, table.size(Zones::board));
    must("aside", procedure.end.aside, table.size(Zones::aside));
    for (Seat seat = 1; seat <= maxSeats; ++seat)
        if (holds(session.state().betting.live, seat))
            must("hole:" + std::to_string(seat), procedure.end.hole, table.size(Zone::hole(seat)));
    return text;
}

std::string handsThatDiffer(const Session& session) {
    const Session plain = undisturbedHand(session.theCase());
    std::string text;
    for (Seat seat = 1; seat <= maxSeats; ++seat)
        if (cards(session, Zone::hole(seat)) != cards(plain, Zone::hole(seat)))
            text += std::to_string(seat) + ": " + cards(session, Zone::hole(seat)) + " for " +
                    cards(plain, Zone::hole(seat)) + "; ";
    return text;
}

} // namespace mz::testing
