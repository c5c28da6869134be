// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/told_session.h"

#include <algorithm>
#include <utility>

namespace mz {

namespace {

std::string versionIn(const std::string& program) {
    constexpr std::string_view ours = "mazziere ";
    return program.starts_with(ours) ? program.substr(ours.size()) : program;
}

std::string textAt(const json::Value& value, std::string_view key) {
    const json::Value* text = value.find(key);
    return text == nullptr ? std::string() : std::string(text->asString().value_or(""));
}

std::optional<Text> titleIn(const json::Value& ofCase) {
    const json::Value* title = ofCase.find("title");
    if (title == nullptr)
        return std::nullopt;
    Text texts{textAt(*title, "en"), textAt(*title, "it")};
    return texts.en.empty() || texts.it.empty() ? std::nullopt : std::optional(std::move(texts));
}

std::optional<std::uint64_t> seedIn(const json::Value& ofCase) {
    const json::Value* seed = ofCase.find("seed");
    const auto number = seed == nullptr ? std::nullopt : seed->asInteger();
    return number && *number >= 0 ? std::optional(static_cast<std::uint64_t>(*number))
                                  : std::nullopt;
}

// The last mark of a beginning: a session may have been begun again more than once.
std::optional<std::int64_t> beginningIn(std::string_view log) {
    constexpr std::string_view event = "starts-here";
    std::optional<std::int64_t> began;
    std::size_t end = 0;
    for (std::size_t at = log.find(event); at != std::string_view::npos;
         at = log.find(event, end)) {
        const std::size_t start = log.rfind('\n', at) + 1; // npos + 1 is 0
        end = std::min(log.find('\n', at), log.size());
        const auto line = json::parse(log.substr(start, end - start));
        const json::Value* said = line ? line->find("event") : nullptr;
        const json::Value* t = line ? line->find("t") : nullptr;
        if (said != nullptr && t != nullptr && said->asString() == event && t->asInteger())
            began = t->asInteger();
    }
    return began;
}

} // namespace

void setVerdict(JudgedSession& session, const Judgement& judgement, const std::string& program) {
    session.program = program;
    session.verdict = judgement.verdict;
    session.lastMs = judgement.lastMs;
}

void setVerdict(JudgedSession& session, const KeptVerdict& verdict) {
    session.program = verdict.program;
    session.verdict = verdict.json;
}

std::int64_t ToldSession::timeOf(int line) const {
    const auto behind = std::ranges::upper_bound(entries, line, {}, &Entry::line);
    return behind == entries.begin() ? 0 : std::prev(behind)->t;
}

std::int64_t ToldSession::momentOf(std::int64_t t) const {
    return startedAt + std::max<std::int64_t>(t - beganAt.value_or(0), 0);
}

tl::expected<ToldSession, Problem> tell(const JudgedSession& session) {
    auto log = readLog(session.log);
    if (!log)
        return tl::unexpected(std::move(log.error()));
    auto verdict = readVerdict(session.verdict);
    if (!verdict)
        return tl::unexpected(std::move(verdict.error()));

    ToldSession told;
    told.key = session.key;
    told.trainee = session.trainee;
    told.startedAt = session.startedAt;
    told.version = versionIn(session.program);
    told.header = std::move(log->header);
    told.seed = told.header.seed;
    if (told.header.ofCase) {
        told.title = titleIn(*told.header.ofCase);
        if (!told.seed)
            told.seed = seedIn(*told.header.ofCase);
        told.header.ofCase.reset();
    }
    told.entries = std::move(log->entries);
    told.beganAt = beginningIn(session.log);
    told.lastMs = session.lastMs.value_or(told.entries.empty() ? 0 : told.entries.back().t);
    told.verdict = std::move(*verdict);
    told.assessment = session.assessment;
    return told;
}

} // namespace mz
