// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/verdict_json.h"

#include "core/json/write.h"

namespace mz {

namespace {

using json::Writer;

void writeLineNumber(Writer& out, std::string_view key, std::optional<int> line) {
    out.key(key);
    if (line)
        out.integer(*line);
    else
        out.null();
}

void writeMark(Writer& out, std::string_view key, const std::optional<Mark>& mark) {
    out.key(key);
    if (!mark) {
        out.null();
        return;
    }
    out.beginObject().field("line", mark->line).field("t", mark->t).endObject();
}

void writeFaults(Writer& out, const std::vector<FaultFinding>& faults) {
    out.key("faults").beginArray();
    for (const FaultFinding& fault : faults) {
        out.beginObject();
        out.field("fault", code(fault.fault)).field("severity", code(fault.severity));
        writeLineNumber(out, "line", fault.line);
        out.key("step");
        if (fault.step != nullptr)
            out.string(fault.step->id);
        else
            out.null();
        out.endObject();
    }
    out.endArray();
}

void writeIncident(Writer& out, const IncidentVerdict& incident) {
    out.beginObject();
    out.field("kind", code(incident.kind)).field("rule", incident.rule);
    out.field("cause", code(incident.cause));
    writeMark(out, "opened", incident.opened);
    writeMark(out, "closed", incident.closed);
    out.key("reaction_ms");
    if (incident.reactionMs)
        out.integer(*incident.reactionMs);
    else
        out.null();
    out.field("outcome", code(incident.outcome)).field("score", incident.score);
    out.key("steps").beginArray();
    for (const StepFinding& step : incident.steps) {
        out.beginObject().field("step", step.step->id).field("done", step.done);
        writeLineNumber(out, "line", step.line);
        out.endObject();
    }
    out.endArray();
    writeFaults(out, incident.faults);
    out.endObject();
}

void writeHelp(Writer& out, const std::vector<Help>& help) {
    if (help.empty())
        return;
    out.key("help").beginArray();
    for (const Help& one : help)
        out.beginObject()
            .field("line", one.line)
            .field("kind", code(one.kind))
            .field("cost", one.cost)
            .endObject();
    out.endArray();
}

void writeTable(Writer& out, const Hand& hand, const Table& table) {
    out.key("table").beginObject();
    out.field("deck", table.size(Zones::deck)).field("burns", table.size(Zones::burns));
    out.field("muck", table.size(Zones::muck)).field("aside", table.size(Zones::aside));
    out.key("board").beginArray();
    for (const CardId card : table.pile(Zones::board))
        out.string(code(hand.deck.face(card)));
    out.endArray();
    out.key("holes").beginObject();
    for (Seat seat = 1; seat <= maxSeats; ++seat) {
        const int cards = table.size(Zone::hole(seat));
        if (holds(hand.structure.occupied, seat) || cards > 0)
            out.field(std::to_string(seat), cards);
    }
    out.endObject().endObject();
}

} // namespace

std::string writeVerdict(std::string_view pack, int edition, const Session& session,
                         const Verdict& verdict) {
    const Case& ofCase = session.theCase();
    Writer out;
    out.beginObject();
    out.field("format", "mazziere-verdict").field("version", 1);
    out.field("pack", pack).field("edition", edition);
    out.field("scenario", ofCase.scenario.id);
    out.field("rulebook", ofCase.rulebook->id).field("rulebook-edition", ofCase.rulebook->edition);
    out.field("finished", verdict.finished).field("score", verdict.score);
    out.field("passed", verdict.passed);
    out.key("incidents").beginArray();
    for (const IncidentVerdict& incident : verdict.incidents)
        writeIncident(out, incident);
    out.endArray();
    writeFaults(out, verdict.faults);
    writeHelp(out, verdict.help);
    writeTable(out, ofCase.hand, session.state().table);
    out.endObject();
    return out.take() + '\n';
}

} // namespace mz
