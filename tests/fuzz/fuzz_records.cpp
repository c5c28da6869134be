// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/records_file.h"
#include "tests/fuzz/table.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace mz;
using namespace mz::fuzz;

namespace {

Judges judges() {
    return {"fuzz",
            [](const std::string& id) { return id == rulebook()->id ? rulebook() : nullptr; },
            {}};
}

// But for the places in the file, which writing changes.
bool same(const FiledSession& one, const FiledSession& other) {
    return one.key == other.key && one.startedAt == other.startedAt && one.log == other.log &&
           one.verdicts == other.verdicts && one.sitting == other.sitting &&
           one.placeInSitting == other.placeInSitting && one.assessments == other.assessments &&
           one.ratings == other.ratings;
}

void mustComeBack(const RecordsFile& file) {
    const std::string written = writeRecords(file);
    const auto again = readRecords(written);
    mustHold(again.has_value());
    mustHold(again->person == file.person && again->sittings == file.sittings);
    mustHold(std::ranges::equal(again->sessions, file.sessions, same));
    mustHold(writeRecords(*again) == written);
}

void mustHavePlaces(const std::vector<Problem>& problems, std::string_view text) {
    const auto lines = 1 + std::ranges::count(text, '\n');
    mustHold(!problems.empty());
    for (const Problem& problem : problems) {
        mustHold(problem.line >= 1 && problem.line <= lines);
        mustHold(problem.pointer.empty() || problem.pointer.front() == '/');
    }
}

} // namespace

// Any bytes: somebody's records, each log judged or without its book or case, that are written and
// read again as themselves; or problems, each with its place.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto records = readAndJudgeRecords(text, judges());
    if (!records) {
        mustHavePlaces(records.error(), text);
        return 0;
    }
    mustComeBack(records->file);
    mustHold(records->judged.size() == records->file.sessions.size() &&
             records->headers.size() == records->judged.size());
    for (const auto& judged : records->judged) {
        mustHold(!judged || (judged->score >= 0 && judged->score <= 100));
        mustHold(!judged || sayTheSame(judged->verdict, judged->verdict));
    }
    return 0;
}
