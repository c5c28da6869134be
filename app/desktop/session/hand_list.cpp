// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/session/hand_list.h"

#include "app/words/words.h"
#include "core/session/check.h"
#include "core/session/next.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace mz {

namespace {

constexpr const char* usualBook = "ciaffone";

// A text of the program in both languages, as packs have theirs.
Text inBoth(const char* source) {
    const auto in = [&](Language language) {
        return std::string(translated(language, "HandList", source, "", 1).value_or(source));
    };
    return {in(Language::en), in(Language::it)};
}

bool isOfRule(const Case& ofCase, const std::string& rule) {
    const auto answer = solve(std::make_shared<const Case>(ofCase));
    const auto incidents = answer.session.verdict(0).incidents;
    return std::ranges::any_of(
        incidents, [&](const IncidentVerdict& incident) { return incident.rule == rule; });
}

} // namespace

HandList HandList::drill(std::string rule) {
    HandList list(Kind::drill);
    list.m_rule = std::move(rule);
    return list;
}

HandList HandList::redo(std::vector<Library::Found> cases) {
    HandList list(Kind::redo);
    list.m_cases = std::move(cases);
    return list;
}

HandList HandList::table(int players, int percent) {
    HandList list(Kind::table);
    list.m_table = openTable(players);
    list.m_percent = percent;
    return list;
}

std::optional<HandList::Next> HandList::next(Library& library, std::uint64_t seed) {
    if (m_kind == Kind::drill && m_cases.empty())
        findCases(library);
    auto dealt = m_kind == Kind::table ? nextAtTable(library, seed) : nextCase(library, seed);
    if (dealt)
        ++m_number;
    m_counted = false;
    return dealt;
}

void HandList::findCases(Library& library) {
    for (std::size_t pack = 0; pack < library.count(); ++pack) {
        const ShelvedPack& from = library.pack(pack);
        if (!from.usable())
            continue;
        for (std::size_t scenario = 0; scenario < from.reading.pack.scenarios.size(); ++scenario) {
            if (from.reading.pack.scenarios[scenario].irregularities.empty())
                continue;
            if (const auto ready = library.prepare(pack, scenario);
                ready && isOfRule(*ready, m_rule))
                m_cases.push_back({pack, scenario});
        }
    }
}

std::optional<HandList::Next> HandList::nextCase(Library& library, std::uint64_t seed) {
    if (m_cases.empty() || (m_kind == Kind::redo && m_number >= size()))
        return std::nullopt;
    const Library::Found found = m_cases[static_cast<std::size_t>(m_number % size())];
    const ShelvedPack& from = library.pack(found.pack);
    const Pack& pack = from.reading.pack;
    auto ready = library.prepare(found.pack, found.scenario);
    if (m_kind == Kind::drill) {
        // Other cards, so that the hand itself is not learnt; where they do not fit, its own.
        Scenario other = pack.scenarios[found.scenario];
        other.seed = seed;
        if (auto dealt = checkScenario(other, from.reading.places(found.scenario), from.rulebook))
            ready = std::move(dealt);
    }
    if (!ready)
        return std::nullopt;
    return Next{pack.id, pack.edition, pack.pass, std::make_shared<const Case>(std::move(*ready)),
                found};
}

std::optional<HandList::Next> HandList::nextAtTable(Library& library, std::uint64_t seed) {
    const auto book = library.book(usualBook);
    if (book == nullptr)
        return std::nullopt;
    if (m_after)
        m_table = *std::exchange(m_after, std::nullopt);
    const HandText text{
        "hand-" + std::to_string(m_number + 1),
        inBoth(QT_TRANSLATE_NOOP("HandList", "A hand at a running table")),
        inBoth(QT_TRANSLATE_NOOP("HandList",
                                 "Deal the hand to its end. Something may go wrong, or nothing."))};
    return Next{tablePack,
                1,
                80,
                std::make_shared<const Case>(nextHand(m_table, seed, m_percent, text, book)),
                {}};
}

void HandList::over(const Session& session, const Verdict& verdict) {
    if (m_kind != Kind::table)
        return;
    m_after = afterHand(m_table, session);
    if (!std::exchange(m_counted, true))
        m_count = counted(m_count, verdict);
}

} // namespace mz
