// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/records_file.h"

#include "app/records/jury.h"

#include <algorithm>
#include <utility>

namespace mz {

namespace {

constexpr std::size_t mostProblems = 100;

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
