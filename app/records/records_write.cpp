// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/records_file.h"

#include "core/json/write.h"

#include <algorithm>

namespace mz {

namespace {

using json::Flow;
using json::Writer;

void writeIfAny(Writer& out, std::string_view key, const std::string& text) {
    if (!text.empty())
        out.field(key, text);
}
template <typename Number>
void writeIfAny(Writer& out, std::string_view key, const std::optional<Number>& number) {
    if (number)
        out.field(key, *number);
}

// A list for which there is a key only where something is in it.
template <typename Item>
void writeIfAny(Writer& out, std::string_view key, const std::vector<Item>& items,
                void (*write)(Writer&, const Item&)) {
    if (items.empty())
        return;
    out.key(key).beginArray();
    for (const Item& item : items)
        write(out, item);
    out.endArray();
}

void writePerson(Writer& out, const FiledPerson& person) {
    out.key("person").beginObject();
    out.field("key", person.key).field("number", person.number).field("name", person.name);
    out.field("lang", person.lang).field("text-percent", person.textPercent);
    out.field("four-colours", person.fourColours);
    out.field("created-at", person.createdAt).field("last-used-at", person.lastUsedAt);
    writeIfAny(out, "class-group", person.classGroup);
    writeIfAny(out, "note", person.note);
    out.endObject();
}

void writeSitting(Writer& out, const FiledSitting& sitting) {
    out.beginObject().field("key", sitting.key).field("exam", sitting.exam);
    out.field("title", sitting.title).field("started-at", sitting.startedAt);
    writeIfAny(out, "ended-at", sitting.endedAt);
    out.field("start-number", sitting.startNumber);
    writeIfAny(out, "last-hash", sitting.lastHash);
    out.endObject();
}

void writeLog(Writer& out, std::string_view log) {
    out.key("log").beginArray();
    while (!log.empty()) {
        const std::size_t end = std::min(log.find('\n'), log.size());
        out.string(log.substr(0, end));
        log.remove_prefix(std::min(end + 1, log.size()));
    }
    out.endArray();
}

void writeVerdict(Writer& out, const KeptVerdict& verdict) {
    out.beginObject(Flow::line);
    out.field("judged-at", verdict.judgedAt).field("program", verdict.program);
    // What is kept was written by this program, or read by it.
    out.key("verdict").value(json::parse(verdict.json).value_or(json::Value()), Flow::line);
    out.endObject();
}

void writeAssessment(Writer& out, const Assessment& assessment) {
    out.beginObject(Flow::line).field("assessor", assessment.assessor);
    writeIfAny(out, "override-score", assessment.overrideScore);
    out.field("reason", assessment.reason).field("assessed-at", assessment.assessedAt);
    out.endObject();
}

void writeRating(Writer& out, const Rating& rating) {
    out.beginObject(Flow::line).field("assessor", rating.assessor);
    writeIfAny(out, "accuracy", rating.accuracy);
    writeIfAny(out, "procedure", rating.procedure);
    writeIfAny(out, "game-protection", rating.gameProtection);
    writeIfAny(out, "table-control", rating.tableControl);
    writeIfAny(out, "pace", rating.pace);
    out.field("remark", rating.remark).field("rated-at", rating.ratedAt);
    out.endObject();
}

void writeSession(Writer& out, const FiledSession& session) {
    out.beginObject().field("key", session.key).field("started-at", session.startedAt);
    if (!session.sitting.empty())
        out.field("sitting", session.sitting).field("place-in-sitting", session.placeInSitting);
    writeLog(out, session.log);
    out.key("verdicts").beginArray();
    for (const KeptVerdict& verdict : session.verdicts)
        writeVerdict(out, verdict);
    out.endArray();
    writeIfAny(out, "assessments", session.assessments, writeAssessment);
    writeIfAny(out, "ratings", session.ratings, writeRating);
    out.endObject();
}

} // namespace

std::string writeRecords(const RecordsFile& file) {
    Writer out;
    out.beginObject().field("format", "mazziere-records").field("version", 1);
    writePerson(out, file.person);
    writeIfAny(out, "sittings", file.sittings, writeSitting);
    out.key("sessions").beginArray();
    for (const FiledSession& session : file.sessions)
        writeSession(out, session);
    out.endArray().endObject();
    return out.take() + '\n';
}

} // namespace mz
