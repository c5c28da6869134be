// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/records_file.h"

#include "app/records/jury.h"
#include "core/json/excerpt.h"
#include "core/json/reading.h"
#include "core/json/write.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace mz {

namespace {

using json::Place;
using json::Reading;

constexpr std::size_t mostSessions = 100'000;
constexpr std::size_t mostLines = 100'000;
constexpr std::size_t mostVerdicts = 1'000;
constexpr std::size_t longestText = std::size_t{1} << 20; // characters
constexpr std::int64_t mostTime = 9'007'199'254'740'991;  // ms since 1970 UTC
constexpr std::size_t mostProblems = 100;

class RecordsReader {
public:
    tl::expected<RecordsFile, std::vector<Problem>> read(std::string_view text) {
        json::Limits limits;
        limits.bytes = mostRecordsBytes;
        const auto value = json::parse(text, limits);
        if (!value)
            return tl::unexpected(std::vector{problemOf(value.error())});
        readFile(Place::root(*value));
        if (!m_problems.empty())
            return tl::unexpected(std::move(m_problems));
        return std::move(m_file);
    }

private:
    void readFile(const Place& root) {
        if (!m_reading.header(root, "mazziere-records", 1) ||
            !m_reading.object(root, {"format", "version", "person", "sessions"}))
            return;
        if (const auto person = m_reading.required(root, "person"))
            readPerson(*person);
        const auto sessions = m_reading.required(root, "sessions");
        const auto items = sessions ? m_reading.array(*sessions, 0, mostSessions) : std::nullopt;
        if (!items)
            return;
        for (const Place& item : *items)
            if (m_problems.size() < mostProblems)
                readSession(item);
    }

    void readPerson(const Place& place) {
        if (!m_reading.object(place, {"key", "number", "name", "lang", "text-percent",
                                      "four-colours", "created-at", "last-used-at"}))
            return;
        FiledPerson& person = m_file.person;
        readId(place, "key", person.key);
        readText(place, "number", person.number);
        readText(place, "name", person.name);
        readText(place, "lang", person.lang);
        if (const auto lang = m_reading.optional(place, "lang");
            lang && lang->value->asString() && person.lang != "en" && person.lang != "it")
            m_reading.add(*lang, Reason::unknownWord, {json::shortened(person.lang)});
        readNumber(place, "text-percent", person.textPercent, 80, 200);
        readTruth(place, "four-colours", person.fourColours);
        readNumber(place, "created-at", person.createdAt, -mostTime, mostTime);
        readNumber(place, "last-used-at", person.lastUsedAt, -mostTime, mostTime);
    }

    void readSession(const Place& place) {
        if (!m_reading.object(place, {"key", "started-at", "log", "verdicts"}))
            return;
        FiledSession session;
        readId(place, "key", session.key);
        if (!session.key.empty() && !m_keys.insert(session.key).second)
            m_reading.add(*m_reading.optional(place, "key"), Reason::duplicateId, {session.key});
        readNumber(place, "started-at", session.startedAt, -mostTime, mostTime);
        if (const auto log = m_reading.required(place, "log"))
            readLogLines(*log, session);
        const auto verdicts = m_reading.required(place, "verdicts");
        const auto items = verdicts ? m_reading.array(*verdicts, 0, mostVerdicts) : std::nullopt;
        for (const Place& item : items.value_or(std::vector<Place>()))
            readVerdict(item, session);
        m_file.sessions.push_back(std::move(session));
    }

    void readLogLines(const Place& place, FiledSession& session) {
        const json::Array* lines = place.value->asArray();
        if (lines == nullptr)
            return m_reading.add(place, Reason::wrongType, {"array"});
        if (lines->empty() || lines->size() > mostLines)
            return m_reading.add(place, Reason::itemCount, {"1", std::to_string(mostLines)});
        session.pointer = place.pointer;
        for (std::size_t i = 0; i < lines->size(); ++i) {
            const auto line = (*lines)[i].asString();
            if (!line)
                return m_reading.add(place.item(i), Reason::wrongType, {"string"});
            if (line->find('\n') != std::string_view::npos)
                return m_reading.add(place.item(i), Reason::syntax, {json::shortened(*line)});
            session.log += *line;
            session.log += '\n';
            session.fileLines.push_back((*lines)[i].line());
        }
    }

    void readVerdict(const Place& place, FiledSession& session) {
        if (!m_reading.object(place, {"judged-at", "program", "verdict"}))
            return;
        KeptVerdict kept;
        kept.number = static_cast<int>(session.verdicts.size()) + 1;
        kept.imported = true;
        readNumber(place, "judged-at", kept.judgedAt, -mostTime, mostTime);
        readText(place, "program", kept.program);
        const auto verdict = m_reading.required(place, "verdict");
        if (!verdict || !m_reading.header(*verdict, "mazziere-verdict", 1) ||
            !m_reading.object(*verdict, {"format", "version", "pack", "edition", "scenario",
                                         "rulebook", "rulebook-edition", "finished", "score",
                                         "passed", "incidents", "faults", "help", "table"}))
            return;
        readText(*verdict, "rulebook", kept.rulebook);
        readNumber(*verdict, "rulebook-edition", kept.rulebookEdition, INT32_MIN, INT32_MAX);
        readTruth(*verdict, "finished", kept.finished);
        readNumber(*verdict, "score", kept.score, 0, 100);
        readTruth(*verdict, "passed", kept.passed);
        kept.json = json::writePretty(*verdict->value);
        session.verdicts.push_back(std::move(kept));
    }

    void readId(const Place& place, std::string_view key, std::string& into) {
        if (const auto found = m_reading.required(place, key))
            into = m_reading.id(*found).value_or("");
    }
    void readText(const Place& place, std::string_view key, std::string& into) {
        if (const auto found = m_reading.required(place, key))
            into = m_reading.text(*found, 0, longestText).value_or("");
    }
    template <typename Number>
    void readNumber(const Place& place, std::string_view key, Number& into, std::int64_t least,
                    std::int64_t most) {
        if (const auto found = m_reading.required(place, key))
            into = static_cast<Number>(m_reading.integer(*found, least, most).value_or(0));
    }
    void readTruth(const Place& place, std::string_view key, bool& into) {
        const auto found = m_reading.required(place, key);
        if (!found)
            return;
        if (const auto truth = found->value->asBool())
            into = *truth;
        else
            m_reading.add(*found, Reason::wrongType, {"boolean"});
    }

    std::vector<Problem> m_problems;
    Reading m_reading{m_problems};
    RecordsFile m_file;
    std::unordered_set<std::string> m_keys;
};

// A problem of a log with its place in the file. What is wrong within the line stays in words.
Problem inFile(Problem problem, const FiledSession& session) {
    const auto lines = static_cast<int>(session.fileLines.size());
    const int line = std::clamp(problem.line, 1, std::max(lines, 1));
    problem.pointer = session.pointer + '/' + std::to_string(line - 1);
    if (line <= lines)
        problem.line = session.fileLines[static_cast<std::size_t>(line - 1)];
    return problem;
}

// What another machine may know, and this one does not.
bool isLack(const Problem& problem) {
    return problem.reason == Reason::unknownRulebook || problem.reason == Reason::packNotThere;
}

} // namespace

tl::expected<RecordsFile, std::vector<Problem>> readRecords(std::string_view text) {
    return RecordsReader().read(text);
}

tl::expected<JudgedRecords, std::vector<Problem>> readAndJudgeRecords(std::string_view text,
                                                                      const Judges& judges) {
    auto file = readRecords(text);
    if (!file)
        return tl::unexpected(std::move(file.error()));
    std::vector<std::string_view> logs;
    for (const FiledSession& session : file->sessions)
        logs.push_back(session.log);
    auto judged = Jury(judges).judge(logs);

    JudgedRecords records{std::move(*file), {}, {}};
    std::vector<Problem> problems;
    for (std::size_t i = 0; i < judged.size(); ++i) {
        const FiledSession& session = records.file.sessions[i];
        if (judged[i]) {
            records.headers.push_back(*judged[i]->header);
            records.judged.emplace_back(std::move(*judged[i]));
        } else if (auto log = readLog(session.log); isLack(judged[i].error()) && log) {
            records.headers.push_back(std::move(log->header));
            records.judged.emplace_back();
        } else if (problems.size() < mostProblems) {
            problems.push_back(inFile(judged[i].error(), session));
        }
    }
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return records;
}

} // namespace mz
