// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/records_file.h"

#include "core/json/write.h"

#include <algorithm>

namespace mz {

namespace {

using json::Flow;
using json::Writer;

void writePerson(Writer& out, const FiledPerson& person) {
    out.key("person").beginObject();
    out.field("key", person.key).field("number", person.number).field("name", person.name);
    out.field("lang", person.lang).field("text-percent", person.textPercent);
    out.field("four-colours", person.fourColours);
    out.field("created-at", person.createdAt).field("last-used-at", person.lastUsedAt);
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

} // namespace

std::string writeRecords(const RecordsFile& file) {
    Writer out;
    out.beginObject().field("format", "mazziere-records").field("version", 1);
    writePerson(out, file.person);
    out.key("sessions").beginArray();
    for (const FiledSession& session : file.sessions) {
        out.beginObject().field("key", session.key).field("started-at", session.startedAt);
        writeLog(out, session.log);
        out.key("verdicts").beginArray();
        for (const KeptVerdict& verdict : session.verdicts)
            writeVerdict(out, verdict);
        out.endArray().endObject();
    }
    out.endArray().endObject();
    return out.take() + '\n';
}

} // namespace mz
