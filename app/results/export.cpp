// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/export.h"

#include "app/results/dictionary.h"
#include "app/results/moment.h"
#include "app/results/xapi.h"
#include "core/codes/code_list.h"

#include <algorithm>
#include <functional>
#include <set>
#include <system_error>
#include <tuple>
#include <utility>

namespace mz {

namespace {

namespace fs = std::filesystem;

// The sessions that can be told, the oldest first; the others go to `leftOut`.
std::vector<ToldSession> toldOf(std::span<const JudgedSession> sessions,
                                std::vector<LeftOut>& leftOut) {
    std::vector<ToldSession> all;
    std::set<std::string> keys;
    for (const JudgedSession& session : sessions) {
        const auto leave = [&](LeftOut::Why why, std::optional<Problem> problem = {}) {
            leftOut.push_back({session.key, why, std::move(problem)});
        };
        if (session.trainee.id().empty()) {
            leave(LeftOut::Why::nobodys);
            continue;
        }
        auto told = tell(session);
        if (!told)
            leave(LeftOut::Why::unreadable, std::move(told.error()));
        else if (utcSeconds(told->startedAt).empty() ||
                 utcSeconds(told->momentOf(told->lastMs)).empty())
            leave(LeftOut::Why::noMoment);
        else if (!keys.insert(session.key).second)
            leave(LeftOut::Why::twice);
        else
            all.push_back(std::move(*told));
    }
    std::ranges::sort(all, {}, [](const ToldSession& session) {
        return std::tie(session.startedAt, session.key);
    });
    return all;
}

} // namespace

tl::expected<Exported, ExportTrouble> exportResults(std::span<const JudgedSession> sessions,
                                                    const fs::path& folder,
                                                    const ExportOptions& options) {
    Exported exported;
    const std::vector<ToldSession> told = toldOf(sessions, exported.leftOut);
    exported.sessions = told.size();
    const TableOptions tables{options.form, options.names};
    const XapiOptions statements{options.base, options.school, options.names};

    std::error_code failed;
    fs::create_directories(folder, failed); // where it fails writing does so too, and says why
    // Made one after the other: each may be large.
    const std::pair<const char*, std::function<std::string()>> files[] = {
        {"results.csv", [&] { return writeResults(told, tables); }},
        {"attempts.csv", [&] { return writeAttempts(told, tables); }},
        {"steps.csv", [&] { return writeSteps(told, tables); }},
        {"dictionary.csv", [&] { return writeDictionary(options.form); }},
        {"dictionary.md", [] { return writeDictionaryPage(); }},
        {"statements.json", [&] { return writeStatements(told, statements); }},
    };
    for (const auto& [name, text] : files) {
        const fs::path path = folder / name;
        if (const auto written = writeFile(path, text()); !written)
            return tl::unexpected(ExportTrouble{path, written.error()});
        exported.files.push_back(path);
    }
    return exported;
}

std::string_view code(LeftOut::Why why) {
    static constexpr CodeList<4> codes{"nobodys", "twice", "unreadable", "no-moment"};
    return codeIn(codes, why);
}

} // namespace mz
