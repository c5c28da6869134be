// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/reopen.h"

#include "core/session/check.h"

#include <utility>

namespace mz {

namespace {

// The book that judges where nobody knows the one that the log names.
constexpr const char* usualBook = "ciaffone";

class Finder {
public:
    Finder(Log log, const Shelf& shelf) : m_shelf(shelf) { m_found.log = std::move(log); }

    tl::expected<Reopened, Problem> find() {
        if (m_found.log.cutOffLine)
            lacks(Lack::Kind::cutOff, {std::to_string(*m_found.log.cutOffLine)});
        lookForScenario();
        if (auto problem = chooseBook())
            return tl::unexpected(std::move(*problem));
        const auto own = dealOwn();
        auto packs = dealPacks();
        if (packs && own && sameCards(*packs, *own)) {
            m_found.ofCase = std::make_shared<const Case>(std::move(*packs));
        } else if (own) {
            if (packs || m_scenario != nullptr)
                lacks(Lack::Kind::changed);
            m_found.ofCase = std::make_shared<const Case>(*own);
        } else if (packs) {
            if (m_found.log.header.ofCase)
                lacks(Lack::Kind::ownCase);
            m_found.ofCase = std::make_shared<const Case>(std::move(*packs));
        } else {
            return tl::unexpected(whyNot(own.error()));
        }
        return std::move(m_found);
    }

private:
    using Dealt = tl::expected<Case, std::optional<Problem>>;

    void lacks(Lack::Kind kind, std::vector<std::string> args = {}) {
        m_found.lacks.push_back({kind, std::move(args)});
    }
    [[nodiscard]] const LogHeader& header() const { return m_found.log.header; }

    void lookForScenario() {
        m_pack = m_shelf.pack(header().pack);
        if (m_pack == nullptr)
            return lacks(Lack::Kind::pack, {header().pack});
        m_found.pack = m_pack->pack.title;
        m_found.edition = m_pack->pack.edition;
        m_found.pass = m_pack->pack.pass;
        m_scenario = m_pack->pack.find(header().scenario);
        if (m_scenario == nullptr)
            lacks(Lack::Kind::scenario, {header().scenario});
    }

    // The log's own book goes before the pack's.
    std::optional<Problem> chooseBook() {
        const std::string packs = m_pack != nullptr ? m_pack->pack.rulebook : usualBook;
        const std::string named = header().rulebook.value_or(packs);
        m_book = m_shelf.book(named);
        if (m_book == nullptr) {
            lacks(Lack::Kind::book, {named});
            m_book = m_shelf.book(packs);
        } else if (const auto edition = header().rulebookEdition;
                   header().rulebook && edition && *edition != m_book->edition) {
            lacks(Lack::Kind::edition, {std::to_string(*edition), std::to_string(m_book->edition)});
        }
        if (m_book == nullptr)
            m_book = m_shelf.book(usualBook);
        if (m_book == nullptr)
            return Problem{Reason::unknownRulebook, {named}, "", 1};
        return std::nullopt;
    }

    // As it is written in the log.
    Dealt dealOwn() {
        const auto& written = header().ofCase;
        if (!written)
            return tl::unexpected(std::nullopt);
        const auto scenario = readScenario(*written);
        if (!scenario)
            return tl::unexpected(inCase(scenario.error().front()));
        auto ready = prepare(*scenario, m_book);
        if (ready)
            return std::move(*ready);
        const ScenarioPlaces places{json::Place::root(*written)};
        const auto checked = checkScenario(*scenario, places, m_book);
        return tl::unexpected(checked ? Problem{} : inCase(checked.error()));
    }

    static Problem inCase(Problem problem) {
        problem.pointer.insert(0, "/case");
        return problem;
    }

    // As it stands in the pack.
    Dealt dealPacks() {
        if (m_scenario == nullptr)
            return tl::unexpected(std::nullopt);
        Scenario scenario = *m_scenario;
        scenario.seed = header().seed.value_or(scenario.seed);
        auto ready = prepare(std::move(scenario), m_book);
        if (ready)
            return std::move(*ready);
        return tl::unexpected(std::nullopt);
    }

    static bool sameCards(const Case& one, const Case& other) {
        return scenarioValue(resolved(one)) == scenarioValue(resolved(other));
    }

    [[nodiscard]] Problem whyNot(const std::optional<Problem>& own) const {
        if (own)
            return *own;
        if (m_pack == nullptr)
            return {Reason::packNotThere, {header().pack}, "", 1};
        return {Reason::noSuchScenario, {header().scenario}, "", 1};
    }

    const Shelf& m_shelf;
    const PackReading* m_pack = nullptr;
    const Scenario* m_scenario = nullptr;
    std::shared_ptr<const Rulebook> m_book;
    Reopened m_found;
};

} // namespace

tl::expected<Reopened, Problem> reopen(Log log, const Shelf& shelf) {
    return Finder(std::move(log), shelf).find();
}

} // namespace mz
