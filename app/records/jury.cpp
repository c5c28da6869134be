// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/jury.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace mz {

namespace {

constexpr unsigned mostThreads = 8;
// Logs for which a thread is worth beginning, and that one takes at a time.
constexpr std::size_t worthAThread = 64;
constexpr std::size_t handful = 16;

} // namespace

Jury::Jury(Judges judges) {
    Judges oneByOne;
    oneByOne.program = judges.program;
    oneByOne.book = [this, book = std::move(judges.book)](const std::string& id) {
        const std::lock_guard lock(m_mutex);
        return book(id);
    };
    if (judges.pass)
        oneByOne.pass = [this, pass = std::move(judges.pass)](const std::string& pack) {
            const std::lock_guard lock(m_mutex);
            return pass(pack);
        };
    const unsigned processors = std::clamp(std::thread::hardware_concurrency(), 1U, mostThreads);
    for (unsigned i = 0; i < processors; ++i)
        m_judges.emplace_back(oneByOne);
}

std::vector<tl::expected<Judgement, Problem>> Jury::judge(std::span<const std::string_view> texts) {
    std::vector<tl::expected<Judgement, Problem>> results(texts.size(), tl::unexpected(Problem{}));
    std::atomic<std::size_t> next = 0;
    const auto work = [&](LogJudge& judge) {
        for (;;) {
            const std::size_t begin = next.fetch_add(handful);
            if (begin >= texts.size())
                return;
            const std::size_t end = std::min(begin + handful, texts.size());
            for (std::size_t i = begin; i < end; ++i)
                results[i] = judge.judge(texts[i]);
        }
    };
    std::vector<std::thread> others;
    const std::size_t wanted = std::min(m_judges.size(), texts.size() / worthAThread);
    for (std::size_t i = 1; i < wanted; ++i)
        others.emplace_back(work, std::ref(m_judges[i]));
    work(m_judges.front());
    for (std::thread& other : others)
        other.join();
    return results;
}

} // namespace mz
